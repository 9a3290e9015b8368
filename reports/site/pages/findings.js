"use strict";
// Shows all findings, filtered by the parameters in the address.

padlab.page((main, view) => {
  const {findings} = padlab.data;
  const operations = (finding) => [...new Set((finding.shape || "").replace(/\s*\[.*$/, "").split(",").filter(Boolean))];
  const haystack = new Map(findings.map((one) => [one, [one.id, one.detail, one.pass, one.pattern, one.shape, one.reason, one.reference, ...one.causes].join(" ").toLowerCase()]));
  const fields = {state: (one) => one.state, verdict: (one) => one.verdict, pass: (one) => one.pass, pattern: (one) => one.pattern, operation: operations};
  const list = h("div"), count = h("p.dim", {role: "status"});

  main.append(...header("Findings", "Each is a minimal program, deduplicated by verdict, blame and shape. One is new if it shows no ", h("a", {href: "causes.html"}, "cause"), " of the catalogue and nobody has decided about it."),
    filters([
      {name: "q", label: "Search", type: "search", placeholder: "words"},
      {name: "state", label: "State", options: optionsOf(findings, fields.state)},
      {name: "verdict", label: "Verdict", options: optionsOf(findings, fields.verdict)},
      {name: "pass", label: "Pass", options: optionsOf(findings, fields.pass)},
      {name: "pattern", label: "Pattern", options: optionsOf(findings, fields.pattern)},
      {name: "operation", label: "Operation", options: optionsOf(findings, operations)},
    ], show), count, list);
  show(view);

  function show(view) {
    const wanted = Object.keys(fields).filter((name) => view.get(name)), words = (view.get("q") || "").toLowerCase().split(/\s+/).filter(Boolean);
    const rows = findings.filter((one) => wanted.every((name) => [fields[name](one)].flat().includes(view.get(name)))
      && words.every((word) => haystack.get(one).includes(word)));
    count.textContent = rows.length === findings.length ? `${format.count(rows.length)} findings` : `${format.count(rows.length)} of ${format.count(findings.length)} findings`;
    list.replaceChildren(rows.length ? table({caption: "Findings, those seen last first", hideCaption: true, rows, limit: 60, columns: [
      {title: "blame", head: true, wide: true, cell: (one) => findingLink(one), sort: blameOf},
      {title: "verdict", cell: (one) => verdictTag(one.verdict), sort: (one) => one.verdict},
      {title: "cause", cell: (one) => (one.causes.length ? causesOf(one) : "none known"), sort: (one) => one.causes[0]},
      {title: "state", cell: (one) => stateTag(one.state), sort: (one) => one.state},
      {title: "program", cell: programOf, sort: (one) => one.size},
      {title: "cases", number: true, cell: (one) => format.count(one.count), sort: (one) => one.count},
      {title: "first", tight: true, cell: (one) => format.day(one.from), sort: (one) => one.from},
      {title: "last", tight: true, cell: (one) => format.day(one.to), sort: (one) => one.to},
    ]}) : findings.length ? empty("No finding fits. Fewer filters find more.") : emptyUntil("Nothing was found yet.", "./padlab nightly"));
  }
});
