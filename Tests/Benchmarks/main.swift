// What moving through a form costs, as ratios within one run.
//
//     swift run -c release Benchmarks

compareLooks()
compareAvoidance()
compareRows()
