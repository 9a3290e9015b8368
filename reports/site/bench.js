"use strict";
// What the pages of benchmarks share: the newest measurements of one machine and CPU.

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
  isPipeline: (entry) => !entry.pipeline.startsWith("limit-"),
  trend: (entry, text) => h("a", {href: padlab.link("trends", {series: entry.name})}, text),
};
