"use strict";
// What the pages of benchmarks share: the newest measurements of one machine and CPU.

// What names of the sweep's points leave out: the first value of an axis (bench/lib/Sweep/Point.cpp).
const axisDefaults = {ratio: "1", size: "L2", producer: "cheap"};
// The smallest first.
const sizeTitles = {"1KiB": "1 KiB", L1: "fits L1", L2: "fits L2", "4MiB": "4 MiB", L3: "fits L3", DRAM: "beyond caches"};

const bench = {
  // Fields that choose among machines and CPUs; none where there is no choice.
  fields(entries) {
    const cpus = [...new Set(entries.map((one) => one.cpu))], machines = [...new Set(entries.map((one) => one.machine))];
    return [machines.length > 1 ? {name: "machine", label: "Machine", options: machines.map((one) => [one])} : null,
      cpus.length > 1 ? {name: "cpu", label: "Compiled for", options: cpus.map((one) => [one])} : null];
  },
  choose(entries, view) {
    const machine = view.get("machine") || entries[0]?.machine, cpu = view.get("cpu") || entries.find((one) => one.machine === machine)?.cpu;
    return entries.filter((one) => one.machine === machine && one.cpu === cpu);
  },
  interval: (entry) => (missing(entry?.low) ? "" : `${format.ratio(entry.low)} to ${format.ratio(entry.high)}`),
  // A benchmark's subject is made of the producer, a size where it has one, and the padding ratio.
  parse(entry) {
    const parts = entry.subject.split("/").filter((part) => missing(entry.padding) || Number.isNaN(Number(part)));
    const size = parts.find((part) => /^\d+([KMG]iB|(x\d+)+)$/.test(part));
    return {producer: parts.filter((part) => part !== size).join("/") || "element-wise producer", size: size ?? ""};
  },
  // By producer, then by size.
  bySize: (a, b) => bench.parse(a).producer.localeCompare(bench.parse(b).producer, "en", {numeric: true}) || (a.must ?? 0) - (b.must ?? 0),
  // The baselines first, then ours.
  pipelines(entries) {
    const rank = (name) => (name.startsWith("unfused") ? 0 : name === "upstream-fused" ? 1 : name === "fused" ? 2 : 3);
    return [...new Set(entries.filter(bench.isPipeline).map((one) => one.pipeline))].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  },
  isPipeline: (entry) => !/^(limit|peer)(-|$)/.test(entry.pipeline),
  isSweep: (entry) => ["sweep", "tuning"].includes(entry.suite),
  // A point of the sweep: its axes that pages show, and all others as one text.
  point(entry) {
    const words = entry.subject.split(",").filter((word) => word.includes("="));
    const axes = {...axisDefaults, ...Object.fromEntries(words.map((word) => word.split("=")))};
    return {...axes, rest: words.filter((word) => !/^(ratio|size|strategy|rival)=/.test(word)).join(", ")};
  },
  // Those of the same program together: [program, entries].
  groupBy(rows, key) {
    const groups = new Map();
    for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
    return [...groups];
  },
  measuredIn(entries) {
    const newest = [...new Set(entries.map((one) => one.run))].sort((a, b) => b - a), shown = newest.slice(0, 6);
    return h("p.dim", {}, "Measured in ", shown.map((run, i) => [i ? ", " : "", runLink(run)]), newest.length > shown.length ? ` and ${newest.length - shown.length} earlier runs` : "",
      ": the newest value of each series.");
  },
  // How to come to what is not there.
  nothing: (suite) => h("div.empty", {}, h("p", {}, "No run has measured it yet. This measures it, and takes it in:"),
    code(`./padlab bench --suite=${suite} --benchmark_out=${suite}.json --benchmark_out_format=json\n./padlab report ingest ${suite}.json && ./padlab report site`, `Commands that measure ${suite}`)),
  trend: (entry, text) => h("a", {href: padlab.link("trends", {series: entry.name})}, text),
};
