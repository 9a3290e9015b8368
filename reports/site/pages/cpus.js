"use strict";
// Shows the time of padlab's code relative to the fastest hand-written kernel, for all CPUs that code was compiled for, and for all
// machines.

padlab.page((main, view) => {
  const entries = padlab.data.bench.filter((one) => one.suite === "pad-workloads" && !one.error), {reasons} = padlab.data;
  const most = 1.15;
  main.append(...header("CPUs", "The time of our code over that of the fastest kernel by hand of the same run, for each CPU that code can be compiled for here. Ratios may be read across machines; alerts and comparisons stay within one."));
  const columns = bench.groupBy(entries, (one) => JSON.stringify([one.machine, one.cpu])).map(([key, group]) => ({key, machine: group[0].machine, cpu: group[0].cpu, group}))
    .sort((a, b) => a.machine.localeCompare(b.machine) || (b.cpu === "native") - (a.cpu === "native") || a.cpu.localeCompare(b.cpu));
  if (!columns.length) return main.append(bench.nothing("pad-workloads"));
  const body = h("div"), contestants = bench.pipelines(entries).filter((name) => entries.some((one) => one.contestant === name && !missing(one.limit)));
  main.append(filters([{name: "contestant", label: "Contestant", options: contestants.map((one) => [one]), initial: "fused"}], show), body);
  show(view);

  function show(view) {
    const name = view.get("contestant") || "fused";
    const find = (column, workload) => column.group.find((one) => one.workload === workload && one.contestant === name);
    const workloads = bench.groupBy(entries.filter((one) => one.contestant === name && !missing(one.limit)).sort(bench.bySize), (one) => one.workload);
    const far = columns.flatMap((column) => workloads.map(([workload]) => ({column, one: find(column, workload)}))).filter(({one}) => one?.limit > most).sort((a, b) => b.one.limit - a.one.limit);
    body.replaceChildren(bench.measuredIn(columns.flatMap((column) => column.group)),
      table({caption: `${name}: time over that of the fastest kernel by hand, with its interval of 95 %`, rows: workloads, columns: [
        {title: "workload", head: true, cell: ([workload, [one]]) => h("span", {}, workload, h("br"), h("span.dim", {}, bench.axesText(one, ["padding ratio"])))},
        ...columns.map((column) => ({title: h("span", {}, column.cpu, h("br"), h("span.dim", {}, column.machine.split(",")[0])), number: true, cell: ([workload]) => {
          const one = find(column, workload);
          return heatCell(one?.limit, one ? {text: [bench.trend(one, format.ratio(one.limit)), h("br"), h("span.dim", {}, missing(one.limitLow) ? "" : `${format.ratio(one.limitLow)} to ${format.ratio(one.limitHigh)}`)], title: column.machine} : {});
        }}))]}),
      ["x86-64-v2", "x86-64-v3", "x86-64-v4"].every((cpu) => columns.some((column) => column.cpu === cpu)) ? null : h("p.dim", {}, "A night of 30 minutes measures one of the other CPUs that the machine has, in turn. By hand: ", h("code", {}, "./padlab bench --suite=pad-workloads --cpu=x86-64-v3 --benchmark_out=v3.json"), "."),
      section(`Ratios above ${most}`, far.length ? table({caption: "And why", rows: far, columns: [
        {title: "workload", head: true, cell: ({one}) => bench.trend(one, one.workload)}, {title: "code for", cell: ({one}) => one.cpu}, {title: "machine", cell: ({column}) => column.machine},
        {title: "ratio", number: true, cell: ({one}) => format.ratio(one.limit)}, {title: "reason", cell: ({column, one}) => reasonOf(column, one) ?? tag("nobody knows yet", "warn")}]})
        : empty("No ratio is.")));
  }

  // Returns why a ratio is large: instructions that only the kernel may use, a known reason, or noise; null if nobody knows.
  function reasonOf(column, one) {
    const limit = column.group.find((other) => other.workload === one.workload && other.isLimit && other.kind === "limit");
    const has = {"x86-64-v2": [], "x86-64-v3": ["avx2"], "x86-64-v4": ["avx2", "avx512"]}[one.cpu];
    if (limit && has && !["baseline", ...has].includes(limit.codeFor)) return `The kernel uses ${limit.codeFor}, which code for ${one.cpu} must not.`;
    const known = reasons.find((other) => other.suite === one.suite && other.workload === one.workload && other.contestant === one.contestant);
    if (known) return known.reason;
    return one.limitLow <= most ? `Its interval begins at ${format.ratio(one.limitLow)}: within the noise.` : null;
  }
});
