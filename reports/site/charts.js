"use strict";
// Charts by Apache ECharts, loaded when the first one is near the screen. Each has its values as a table, too.

const colors = () => {
  const style = getComputedStyle(document.documentElement);
  const get = (name) => style.getPropertyValue("--" + name).trim();
  return {ink: get("ink"), dim: get("dim"), line: get("line"), surface: get("surface"), bad: get("bad"), good: get("good"), warn: get("warn"),
    series: [0, 1, 2, 3, 4, 5, 6, 7].map((i) => get("s" + i))};
};
// The same colour for the same pipeline on every page.
const pipelineColors = {"unfused": 0, "upstream-fused": 1, "fused": 2, "fused-fill": 3, "fused-frame": 4, "fused-stream": 5, "fused-stream-nt": 6, "fused-lazy": 7};
const colorOf = (name, i, palette) => palette.series[pipelineColors[name] ?? i % 8];

let library = null;
const loadLibrary = () => library ??= new Promise((resolve, reject) => {
  const script = h("script", {src: "vendor/echarts.js"});
  script.onload = () => resolve(window.echarts);
  script.onerror = () => reject(new Error("vendor/echarts.js cannot be loaded"));
  document.head.append(script);
});

// How many lines a legend takes: ECharts makes no room for a second one.
function legendLines(series, width) {
  let lines = 1, used = 0;
  for (const {name} of series.filter((one) => one.name)) {
    const size = 32 + 6.5 * name.length;
    if (used + size > width - 24) { ++lines; used = 0; }
    used += size;
  }
  return lines;
}
// Options that all charts share, under those of the chart itself.
function withDefaults(option, palette, width) {
  const grid = {left: 8, right: 16, top: 28, bottom: 34, outerBoundsMode: "same", ...option.grid};
  const hasLegend = option.legend?.show !== false && option.series.length > 1;
  const axis = (own = {}) => ({axisLine: {lineStyle: {color: palette.line}}, axisTick: {show: false}, axisLabel: {color: palette.dim, hideOverlap: true, ...(own.type === "category" ? {alignMinLabel: "left", alignMaxLabel: "right"} : {})},
    splitLine: {lineStyle: {color: palette.line, type: "dashed"}}, nameTextStyle: {color: palette.dim}, ...own});
  return {animation: false, textStyle: {fontFamily: "system-ui, sans-serif", color: palette.ink},
    tooltip: {trigger: "axis", backgroundColor: palette.surface, borderColor: palette.line, textStyle: {color: palette.ink}, confine: true},
    legend: {bottom: 0, icon: "roundRect", itemWidth: 12, itemHeight: 4, textStyle: {color: palette.dim}},
    ...option, grid: {...grid, bottom: grid.bottom + (hasLegend ? 16 * (legendLines(option.series, width) - 1) : 0)}, xAxis: axis({splitLine: {show: false}, ...option.xAxis}), yAxis: axis({scale: true, ...option.yAxis})};
}

// A figure: title, chart, and the table of the same values. `option(palette)` gives ECharts' option.
function chart({title, note, option, table: values, small, onClick}) {
  const box = h("div.chart" + (small ? ".small" : ""), {role: "img", "aria-label": `${title}. The table below has the values.`});
  const details = h("details", {}, h("summary", {}, "Values as a table"));
  details.addEventListener("toggle", () => { if (details.open && details.children.length === 1) details.append(values()); });
  let instance = null;
  const draw = async () => {
    try {
      const echarts = await loadLibrary();
      if (!box.isConnected) return;
      instance?.dispose();
      const palette = colors();
      instance = echarts.init(box, null, {renderer: "canvas"});
      instance.setOption(withDefaults(option(palette), palette, box.clientWidth));
      if (onClick) instance.on("click", onClick);
      box.dataset.drawn = "1";
    } catch (error) { box.replaceChildren(empty(error.message)); details.open = true; }
  };
  new IntersectionObserver((entries, observer) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    draw();
    addEventListener("padlab-theme", draw);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
    new ResizeObserver(() => instance?.resize()).observe(box);
  }, {rootMargin: "300px"}).observe(box);
  return h("figure", {}, h("figcaption", {}, title, note ? h("p", {}, note) : null), box, details);
}

// Lines over those runs that have a value. Series: {name, points: [[run, value]...]}.
function runChart({title, note, series, unit = format.number, small, zero}) {
  const {runs} = padlab.data;
  const numbers = [...new Set(series.flatMap((one) => one.points.map(([run]) => run)))].sort((a, b) => a - b);
  return chart({title, note, small,
    option: (palette) => ({
      xAxis: {type: "category", data: numbers.map(runName), boundaryGap: numbers.length < 2},
      yAxis: {type: "value", scale: !zero, axisLabel: {formatter: (value) => unit(value), color: palette.dim}},
      tooltip: {trigger: "axis", valueFormatter: unit, backgroundColor: palette.surface, borderColor: palette.line, textStyle: {color: palette.ink}, confine: true},
      legend: series.length > 1 ? {bottom: 0, icon: "roundRect", itemWidth: 12, itemHeight: 4, textStyle: {color: palette.dim}} : {show: false},
      grid: {left: 8, right: 16, top: 14, bottom: series.length > 1 ? 34 : 6, outerBoundsMode: "same"},
      series: series.map((one, i) => ({name: one.name, type: "line", data: spread(one.points, numbers), connectNulls: true,
        showSymbol: one.points.length < 40, symbolSize: 5, lineStyle: {width: 1.75}, itemStyle: {color: colorOf(one.name, series.length > 1 ? i : 2, palette)}})),
    }),
    onClick: (event) => { location.href = padlab.link("run", {id: runs[numbers[event.dataIndex]].id}); },
    table: () => table({caption: title, hideCaption: true, rows: [...numbers].reverse(),
      columns: [{title: "run", cell: (i) => runLink(i), head: true},
        ...series.map((one) => { const values = new Map(one.points); return {title: one.name, number: true, cell: (i) => (values.has(i) ? unit(values.get(i)) : "–")}; })]})});
}
function spread(points, numbers) {
  const values = new Map(points);
  return numbers.map((number) => values.get(number) ?? null);
}

// A cell of a heat map: white at 1, green below, red above, by the logarithm; the text says the value.
function heatCell(value, {text, title, low = 0.4, high = 2.5} = {}) {
  if (missing(value)) return h("td.heat", {}, "–");
  const t = value < 1 ? Math.min(1, Math.log(value) / Math.log(low)) : -Math.min(1, Math.log(value) / Math.log(high));
  return h("td.heat" + (t >= 0 ? ".cool" : ".hot"), {style: `--t: ${Math.abs(t).toFixed(2)}`, title}, text ?? format.ratio(value));
}
