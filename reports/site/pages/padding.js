"use strict";
// Shows what fusing a pad costs and gains, by padding ratio, size and producer.

padlab.page((main, view) => {
  const entries = padlab.data.bench.filter((one) => bench.isSweep(one) || ["padding-ratio", "pad-workloads"].includes(one.suite));
  main.append(...header("Padding ratio", "The padding ratio is (P − N) / N: how much larger the padded result is than its interior. Times are relative to ",
    h("code", {}, "unfused"), " in the same run: below 1 is faster."));
  if (!entries.length) return main.append(bench.nothing("tuning"));
  const {groupBy} = bench, body = h("div");
  const points = entries.filter(bench.isSweep);
  const pipelines = bench.pipelines(entries).filter((name) => name !== "unfused");
  main.append(filters([...bench.fields(entries),
    points.length ? {name: "producer", label: "Producer", options: optionsOf(points.filter((one) => one.contestant === "fused"), (one) => bench.axis(one, "producer"))} : null,
    points.length ? {name: "pipeline", label: "Pipeline of the heat map", options: pipelines.map((one) => [one]), initial: "fused"} : null,
    {name: "against", label: "Workloads against", options: [["unfused", "unfused"], ["limit", "the fastest hand-written kernel"]]}], show), body);
  show(view);

  function show(view) {
    const here = bench.choose(entries, view), ok = here.filter((one) => !one.error && !missing(one.seconds));
    const sweep = ok.filter((one) => bench.isSweep(one) && (!view.get("producer") || bench.axis(one, "producer") === view.get("producer")));
    const lines = ok.filter((one) => one.suite === "padding-ratio" && !missing(one.padding));
    const work = ok.filter((one) => one.suite === "pad-workloads").sort(bench.bySize);
    body.replaceChildren(bench.measuredIn(ok), here.length !== ok.length ? h("p.dim", {}, `${here.length - ok.length} series did not run.`) : "",
      section("Ratio by size", ratioBySize(sweep, view.get("pipeline") || "fused")),
      section("Time by padding ratio", curves(sweep, lines)),
      section("Workloads", work.length ? workloads(work, view.get("against") === "limit" ? "limit" : "ratio") : bench.nothing("pad-workloads")),
      section("Strategy and regret", regret([...work, ...sweep])),
      section("Roofline", roofline(ok)));
  }

  function lacking(what, suite) { return emptyUntil(`${what} This does, and "report ingest" takes the file in:`, `./padlab bench --suite=${suite} --benchmark_out=${suite}.json`); }
  function pointOf(one) { return {ratio: bench.axis(one, "ratio"), size: bench.axis(one, "size")}; }
  // Names the unusual axes of a point, except ratio, size, strategy and rival.
  function restOf(one) { return bench.axesText(one, ["ratio", "size", "strategy", "rival"]); }

  // Makes a table with a row for each ratio and a column for each size. `cell` gets the measurements of one ratio and size.
  function grid(caption, rows, cell) {
    const ratios = [...new Set(rows.map((row) => row.at.ratio))].sort((a, b) => a - b);
    const sizes = Object.keys(sizeTitles).filter((size) => rows.some((row) => row.at.size === size));
    return table({caption, rows: ratios, columns: [{title: "padding ratio", head: true, cell: (ratio) => ratio},
      ...sizes.map((size) => ({title: sizeTitles[size], number: true, cell: (ratio) => cell(rows.filter((row) => row.at.ratio === ratio && row.at.size === size))}))]});
  }
  function ratioBySize(sweep, pipeline) {
    const rows = sweep.filter((one) => one.contestant === pipeline && !missing(one.ratio)).map((one) => ({one, at: pointOf(one)}));
    if (!rows.length) return sweep.length ? empty(`No point of the sweep has ${pipeline} there.`) : bench.nothing("tuning");
    return grid(`${pipeline}: time over that of unfused, the geometric mean of the points that have the ratio and the size, in brackets how many; their other axes vary`, rows, (here) => {
      const mean = Math.exp(here.reduce((sum, row) => sum + Math.log(row.one.ratio), 0) / here.length);
      return heatCell(here.length ? mean : null, {text: [format.ratio(mean), h("span.dim", {}, ` (${here.length})`)], title: here.map((row) => `${row.one.title}: ${format.ratio(row.one.ratio)}`).join("\n")});
    });
  }

  // Makes a chart for each program that was timed at three or more ratios.
  function curves(sweep, lines) {
    const groups = [...groupBy(sweep.filter(bench.isPipeline), (one) => JSON.stringify([one.suite, pointOf(one).size, restOf(one)])).map(([, group]) => {
      const size = pointOf(group[0]).size, rest = restOf(group[0]);
      return {title: [sizeTitles[size], rest].filter(Boolean).join(", "), order: Object.keys(sizeTitles).indexOf(size), rows: group.map((one) => ({...one, at: pointOf(one).ratio}))};
    }), ...[lines].filter((group) => group.length).map((group) => ({title: "element-wise producer", order: -1, rows: group.map((one) => ({...one, at: one.padding}))}))]
      .filter((group) => new Set(group.rows.map((one) => one.at)).size >= 3).sort((a, b) => a.order - b.order);
    return groups.length ? [h("div.pair", {}, groups.map((group) => curve(group))), crossovers(groups)]
      : lacking("No program was timed at three ratios or more.", "padding-ratio");
  }
  function curve({title, rows}) {
    const ratios = [...new Set(rows.map((one) => one.at))].sort((a, b) => a - b);
    const lines = groupBy([...rows].sort((a, b) => a.at - b.at), (one) => one.contestant);
    const whole = `Time over that of unfused: ${title}`;
    return chart({title: whole, note: "Median of paired rounds, with the 95 % intervals.",
      spec: () => ({x: {kind: "category", labels: ratios.map((ratio) => format.number(ratio)), name: "padding ratio"}, y: {format: format.ratio, zero: true},
        series: lines.map(([name, points], i) => ({name, color: colorOf(name, i), dashed: name === "unfused",
          points: points.map((one) => ({x: ratios.indexOf(one.at), y: one.ratio, low: one.low, high: one.high}))}))}),
      table: () => table({caption: whole, hideCaption: true, rows: ratios, columns: [
        {title: "ratio", head: true, cell: (ratio) => format.number(ratio)},
        ...lines.map(([name, points]) => ({title: name, number: true, cell: (ratio) => {
          const one = points.find((point) => point.at === ratio);
          return one ? h("span", {}, format.ratio(one.ratio), h("br"), h("span.dim", {}, bench.interval(one))) : "–";
        }}))]})});
  }

  // Lists the ratios at which `fused` and another pipeline change places, by linear interpolation between the points.
  function crossovers(groups) {
    const rows = [];
    for (const group of groups) {
      const lines = new Map(groupBy([...group.rows].sort((a, b) => a.at - b.at), (one) => one.contestant)), ours = lines.get("fused") ?? [];
      for (const [name, theirs] of lines) {
        const pairs = ours.map((one) => [one, theirs.find((other) => other.at === one.at)]).filter(([, other]) => other && name !== "fused");
        for (let k = 1; k < pairs.length; ++k) {
          const [[a, x], [b, y]] = [pairs[k - 1], pairs[k]], before = a.ratio - x.ratio, after = b.ratio - y.ratio;
          if (before * after < 0) rows.push({group, at: a.at + (b.at - a.at) * before / (before - after), from: before < 0 ? "fused" : name, to: before < 0 ? name : "fused",
            sure: [[a, x], [b, y]].every(([one, other]) => one.high < other.low || other.high < one.low)});
        }
      }
    }
    rows.sort((a, b) => b.sure - a.sure);
    return rows.length ? table({caption: "Crossovers: up to which ratio fused or another way is the faster of the two", rows, limit: 12, columns: [
      {title: "program", head: true, cell: (row) => row.group.title}, {title: "until", number: true, cell: (row) => format.number(row.at)},
      {title: "faster before", cell: (row) => row.from}, {title: "faster after", cell: (row) => row.to},
      {title: "how sure", cell: (row) => (row.sure ? tag("beyond the intervals", "info") : tag("within the noise"))}]})
      : h("p.dim", {}, "fused crosses no other line: the same way is the faster of the two at every ratio.");
  }

  function workloads(work, field) {
    const names = bench.pipelines(work).filter((name) => field !== "ratio" || name !== "unfused");
    return table({caption: `Time over that of ${field === "ratio" ? "unfused" : "the fastest hand-written kernel of the run"}; the bytes are what must move`, rows: groupBy(work, (one) => one.workload), columns: [
      {title: "workload", head: true, tight: true, cell: ([name, group]) => h("span", {}, name, h("span.dim", {}, ` ${format.bytes(group[0].must)}`))},
      ...names.map((name) => ({title: name, number: true, cell: ([, group]) => {
        const one = group.find((other) => other.contestant === name);
        return heatCell(one?.[field], {title: one ? `${one.title}: ${format.seconds(one.seconds)}` : ""});
      }}))]});
  }

  function regret(rows) {
    const programs = groupBy(rows, (one) => `${one.suite}/${one.workload}`).map(([, group]) => {
      const fused = group.find((one) => one.contestant === "fused"), strategies = group.filter((one) => one.strategy);
      if (!fused || strategies.length < 2) return null;
      const best = strategies.reduce((a, b) => (b.seconds < a.seconds ? b : a));
      const chosen = strategies.filter((one) => fused.hash && one.hash === fused.hash).sort((a, b) => a.seconds - b.seconds)[0];
      return {fused, best, chosen, at: pointOf(fused), isPoint: bench.isSweep(fused), regret: fused.seconds / best.seconds - 1, sure: fused.low > best.high};
    }).filter(Boolean).sort((a, b) => b.regret - a.regret);
    if (!programs.length) return lacking("No program was timed by several strategies.", "pad-workloads");
    const quantile = (list, share) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(share * list.length))];
    const all = programs.map((one) => one.regret), percent = (value) => format.change(1, 1 + value), short = (one) => (one ? one.strategy : "its own");
    const points = programs.filter((one) => one.isPoint);
    return [h("p", {}, "Regret: how much longer ", h("code", {}, "fused"), ", which chooses by its cost model, takes than the fastest single strategy of the same run. ",
        `In ${programs.filter((one) => one.regret <= .05).length} of ${programs.length} programs it is 5 % at most; the median is ${percent(quantile(all, .5))}, nine of ten are below ${percent(quantile(all, .9))}.`),
      h("p.dim", {}, "The fastest of several is partly the luckiest, so that a few percent are noise; ", h("code", {}, "padlab-bench tune"), " takes that out. Negative: fused beats all of them."),
      points.length ? grid("The median regret, and what fused most often chose: the strategy whose code it has, or a way of its own", points, (here) => {
        const names = groupBy(here, (one) => short(one.chosen)).sort((a, b) => b[1].length - a[1].length), middle = quantile(here.map((one) => one.regret), .5);
        return heatCell(here.length ? 1 + middle : null, {high: 1.5, low: .67, text: here.length ? [percent(middle), h("span.dim", {}, ` ${names[0][0]}`)] : "–", title: `${here.length} programs: ${names.map(([name, list]) => `${name} ${list.length}`).join(", ")}`});
      }) : null,
      table({caption: "Programs, the largest regret first", rows: programs, limit: 20, columns: [
        {title: "program", head: true, cell: (row) => bench.trend(row.fused, programName(row.fused))},
        {title: "fused", number: true, cell: (row) => format.seconds(row.fused.seconds)}, {title: "chose", tight: true, cell: (row) => short(row.chosen)},
        {title: "best", tight: true, cell: (row) => short(row.best)}, {title: "its time", number: true, cell: (row) => format.seconds(row.best.seconds)},
        {title: "regret", number: true, sort: (row) => row.regret, cell: (row) => h("span" + (row.sure && row.regret > .05 ? ".bad" : ""), {}, percent(row.regret))},
        {title: "how sure", cell: (row) => (row.sure ? tag("beyond the intervals", "info") : tag("within the noise"))}]})];
  }

  function roofline(ok) {
    const points = ok.filter((one) => one.must && one.machineBandwidth && bench.isPipeline(one) && !one.codeFor).map((one) => ({...one, achieved: one.must / one.seconds * 1e-9}));
    if (!points.length) return lacking("No run has measured the machine's bandwidth beside its programs yet.", "padding-ratio");
    const bandwidth = groupBy(points, (one) => one.must).map(([must, group]) => [must, Math.max(...group.map((one) => one.machineBandwidth))]).sort((a, b) => a[0] - b[0]);
    const speed = (value) => `${format.number(value, 1)} GB/s`;
    return chart({title: "Bytes that must move, per second, against the measured bandwidth", note: "The dashed line is what the machine's own copy and fill kernels reached at that size in the same run. What is above it moved less than the model says that it must, or the machine was slower while its kernels ran. Diamonds are no strategies of ours.",
      spec: () => {
        const told = (name, must, reached) => `${name}: ${speed(reached)} at ${format.bytes(must)}`;
        return {tip: "item", x: {kind: "log", base: 4, format: format.bytes}, y: {kind: "log", format: (value) => `${format.number(value)} GB/s`},
          series: [{name: "measured bandwidth", color: "var(--bad)", dashed: true, marks: false, points: bandwidth.map(([x, y]) => ({x, y, text: told("measured bandwidth", x, y)}))},
            ...groupBy(points, (one) => one.contestant).map(([name, group], i) => ({name, color: colorOf(name, i), dots: true, diamond: !group[0].strategy && name !== "fused",
              points: group.map((one) => ({x: one.must, y: one.achieved, text: told(one.title, one.must, one.achieved)}))}))]};
      },
      table: () => table({caption: "Roofline", hideCaption: true, rows: points, columns: [
        {title: "benchmark", head: true, cell: (one) => one.title}, {title: "must move", number: true, cell: (one) => format.bytes(one.must)},
        {title: "achieved", number: true, cell: (one) => speed(one.achieved)}, {title: "machine", number: true, cell: (one) => speed(one.machineBandwidth)},
        {title: "share", number: true, cell: (one) => format.share(one.achieved, one.machineBandwidth)}]})});
  }
});
