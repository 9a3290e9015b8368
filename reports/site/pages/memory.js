"use strict";
// Shows what programs allocate: exact figures, which have no noise.

padlab.page((main, view) => {
  const {memory, claims} = padlab.data;
  main.append(...header("Memory", "Most bytes that a call holds at a time beside its inputs, over the bytes of its result, and how often it allocates. The runtime counts them: they have no noise, and a change of any size is one."));
  if (!memory.length) return main.append(bench.nothing("pad-workloads"));
  const saved = claims.filter((one) => one.isModel === false && one.figures.length && /^(peak memory|allocation) saved$/.test(one.quantity));
  const body = h("div");
  main.append(filters([{name: "q", label: "Search", type: "search", placeholder: "words"},
    {name: "suite", label: "Suite", options: optionsOf(memory, (one) => one.suite)}, ...bench.fields(memory),
    {name: "changed", label: "Only those that changed", type: "checkbox"}], show), body);
  show(view);

  function show(view) {
    const words = (view.get("q") || "").toLowerCase().split(/\s+/).filter(Boolean);
    const here = bench.choose(memory, view).filter((one) => !view.get("suite") || one.suite === view.get("suite"));
    const names = bench.pipelines(here);
    const groups = bench.groupBy(here, (one) => `${one.suite}/${one.workload}`)
      .filter(([, group]) => group.some((one) => words.every((word) => one.name.toLowerCase().includes(word))))
      .filter(([, group]) => view.get("changed") !== "1" || group.some((one) => one.steps.length > 1));
    const changed = groups.flatMap(([, group]) => group).flatMap((one) => one.steps.slice(1).map(([run, peak, allocations], i) => ({one, run, peak, allocations, before: one.steps[i]})))
      .sort((a, b) => b.run - a.run);
    body.replaceChildren(bench.measuredIn(here),
      section("Changes", changed.length ? table({caption: "Figures that differ from the run before", rows: changed, limit: 20, columns: [
        {title: "series", head: true, wide: true, cell: (row) => bench.trend(row.one, row.one.title)}, {title: "since", tight: true, cell: (row) => runLink(row.run)},
        {title: "peak before", number: true, cell: (row) => format.ratio(row.before[1])}, {title: "after", number: true, cell: (row) => better(row.before[1], row.peak, format.ratio)},
        {title: "allocations before", number: true, cell: (row) => format.count(row.before[2])}, {title: "after", number: true, cell: (row) => better(row.before[2], row.allocations, format.count)}]})
        : empty("No figure has changed.")),
      section("Peak over the result", groups.length ? table({caption: "Peak bytes of a call over the bytes of its result; how many allocations", rows: groups, limit: 60, columns: [
        {title: "program", head: true, wide: true, cell: ([, group]) => programName(group[0])}, {title: "suite", cell: ([, group]) => group[0].suite},
        ...names.map((name) => ({title: name, number: true, cell: ([, group]) => {
          const one = group.find((other) => other.contestant === name);
          return heatCell(one?.peak, one ? {text: [format.ratio(one.peak), h("span.dim", {}, ` ${format.count(one.allocations)}×`)], title: one.name, low: .5, high: 2} : {});
        }}))]}) : empty("No program fits.")),
      section("What the document claims", saved.length ? table({caption: "Bytes saved against the program without fusion", rows: saved, columns: [
        {title: "section", head: true, cell: (one) => one.section}, {title: "workload", cell: (one) => one.workload},
        {title: "document", number: true, cell: (one) => format.estimate(one)},
        ...[0, 1].map((i) => ({title: ["upstream-fused", "fused"][i], number: true, cell: (one) => (one.figures[i] ? `${one.figures[i].value.toFixed(1)} %` : "–")})),
        {title: "code for", cell: (one) => one.cpu}]}) : h("p", {}, "No night has measured the claims yet: one of 30 minutes does, and so does ", h("code", {}, "./padlab bench --seed-estimates"), ".")));
  }
  function better(before, after, show) {
    return h("span" + (after > before ? ".bad" : after < before ? ".good" : ".dim"), {}, show(after));
  }
});
