"use strict";
// Shows the support of each operation, from the newest run that recorded it.

padlab.page((main, view) => {
  const {operations} = padlab.data;
  const names = ["parsed", "verified", "interpreted", "lowered", "generated", "compared", "benchmarked"];
  // Operations of the documents come first, and must have every cell, or a reason why one does not apply. Others need none.
  const order = ["tensor", "shape", "std", "check", "others"];
  const rows = [...operations.rows].sort((a, b) => order.indexOf(a.section) - order.indexOf(b.section) || (a.name < b.name ? -1 : 1));
  main.append(...header("Operations", rows.length ? ["What is done with each operation, as of ", runLink(operations.run), ". A mark has evidence: a case in ", h("code", {}, "corpus/operations"),
    " (parsed, verified: a wrong use is refused, lowered, compared), a kernel of the reference (interpreted), a generator, a benchmark. “no”: nothing shows it, whether it works or not; of the others nothing has to."] : "What is done with each operation."));
  if (!rows.length) return main.append(emptyUntil("No run has left an operation matrix yet: nights of 30 minutes collect its evidence.", "./padlab nightly --minutes=30"));
  main.append(again("./padlab opt --op-matrix=.padlab/evidence.json"));
  const holds = (row, name) => row.cells[name] === 1;
  const gap = (row) => names.some((name) => row.cells[name] === 0 || row.cells[name] === undefined);
  const sections = [...new Set(rows.map((row) => row.section))];
  main.append(table({caption: "Operations by section: how many have each", rows: sections, columns: [
    {title: "section", head: true, cell: (section) => section},
    {title: "operations", number: true, cell: (section) => rows.filter((row) => row.section === section).length},
    ...names.map((name) => ({title: name, number: true, cell: (section) => rows.filter((row) => row.section === section && holds(row, name)).length}))]}));
  const list = h("div"), count = h("p.dim", {role: "status"});
  main.append(section("Each operation", filters([
    {name: "q", label: "Search", type: "search", placeholder: "name"},
    {name: "section", label: "Section", options: optionsOf(rows, (row) => row.section)},
    {name: "lacks", label: "Lacks", options: [["", "anything or nothing"], ...names.map((name) => [name, name])]},
    {name: "gaps", label: "Only with gaps", type: "checkbox"}], show), count, list));
  show(view);

  function show(view) {
    const words = (view.get("q") || "").toLowerCase();
    const fits = rows.filter((row) => row.name.toLowerCase().includes(words) && (!view.get("section") || row.section === view.get("section"))
      && (!view.get("lacks") || row.cells[view.get("lacks")] === 0) && (view.get("gaps") !== "1" || gap(row)));
    count.textContent = `${fits.length} of ${rows.length} operations`;
    list.replaceChildren(table({caption: "Operation matrix", hideCaption: true, rows: fits, limit: 500, columns: [
      {title: "operation", head: true, cell: (row) => h("span.mono", {}, row.name), sort: (row) => row.name},
      ...names.map((name) => ({title: name, cell: (row) => mark(row.cells[name], row.section)}))]}));
  }
  function mark(cell, section) {
    if (cell === 1) return h("td.cell.yes", {}, h("span", {"aria-hidden": "true"}, "✓"), h("span.visually-hidden", {}, "yes"));
    if (typeof cell === "string") return h("td.cell.none", {title: cell}, "n/a", h("span.visually-hidden", {}, `: ${cell}`));
    return h("td.cell" + (section === "others" ? ".open" : ".no"), {}, "no");
  }
});
