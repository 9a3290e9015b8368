"use strict";
// Shows the committed causes of defects in LLVM, filtered by the parameters in the address.

padlab.page((main, view) => {
  const {causes} = padlab.data;
  const decisionOf = (one) => (one.decision ? one.decision.state.replace("-", " ") : "none");
  const fields = {kind: (one) => one.kind, reach: (one) => one.reach, pass: (one) => one.guilty.pass, still: showsOnTrunk, decision: decisionOf};
  const words = new Map(causes.map((one) => [one, [one.name, one.title, ...Object.values(one.guilty), one.look.sentence].join(" ").toLowerCase()]));
  const list = h("div"), count = h("p.dim", {role: "status"});
  main.append(...header("Causes", "Each is one mistake in LLVM’s code with a committed case: ", h("code", {}, "corpus/defects"),
    ". Silent miscompiles that ordinary passes reach come first. ", h("code", {}, "./padlab catalogue verify"), " runs all of them with stock tools."));
  if (!causes.length) return main.append(emptyUntil("No run has listed the catalogue yet.", "./padlab nightly"));
  main.append(filters([
    {name: "q", label: "Search", type: "search", placeholder: "words"},
    {name: "kind", label: "Kind", options: optionsOf(causes, fields.kind)},
    {name: "reach", label: "Reached by", options: optionsOf(causes, fields.reach)},
    {name: "pass", label: "Pass", options: optionsOf(causes, fields.pass)},
    {name: "still", label: "On trunk", options: optionsOf(causes, fields.still)},
    {name: "decision", label: "Decision", options: optionsOf(causes, fields.decision)}], show), count, list);
  show(view);

  function show(view) {
    const wanted = Object.keys(fields).filter((name) => view.get(name)), asked = (view.get("q") || "").toLowerCase().split(/\s+/).filter(Boolean);
    const rows = causes.filter((one) => wanted.every((name) => fields[name](one) === view.get(name)) && asked.every((word) => words.get(one).includes(word)));
    count.textContent = rows.length === causes.length ? `${format.count(rows.length)} causes` : `${format.count(rows.length)} of ${format.count(causes.length)} causes`;
    list.replaceChildren(rows.length ? table({caption: "Causes", hideCaption: true, rows, limit: 100, columns: [
      {title: "cause", head: true, wide: true, cell: (one) => h("a", {href: padlab.link("cause", {id: one.name})}, one.title, one.decision ? ` (${decisionOf(one)})` : ""), sort: (one) => one.title},
      {title: "kind", cell: (one) => verdictTag(one.kind), sort: (one) => one.kind},
      {title: "reached by", cell: (one) => one.reach, sort: (one) => one.reach},
      {title: "pass", cell: (one) => h("span.mono", {}, one.guilty.pass), sort: (one) => one.guilty.pass},
      {title: "on trunk", cell: showsOnTrunk, sort: showsOnTrunk}]}) : empty("No cause fits. Fewer filters find more."));
  }
});
