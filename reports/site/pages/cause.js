"use strict";
// Shows one cause, with everything that a maintainer needs to verify and fix it.

padlab.page((main, view) => {
  const cause = padlab.data.causes.find((one) => one.name === view.get("id"));
  if (!cause) return main.append(...header("No such cause"), empty(`The catalogue has no cause '${view.get("id") ?? ""}'.`), h("p", {}, h("a", {href: "causes.html"}, "All causes")));
  document.title = `${cause.name} · padlab`;
  main.append(h("p", {}, h("a", {href: "causes.html"}, "Causes")), ...header(cause.title, verdictTag(cause.kind), " ", h("code", {}, cause.name)));
  if (cause.decision) main.append(h("div.panel", {}, h("p", {}, h("strong", {}, `${cause.decision.state.replace("-", " ")}: `), cause.decision.because)));
  main.append(section("Reproduce", h("p", {}, "With stock tools:"), code(cause.commandLine, "Command to reproduce"), h("p", {}, cause.look.sentence),
    h("p", {}, "In a checkout, also without the guilty pass and on its neighbour:"), code(`./padlab catalogue verify ${cause.name}`, "Command for a checkout")));
  main.append(section("Minimal case", code(cause.case.trimEnd(), "Minimal case", true)));
  if (cause.values) main.append(section("Expected against actual", facts([["Expected", h("code", {}, cause.values.expected)], ["Actual", h("code", {}, cause.values.actual)]])));
  if (cause.guilty.mistake) main.append(section("The mistake", h("p", {}, cause.guilty.mistake), cause.guilty.fix ? h("p", {}, h("strong", {}, "A fix: "), cause.guilty.fix) : null));
  main.append(section("Why the program is defined", h("p", {}, cause.defined.because), h("p.dim", {}, [cause.defined.document, cause.defined.section].filter(Boolean).join(", "))));
  const threads = [...cause.upstream.issues, ...cause.upstream.pulls], searched = cause.upstream.searched;
  main.append(section("What is guilty", facts([["Pass", h("code", {}, cause.guilty.pass)], ["Pattern", cause.guilty.pattern], ["Operation", cause.guilty.operation],
    ["Transform operation", cause.guilty.transform], ["Function", cause.guilty.function], ["File", cause.guilty.file], ["Reached by", cause.reach],
    ["Would have to be withheld when", cause.guard.when],
    ["Upstream", threads.length ? threads.map((one) => `#${one.number} (${one.state}): ${one.title}`).join("; ") : "none found"],
    ["Searched", Array.isArray(searched) ? searched.map((one) => `${one.day}: ${one.words}`).join("; ") : "nobody has searched"]])));
  const versions = Object.entries(cause.versions ?? {}).map(([release, answer]) => ({release, answer}));
  const shown = padlab.data.findings.filter((one) => one.causes.includes(cause.name));
  main.append(section("Findings of it", shown.length ? table({caption: "Findings that show it", hideCaption: true, rows: shown, limit: 20, columns: [
    {title: "finding", head: true, cell: (one) => findingLink(one)}, {title: "verdict", cell: (one) => verdictTag(one.verdict)}, {title: "state", cell: (one) => stateTag(one.state)},
    {title: "cases", number: true, cell: (one) => format.count(one.count)}, {title: "last seen", tight: true, cell: (one) => format.day(one.to)}]})
    : empty("No run has found it again yet.")));
  main.append(section("Releases", versions.length ? table({caption: "Which releases show it", hideCaption: true, rows: versions, columns: [
    {title: "LLVM", head: true, cell: (one) => one.release}, {title: "answer", cell: (one) => one.answer}]}) : emptyUntil("Nobody has asked other releases.", "./padlab catalogue versions")));
  main.append(section("A neighbour that is rewritten rightly", code(cause.near.trimEnd(), "Neighbour", true)));
});
