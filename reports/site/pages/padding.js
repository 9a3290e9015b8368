"use strict";
// What fusing a pad costs and gains, by padding ratio, size and producer.

padlab.page((main, view) => {
  const entries = padlab.data.bench.filter((one) => ["padding-ratio", "pad-workloads"].includes(one.suite));
  main.append(...header("Padding ratio", "The padding ratio is (P − N) / N: how much larger the padded result is than its interior. Times are relative to ",
    h("code", {}, "unfused"), " in the same run: below 1 is faster."));
  if (!entries.length) return main.append(empty("No run has measured it yet. The nightly sweeps it unless benchmarks are switched off."));
  const body = h("div");
  main.append(filters([...bench.fields(entries),
    {name: "against", label: "Heat map against", options: [["unfused", "unfused"], ["limit", "the fastest hand-written kernel"]]}], show), body);
  show(view);

  function show(view) {
    const here = bench.choose(entries, view), ok = here.filter((one) => !one.error && !missing(one.seconds));
    const newest = Math.max(...here.map((one) => one.run));
    const sweep = ok.filter((one) => one.suite === "padding-ratio" && !missing(one.padding));
    const work = ok.filter((one) => one.suite === "pad-workloads").sort(bench.bySize);
    body.replaceChildren(
      h("p.dim", {}, "Measured in ", runLink(newest), here.length !== ok.length ? `; ${here.length - ok.length} did not run` : ""),
      section("Time by padding ratio", groupBy(sweep, (one) => bench.parse(one).producer + one.size).map(([, group]) => curves(group)),
        sweep.length ? null : empty("The newest run has no sweep of padding ratios.")),
      section("Heat map", heatMaps(sweep, work, view.get("against") === "limit" ? "limit" : "ratio")),
      section("Strategy and regret", regret(work)),
      section("Roofline", roofline(ok)));
  }

  function groupBy(rows, key) {
    const groups = new Map();
    for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
    return [...groups];
  }

  function curves(group) {
    const pipelines = groupBy([...group].sort((a, b) => a.padding - b.padding), (one) => one.pipeline);
    const {producer, size} = bench.parse(group[0]);
    const title = `Time over that of unfused: ${[producer, size].filter(Boolean).join(", ")}`;
    return [chart({title, note: "Median of paired rounds; the table has the 95 % intervals.",
      option: (palette) => ({
        xAxis: {type: "category", data: pipelines[0][1].map((one) => format.number(one.padding)), name: "padding ratio", nameLocation: "middle", nameGap: 26},
        yAxis: {type: "value", min: 0, scale: false}, grid: {left: 8, right: 16, top: 14, bottom: 58, outerBoundsMode: "same"},
        series: pipelines.map(([name, points], i) => ({name, type: "line", data: points.map((one) => one.ratio), symbolSize: 6,
          lineStyle: {width: 2, type: name === "unfused" ? "dashed" : "solid"}, itemStyle: {color: colorOf(name, i, palette)}}))}),
      table: () => table({caption: title, hideCaption: true, rows: pipelines[0][1].map((one) => one.padding), columns: [
        {title: "ratio", head: true, cell: (padding) => format.number(padding)},
        ...pipelines.map(([name, points]) => ({title: name, number: true, cell: (padding) => {
          const one = points.find((point) => point.padding === padding);
          return one ? h("span", {}, format.ratio(one.ratio), h("br"), h("span.dim", {}, bench.interval(one))) : "–";
        }}))]})}), crossovers(pipelines)];
  }

  // Between which ratios one pipeline overtakes another, by straight lines between the points.
  function crossovers(pipelines) {
    const rows = [];
    for (const [i, [a, as]] of pipelines.entries())
      for (const [b, bs] of pipelines.slice(i + 1))
        for (let k = 1; k < Math.min(as.length, bs.length); ++k) {
          const before = as[k - 1].ratio - bs[k - 1].ratio, after = as[k].ratio - bs[k].ratio;
          if (before * after < 0) rows.push({at: as[k - 1].padding + (as[k].padding - as[k - 1].padding) * before / (before - after), from: before < 0 ? a : b, to: before < 0 ? b : a,
            sure: as[k].high < bs[k].low || bs[k].high < as[k].low});
        }
    return rows.length ? table({caption: "Crossovers: which way is the fastest of two, and from which ratio on the other is", rows, columns: [
      {title: "until", number: true, cell: (row) => format.number(row.at)}, {title: "faster before", head: true, cell: (row) => row.from}, {title: "faster after", cell: (row) => row.to},
      {title: "how sure", cell: (row) => (row.sure ? tag("beyond the intervals", "info") : tag("within the noise"))}]})
      : h("p.dim", {}, "No two lines cross: the same way is the fastest at every ratio.");
  }

  function heatMaps(sweep, work, field) {
    const parts = [];
    const columnsOf = (names, find) => names.map((name) => ({title: name, number: true, cell: (row) => {
      const one = find(row, name);
      return heatCell(one?.[field], {title: one ? `${one.name}: ${format.seconds(one.seconds)}` : ""});
    }}));
    const ratios = [...new Set(sweep.map((one) => one.padding))].sort((a, b) => a - b);
    if (sweep.length && field === "ratio")
      parts.push(table({caption: "Pipeline by padding ratio: time over that of unfused", rows: groupBy(sweep.filter((one) => one.pipeline !== "unfused"), (one) => [one.pipeline, bench.parse(one).producer, bench.parse(one).size].filter(Boolean).join(", ")), columns: [
        {title: "pipeline and producer", head: true, cell: ([name]) => name},
        ...columnsOf(ratios.map(String), ([, group], ratio) => group.find((one) => String(one.padding) === ratio)).map((column, i) => ({...column, title: format.number(ratios[i])}))]}));
    const pipelines = bench.pipelines(work).filter((name) => field !== "ratio" || name !== "unfused");
    if (work.length)
      parts.push(table({caption: `Workload by pipeline: time over that of ${field === "ratio" ? "unfused" : "the fastest hand-written kernel of the run"}`, rows: groupBy(work, (one) => one.subject), columns: [
        {title: "workload", head: true, tight: true, cell: ([name, group]) => h("span", {}, name, h("span.dim", {}, ` ${format.bytes(group[0].must)}`))},
        ...columnsOf(pipelines, ([, group], name) => group.find((one) => one.pipeline === name))]}));
    return parts.length ? parts : empty("The newest run has nothing to compare with that.");
  }

  function regret(work) {
    const rows = groupBy(work, (one) => one.subject).map(([subject, group]) => {
      const fused = group.find((one) => one.pipeline === "fused");
      const strategies = group.filter((one) => one.pipeline.startsWith("fused-"));
      const best = strategies.reduce((a, b) => (!a || b.seconds < a.seconds ? b : a), null);
      return fused && best ? {subject, fused, best, regret: fused.seconds / best.seconds - 1} : null;
    }).filter(Boolean).sort((a, b) => b.regret - a.regret);
    return rows.length ? [h("p.dim", {}, "Regret: how much longer ", h("code", {}, "fused"), ", which chooses by its cost model, takes than the best single strategy of the same run. Negative: it beats all of them."),
      table({caption: "Workloads, the largest regret first", hideCaption: true, rows, columns: [
        {title: "workload", head: true, cell: (row) => bench.trend(row.fused, row.subject)},
        {title: "fused", number: true, cell: (row) => format.seconds(row.fused.seconds)},
        {title: "best strategy", cell: (row) => row.best.pipeline}, {title: "its time", number: true, cell: (row) => format.seconds(row.best.seconds)},
        {title: "regret", number: true, sort: (row) => row.regret, cell: (row) => h("span" + (row.regret > 0.05 ? ".bad" : ""), {}, format.change(1, 1 + row.regret))}]})]
      : empty("No run has measured single strategies yet: padlab-bench --suite=pad-workloads does.");
  }

  function roofline(ok) {
    const points = ok.filter((one) => one.must && one.machineBandwidth && bench.isPipeline(one)).map((one) => ({...one, achieved: one.must / one.seconds * 1e-9}));
    if (!points.length) return empty("No run has measured the machine's bandwidth beside its programs yet.");
    const bandwidth = [...points].sort((a, b) => a.must - b.must);
    const pipelines = groupBy(points, (one) => one.pipeline);
    return chart({title: "Bytes that must move, per second, against the measured bandwidth", note: "The dashed line is what the machine's own copy and fill kernels reached at that size in the same run. What is above it moved less than the model says that it must, and is a measurement error.",
      option: (palette) => ({tooltip: {trigger: "item", confine: true, backgroundColor: palette.surface, borderColor: palette.line, textStyle: {color: palette.ink},
          formatter: (p) => `${p.data[2] ?? "measured bandwidth"}: ${format.number(p.data[1], 1)} GB/s at ${format.bytes(p.data[0])}`},
        xAxis: {type: "log", logBase: 16, axisLabel: {formatter: (value) => format.bytes(value), color: palette.dim, hideOverlap: true}}, yAxis: {type: "log", axisLabel: {formatter: "{value} GB/s", color: palette.dim}},
        series: [{name: "measured bandwidth", type: "line", data: bandwidth.map((one) => [one.must, one.machineBandwidth]), showSymbol: false, lineStyle: {type: "dashed", width: 1.5}, itemStyle: {color: palette.bad}},
          ...pipelines.map(([name, group], i) => ({name, type: "scatter", symbolSize: 8, data: group.map((one) => [one.must, one.achieved, one.name]), itemStyle: {color: colorOf(name, i, palette), opacity: .8}}))]}),
      table: () => table({caption: "Roofline", hideCaption: true, rows: points, columns: [
        {title: "benchmark", head: true, cell: (one) => one.name}, {title: "must move", number: true, cell: (one) => format.bytes(one.must)},
        {title: "GB/s", number: true, cell: (one) => format.number(one.achieved, 1)}, {title: "machine", number: true, cell: (one) => format.number(one.machineBandwidth, 1)},
        {title: "share", number: true, cell: (one) => format.share(one.achieved, one.machineBandwidth)}]})});
  }
});
