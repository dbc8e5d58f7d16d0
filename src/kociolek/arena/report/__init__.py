def check_report(path): pass
def write_report(path, series, tally): pass
