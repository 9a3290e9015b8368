"use strict";
// Shows the results of the last night, what needs attention, and trends.

padlab.page((main) => {
  const {runs, findings, changes} = padlab.data;
  if (!runs.length) return main.append(...header("No run yet"), emptyUntil("A night makes the first one.", "./padlab nightly"));
  const nights = runs.map((run, i) => i).filter((i) => isNight(runs[i]));
  const last = nights[nights.length - 1] ?? runs.length - 1, run = runs[last], before = runs[nights[nights.length - 2]];
  const recent = nights.slice(-60).map((i) => runs[i]);
  const seen = findings.filter((finding) => finding.last === last), fresh = seen.filter((finding) => finding.first === last);
  const toJudge = fresh.filter((finding) => finding.state === "new");
  const causesIn = (list) => new Set(list.filter((finding) => finding.state !== "new").flatMap((finding) => finding.causes)).size;
  const mlir = (one) => one.functions["functions mlir"];
  const spark = (get, label) => sparkline(recent.map(get), `${label} over the last ${recent.length} nights`);
  const from = (value, old, unit = format.count) => (missing(old) ? null : `night before: ${unit(old)}`);

  main.append(...header(`Last night, ${format.day(run.start)}`,
    runLink(last, run.id), isNight(run) ? ` · target ${run.target} · ${format.number(run.minutes)} min of fuzzing on ${run.jobs} ${run.jobs === 1 ? "worker" : "workers"}` : " · measured only, no night yet", ` · LLVM ${run.llvm}, padlab ${run.padlab}`,
    run.interrupted ? " · interrupted: what was found until then is here" : ""));
  if (isNight(run)) main.append(again(nightCommand(run)));
  main.append(tiles(
    {label: "New findings", value: format.count(toJudge.length), kind: toJudge.length ? "bad" : "good",
      note: `show no known cause; ${seen.length} seen last night`, extra: spark((one) => one.fresh, "New findings")},
    {label: "Causes seen", value: format.count(run.causes), note: `last night; ${format.count(causesIn(findings))} ever, by ${format.count(findings.length)} findings`, extra: spark((one) => one.causes, "Causes of the catalogue that were seen"), href: "causes.html"},
    {label: "Broken regressions", value: format.count(run.broken.length), kind: run.broken.length ? "bad" : "good", note: `of ${run.replayed} replayed`},
    {label: "Cases compared", value: format.count(run.funnel?.[5]), note: from(null, before?.funnel?.[5]), extra: spark((one) => one.funnel?.[5], "Cases compared"), href: "fuzzing.html"},
    {label: "Cases a second", value: format.count(run.rate), note: from(null, before?.rate), extra: spark((one) => one.rate, "Cases a second")},
    {label: "libMLIR functions", value: format.count(mlir(run)), note: from(null, before && mlir(before)), extra: spark(mlir, "Functions of libMLIR that were executed"), href: "fuzzing.html"}));

  main.append(section("Needs a human", needs(run, last, fresh, changes)));
  if (toJudge.length) main.append(section("New last night", findingTable(toJudge, "Findings that no run had seen before, and that show no known cause")));
  main.append(section("Recent runs", runTable(runs.slice(-14).reverse())));

  function needs(run, last, fresh, changes) {
    const items = [];
    const add = (kind, what, ...text) => items.push(h("li", {}, tag(what, kind), h("div", {}, text)));
    for (const finding of seen.filter((one) => one.notIn && one.state === "new"))
      add("bad", "regression", findingLink(finding), ` shows on LLVM ${run.llvm} and not on ${finding.notIn}`, h("span.dim", {}, ` · ${finding.detail}`));
    const shown = new Set(seen.flatMap((one) => (one.oneOf ? [] : one.causes)));
    for (const [cause, release] of padlab.data.regressed.filter(([cause]) => shown.has(cause)))
      add("bad", "regression", causeLink(cause), ` shows on LLVM ${run.llvm} and not on ${release}`);
    for (const [name, expected, got] of run.broken) add("bad", "regression", h("code", {}, name), ` expects ${expected}, gave ${got}`);
    const others = toJudge.filter((one) => !one.notIn);
    for (const finding of others.slice(0, 8))
      add("bad", finding.verdict, findingLink(finding), h("span.dim", {}, ` · ${finding.detail}`));
    if (run.verdicts.internal) add("bad", "padlab", `padlab itself failed on ${run.verdicts.internal} cases; they are in the folder internal/ of the state`);
    const rest = others.length - Math.min(8, others.length);
    if (rest > 0) add("bad", "more", `and ${rest} other new findings, below`);
    const untouched = findings.filter((finding) => finding.state === "new" && finding.first !== last).length;
    if (untouched) add("warn", "to judge", h("a", {href: padlab.link("findings", {state: "new"})}, `${untouched} older findings`), " have no state yet");
    for (const change of changes.filter((one) => one.run > last - 7 && padlab.isWorse(one, one.from, one.to) && !acceptedFor(one)).slice(0, 5))
      add("warn", alertWord(change), changeLink(change), h("span.dim", {}, ` ${change.suite}`),
        ` ${figureName(change)} ${format.change(change.from, change.to)} since `, runLink(change.run), h("span.dim", {}, change.noise ? ` · noise ±${format.ratio(change.noise)}` : " · exact"),
        followedFor(change)?.commit ? [" · first bad commit ", commitOf(followedFor(change))] : null);
    if (run.left) add("warn", "triage", `${format.count(run.left)} raw defects wait for the next night`);
    if (run.lost) add("", "workers", `${run.lost} workers ended by a crash or a hang; each such case is kept`);
    if (run.interrupted) add("warn", "run", "was interrupted");
    if (run.benchError) add("warn", "benchmarks", run.benchError);
    return items.length ? h("div.panel", {}, h("ul.todo", {}, items)) : empty("Nothing. Nothing new was found, every regression holds, no series got slower.");
  }
});

function findingTable(rows, caption) {
  return table({caption, rows, columns: [
    {title: "finding", head: true, cell: (one) => findingLink(one)},
    {title: "verdict", cell: (one) => verdictTag(one.verdict)},
    {title: "state", cell: (one) => stateTag(one.state)},
    {title: "program", cell: programOf},
    {title: "seen", number: true, cell: (one) => format.count(one.count)}]});
}

function runTable(rows) {
  const {runs} = padlab.data;
  return table({caption: "The newest runs first; those without cases only measured", rows, columns: [
    {title: "run", head: true, tight: true, cell: (run) => runLink(runs.indexOf(run))},
    {title: "new", number: true, cell: (run) => (isNight(run) ? h("span" + (run.fresh ? ".bad" : ""), {}, format.count(run.fresh)) : "–")},
    {title: "seen", number: true, cell: (run) => (isNight(run) ? format.count(run.seen) : "–")},
    {title: "regressions", number: true, cell: (run) => (run.broken.length ? h("span.bad", {}, `${run.broken.length} broken`) : run.replayed ? `${run.replayed} hold` : "–")},
    {title: "compared", number: true, cell: (run) => format.count(run.funnel?.[5])},
    {title: "cases a second", number: true, cell: (run) => format.count(run.rate)},
    {title: "corpus", number: true, cell: (run) => format.count(run.corpus)},
    {title: "series timed", number: true, cell: (run) => (run.timed ? format.count(run.timed) : "–")},
    {title: "LLVM", tight: true, cell: (run) => run.llvm}]});
}
