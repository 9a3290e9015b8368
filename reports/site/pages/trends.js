"use strict";
// Shows every series over time, with its noise and the changes of its level; a point of a series; and a comparison of two runs.

padlab.page((main, view) => {
  const {runs, trends} = padlab.data;
  main.append(...header("Trends", "A series is one benchmark on one machine. Its level changes where few arrangements of its values part as well (E-divisive, as in ", h("code", {}, "padlab-bench history"), ")."));
  if (!trends.length) return main.append(bench.nothing("sweep"));
  const unit = (series) => (series.isRatio ? format.ratio : bench.show(series.unit));
  // Formats a value with the denominator of its ratio, for places without a title that names it.
  const told = (series, value) => h("span", {}, unit(series)(value), h("span.dim", {}, series.isRatio ? ` × ${series.baseline ?? "the baseline"}` : series.unit === "1" ? " power of the size" : ""));
  const last = (series) => series.segments[series.segments.length - 1];
  // The smallest slowdown that this series could show, because it is beyond the noise band. The noise is not known if there are less
  // than five values.
  const least = (series) => (last(series)[1] - last(series)[0] < 5 ? null : last(series)[3] / last(series)[2]);
  const lastChange = (series) => (series.segments.length < 2 ? null : {run: series.bounds[series.bounds.length - 1], from: series.segments[series.segments.length - 2][2], to: last(series)[2]});
  const figure = (series) => (series.isRatio ? `${series.suite === "throughput" ? "speed" : "time"} over that of ${series.baseline ?? "the baseline"}` : {s: "time of a call", instructions: "instructions of a call", 1: "power of the size that time grows with"}[series.unit] ?? `in ${series.unit}`);
  // The number of nights of the machine since the series was last measured. If a series does not fit into a night, the next night must
  // measure it; three missed nights are too many.
  const missedNights = (series) => runs.filter((run, i) => i > series.latest && isNight(run) && run.timed && run.machine === series.machine).length;
  const stale = (series) => (missedNights(series) >= 3 ? tag(`not measured for ${missedNights(series)} nights`, "warn") : null);

  // The machine of the newest run comes first.
  const machines = [...new Set([...runs].reverse().map((run) => run.machine))].filter((one) => trends.some((series) => series.machine === one));

  const chosen = h("div"), list = h("div"), comparison = h("div");
  main.append(chosen, section("Series", filters([
      {name: "q", label: "Search", type: "search", placeholder: "words"},
      {name: "suite", label: "Suite", options: optionsOf(trends, (one) => one.suite)},
      {name: "contestant", label: "Contestant", options: optionsOf(trends, (one) => one.contestant)},
      machines.length > 1 ? {name: "machine", label: "Machine", options: [...machines.map((one) => [one]), ["any"]], initial: machines[0]} : null,
      {name: "changed", label: "Only those that changed", type: "checkbox"}], showList), list),
    section("Compare two runs", comparisonForm(), comparison));
  showChosen(view); showList(view); showComparison(view);

  async function showChosen(view) {
    const wanted = view.get("series");
    const byAge = trends.filter((one) => lastChange(one)).sort((a, b) => lastChange(b).run - lastChange(a).run);
    const series = wanted ? trends.filter((one) => one.id === wanted) : byAge.slice(0, 1);
    const shown = (series.length ? series : wanted ? [] : [trends.reduce((a, b) => (b.runs > a.runs ? b : a))]).slice(0, 1);
    if (!shown.length) return chosen.replaceChildren(empty("The store has no such series."));
    try { chosen.replaceChildren(...drawSeries(shown[0], await padlab.load(`trend/${shown[0].id}`))); }
    catch (error) { return chosen.replaceChildren(empty(error.message)); }
    const loaded = padlab.data[`trend/${shown[0].id}`];
    if (!view.get("run") && loaded.points.length === 1) showPoint(shown[0], loaded, loaded.points[0][0]);
    if (view.get("run")) showPoint(shown[0], padlab.data[`trend/${shown[0].id}`], runs.findIndex((run) => run.id === view.get("run")));
  }
  function drawSeries(series, {points, exact}) {
    const show = unit(series), numbers = points.map(([run]) => run), change = lastChange(series);
    const band = (sign) => series.segments.flatMap(([begin, end, level, noise]) => new Array(end - begin).fill(Math.max(0, level + sign * noise)));
    // No band is drawn if the noise is not known.
    const low = band(-1), high = band(1), middle = band(0);
    const what = h("div", {}, facts([["Suite", series.suite], ["Workload", series.workload], ["Contestant", series.contestant], ["Compiled for", series.codeFor ?? series.cpu], ["Machine", series.machine],
      ["Axes", series.axes.map(bench.axisText).join(", ")], ["Better", series.better], ["Now", stale(series)]]), h("div", {id: "point"}));
    if (numbers.length < 2)
      return [h("div.panel", {}, h("h2", {}, series.title), h("p", {}, `Measured once, in `, runLink(numbers[0]), ": ", told(series, points[0][1]), `${points[0][2] !== points[0][3] ? ` (${show(points[0][2])} to ${show(points[0][3])})` : ""}. A trend takes a second run on the same machine.`)), what];
    const counted = Object.entries(exact).filter(([, steps]) => steps.length > 1);
    return [chart({title: series.title, note: `${figure(series)}, ${series.better} is better · ${missing(least(series)) ? "too few runs to know its noise" : `noise band ±${format.change(1, 1 + least(series)).slice(1)}, so that no smaller change shows`}${change ? ` · last change: ${format.change(change.from, change.to)} at ${runName(change.run)}` : " · no change of level"}. A click on a point shows where it comes from.`,
      spec: () => ({x: {kind: "category", labels: numbers.map(runName), name: "run"}, y: {format: show},
        band: missing(least(series)) ? null : {color: seriesColor(2), points: low.map((value, x) => ({x, low: value, high: high[x]}))},
        verticals: series.segments.slice(1).map(([begin]) => begin),
        series: [{color: "var(--dim)", dashed: true, thin: true, step: true, marks: false, points: middle.map((y, x) => ({x, y}))},
          {color: seriesColor(2), points: points.map(([run, y, low, high], x) => ({x, y, text: `${runName(run)}: ${show(y)}${low !== high ? ` (${show(low)} to ${show(high)})` : ""}`}))}],
        onPick: (i) => { padlab.setView({series: series.id, run: runs[numbers[i]].id}); showPoint(series, {points}, numbers[i]); }}),
      table: () => table({caption: series.title, hideCaption: true, rows: points.map((_, i) => i).reverse(), columns: [
        {title: "run", head: true, cell: (i) => pointLink(series, {points}, numbers[i])}, {title: figure(series), number: true, cell: (i) => show(points[i][1])},
        {title: "interval", number: true, cell: (i) => `${show(points[i][2])} to ${show(points[i][3])}`},
        {title: "time of a call", number: true, cell: (i) => format.seconds(points[i][4])}, {title: "level", number: true, cell: (i) => show(middle[i])}]})}),
      counted.length ? h("div.pair", {}, counted.map(([name, steps]) => runChart({title: `${name}: exact`, small: true, unit: name === "peak memory" ? (value) => `${format.ratio(value)} of the result` : format.count, series: [{name, points: steps}]}))) : null,
      what].filter(Boolean);
  }
  function pointLink(series, trend, number) {
    return h("a.tight", {href: padlab.link("trends", {series: series.id, run: runs[number].id}), onclick: (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      padlab.setView({series: series.id, run: runs[number].id});
      showPoint(series, trend, number);
    }}, runName(number));
  }
  // Shows the origin of a point: machine, commit, command, raw samples.
  async function showPoint(series, {points}, number) {
    const point = points.find(([run]) => run === number), run = runs[number], box = document.getElementById("point");
    if (!point || !box) return;
    const show = unit(series), quoted = quote(`^${series.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(/|$)`);
    const command = `${run.commit ? `git checkout ${run.commit}\n` : ""}./padlab bench ${bench.flags(series)} --benchmark_filter=${quoted}`;
    // A night measures with several commands, but only records the command that measures most series.
    const isOfCommand = series.suite !== "instructions" && series.cpu === "native";
    let samples = null, why = "The store keeps raw samples for 30 days; ";
    if (run.sampled) try { samples = (await padlab.load(`samples/${number}`))[series.id]; } catch (error) { /* Only the newest runs have a file. */ }
    else why = "This run kept one value of each series; ";
    box.replaceChildren(h("h3", {}, `The point of ${runName(number)}`), facts([["Value", [told(series, point[1]), ` (${show(point[2])} to ${show(point[3])})`]], ["Time of a call", format.seconds(point[4])],
      ["Machine", h("a", {href: "machines.html"}, run.machine)], ["Commit", run.commit ? h("code", {}, run.commit) : `not told; version ${run.padlab}`], ["LLVM", run.llvm], ["Run", runLink(number, run.id)], ["Measured by", run.benchCommand && isOfCommand ? h("code", {}, run.benchCommand) : null]]),
      h("p", {}, "The same series again, at that commit:"), code(command, "Command that measures the point again"),
      samples ? h("details", {}, h("summary", {}, `${format.count(samples.length)} raw samples`), table({caption: "Rounds of this point", hideCaption: true, rows: samples.map((one, i) => [i, ...one]), limit: 60, columns: [
        {title: "round", head: true, number: true, cell: ([i]) => i + 1}, {title: "time of a call", number: true, cell: ([, seconds]) => format.seconds(seconds)}, {title: "ratio to the baseline", number: true, cell: ([, , ratio]) => (ratio ? format.ratio(ratio) : "–")}]}))
        : h("p.dim", {}, why, "the result file of the run has what was measured: ", h("code", {}, `results/${run.id}/report.json`), " in the state."));
    box.scrollIntoView({block: "nearest"});
  }

  function showList(view) {
    const words = (view.get("q") || "").toLowerCase().split(/\s+/).filter(Boolean);
    const machine = view.get("machine") ?? machines[0];
    const rows = trends.filter((one) => ["suite", "contestant"].every((name) => !view.get(name) || one[name] === view.get(name)) && (machine === "any" || one.machine === machine)
      && words.every((word) => one.name.toLowerCase().includes(word)) && (view.get("changed") !== "1" || one.segments.length > 1));
    list.replaceChildren(rows.length ? table({caption: "Series", hideCaption: true, rows, limit: 60, columns: [
      {title: "series", head: true, wide: true, sort: (one) => one.title, cell: (one) => h("a", {href: padlab.link("trends", {series: one.id}), title: one.name, onclick: pick(one)}, one.title)},
      {title: "suite", sort: (one) => one.suite, cell: (one) => one.suite},
      {title: "now", number: true, sort: (one) => last(one)[2], cell: (one) => told(one, last(one)[2])},
      {title: "noise band", number: true, sort: least, cell: (one) => (missing(least(one)) ? "–" : format.change(1, 1 + least(one)))},
      {title: "last change", number: true, sort: (one) => { const change = lastChange(one); return change ? change.to / change.from : null; }, cell: (one) => {
        const change = lastChange(one);
        return change ? h("span" + (padlab.isWorse(one, change.from, change.to) ? ".bad" : ".good"), {}, format.change(change.from, change.to)) : "none";
      }},
      {title: "since", tight: true, sort: (one) => lastChange(one)?.run ?? null, cell: (one) => { const change = lastChange(one); return change ? runLink(change.run) : ""; }},
      {title: "runs", number: true, sort: (one) => one.runs, cell: (one) => [one.runs, stale(one) ? " " : "", stale(one)].filter(Boolean)},
      machine === "any" ? {title: "machine", cell: (one) => one.machine} : null].filter(Boolean)}) : empty("No series fits."));
  }
  function pick(series) {
    return (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      padlab.setView({series: series.id, run: null});
      showChosen(padlab.view());
      scrollTo({top: 0});
    };
  }

  // Returns the newest earlier run on the same machine that measured something.
  function runBefore(number) {
    return runs.findLastIndex((run, i) => i < number && run.timed && run.machine === runs[number].machine);
  }
  function comparisonForm() {
    const timed = runs.filter((run) => run.timed).reverse();
    const options = timed.map((run) => [run.id, `${format.time(run.start)} · ${isNight(run) ? "night" : "measured"}, ${format.count(run.timed)} series`]);
    // If several runs have the same label, because they began in the same minute, the end of the name is added.
    for (const option of options)
      if (options.filter(([, label]) => label.startsWith(option[1])).length > 1) option[1] += ` (${option[0].split("-").pop()})`;
    return filters([
      {name: "a", label: "From run", options, initial: runs[runBefore(runs.indexOf(timed[0]))]?.id}, {name: "b", label: "To run", options, initial: timed[0]?.id},
      {name: "all", label: "Also what is within the noise", type: "checkbox"}], showComparison);
  }
  async function showComparison(view) {
    const timed = runs.map((run, i) => (run.timed ? i : -1)).filter((i) => i >= 0);
    const find = (name, otherwise) => { const i = runs.findIndex((run) => run.id === view.get(name)); return i >= 0 ? i : otherwise; };
    const b = find("b", timed[timed.length - 1]), a = find("a", runBefore(b));
    if (a < 0) return comparison.replaceChildren(emptyUntil("One run alone has measured on this machine: there is nothing to compare it with.", "./padlab nightly --minutes=30"));
    let before, after;
    try { before = new Map((await padlab.load(`values/${a}`)).map((one) => [one[0], one])); after = await padlab.load(`values/${b}`); }
    catch (error) { return comparison.replaceChildren(empty("One of the runs measured no series that has a trend.")); }
    const rows = [];
    let same = 0;
    for (const [place, to, toLow, toHigh, code] of after) {
      if (!before.has(place)) continue;
      const series = trends[place], [, from, fromLow, fromHigh, codeBefore] = before.get(place);
      const noise = series.segments[series.bounds.findLastIndex((bound) => bound <= a)]?.[3] ?? 0;
      const sure = Math.abs(to - from) > noise && (toLow > fromHigh || toHigh < fromLow || fromLow === fromHigh);
      const identical = code > 0 && code === codeBefore;
      if (identical) ++same;
      rows.push({series, from, to, noise, sure: sure && !identical, identical});
    }
    const shown = rows.filter((row) => view.get("all") === "1" || row.sure).sort((x, y) => Math.abs(Math.log(y.to / y.from)) - Math.abs(Math.log(x.to / x.from)));
    const differs = ["machine", "llvm", "padlab"].filter((name) => runs[a]?.[name] !== runs[b]?.[name]).map((name) => `${name}: ${runs[a][name]} → ${runs[b][name]}`);
    comparison.replaceChildren(
      h("p", {role: "status"}, `${rows.length} series in both runs, ${rows.filter((row) => row.sure).length} of them beyond their noise`, same ? `; ${same} of the same code, which are noise whatever they show` : "", "."),
      differs.length ? h("p.warn", {}, "The runs differ in ", differs.join("; "), ".") : h("p.dim", {}, "Same machine, same versions."),
      !rows.length ? empty("No series is in both: they measured other things, or on other machines, or in another state of one.") : shown.length ? table({caption: "Comparison, the largest change first", hideCaption: true, rows: shown, limit: 100, columns: [
        {title: "series", head: true, wide: true, cell: (row) => h("a", {href: padlab.link("trends", {series: row.series.id}), title: row.series.name, onclick: pick(row.series)}, row.series.title)}, {title: "suite", cell: (row) => row.series.suite},
        {title: "from", number: true, cell: (row) => told(row.series, row.from)}, {title: "to", number: true, cell: (row) => told(row.series, row.to)},
        {title: "change", number: true, sort: (row) => row.to / row.from, cell: (row) => h("span" + (row.sure ? (padlab.isWorse(row.series, row.from, row.to) ? ".bad" : ".good") : ".dim"), {}, format.change(row.from, row.to))},
        {title: "noise", number: true, cell: (row) => format.change(1, 1 + row.noise / row.from)},
        {title: "judged", cell: (row) => (row.identical ? tag("same code") : row.sure ? tag("beyond the noise", "info") : "")}]})
        : empty("Nothing changed beyond its noise."));
  }
});
