"use strict";
// Helpers of the pages that show benchmarks: they select the measurements of one machine and CPU, and describe and group series.

// Titles of sizes, with the smallest first.
const sizeTitles = {"1KiB": "1 KiB", L1: "fits L1", L2: "fits L2", "4MiB": "4 MiB", L3: "fits L3", DRAM: "beyond caches"};

const bench = {
  // The CPUs that entries are compiled for. The CPU on which they ran comes first.
  cpus: (entries) => [...new Set(entries.map((one) => one.cpu))].sort((a, b) => (b === "native") - (a === "native")),
  // The filters that choose a machine and a CPU, if there are several.
  fields(entries) {
    const cpus = bench.cpus(entries), machines = [...new Set(entries.map((one) => one.machine))];
    return [machines.length > 1 ? {name: "machine", label: "Machine", options: machines.map((one) => [one])} : null,
      cpus.length > 1 ? {name: "cpu", label: "Compiled for", options: cpus.map((one) => [one])} : null];
  },
  choose(entries, view) {
    const machine = view.get("machine") || entries[0]?.machine, cpu = view.get("cpu") || bench.cpus(entries.filter((one) => one.machine === machine))[0];
    return entries.filter((one) => one.machine === machine && one.cpu === cpu);
  },
  // The flags by which padlab-bench chooses the suite of a series.
  flags: (series) => (series.suite === "instructions" ? "--instructions" : `--suite=${series.suite}`) + (series.kind === "peer" ? " --peers" : "") + (series.tier ? ` --tier=${series.tier}` : "")
    + (series.cpu === "native" || series.suite === "instructions" ? "" : ` --cpu=${series.cpu}`),
  interval: (entry) => (missing(entry?.low) ? "" : `${format.ratio(entry.low)} to ${format.ratio(entry.high)}`),
  // The value of an axis, or undefined if the series has no such axis.
  axis: (entry, name) => entry.axes.find((axis) => axis.name === name)?.value,
  // The axes with unusual values as text, except those in `without`.
  axesText: (entry, without = []) => entry.axes.filter((axis) => !axis.usual && !without.includes(axis.name)).map(bench.axisText).join(", "),
  axisText: ({name, value, unit}) => (unit === undefined || unit === "1" ? `${name} ${value}` : `${name} ${unit === "bytes" ? format.bytes(value) : `${format.number(value)} ${unit}`}`),
  // Orders entries by the name of the workload, then by the bytes that it must move.
  bySize: (a, b) => a.workload.localeCompare(b.workload, "en", {numeric: true}) || (a.must ?? 0) - (b.must ?? 0),
  // The pipelines of the entries: baselines first, then upstream-fused, fused, and the others by name.
  pipelines(entries) {
    const rank = (name) => ({unfused: 0, "upstream-fused": 2, fused: 3}[name] ?? 4), baselines = new Set(entries.map((one) => one.baseline));
    const order = (name) => (baselines.has(name) ? 0 : rank(name));
    return [...new Set(entries.filter(bench.isPipeline).map((one) => one.contestant))].sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
  },
  isPipeline: (entry) => entry.kind === "pipeline",
  isSweep: (entry) => ["sweep", "tuning"].includes(entry.suite),
  // Groups the rows with the same key: [key, rows].
  groupBy(rows, key) {
    const groups = new Map();
    for (const row of rows) groups.has(key(row)) ? groups.get(key(row)).push(row) : groups.set(key(row), [row]);
    return [...groups];
  },
  measuredIn(entries, commands = [...new Set(entries.map((one) => `./padlab bench ${bench.flags(one)}`))]) {
    const newest = [...new Set(entries.map((one) => one.run))].sort((a, b) => b - a), shown = newest.slice(0, 6);
    return h("div", {}, h("p.dim", {}, "Measured in ", shown.map((run, i) => [i ? ", " : "", runLink(run)]), newest.length > shown.length ? ` and ${newest.length - shown.length} earlier runs` : "",
      ": the newest value of each series."), again(...commands));
  },
  // Explains how to make missing measurements.
  nothing: (suite) => h("div.empty", {}, h("p", {}, "No run has measured it yet. This measures it, and takes it in:"),
    code(`./padlab bench --suite=${suite} --benchmark_out=${suite}.json --benchmark_out_format=json\n./padlab report ingest ${suite}.json && ./padlab report site`, `Commands that measure ${suite}`)),
  trend: (entry, text) => h("a", {href: padlab.link("trends", {series: entry.id})}, text),
  // Returns the function that formats values with this unit.
  show: (unit) => (unit === "s" ? format.seconds : unit === "1" ? format.ratio : unit === "bytes" ? format.bytes : unit === "bytes/s" ? (value) => `${format.bytes(value)}/s` : (value) => `${format.number(value, value < 100 ? 2 : 0)} ${unit}`),
};
