"use strict";
// Draws charts with lines and points as SVG. Colours are variables of the style sheet, so a change of the theme needs no redrawing.
//
// plot(box, controls, spec) draws into `box` and puts the legend into `controls`. A spec has these fields:
//   x, y     axes: {kind: "category" | "linear" | "log", labels (of categories), format, name, base (of log), zero (y begins at 0)}
//   series   [{name, color, points: [{x, y, low, high, text}], dots (no line), diamond, dashed, thin, step, marks (false: no dots)}]
//   band     {color, points: [{x, low, high}]}, verticals: [x]
//   tip      "item": the tooltip shows the nearest point; otherwise it shows all series at the nearest x
//   onPick   called with the x of a click of a mouse
// The x of a category is its index. Dragging over the chart zooms; a button shows the whole range again.

const axisSpace = (axis) => (axis.kind === "log" ? {to: Math.log, from: Math.exp} : {to: Number, from: Number});
function niceStep(span, count) {
  const raw = span / Math.max(1, count), power = 10 ** Math.floor(Math.log10(raw));
  return [1, 2, 5, 10].find((factor) => factor * power >= raw * 0.999) * power;
}
function linearTicks(low, high, count) {
  const step = niceStep(high - low || 1, count), ticks = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; ++i) ticks.push(Number((i * step).toPrecision(12)));
  return ticks;
}
function logTicks(low, high, count, base = 10) {
  const first = Math.ceil(Math.log(low) / Math.log(base) - 1e-9), last = Math.floor(Math.log(high) / Math.log(base) + 1e-9);
  const every = Math.max(1, Math.ceil((last - first + 1) / Math.max(2, count))), ticks = [];
  for (let i = first; i <= last; i += every) ticks.push(base ** i);
  if (ticks.length > 2) return ticks;
  // If there are less than three powers of 10, the axis also shows numbers between them.
  const between = [];
  for (let i = first - 1; i <= last; ++i) for (const factor of [1, 2, 5]) between.push(factor * 10 ** i);
  const inside = base === 10 ? between.filter((tick) => tick >= low * 0.999 && tick <= high * 1.001) : [];
  return inside.length > 1 ? inside : ticks.length > 1 ? ticks : linearTicks(low, high, count);
}
function ticksOf(axis, [low, high], count) {
  if (axis.kind === "log") return logTicks(low, high, count, axis.base);
  if (axis.kind !== "category") return linearTicks(low, high, count);
  const first = Math.max(0, Math.ceil(low)), last = Math.min(axis.labels.length - 1, Math.floor(high));
  const every = Math.max(1, Math.ceil((last - first + 1) / Math.max(1, count)));
  return Array.from({length: Math.floor((last - first) / every) + 1}, (_, i) => first + i * every);
}
const labelOf = (axis, value) => (axis.kind === "category" ? axis.labels[Math.round(value)] ?? "" : (axis.format ?? format.number)(value));
const textWidth = (text) => 6.4 * String(text).length;

// Returns [least, greatest] of a range that is a little wider than the values.
function extentOf(axis, values, room) {
  const {to, from} = axisSpace(axis), known = values.filter((value) => Number.isFinite(value) && (axis.kind !== "log" || value > 0)).map(to);
  let low = Math.min(...known), high = Math.max(...known);
  if (!known.length) [low, high] = [0, 1];
  if (low === high) [low, high] = axis.kind === "log" ? [low - 1, high + 1] : [low - (Math.abs(low) || 1) / 10, high + (Math.abs(high) || 1) / 10];
  const edge = room * (high - low);
  return axis.zero && axis.kind !== "log" ? [Math.min(0, from(low)), from(high + edge)] : [from(low - edge), from(high + edge)];
}

function plot(box, controls, spec) {
  const hidden = new Set(), {x: xAxis, y: yAxis} = spec;
  const shown = () => spec.series.filter((one) => !hidden.has(one.name));
  let zoom = null, place = null, drag = null;
  const tip = h("div.tip", {hidden: true}), whole = h("button.quiet", {type: "button", hidden: true, onclick: () => setZoom(null)}, "Whole range");
  let svg = h("svg", {});
  box.replaceChildren(svg, tip);
  controls.replaceChildren(...(spec.series.filter((one) => one.name).length > 1 ? spec.series.filter((one) => one.name).map(legendEntry) : []), whole);

  function legendEntry(one) {
    const entry = h("button", {type: "button", "aria-pressed": "true", onclick: () => {
      if (!hidden.delete(one.name)) hidden.add(one.name);
      entry.setAttribute("aria-pressed", String(!hidden.has(one.name)));
      draw();
    }}, h("span.swatch" + (one.dots ? (one.diamond ? ".diamond" : ".dot") : one.dashed ? ".dashed" : ""), {style: `--c: ${one.color}`}), one.name);
    return entry;
  }
  function setZoom(range) {
    zoom = range;
    whole.hidden = !range;
    draw();
  }

  // Computes the layout: the domains of both axes, and their scales in pixels.
  function measure() {
    const width = Math.max(120, box.clientWidth), height = Math.max(80, box.clientHeight);
    const all = spec.series.flatMap((one) => one.points.map((point) => point.x));
    const span = xAxis.kind === "category" ? (xAxis.labels.length > 1 ? [0, xAxis.labels.length - 1] : [-0.5, 0.5]) : extentOf(xAxis, all, 0.01);
    const domainX = zoom ?? span;
    const near = (points) => points.filter((point) => point.x >= domainX[0] && point.x <= domainX[1]);
    const values = shown().flatMap((one) => near(one.points).flatMap((point) => [point.y, point.low, point.high]));
    let domainY = extentOf(yAxis, [...values, ...near(spec.band?.points ?? []).flatMap((point) => [point.low, point.high])], yAxis.kind === "log" ? 0.04 : 0.05);
    const rows = Math.max(3, Math.floor(height / 40)), yTicks = ticksOf(yAxis, domainY, rows);
    const left = 10 + Math.max(24, ...yTicks.map((tick) => textWidth(labelOf(yAxis, tick)))), right = 14, top = 10, bottom = xAxis.name ? 38 : 24;
    const scale = (axis, [low, high], begin, end) => {
      const {to, from} = axisSpace(axis), a = to(low), b = to(high);
      return {at: (value) => begin + (to(value) - a) / (b - a) * (end - begin), value: (pixel) => from(a + (pixel - begin) / (end - begin) * (b - a))};
    };
    return {width, height, left, right: width - right, top, bottom: height - bottom, domainX, yTicks,
      x: scale(xAxis, domainX, left, width - right), y: scale(yAxis, domainY, height - bottom, top)};
  }

  function axes(at) {
    const longest = Math.max(...(xAxis.labels ?? ticksOf(xAxis, at.domainX, 6)).map((one) => textWidth(xAxis.labels ? one : labelOf(xAxis, one))));
    const xTicks = ticksOf(xAxis, at.domainX, Math.max(1, Math.floor((at.right - at.left) / (longest + 18))));
    const anchor = (pixel, text) => (pixel - textWidth(text) / 2 < 0 ? "start" : pixel + textWidth(text) / 2 > at.width ? "end" : "middle");
    return [...at.yTicks.map((tick) => [h("line.grid", {x1: at.left, x2: at.right, y1: at.y.at(tick), y2: at.y.at(tick)}), h("text", {x: at.left - 7, y: at.y.at(tick) + 4, "text-anchor": "end"}, labelOf(yAxis, tick))]),
      h("line.axis", {x1: at.left, x2: at.right, y1: at.bottom, y2: at.bottom}),
      ...xTicks.map((tick) => { const text = labelOf(xAxis, tick); return [h("line.axis", {x1: at.x.at(tick), x2: at.x.at(tick), y1: at.bottom, y2: at.bottom + 4}), h("text", {x: at.x.at(tick), y: at.bottom + 17, "text-anchor": anchor(at.x.at(tick), text)}, text)]; }),
      xAxis.name ? h("text", {x: (at.left + at.right) / 2, y: at.height - 4, "text-anchor": "middle"}, xAxis.name) : null];
  }
  const pixels = (at, x, y) => `${at.x.at(x).toFixed(1)},${at.y.at(y).toFixed(1)}`;
  // Steps change halfway between two categories, because the gap belongs to neither.
  function pathOf(at, points, step) {
    return points.map((point, i) => {
      const before = points[i - 1];
      if (!i) return `M${pixels(at, point.x, point.y)}`;
      if (!step) return `L${pixels(at, point.x, point.y)}`;
      const middle = (before.x + point.x) / 2;
      return `L${pixels(at, middle, before.y)} L${pixels(at, middle, point.y)} L${pixels(at, point.x, point.y)}`;
    }).join(" ");
  }
  function mark(at, one, point) {
    const x = at.x.at(point.x), y = at.y.at(point.y);
    return one.diamond ? h("path", {d: `M${x - 4.5},${y} L${x},${y - 4.5} L${x + 4.5},${y} L${x},${y + 4.5} Z`, fill: one.color})
      : h("circle", {cx: x.toFixed(1), cy: y.toFixed(1), r: one.dots ? 3.5 : 2.5, fill: one.color});
  }
  function drawSeries(at, one) {
    const points = one.points.filter((point) => !missing(point.y) && (yAxis.kind !== "log" || point.y > 0));
    const visible = points.filter((point) => point.x >= at.domainX[0] && point.x <= at.domainX[1]);
    const marks = one.dots || (one.marks !== false && visible.length <= Math.max(40, (at.right - at.left) / 12));
    return [one.dots ? null : h("path", {d: pathOf(at, points, one.step), fill: "none", stroke: one.color, "stroke-width": one.thin ? 1 : 1.75, "stroke-linejoin": "round", "stroke-dasharray": one.dashed ? "5 4" : null}),
      ...visible.filter((point) => !missing(point.low) && point.high > point.low).map((point) => h("path", {d: `M${pixels(at, point.x, point.low)} L${pixels(at, point.x, point.high)}`, stroke: one.color, "stroke-width": 1, opacity: .55})),
      ...(marks ? visible.map((point) => mark(at, one, point)) : [])];
  }
  function drawBand(at) {
    if (!spec.band?.points.length) return null;
    const {points, color} = spec.band, edge = (name) => points.map((point) => ({x: point.x, y: point[name]}));
    return h("path", {d: `${pathOf(at, edge("high"), true)} ${pathOf(at, edge("low").reverse(), true).replace("M", "L")} Z`, fill: color, opacity: .14});
  }
  function draw() {
    place = measure();
    const at = place, clip = `clip-${Math.random().toString(36).slice(2)}`;
    const next = h("svg", {viewBox: `0 0 ${at.width} ${at.height}`, "aria-hidden": "true"},
      h("clipPath", {id: clip}, h("rect", {x: at.left - 5, y: at.top - 5, width: at.right - at.left + 10, height: at.bottom - at.top + 10})), axes(at),
      h("g", {"clip-path": `url(#${clip})`}, drawBand(at), (spec.verticals ?? []).map((x) => h("line.change", {x1: at.x.at(x), x2: at.x.at(x), y1: at.top, y2: at.bottom})), shown().map((one) => drawSeries(at, one))));
    svg.replaceWith(next);
    svg = next;
    tip.hidden = true;
  }

  // Returns the points that belong to a position of the pointer.
  function pointsAt(px, py) {
    const all = shown().filter((one) => one.name || spec.series.length === 1 || one.points.some((point) => point.text)).flatMap((one) => one.points.map((point) => ({one, point, px: place.x.at(point.x), py: place.y.at(point.y)})))
      .filter((item) => Number.isFinite(item.py) && item.px >= place.left - 1 && item.px <= place.right + 1);
    const distance = (item) => (spec.tip === "item" ? Math.hypot(item.px - px, item.py - py) : Math.abs(item.px - px));
    const nearest = all.reduce((best, item) => (best && distance(best) <= distance(item) ? best : item), null);
    if (!nearest || (spec.tip === "item" && distance(nearest) > 30)) return [];
    return spec.tip === "item" ? [nearest] : all.filter((item) => item.point.x === nearest.point.x);
  }
  function tell(px, py) {
    const items = pointsAt(px, py);
    tip.hidden = !items.length;
    svg.querySelectorAll(".here").forEach((node) => node.remove());
    if (!items.length) return;
    const {px: x, point} = items[0], y = spec.tip === "item" ? items[0].py : place.top;
    svg.append(h("line.here", {x1: x, x2: x, y1: y, y2: place.bottom}));
    const value = ({point, one}) => point.text ?? `${one.name && spec.series.length > 1 ? one.name + ": " : ""}${(yAxis.format ?? format.number)(point.y)}${!missing(point.low) && point.high > point.low ? ` (${(yAxis.format ?? format.number)(point.low)} to ${(yAxis.format ?? format.number)(point.high)})` : ""}`;
    tip.replaceChildren(...(items.some((item) => item.point.text) ? [] : [h("strong", {}, labelOf(xAxis, point.x))]), ...items.map((item) => h("span", {style: `--c: ${item.one.color}`}, value(item))));
    const room = tip.offsetWidth + 14;
    tip.style.left = `${Math.max(0, x + room < place.width ? x + 12 : x - room)}px`;
    tip.style.top = `${Math.min(Math.max(0, py - tip.offsetHeight - 8), place.height - tip.offsetHeight)}px`;
  }
  const here = (event) => { const area = box.getBoundingClientRect(); return [event.clientX - area.left, event.clientY - area.top]; };
  const inside = (px) => Math.min(place.right, Math.max(place.left, px));
  box.onpointerdown = (event) => { if (event.button === 0) drag = {from: inside(here(event)[0]), to: null}; };
  box.onpointermove = (event) => {
    const [px, py] = here(event);
    if (!drag || event.buttons === 0) return drag = null, tell(px, py);
    drag.to = inside(px);
    svg.querySelectorAll(".here").forEach((node) => node.remove());
    svg.append(h("rect.here", {x: Math.min(drag.from, drag.to), width: Math.abs(drag.to - drag.from), y: place.top, height: place.bottom - place.top}));
    tip.hidden = true;
  };
  box.onpointerup = (event) => {
    const [px, py] = here(event), range = drag?.to === null || !drag ? null : [drag.from, drag.to].sort((a, b) => a - b);
    drag = null;
    if (range && range[1] - range[0] > 8) return setZoom(range.map(place.x.value));
    const items = pointsAt(px, py);
    if (items.length && spec.onPick && event.pointerType === "mouse") spec.onPick(items[0].point.x);
  };
  box.onpointerleave = () => { drag = null; tip.hidden = true; svg.querySelectorAll(".here").forEach((node) => node.remove()); };
  draw();
  return draw;
}
