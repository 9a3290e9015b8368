"use strict";
// Shows how far fuzzing gets: coverage by signal, the funnel, speed, recall, and the corpus.

padlab.page((main) => {
  const {fuzzing, runs} = padlab.data, nights = runs.filter(isNight).length;
  main.append(...header("Fuzzing", fuzzing.targets.length ? ["The newest night is ", runLink(fuzzing.run), nights > 1 ? `; trends are over all ${format.count(nights)} nights.` : "."] : ""));
  if (!fuzzing.targets.length) return main.append(emptyUntil("No run has fuzzed yet.", "./padlab nightly"));
  main.append(again(nightCommand(runs[fuzzing.run])));
  const all = fuzzing.targets.find((one) => one.target === "") ?? fuzzing.targets[0];
  main.append(tiles(
    {label: "Cases compared", value: format.count(all.funnel[5]), note: `as native code, ${format.share(all.funnel[5], all.funnel[0])} of those generated`},
    {label: "Cases interpreted", value: missing(all.funnel[6]) ? "–" : format.count(all.funnel[6]), note: "what a subject left, run by the reference; many of them are compared, too"},
    {label: "Cases a second", value: format.number(all.rate, 1), note: `over ${format.seconds(all.seconds)}`},
    {label: "Corpus", value: format.count(all.after), note: `${format.count(all.before)} before the night`},
    {label: "Fuzzers lost", value: format.count(all.lost), note: missing(all.childrenLost) ? "" : `${format.count(all.childrenLost)} children died of a case`}));

  // Nights with zero minutes of fuzzing only replay, so their values are zero.
  const signals = Object.entries(fuzzing.nights).filter(([signal]) => signal !== "corpus").map(([signal, points]) => [signal, points.filter(([, value]) => value > 0)]);
  main.append(section("Coverage, night by night", h("div.pair", {}, signals.map(([signal, points]) =>
    runChart({title: name(signal), small: true, unit: format.count, series: [{name: name(signal), points}]})))));
  const growth = Object.entries(fuzzing.growth);
  main.append(section("Growth within the newest night", growth.length ? h("div.pair", {}, bySignal(growth).map(growthChart))
    : empty("The newest night left one sample a signal: where it ended.")));

  // The inputs of the text target are bytes for readers, not cases.
  const isText = (one) => one.target === "text";
  main.append(section("Funnel", table({caption: `Cases of the newest night that got to each step, and their share of those generated${fuzzing.targets.some(isText) ? "; inputs of text are no cases, and not in the sum" : ""}`, rows: fuzzing.targets, columns: [
    {title: "target", head: true, cell: (one) => one.target || "all targets"},
    ...[["generated", 0], ["verified", 1], ["defined", 2], ["fired", 3], ["interpreted", 6], ["compiled", 4], ["compared", 5]].map(([step, i]) => ({title: step, number: true,
      cell: (one) => (!i ? format.count(one.funnel[i]) : isText(one) || missing(one.funnel[i]) ? "–"
        : h("span", {}, format.count(one.funnel[i]), h("br"), h("span.dim", {}, format.share(one.funnel[i], one.funnel[0]))))})),
    {title: "cases a second", number: true, cell: (one) => format.number(one.rate, 1)}]})));
  const most = Math.max(1, ...fuzzing.verdicts.filter(([, pipeline]) => !pipeline).map(([, , cases]) => cases));
  main.append(section("Verdicts", h("div.bars", {}, table({caption: "Cases by verdict before deduplication; the bar's length is the logarithm", rows: fuzzing.verdicts.filter(([, pipeline]) => !pipeline).sort((a, b) => b[2] - a[2]), columns: [
    {title: "verdict", head: true, cell: ([verdict]) => verdictTag(verdict)},
    {title: "pipelines", cell: ([verdict]) => fuzzing.verdicts.filter(([kind, pipeline]) => kind === verdict && pipeline).map(([, pipeline, cases]) => `${pipeline} ${format.count(cases)}`).join(", ")},
    {title: "cases", number: true, cell: ([, , cases]) => format.count(cases)},
    {title: "against the most", cell: ([, , cases]) => h("span.meter", {style: `width: ${(100 * Math.log1p(cases) / Math.log1p(most)).toFixed(1)}%`})}]}))));

  main.append(section("Ways", ways()));
  main.append(section("Blind spots", blindSpots()));
  main.append(section("Speed and corpus", h("div.pair", {},
    runChart({title: "Cases a second", small: true, zero: true, series: [{name: "cases a second", points: runs.map((run, i) => [i, run.rate]).filter(([, rate]) => !missing(rate))}]}),
    runChart({title: "Corpus", note: "Cases that are kept after merging.", small: true, unit: format.count, series: [{name: "cases", points: fuzzing.nights.corpus ?? []}]}))));
  main.append(section("Recall", recall()));

  function name(signal) {
    return {"functions mlir": "Functions of libMLIR executed", "functions llvm": "Functions of libLLVM executed", features: "Program features", actions: "Actions of the compiler", compared: "Cases compared", "new in the corpus": "Cases that joined the corpus"}[signal] ?? signal;
  }
  function bySignal(growth) {
    const groups = new Map();
    for (const [key, points] of growth) {
      const [target, signal] = key.split("|");
      groups.set(signal, [...(groups.get(signal) ?? []), {name: target || "all targets", points}]);
    }
    return [...groups];
  }
  function growthChart([signal, series]) {
    return chart({title: name(signal), small: true,
      spec: () => ({x: {kind: "linear", format: (value) => `${format.number(value)} s`}, y: {format: format.count},
        series: series.map((one, i) => ({name: one.name, color: seriesColor(i + 2), marks: false, points: one.points.map(([x, y]) => ({x, y}))}))}),
      table: () => table({caption: name(signal), hideCaption: true, rows: series.flatMap((one) => one.points.map(([seconds, value]) => ({target: one.name, seconds, value}))), columns: [
        {title: "target", head: true, cell: (row) => row.target}, {title: "after", number: true, cell: (row) => `${row.seconds} s`}, {title: "reached", number: true, cell: (row) => format.count(row.value)}]})});
  }
  function ways() {
    if (!fuzzing.ways.length) return emptyUntil("The newest night did not count what its cases were compared by.", "./padlab nightly");
    const lacking = [...new Set(fuzzing.ways.filter(([, axis, , , here]) => axis === "CPU" && !here).map(([, , cpu]) => cpu))];
    const never = fuzzing.ways.filter(([, , , cases, here]) => here && !cases).length;
    return [h("p", {}, never ? `${format.count(never)} ways met no case although this machine has them. ` : "Every way that this machine has met cases. ",
        lacking.length ? `This machine cannot run code for ${lacking.join(", ")}.` : "It runs code for all CPUs that targets name."),
      table({caption: "Cases compared by pipeline, lowering, level, CPU and form of extents; a case meets several", rows: fuzzing.ways, limit: 60, columns: [
        {title: "target", head: true, cell: ([target]) => target},
        {title: "by", cell: ([, axis]) => axis},
        {title: "way", cell: ([, , value]) => value},
        {title: "cases", number: true, cell: ([, , , cases, here]) => (cases ? format.count(cases) : here ? tag("never", "bad") : tag("not on this machine"))}]})];
  }
  function blindSpots() {
    const {blindSpots} = fuzzing;
    if (!blindSpots) return emptyUntil("No run has listed yet what its corpora never have.", "./padlab nightly");
    const never = new Map();
    for (const [axis, of, partner] of blindSpots.spots) {
      const key = `${axis} ${of}`;
      never.set(key, [...(never.get(key) ?? [axis, of]), ...(partner ? [partner] : [])]);
    }
    return [h("p", {}, `What upstream has and none of ${format.count(blindSpots.programs)} programs of the corpora shows${blindSpots.filesLeft ? ` (${format.count(blindSpots.filesLeft)} were not read for want of time)` : ""}. ${format.count(blindSpots.passesWithoutTable)} of mlir-opt's ${format.count(blindSpots.passesOfMlirOpt)} passes are in no table.`),
      table({caption: "Blind spots by kind; what has a reason is not listed below", rows: blindSpots.axes, columns: [
        {title: "kind", head: true, cell: ({axis}) => axis},
        {title: "entries", number: true, cell: ({entries}) => format.count(entries)},
        {title: "seen", number: true, cell: ({seen}) => format.count(seen)},
        {title: "with a reason", number: true, cell: ({explained}) => format.count(explained)},
        {title: "blind", number: true, cell: ({blind}) => format.count(blind)}]}),
      table({caption: "Blind spots", rows: [...never.values()], limit: 20, columns: [
        {title: "kind", cell: ([axis]) => axis},
        {title: "of", head: true, cell: ([, of]) => of},
        {title: "never with", cell: ([, , ...partners]) => partners.join(", ")}]})];
  }
  function recall() {
    const {planted} = fuzzing;
    if (!planted) return emptyUntil("No run has measured it yet: rules and lowerings are broken on purpose, and counted is who notices.", "./padlab nightly");
    const found = planted.faults.filter(([, ok]) => ok).length;
    return [h("p", {}, `${found} of ${planted.faults.length} planted faults were found, as of `, runLink(planted.run), "."),
      table({caption: "Planted faults, those that were missed first", rows: [...planted.faults].sort((a, b) => a[1] - b[1]), limit: 30, columns: [
        {title: "fault", head: true, cell: ([fault]) => fault},
        {title: "found", cell: ([, ok]) => tag(ok ? "found" : "missed", ok ? "good" : "bad")},
        {title: "verdict", cell: ([, , , , verdict]) => verdict ?? ""},
        {title: "after", number: true, cell: ([, , seconds]) => (missing(seconds) ? "–" : format.seconds(seconds))},
        {title: "cases", number: true, cell: ([, , , cases]) => format.count(cases)}]})];
  }
});
