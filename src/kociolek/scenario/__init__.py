"""Scenario files: rule tests, bug reports and tutorials as YAML. See docs/scenarios.md."""

from kociolek.scenario.item import BadScenario
from kociolek.scenario.part import Finding
from kociolek.scenario.player import play
from kociolek.scenario.reader import Scenario, read_file, scenario_files

__all__ = ["BadScenario", "Finding", "Scenario", "play", "read_file", "scenario_files"]
