"use strict";
// Shows one run.

padlab.page((main, view) => {
  const {runs, findings, changes} = padlab.data;
  const number = view.get("id") ? runs.findIndex((run) => run.id === view.get("id")) : runs.length - 1;
  const run = runs[number];
  if (!run) return main.append(...header("No such run"), empty(`The store has no run '${view.get("id") ?? ""}'.`));
  document.title = `${run.id} · padlab`;
  const neighbour = (other, text) => (runs[other] ? h("a.button", {href: padlab.link("run", {id: runs[other].id})}, text) : null);
  main.append(...header(`Run of ${format.time(run.start)} UTC`, h("code", {}, run.id)),
    h("p", {}, neighbour(number - 1, "← the run before"), " ", neighbour(number + 1, "the run after →"), " ",
      number > 0 ? h("a.button", {href: padlab.link("trends", {a: runs[number - 1].id, b: run.id})}, "Compare with the run before") : null));
  main.append(tiles(...(isNight(run) ? [
    {label: "New findings", value: format.count(run.fresh), kind: run.fresh ? "bad" : "good", note: `show no known cause; ${run.seen} seen`},
    {label: "Causes seen", value: format.count(run.causes), note: "of the catalogue"},
    {label: "Broken regressions", value: format.count(run.broken.length), kind: run.broken.length ? "bad" : "good", note: `of ${run.replayed}`},
    {label: "Cases compared", value: format.count(run.funnel?.[5]), note: `${format.number(run.rate, 1)} a second`}] : []),
    {label: "Series timed", value: format.count(run.timed), note: run.benchError ?? ""}));
  main.append(facts([["Machine", run.machine], ["LLVM", run.llvm], ["padlab", run.padlab], ["Target", run.target], ["Seed", run.seed],
    ["Took", isNight(run) ? `${format.count(run.seconds)} s, of these ${format.number(run.minutes)} min of fuzzing on ${run.jobs} ${run.jobs === 1 ? "worker" : "workers"}` : "measured only: a result file of padlab-bench"],
    ["Interrupted", run.interrupted ? "yes" : null], ["Workers lost", run.lost], ["Corpus", missing(run.corpus) ? null : format.count(run.corpus)],
    ["Verdicts", Object.entries(run.verdicts).map(([verdict, cases]) => `${verdict} ${format.count(cases)}`).join(", ")],
    ["Raw defects left", run.left || null],
    ["Recall", run.planted ? `${run.planted[0]} of ${run.planted[1]} planted faults` : null]]));
  main.append(again(...[isNight(run) && nightCommand(run), run.benchCommand].filter(Boolean)) ?? "");
  if (run.broken.length)
    main.append(section("Broken regressions", table({caption: "Regressions that gave something else", rows: run.broken, columns: [
      {title: "case", head: true, wide: true, cell: ([name]) => h("code", {}, name)}, {title: "expected", cell: ([, expected]) => expected}, {title: "gave", cell: ([, , got]) => h("span.bad", {}, got)}]})));
  const fresh = findings.filter((finding) => finding.first === number && finding.state === "new");
  if (fresh.length)
    main.append(section("New findings", table({caption: "First seen in this run, without a known cause", rows: fresh, columns: [
      {title: "finding", head: true, cell: (one) => findingLink(one)}, {title: "verdict", cell: (one) => verdictTag(one.verdict)}, {title: "may show", cell: (one) => (one.causes.length ? causesOf(one) : "–")}]})));
  const here = changes.filter((change) => change.run === number);
  if (here.length)
    main.append(section("Changes that began here", table({caption: "Series whose level changed at this run", rows: here, columns: [
      {title: "series", head: true, wide: true, cell: changeLink}, {title: "suite", cell: (one) => one.suite}, {title: "figure", cell: figureName},
      {title: "before", number: true, cell: (one) => figureText(one)(one.from)}, {title: "after", number: true, cell: (one) => figureText(one)(one.to)},
      {title: "change", number: true, cell: (one) => h("span" + (padlab.isWorse(one, one.from, one.to) ? ".bad" : ".good"), {}, format.change(one.from, one.to))}]})));
});
