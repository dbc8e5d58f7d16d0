"""What every game shares: the contract, zones, the generator, records. It knows no game."""
