"use strict";
// Shows the machines of runs, and their tools. Times are comparable only on the same machine in the same state.

padlab.page((main) => {
  const {machines, nodes, toolchains} = padlab.data.machines;
  main.append(...header("Machines and toolchains", "Series of measurements are kept apart by machine and by its state: microcode, caches, kernel, huge pages, frequency governor, hypervisor. Where one of them differs, times are not compared."));
  // Runs without measurements do not record the machine's state.
  const groups = new Map();
  for (const one of machines) {
    const key = [one.cpu, one.cores, one.kernel].join("|");
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const told = (value) => (value && value !== "unknown" ? value : null);
  main.append(section("Machines", groups.size ? [...groups.values()].map(show) : emptyUntil("No run yet.", "./padlab nightly")));
  const nights = [...new Set(nodes.map((one) => one.run))];
  main.append(section("Nodes", nodes.length ? [showNight(nodes.filter((one) => one.run === nights[0])), showNodes()]
    : emptyUntil("No night has told who did what.", "./padlab nightly")));
  main.append(section("Toolchains", table({caption: "Versions, the newest first", rows: toolchains.filter((one) => one.runs), columns: [
    {title: "LLVM", head: true, cell: (one) => one.llvm}, {title: "padlab", cell: (one) => one.padlab},
    {title: "runs", number: true, cell: (one) => one.runs}, {title: "findings seen", number: true, cell: (one) => one.affected},
    {title: "from", tight: true, cell: (one) => runLink(one.first)}, {title: "to", tight: true, cell: (one) => runLink(one.last)}]})));

  function rate(cases, seconds) {
    return seconds > 0 ? format.number(cases / seconds, 1) : null;
  }

  // Lists tasks that died, with the number of times.
  function deathsText(deaths) {
    const times = new Map();
    for (const task of deaths)
      times.set(task, (times.get(task) ?? 0) + 1);
    return [...times].map(([task, count]) => (count > 1 ? `${task} ${count} times` : task)).join(", ");
  }

  function showNight(rows) {
    return h("div", {}, h("p", {}, "The newest night: ", runLink(rows[0].run)), again(nightCommand(padlab.data.runs[rows[0].run])), table({caption: "What each node of the newest night did", rows, columns: [
      {title: "node", head: true, cell: (one) => h("span.mono", {}, one.node)},
      {title: "seconds of tasks", wide: true, cell: (one) => Object.entries(one.phases).map(([phase, seconds]) => `${phase} ${format.number(seconds, 1)}`).join(", ") || null},
      {title: "tasks", number: true, cell: (one) => one.tasks}, {title: "processor s", number: true, cell: (one) => format.number(one.processorSeconds, 1)},
      {title: "cases", number: true, cell: (one) => (missing(one.cases) ? null : format.count(one.cases))}, {title: "cases/s", number: true, cell: (one) => rate(one.cases, one.fuzzSeconds)},
      {title: "not done", number: true, cell: (one) => one.undone || null}, {title: "refused", number: true, cell: (one) => one.refused || null},
      {title: "died", cell: (one) => (one.deaths.length ? h("span.bad", {}, deathsText(one.deaths)) : null)}]}));
  }

  function showNodes() {
    const byNode = new Map();
    for (const one of nodes)
      byNode.set(one.node, [...(byNode.get(one.node) ?? []), one]);
    const rows = [...byNode].sort(([a], [b]) => a.localeCompare(b)).map(([node, list]) => {
      const sum = (key) => list.reduce((all, one) => all + (one[key] ?? 0), 0);
      return {node, nights: list.length, tasks: sum("tasks"), refused: sum("refused"), deaths: list.reduce((all, one) => all + one.deaths.length, 0),
        rate: rate(sum("cases"), sum("fuzzSeconds")), newest: list[0].run};
    });
    return table({caption: `Nodes in the newest ${nights.length === 1 ? "night" : `${nights.length} nights`}`, rows, columns: [
      {title: "node", head: true, cell: (one) => h("span.mono", {}, one.node)}, {title: "nights", number: true, cell: (one) => one.nights},
      {title: "tasks", number: true, cell: (one) => one.tasks}, {title: "cases/s", number: true, cell: (one) => one.rate},
      {title: "deaths", number: true, cell: (one) => (one.deaths ? h("span.bad", {}, one.deaths) : 0)}, {title: "refused", number: true, cell: (one) => one.refused},
      {title: "newest", tight: true, cell: (one) => runLink(one.newest)}]});
  }

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
