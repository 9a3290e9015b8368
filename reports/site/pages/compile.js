"use strict";
// Shows compile times for each tier and pipeline, by stage, and how they grow with the program.

padlab.page((main, view) => {
  const entries = padlab.data.bench.filter((one) => ["compile-time", "compile-stages"].includes(one.suite));
  main.append(...header("Compile time", "Per program, by tier and pipeline; ratios are over ", h("code", {}, "unfused"), " in the same run."));
  if (!entries.length) return main.append(bench.nothing("compile-time"));
  const body = h("div");
  main.append(filters(bench.fields(entries), show), body);
  show(view);

  function show(view) {
    const chosen = bench.choose(entries, view).filter((one) => !one.error);
    const here = chosen.filter((one) => one.suite === "compile-time"), stages = chosen.filter((one) => one.suite === "compile-stages");
    const tiers = [...new Set(here.map((one) => bench.axis(one, "tier")))];
    body.replaceChildren(bench.measuredIn(chosen),
      ...tiers.map((tier) => section(`Tier ${tier}`, showTier(tier, here.filter((one) => bench.axis(one, "tier") === tier)))),
      here.length ? "" : bench.nothing("compile-time"),
      section("Stages", stages.length ? bench.groupBy(stages, (one) => bench.axis(one, "axis")).map(([axis, rows]) => showStages(axis, rows)) : bench.nothing("compile-stages")));
  }
  // Shows the stages along one axis: a row for each pipeline and size, and how the time grows.
  function showStages(axis, rows) {
    const names = ["parse", "subject", "lowering", "translation", "optimization", "codegen", "link"].filter((name) => rows.some((one) => one.contestant === name));
    const size = (one) => bench.axis(one, "size") ?? Infinity, pipeline = (one) => bench.axis(one, "pipeline");
    const subjects = bench.groupBy(rows, (one) => one.workload).map(([, group]) => group).sort(([a], [b]) => pipeline(a).localeCompare(pipeline(b)) || size(a) - size(b));
    return table({caption: `Time of each stage by ${axis}; growth: it is proportional to their number to the power of`, rows: subjects, columns: [
      {title: "pipeline", head: true, cell: ([one]) => pipeline(one)},
      {title: axis, number: true, cell: ([one]) => (size(one) === Infinity ? "growth" : format.count(size(one)))},
      ...names.map((name) => ({title: name, number: true, cell: (group) => {
        const one = group.find((other) => other.contestant === name);
        return size(group[0]) === Infinity ? h("strong", {}, format.number(one?.counters?.exponent)) : format.seconds(one?.seconds);
      }}))]});
  }
  function showTier(tier, rows) {
    const pipelines = bench.pipelines(rows);
    const pairs = (one) => bench.axis(one, "pairs") ?? 0, program = (one) => bench.axis(one, "program");
    const kinds = bench.groupBy(rows, (one) => one.workload).map(([, group]) => group).sort(([a], [b]) => pairs(a) - pairs(b)), timed = kinds.filter(([one]) => program(one) !== "growth");
    const growth = kinds.filter(([one]) => program(one) === "growth");
    const find = (group, pipeline) => group.find((one) => one.contestant === pipeline);
    const sizes = timed.filter(([one]) => pairs(one));
    return [table({caption: `Tier ${tier}: time over that of unfused, and the time; a pair is a producer and a pad behind it`, rows: timed, columns: [
      {title: "program", head: true, tight: true, cell: ([one]) => (pairs(one) ? `${pairs(one)} ${pairs(one) === 1 ? "pair" : "pairs"}` : program(one))},
      ...pipelines.map((pipeline) => ({title: pipeline, number: true, cell: (kind) => {
        const one = find(kind, pipeline);
        return heatCell(one?.ratio, one ? {text: one.error ?? `${format.ratio(one.ratio)} · ${format.seconds(one.seconds)}`, title: bench.interval(one), low: .25, high: 4} : {});
      }}))]}),
      growth.length ? table({caption: `Tier ${tier}, growth: time is proportional to size to the power of`, rows: growth, columns: [
        {title: "tier", head: true, cell: () => tier}, ...pipelines.map((pipeline) => ({title: pipeline, number: true, cell: (kind) => format.number(find(kind, pipeline)?.counters?.exponent)}))]}) : null,
      sizes.length > 1 ? chart({title: `Tier ${tier}: time by size of the program`,
        spec: () => ({x: {kind: "log", name: "pairs"}, y: {kind: "log", format: format.seconds},
          series: pipelines.map((name, i) => ({name, color: colorOf(name, i),
            points: sizes.map((kind) => ({x: pairs(kind[0]), y: find(kind, name)?.seconds})).filter(({y}) => y > 0)}))}),
        table: () => table({caption: `Tier ${tier}: time by size`, hideCaption: true, rows: sizes, columns: [{title: "pairs", head: true, cell: ([one]) => pairs(one)},
          ...pipelines.map((name) => ({title: name, number: true, cell: (kind) => format.seconds(find(kind, name)?.seconds)}))]})}) : null];
  }
});
