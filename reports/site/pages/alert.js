"use strict";
// Shows one alert: both distributions, the code before and after, and what to do about it.

padlab.page(async (main, view) => {
  const {runs, changes} = padlab.data;
  const number = runs.findIndex((run) => run.id === view.get("run"));
  const alert = changes.find((one) => one.id === view.get("series") && one.run === number && one.figure === (view.get("figure") ?? one.figure));
  if (!alert) return main.append(...header("No such alert"), empty("The store has no change of this series in this run."), h("p", {}, h("a", {href: "alerts.html"}, "All alerts")));
  document.title = `${alert.title} · padlab`;
  const show = figureText(alert), accepted = acceptedFor(alert), isWorse = padlab.isWorse(alert, alert.from, alert.to);
  main.append(h("p", {}, h("a", {href: "alerts.html"}, "Alerts")), ...header(alert.title, figureName(alert), " ", h("span" + (isWorse ? ".bad" : ".good"), {}, format.change(alert.from, alert.to)), " since ", runLink(number),
    alert.noise ? ` · noise ±${format.change(1, 1 + alert.noise / alert.from).slice(1)}` : " · exact"));
  let trend;
  try { trend = await padlab.load(`trend/${alert.id}`); }
  catch (error) { return main.append(empty(error.message)); }
  const exact = trend.exact[alert.figure], points = trend.points;
  const before = runs[Math.max(-1, ...points.map(([run]) => run).filter((run) => run < number))], after = runs[number];
  const levelOf = (point) => (exact ? null : point[1]), values = (low, high) => points.filter(([run]) => run >= low && run < high).map(levelOf);
  main.append(facts([["Suite", alert.suite], ["Workload", alert.workload], ["Contestant", alert.contestant], ["Axes", alert.axes.map(bench.axisText).join(", ")], ["Machine", alert.machine], ["Compiled for", alert.codeFor ?? alert.cpu],
    ["Commit before", before?.commit ? h("code", {}, before.commit) : before ? `not told; version ${before.padlab}` : null], ["Commit after", after.commit ? h("code", {}, after.commit) : `not told; version ${after.padlab}`],
    ["LLVM", before && before.llvm !== after.llvm ? `${before.llvm} → ${after.llvm}` : after.llvm], ["Accepted", accepted?.reason]]));
  main.append(section("Before and after", exact ? table({caption: `${alert.figure}: exact`, hideCaption: true, rows: exact.filter(([run]) => run <= number).slice(-2).concat(exact.filter(([run]) => run > number).slice(0, 2)), columns: [
    {title: "run", head: true, cell: ([run]) => runLink(run)}, {title: figureName(alert), number: true, cell: ([, value]) => show(value)}, {title: "side", cell: ([run]) => (run < number ? "before" : "after")}]})
    : distributions(values(-Infinity, number).slice(-30), values(number, Infinity).slice(0, 30)), await rounds()));
  const hash = (point) => (point ? point[5] : null), codeBefore = hash(points.filter(([run]) => run < number).pop()), codeAfter = hash(points.find(([run]) => run >= number));
  main.append(commitSection(followedFor(alert)));
  main.append(section("The code", h("p", {}, !codeBefore || !codeAfter ? "Nobody knows the hash of the machine code on both sides." : codeBefore === codeAfter ? "The machine code is the same: what changed is not the code of this program." : "The machine code has changed."),
    codeBefore && codeAfter ? facts([["Hash before", h("code", {}, codeBefore)], ["Hash after", h("code", {}, codeAfter)]]) : null, await differences(followedFor(alert))));
  const flags = bench.flags(alert);
  const quoted = quote(`^${alert.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(/|$)`);
  const from = before?.commit ?? "GOOD", to = after.commit ?? "BAD";
  main.append(section("What to do",
    h("p", {}, "Measure it again: both builds in turn, with the rule of ", h("code", {}, "bench compare"), "."), code(`./padlab bench compare git:${from} git:${to} ${flags} --benchmark_filter=${quoted}`, "Command that measures it again"),
    before?.commit && before.commit === after.commit ? h("p", {}, "Both runs are of one commit: not padlab has changed, but LLVM, the machine, or luck.") : [h("p", {}, "Find the commit between them:"), code(`./padlab bench bisect ${from} ${to} --series=${quote(alert.name)} --figure=${quote(alert.figure)} ${flags}`, "Command that finds the commit")],
    h("p", {}, "Accept it, with a reason that is committed:"), code(`./padlab report accept ${quote(alert.name)} --figure=${quote(alert.figure)} --run=${after.id} --reason='expected: ...'`, "Command that accepts it"),
    h("p", {}, bench.trend(alert, "The whole series"), ".")));

  // Shows the commit that caused the change, as far as nights have bisected it.
  function commitSection(followed) {
    if (!followed || ["new", "accepted"].includes(followed.state)) return null;
    const may = followed.candidates?.length > 1 ? h("ul", {}, followed.candidates.slice(0, 20).map((commit) => h("li", {}, h("code", {}, commit)))) : null;
    return section("The commit", followed.commit ? [h("p", {}, "The first bad commit, by the builds and the rule of ", h("code", {}, "bench compare"), ":"), code(`git show ${followed.commit}`, "Command that shows the commit")]
      : h("p", {}, `${followed.state === "open" ? "Not known yet" : "Not known"}: ${followed.why}.`), may);
  }
  // Shows the code of both builds, if a night has built both commits.
  async function differences(followed) {
    if (!followed?.hasCode) return followed?.codeWhy ? h("p.dim", {}, `No difference of the code is at hand: ${followed.codeWhy}.`) : null;
    let texts;
    try { texts = await padlab.load(`code/${followed.key}`); }
    catch (error) { return empty(error.message); }
    const names = [`before, ${texts.before.commit.slice(0, 12)}`, `after, ${texts.after.commit.slice(0, 12)}`];
    return [["assembly", "Assembly"], ["ir", "LLVM’s IR, optimized"]].map(([key, title]) => h("details", {open: key === "assembly"}, h("summary", {}, title),
      texts.before[key] === texts.after[key] ? h("p", {}, "Both are the same.") : sideBySide(texts.before[key], texts.after[key], `${title} before and after`, names)));
  }
  // Shows the values before and after as dots, side by side.
  function distributions(low, high) {
    return chart({title: "Values of the runs before and after", note: "Each dot is a run.", small: true,
      spec: () => ({tip: "item", x: {kind: "category", labels: ["before", "after"], name: "runs"}, y: {format: show},
        series: [["before", low], ["after", high]].map(([name, list], x) => ({name, color: seriesColor(2 + x), dots: true, points: list.map((y) => ({x, y, text: `${name}: ${show(y)}`}))}))}),
      table: () => table({caption: "Values", hideCaption: true, rows: Array.from({length: Math.max(low.length, high.length)}, (_, i) => i), columns: [
        {title: "place", head: true, number: true, cell: (i) => i + 1}, {title: "before", number: true, cell: (i) => show(low[i])}, {title: "after", number: true, cell: (i) => show(high[i])}]})});
  }
  async function rounds() {
    const sides = [];
    for (const [name, run] of [["before", runs.indexOf(before)], ["after", number]])
      if (run >= 0 && runs[run].sampled) try { sides.push([name, (await padlab.load(`samples/${run}`))[alert.id] ?? []]); } catch (error) { /* Only the newest runs have a file. */ }
    const most = Math.max(0, ...sides.map(([, list]) => list.length));
    return most ? h("details", {}, h("summary", {}, "Raw samples of both runs"), table({caption: "Rounds of both runs", hideCaption: true, limit: 60, rows: Array.from({length: most}, (_, i) => i), columns: [{title: "round", head: true, number: true, cell: (i) => i + 1},
      ...sides.map(([name, list]) => ({title: `${name}, time of a call`, number: true, cell: (i) => format.seconds(list[i]?.[0])}))]}))
      : h("p.dim", {}, "The store keeps raw samples for 30 days.");
  }
});
