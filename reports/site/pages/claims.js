"use strict";
// Compares the claims of the document that pad fusion is based on with measurements.

padlab.page((main, view) => {
  const {claims} = padlab.data;
  main.append(...header("What the document claims", "The document that pad fusion started from estimates what it saves. Beside each estimate stands what its examples give here, with upstream’s pattern and with ours. A claim holds where all of the interval of 95 % is at least what the document says; it does not hold where all of the interval is less."));
  if (!claims.length)
    return main.append(h("div.empty", {}, h("p", {}, "No run has measured the claims yet. A night of 30 minutes does; this prints them:"), code("./padlab bench --seed-estimates", "Command that measures the claims")));
  const body = h("div");
  main.append(filters([...bench.fields(claims),
    {name: "verdict", label: "Verdict of ours", options: optionsOf(claims, (one) => one.figures[1]?.verdict)}], show), body);
  show(view);

  function show(view) {
    const chosen = bench.choose(claims, view), rows = chosen.filter((one) => !view.get("verdict") || one.figures[1]?.verdict === view.get("verdict"))
      .sort((a, b) => a.section.localeCompare(b.section, "en", {numeric: true}));
    const count = (i, verdict) => chosen.filter((one) => one.figures[i]?.verdict === verdict).length;
    const told = (i) => `${count(i, "holds")} hold, ${count(i, "does not hold")} do not, ${count(i, "cannot be said")} cannot be said`;
    const measured = chosen.filter((one) => one.figures.length);
    body.replaceChildren(bench.measuredIn(chosen, [...new Set(chosen.map((one) => claimCommand(one)))]),
      h("p", {}, `Of ${measured.length} claims with upstream’s pattern ${told(0)}; with ours ${told(1)}.`),
      table({caption: "Claims by section of the document", rows, columns: [
        {title: "section", head: true, tight: true, cell: (one) => one.section},
        {title: "claim", wide: true, cell: (one) => h("a", {href: padlab.link("claims", {...Object.fromEntries(view), claim: nameOf(one)}), onclick: open(one)}, nameOf(one), one.isModel ? h("span.dim", {}, " (a model, which knows no cache)") : null)},
        {title: "document", number: true, cell: format.estimate},
        ...[0, 1].flatMap((i) => [{title: ["upstream-fused", "fused"][i], number: true, cell: (one) => figureOf(one, i)}, {title: "verdict", cell: (one) => verdictOf(one.figures[i])}])]}),
      ...chosen.filter((one) => one.error).map((one) => h("p", {}, `${one.section}, ${nameOf(one)}, code for ${one.cpu}: not measured, because ${one.error}.`)),
      ...(chosen.some(isSimulated) || !claims.some(isSimulated) ? [] : [h("p.dim", {}, `The cache is simulated by Valgrind, for code that it can run: see ${[...new Set(claims.filter(isSimulated).map((one) => one.cpu))].join(" and ")}.`)]),
      ...chosen.filter((one) => nameOf(one) === view.get("claim")).map(details));
  }
  function isSimulated(one) { return one.quantity.startsWith("simulated"); }
  function claimCommand(one) { return `./padlab bench --tier=nightly --seed-estimates${isSimulated(one) ? " --traffic" : ""} --cpu=${one.cpu}`; }
  function nameOf(one) { return `${one.quantity} against ${one.baseline}, ${one.workload}`; }
  function number(one, value) { return one.unit === "%" ? `${value.toFixed(1)} %` : `${value.toFixed(2)} times`; }
  function figureOf(one, i) {
    const figure = one.figures[i];
    if (!figure) return i === 0 && one.error ? h("span.dim", {}, "not measured") : "–";
    return h("span", {}, number(one, figure.value), ...(figure.low === figure.high ? [] : [h("br"), h("span.dim", {}, ` ${number(one, figure.low)} to ${number(one, figure.high)}`)]));
  }
  function verdictOf(figure) {
    return figure ? tag(figure.verdict, {holds: "good", "does not hold": "bad"}[figure.verdict] ?? "warn") : "–";
  }
  function open(one) {
    return (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      padlab.setView({claim: nameOf(one)});
      show(padlab.view());
      document.getElementById("claim").scrollIntoView();
    };
  }
  // Shows one claim with all of its samples.
  function details(one) {
    const says = (figure) => `${figure.contestant}: ${number(one, figure.value)} where the document says ${format.estimate(one)}: ${figure.verdict === "holds" ? "the claim holds" : figure.verdict === "does not hold" ? "the claim does not hold here" : "the interval has both, so that nobody can say"}.`;
    const unit = /^(peak|allocation|simulated|counted)/.test(one.quantity) ? format.bytes : format.seconds;
    return h("section", {id: "claim"}, h("h2", {}, `${one.section}: ${nameOf(one)}`), one.figures.map((figure) => h("p", {}, says(figure))),
      h("p.dim", {}, `Code for ${one.cpu}, `, runLink(one.run), ". The same again: ", h("code", {}, claimCommand(one))),
      one.program ? code(one.program.trimEnd(), "The program", true) : null,
      one.figures.filter((figure) => figure.samples.length).map((figure) => h("details", {}, h("summary", {}, `${format.count(figure.samples.length)} ${figure.samples.length === 1 ? "sample" : "samples"} of ${figure.contestant}`),
        table({caption: `Samples of ${figure.contestant}`, hideCaption: true, rows: figure.samples, limit: 60, columns: [
          {title: one.baseline, head: true, number: true, cell: ([baseline]) => unit(baseline)}, {title: figure.contestant, number: true, cell: ([, own]) => unit(own)}]}))));
  }
});
