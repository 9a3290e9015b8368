"use strict";
// Where runs ran, and with what. Times are comparable on one machine only.

padlab.page((main) => {
  const {machines, toolchains} = padlab.data.machines;
  main.append(...header("Machines and toolchains", "Series of measurements are kept apart by machine: where anything of its fingerprint differs, it is another one."));
  main.append(section("Machines", machines.length ? machines.map((one) => h("div.panel", {}, h("h3", {}, one.fingerprint), facts([
    ["Processor", one.model ? `${one.model} (${one.cpu})` : one.cpu], ["Cores", one.cores], ["Memory", one.memory ? format.bytes(one.memory) : null],
    ["Caches", one.caches || (one.l2 ? `L2 ${one.l2}, L3 ${one.l3}` : null)], ["Kernel", one.kernel], ["Huge pages", one.hugePages],
    ["Bandwidth", one.bandwidth ? `${format.number(one.bandwidth, 1)} GB/s, the best that the newest run measured` : null],
    ["Runs", h("span", {}, `${one.runs}, from `, runLink(one.first), " to ", runLink(one.last))]]))) : empty("No run yet.")));
  main.append(section("Toolchains", table({caption: "Versions, the newest first", rows: toolchains.filter((one) => one.runs), columns: [
    {title: "LLVM", head: true, cell: (one) => one.llvm}, {title: "padlab", cell: (one) => one.padlab},
    {title: "runs", number: true, cell: (one) => one.runs}, {title: "findings seen", number: true, cell: (one) => one.affected},
    {title: "from", tight: true, cell: (one) => runLink(one.first)}, {title: "to", tight: true, cell: (one) => runLink(one.last)}]})));
});
