"use strict";
// Every series over time, with its noise and where its level changed; and any two runs compared.

padlab.page((main, view) => {
  const {runs, trends} = padlab.data;
  main.append(...header("Trends", "A series is one benchmark on one machine. Its level changes where few arrangements of its values part as well (E-divisive, as in ", h("code", {}, "padlab-bench history"), ")."));
  if (!trends.length) return main.append(empty("No run has measured anything yet."));
  const unit = (series) => (series.isRatio ? format.ratio : format.seconds);
  const value = (series, i) => series.points[i]?.[1];
  const last = (series) => series.segments[series.segments.length - 1];
  // The least slowdown beyond the noise band: what this series could have shown.
  // Of a few values nobody knows the noise.
  const least = (series) => (last(series)[1] - last(series)[0] < 5 ? null : last(series)[3] / last(series)[2]);
  const lastChange = (series) => (series.segments.length < 2 ? null : {run: series.points[last(series)[0]][0], from: series.segments[series.segments.length - 2][2], to: last(series)[2]});

  // The machine of the newest run first.
  const machines = [...new Set([...runs].reverse().map((run) => run.machine))].filter((one) => trends.some((series) => series.machine === one));

  const chosen = h("div"), list = h("div"), comparison = h("div");
  main.append(chosen, section("Series", filters([
      {name: "q", label: "Search", type: "search", placeholder: "words"},
      {name: "suite", label: "Suite", options: optionsOf(trends, (one) => one.suite)},
      {name: "pipeline", label: "Pipeline", options: optionsOf(trends, (one) => one.pipeline)},
      machines.length > 1 ? {name: "machine", label: "Machine", options: [...machines.map((one) => [one]), ["any"]], initial: machines[0]} : null,
      {name: "changed", label: "Only those that changed", type: "checkbox"}], showList), list),
    section("Compare two runs", comparisonForm(), comparison));
  showChosen(view); showList(view); showComparison(view);

  function showChosen(view) {
    const series = view.get("series") ? trends.filter((one) => one.name === view.get("series")) : trends.filter((one) => lastChange(one)).sort((a, b) => lastChange(b).run - lastChange(a).run).slice(0, 1);
    const longest = trends.reduce((a, b) => (b.points.length > a.points.length ? b : a));
    chosen.replaceChildren(...(series.length ? series : [longest]).slice(0, 4).map(drawSeries));
  }
  function drawSeries(series) {
    const show = unit(series), numbers = series.points.map(([run]) => run);
    if (numbers.length < 2)
      return h("div.panel", {}, h("h2", {}, series.name), h("p", {}, `Measured once, in `, runLink(numbers[0]), `: ${show(value(series, 0))}${series.points[0][2] !== series.points[0][3] ? ` (${show(series.points[0][2])} to ${show(series.points[0][3])})` : ""}. A trend takes a second run on the same machine.`));
    const change = lastChange(series);
    const band = (sign) => series.segments.flatMap(([begin, end, level, noise]) => new Array(end - begin).fill(Math.max(0, level + sign * noise)));
    // No band is drawn where nobody knows the noise.
    const low = band(-1), high = band(1), middle = band(0);
    return chart({title: series.name, note: `${series.isRatio ? (series.suite === "throughput" ? "over the naive engine: higher is better" : "time over that of unfused: lower is better") : "time"} · ${series.machine}, ${series.cpu} · ${missing(least(series)) ? "too few runs to know its noise" : `noise band ±${format.change(1, 1 + least(series)).slice(1)}, so that no smaller change shows`}${change ? ` · last change: ${format.change(change.from, change.to)} at ${runName(change.run)}` : " · no change of level"}`,
      spec: () => ({x: {kind: "category", labels: numbers.map(runName)}, y: {format: show},
        band: missing(least(series)) ? null : {color: seriesColor(2), points: low.map((value, x) => ({x, low: value, high: high[x]}))},
        verticals: series.segments.slice(1).map(([begin]) => begin),
        series: [{color: "var(--dim)", dashed: true, thin: true, step: true, marks: false, points: middle.map((y, x) => ({x, y}))},
          {color: seriesColor(2), points: series.points.map(([run, y, low, high], x) => ({x, y, text: `${runName(run)}: ${show(y)}${low !== high ? ` (${show(low)} to ${show(high)})` : ""}`}))}],
        onPick: (i) => { location.href = padlab.link("run", {id: runs[numbers[i]].id}); }}),
      table: () => table({caption: series.name, hideCaption: true, rows: series.points.map((_, i) => i).reverse(), columns: [
        {title: "run", head: true, cell: (i) => runLink(numbers[i])}, {title: "value", number: true, cell: (i) => show(value(series, i))},
        {title: "interval", number: true, cell: (i) => `${show(series.points[i][2])} to ${show(series.points[i][3])}`},
        {title: "time", number: true, cell: (i) => format.seconds(series.points[i][4])}, {title: "level", number: true, cell: (i) => show(middle[i])}]})});
  }

  function showList(view) {
    const words = (view.get("q") || "").toLowerCase().split(/\s+/).filter(Boolean);
    const machine = view.get("machine") ?? machines[0];
    const rows = trends.filter((one) => ["suite", "pipeline"].every((name) => !view.get(name) || one[name] === view.get(name)) && (machine === "any" || one.machine === machine)
      && words.every((word) => one.name.toLowerCase().includes(word)) && (view.get("changed") !== "1" || one.segments.length > 1));
    list.replaceChildren(rows.length ? table({caption: "Series", hideCaption: true, rows, limit: 60, columns: [
      {title: "series", head: true, wide: true, sort: (one) => one.name, cell: (one) => h("a", {href: padlab.link("trends", {series: one.name}), onclick: pick(one)}, one.name)},
      {title: "now", number: true, sort: (one) => last(one)[2], cell: (one) => unit(one)(last(one)[2])},
      {title: "noise band", number: true, sort: least, cell: (one) => (missing(least(one)) ? "–" : format.change(1, 1 + least(one)))},
      {title: "last change", number: true, sort: (one) => { const change = lastChange(one); return change ? change.to / change.from : null; }, cell: (one) => {
        const change = lastChange(one);
        return change ? h("span" + (padlab.isWorse(one.suite, change.from, change.to) ? ".bad" : ".good"), {}, format.change(change.from, change.to)) : "none";
      }},
      {title: "since", tight: true, sort: (one) => lastChange(one)?.run ?? null, cell: (one) => { const change = lastChange(one); return change ? runLink(change.run) : ""; }},
      {title: "runs", number: true, sort: (one) => one.points.length, cell: (one) => one.points.length},
      machine === "any" ? {title: "machine", cell: (one) => one.machine} : null].filter(Boolean)}) : empty("No series fits."));
  }
  function pick(series) {
    return (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      padlab.setView({series: series.name});
      showChosen(padlab.view());
      scrollTo({top: 0});
    };
  }

  // The newest earlier run that has a series of this one.
  function runBefore(number) {
    const earlier = trends.map((series) => series.points.map(([run]) => run)).filter((numbers) => numbers.includes(number)).flat().filter((run) => run < number);
    return earlier.length ? Math.max(...new Set(earlier)) : number;
  }
  function comparisonForm() {
    const timed = runs.filter((run) => run.timed).reverse();
    const options = timed.map((run) => [run.id, `${format.time(run.start)} · ${isNight(run) ? "night" : "measured"}, ${format.count(run.timed)} series`]);
    // Several in a minute.
    for (const option of options)
      if (options.filter(([, label]) => label.startsWith(option[1])).length > 1) option[1] += ` (${option[0].split("-").pop()})`;
    return filters([
      {name: "a", label: "From run", options, initial: runs[runBefore(runs.indexOf(timed[0]))]?.id}, {name: "b", label: "To run", options, initial: timed[0]?.id},
      {name: "all", label: "Also what is within the noise", type: "checkbox"}], showComparison);
  }
  function showComparison(view) {
    const timed = runs.map((run, i) => (run.timed ? i : -1)).filter((i) => i >= 0);
    const find = (name, otherwise) => { const i = runs.findIndex((run) => run.id === view.get(name)); return i >= 0 ? i : otherwise; };
    const b = find("b", timed[timed.length - 1]), a = find("a", runBefore(b));
    const rows = [];
    let same = 0, together = 0;
    for (const series of trends) {
      const place = (run) => series.points.findIndex(([number]) => number === run);
      const i = place(a), j = place(b);
      if (i < 0 || j < 0) continue;
      ++together;
      const noise = series.segments.find(([begin, end]) => i >= begin && i < end)?.[3] ?? 0;
      const [, from, fromLow, fromHigh] = series.points[i], [, to, toLow, toHigh] = series.points[j];
      const sure = Math.abs(to - from) > noise && (toLow > fromHigh || toHigh < fromLow || fromLow === fromHigh);
      const identical = series.hashes?.[i] && series.hashes[i] === series.hashes[j];
      if (identical) ++same;
      rows.push({series, from, to, noise, sure: sure && !identical, identical});
    }
    const shown = rows.filter((row) => view.get("all") === "1" || row.sure).sort((x, y) => Math.abs(Math.log(y.to / y.from)) - Math.abs(Math.log(x.to / x.from)));
    const differs = ["machine", "llvm", "padlab"].filter((name) => runs[a]?.[name] !== runs[b]?.[name]).map((name) => `${name}: ${runs[a][name]} → ${runs[b][name]}`);
    comparison.replaceChildren(
      h("p", {role: "status"}, `${together} series in both runs, ${rows.filter((row) => row.sure).length} of them beyond their noise`, same ? `; ${same} of the same code, which are noise whatever they show` : "", "."),
      differs.length ? h("p.warn", {}, "The runs differ in ", differs.join("; "), ".") : h("p.dim", {}, "Same machine, same versions."),
      !together ? empty("No series is in both: they measured other things, or on other machines, or in another state of one.") : shown.length ? table({caption: "Comparison, the largest change first", hideCaption: true, rows: shown, limit: 100, columns: [
        {title: "series", head: true, wide: true, cell: (row) => h("a", {href: padlab.link("trends", {series: row.series.name}), onclick: pick(row.series)}, row.series.name)},
        {title: "from", number: true, cell: (row) => unit(row.series)(row.from)}, {title: "to", number: true, cell: (row) => unit(row.series)(row.to)},
        {title: "change", number: true, sort: (row) => row.to / row.from, cell: (row) => h("span" + (row.sure ? (padlab.isWorse(row.series.suite, row.from, row.to) ? ".bad" : ".good") : ".dim"), {}, format.change(row.from, row.to))},
        {title: "noise", number: true, cell: (row) => format.change(1, 1 + row.noise / row.from)},
        {title: "judged", cell: (row) => (row.identical ? tag("same code") : row.sure ? tag("beyond the noise", "info") : "")}]})
        : empty("Nothing changed beyond its noise."));
  }
});
