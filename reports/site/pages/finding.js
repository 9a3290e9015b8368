"use strict";
// Shows one finding, with everything that a maintainer needs to verify and fix it.

padlab.page(async (main, view) => {
  const {findings, runs} = padlab.data;
  const finding = findings.find((one) => one.id === view.get("id"));
  if (!finding) return main.append(...header("No such finding"), empty(`The store has no finding '${view.get("id") ?? ""}'.`), h("p", {}, h("a", {href: "findings.html"}, "All findings")));
  document.title = `${finding.id} · padlab`;
  const blame = blameOf(finding);
  main.append(h("p", {}, h("a", {href: "findings.html"}, "Findings")),
    ...header(clip(blame), verdictTag(finding.verdict), " ", stateTag(finding.state), " ", h("code", {}, finding.id)),
    blame === clip(blame) ? "" : h("p", {}, h("code", {}, blame)), h("p", {}, finding.detail));
  if (finding.causes.length)
    main.append(h("p", {}, finding.state === "new" ? "It may show a cause that is known: " : "Its cause is known: ", causesOf(finding)));
  if (finding.reason || finding.reference || finding.fixed)
    main.append(h("div.panel", {}, finding.reason ? h("p", {}, h("strong", {}, `${finding.state.replace("-", " ")}: `), finding.reason) : null,
      finding.fixed ? h("p", {}, `Fixed in ${finding.fixed}.`) : null,
      finding.reference ? h("p", {}, "Reference: ", /^https?:/.test(finding.reference) ? h("a", {href: finding.reference, rel: "noreferrer"}, finding.reference) : finding.reference) : null));

  let details;
  try { details = await padlab.load(`finding/${finding.id}`); }
  catch (error) { return main.append(empty(error.message)); }

  const block = (title, text, mlir) => (text ? [h("h3", {}, title), code(text.trimEnd(), title, mlir)] : null);
  main.append(section("Reproduce",
    details.command ? [h("p", {}, "In any checkout of padlab; it exits 1 and says what differs from the reference:"),
      code(details.command, "Command for a checkout")] : null,
    h("p", {}, details.reproducer === "stock" ? "Where the finding was made, with LLVM's own tools:" : "Where the finding was made:"),
    details.path ? code(`sh ${quote(`${details.path}/repro.sh`)}`, "Command to reproduce") : null,
    details.reproduced === 0 ? h("p.warn", {}, "When it was written, the script did not show the defect: it may depend on what else the process did.") : null,
    details.rate ? h("p.warn", {}, `The script does not show it each time: it did in ${details.rate} runs.`) : null,
    details.closer.length ? [h("p", {}, "What showed it against the reference, and the blame anew:"),
      code(details.closer.join("\n"), "Commands to look closer")] : null));
  main.append(section("Minimal case", details.case ? code(details.case.trimEnd(), "Minimal case", true) : empty("Its text is not in the store.")));
  if (details.expected || details.actual)
    main.append(section("Expected against actual", h("div.pair", {}, h("div", {}, block("Expected (reference)", details.expected)), h("div", {}, block(`Actual (${finding.pipeline})`, details.actual)))));
  if (!finding.pass || details.unknown)
    main.append(section("Blame", h("p", {}, finding.pass ? "The pass is the one that the defect names itself. A search for more gave nothing: " : "No pass is blamed: ",
      details.unknown ?? "nobody has searched yet", ". The next night searches again.")));
  if (details.before && details.after)
    main.append(section("What the guilty step did",
      h("p.dim", {}, [finding.pass, finding.pattern, details.application ? `application ${details.application}` : null].filter(Boolean).join(" / "), ". Lines marked − were there before, + after."),
      details.step ? [h("h3", {}, "The step, as the subject has it"), code(details.step, "The guilty step")] : null,
      details.victim ? h("p", {}, "What no longer verifies stood there before the step: ", h("code", {}, details.victim)) : null,
      diff(details.before, details.after, "Difference between the program before and after the guilty step"),
      h("details", {}, h("summary", {}, "Both programs whole"), block("Before", details.before, true), block("After", details.after, true))));

  const nights = details.history.map(([number, count, isNew], i) => ({number, count, more: count - (details.history[i - 1]?.[1] ?? 0), isNew})).reverse();
  main.append(section("History",
    facts([["First seen", format.time(finding.from)], ["Last seen", format.time(finding.to)], ["Cases", format.count(finding.count)],
      ["Operations", format.count(finding.size)], ["Program", finding.shape ? programOf(finding) : null], ["Message", details.message === finding.detail ? null : details.message],
      ["Pipeline", finding.pipeline], ["Passes", h("code", {}, details.passes)], ["CPU", details.cpu], ["Target", finding.target],
      ["Versions affected", details.versions.map(([padlabVersion, llvm]) => `LLVM ${llvm} with padlab ${padlabVersion}`).join("; ")]]),
    nights.length ? table({caption: "Runs that saw it", rows: nights, limit: 20, columns: [
      {title: "run", head: true, cell: (night) => runLink(night.number)},
      {title: "LLVM", cell: (night) => runs[night.number]?.llvm},
      {title: "cases that night", number: true, cell: (night) => format.count(night.more)},
      {title: "in all", number: true, cell: (night) => format.count(night.count)},
      {title: "note", cell: (night) => (night.isNew ? tag("first", "info") : "")}]}) : null));
});
