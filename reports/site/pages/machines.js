"use strict";
// Where runs ran, and with what. Times are comparable on one machine in one state only.

padlab.page((main) => {
  const {machines, toolchains} = padlab.data.machines;
  main.append(...header("Machines and toolchains", "Series of measurements are kept apart by machine and by its state: microcode, caches, kernel, huge pages, frequency governor, hypervisor. Where one of them differs, times are not compared."));
  // Runs that measured nothing do not know the state.
  const groups = new Map();
  for (const one of machines) {
    const key = [one.cpu, one.cores, one.kernel].join("|");
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const told = (value) => (value && value !== "unknown" ? value : null);
  main.append(section("Machines", groups.size ? [...groups.values()].map(show) : empty("No run yet.")));
  main.append(section("Toolchains", table({caption: "Versions, the newest first", rows: toolchains.filter((one) => one.runs), columns: [
    {title: "LLVM", head: true, cell: (one) => one.llvm}, {title: "padlab", cell: (one) => one.padlab},
    {title: "runs", number: true, cell: (one) => one.runs}, {title: "findings seen", number: true, cell: (one) => one.affected},
    {title: "from", tight: true, cell: (one) => runLink(one.first)}, {title: "to", tight: true, cell: (one) => runLink(one.last)}]})));

  function show(group) {
    const find = (name) => group.map((one) => one[name]).find(Boolean);
    const first = Math.min(...group.map((one) => one.first)), last = Math.max(...group.map((one) => one.last));
    const measured = group.filter((one) => one.state || one.model || one.bandwidth.length);
    return h("div.panel", {}, h("h3", {}, `${find("cpu")}, ${find("cores")} cores`), facts([
      ["Processor", find("model") ? `${find("model")} (${find("cpu")})` : find("cpu")], ["Memory", find("memory") ? format.bytes(find("memory")) : null], ["Kernel", find("kernel")],
      ["Runs", h("span", {}, `${group.reduce((sum, one) => sum + one.runs, 0)}, from `, runLink(first), " to ", runLink(last))]]),
      measured.length ? table({caption: "States that times are compared within", rows: measured, columns: [
        {title: "state", head: true, cell: (one) => h("span.mono", {}, one.state ?? "not told")},
        {title: "caches", cell: (one) => one.caches || (one.l2 ? `L2 ${one.l2}, L3 ${one.l3}` : null)}, {title: "huge pages", cell: (one) => told(one.hugePages)},
        {title: "microcode", cell: (one) => told(one.microcode)}, {title: "governor", cell: (one) => told(one.governor)}, {title: "virtual", cell: (one) => told(one.hypervisor)},
        {title: "bandwidth", cell: (one) => one.bandwidth.map(([speed, bytes]) => `${format.number(speed, 1)} GB/s at ${format.bytes(bytes)}`).join(", ") || null},
        {title: "runs", number: true, cell: (one) => one.runs}, {title: "newest", tight: true, cell: (one) => runLink(one.last)}]})
        : h("p.dim", {}, "No run has measured anything on it yet."));
  }
});
