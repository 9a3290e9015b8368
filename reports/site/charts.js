"use strict";
// Charts, which are drawn when they come near the visible area. Each chart also has a table of its values.

const seriesColor = (i) => `var(--s${i % 8})`;
// A pipeline has the same colour on every page.
const pipelineColors = {"unfused": 0, "upstream-fused": 1, "fused": 2, "fused-fill": 3, "fused-frame": 4, "fused-stream": 5, "fused-stream-nt": 6, "fused-lazy": 7, "threaded-fused": 8};
const colorOf = (name, i) => (name in pipelineColors ? `var(--s${pipelineColors[name]})` : seriesColor(i));

// Makes a figure: title, chart, and a table of its values. `spec()` returns the specification for plot.js.
function chart({title, note, spec, table: values, small}) {
  const box = h("div.chart" + (small ? ".small" : ""), {role: "img", "aria-label": `${title}. The table below has the values.`});
  const controls = h("div.legend");
  const details = h("details", {}, h("summary", {}, "Values as a table"));
  details.addEventListener("toggle", () => { if (details.open && details.children.length === 1) details.append(values()); });
  new IntersectionObserver((entries, observer) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    const draw = plot(box, controls, spec());
    box.dataset.drawn = "1";
    new ResizeObserver(() => requestAnimationFrame(draw)).observe(box);
  }, {rootMargin: "300px"}).observe(box);
  // When the details are open, their table is exported like any other table.
  details.exported = () => (details.children.length === 1 ? values().exported() : null);
  return h("figure", {}, h("figcaption", {}, title, note ? h("p", {}, note) : null), box, controls, details);
}

// Makes a chart with lines over the runs that have a value. Series: {name, points: [[run, value]...]}.
function runChart({title, note, series, unit = format.number, small, zero}) {
  const {runs} = padlab.data;
  const numbers = [...new Set(series.flatMap((one) => one.points.map(([run]) => run)))].sort((a, b) => a - b), places = new Map(numbers.map((run, i) => [run, i]));
  return chart({title, note, small,
    spec: () => ({x: {kind: "category", labels: numbers.map(runName)}, y: {format: unit, zero},
      series: series.map((one, i) => ({name: one.name, color: colorOf(one.name, series.length > 1 ? i : 2), points: one.points.map(([run, y]) => ({x: places.get(run), y}))})),
      onPick: (i) => { location.href = padlab.link("run", {id: runs[numbers[i]].id}); }}),
    table: () => table({caption: title, hideCaption: true, rows: [...numbers].reverse(),
      columns: [{title: "run", cell: (i) => runLink(i), head: true},
        ...series.map((one) => { const values = new Map(one.points); return {title: one.name, number: true, cell: (i) => (values.has(i) ? unit(values.get(i)) : "–")}; })]})});
}

// Makes a cell of a heat map with the value as text. The colour depends on the logarithm: white at 1, green below, red above.
function heatCell(value, {text, title, low = 0.4, high = 2.5} = {}) {
  if (missing(value)) return h("td.heat", {}, "–");
  const t = value < 1 ? Math.min(1, Math.log(value) / Math.log(low)) : -Math.min(1, Math.log(value) / Math.log(high));
  return h("td.heat" + (t >= 0 ? ".cool" : ".hot"), {style: `--t: ${Math.abs(t).toFixed(2)}`, title}, text ?? format.ratio(value));
}
