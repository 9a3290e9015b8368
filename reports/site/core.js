"use strict";
// Helpers of every page: elements, the view in the address, formats, the theme. These are classic scripts, because browsers do not load
// modules from files. Scripts also contain the data, which they add to padlab.data.

const padlab = {data: {}};

// Makes an element: h("p.dim", {id: "x"}, "text", child). Strings become text nodes, so that programs cannot become markup.
function h(name, attributes, ...children) {
  const [tag, ...classes] = name.split(".");
  const svg = ["svg", "path", "circle", "line", "rect", "text", "g", "clipPath"].includes(tag);
  const node = svg ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  if (classes.length) node.setAttribute("class", classes.join(" "));
  for (const [key, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

// The view consists of the parameters after '#' in the address.
padlab.view = () => new URLSearchParams(location.hash.slice(1));
padlab.setView = function (changes) {
  const view = padlab.view();
  for (const [key, value] of Object.entries(changes))
    if (value === "" || value === null || value === undefined || value === false) view.delete(key);
    else view.set(key, value);
  history.replaceState(null, "", "#" + view.toString());
};
padlab.link = (page, view) => `${page}.html#${new URLSearchParams(view).toString()}`;

// Draws the page, and draws it again whenever the address is changed from outside.
padlab.page = function (draw) {
  const main = document.getElementById("main");
  const show = () => {
    main.replaceChildren();
    draw(main, padlab.view());
  };
  addEventListener("hashchange", () => { if (location.hash !== "#main") show(); });
  show();
};

// Loads a file of data that only some views need.
padlab.load = (name) => new Promise((resolve, reject) => {
  if (name in padlab.data) return resolve(padlab.data[name]);
  const script = h("script", {src: `data/${name.split("/").map(encodeURIComponent).join("/")}.js`});
  script.onload = () => resolve(padlab.data[name]);
  script.onerror = () => reject(new Error(`data/${name}.js cannot be loaded`));
  document.head.append(script);
});

const missing = (value) => value === null || value === undefined || Number.isNaN(value);
const format = {
  count: (value) => (missing(value) ? "–" : Number(value).toLocaleString("en", {maximumFractionDigits: 0})),
  number: (value, digits = 2) => (missing(value) ? "–" : Number(value).toLocaleString("en", {maximumFractionDigits: digits, signDisplay: "negative"})),
  ratio: (value) => (missing(value) ? "–" : Number(value).toFixed(Number(value) >= 10 ? 1 : 3)),
  share: (part, whole) => (whole ? (100 * part / whole).toFixed(1) + " %" : "–"),
  change: (from, to) => (from ? `${to >= from ? "+" : "−"}${Math.abs(100 * (to / from - 1)).toFixed(1)} %` : "–"),
  seconds(value) {
    if (missing(value)) return "–";
    for (const [unit, size] of [["s", 1], ["ms", 1e-3], ["µs", 1e-6]])
      if (value >= size) return `${Number((value / size).toPrecision(3))} ${unit}`;
    return `${Number((value / 1e-9).toPrecision(3))} ns`;
  },
  bytes(value) {
    if (missing(value)) return "–";
    for (const [unit, size] of [["GiB", 2 ** 30], ["MiB", 2 ** 20], ["KiB", 1024]])
      if (value >= size) return `${Number((value / size).toPrecision(3))} ${unit}`;
    return `${value} B`;
  },
  // Formats an estimate of the document: one number, or a range.
  estimate: ({low, high, unit}) => `${low === high ? low : `${low} to ${high}`} ${unit}`,
  time: (text) => (text ? text.replace("T", " ").replace(/:\d\dZ$/, "") : "–"),
  day: (text) => (text ? text.slice(0, 10) : "–"),
};

// `better` says whether smaller or larger values of a series are better.
padlab.isWorse = ({better}, from, to) => (better === "larger" ? to < from : to > from);

const theme = document.getElementById("theme");
const isDark = () => {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
};
function nameTheme() {
  theme.textContent = isDark() ? "Light" : "Dark";
  theme.setAttribute("aria-label", isDark() ? "Switch to the light theme" : "Switch to the dark theme");
}
theme.addEventListener("click", () => {
  const next = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  try { localStorage.setItem("padlab-theme", next); } catch (error) { /* The choice lasts for this page. */ }
  nameTheme();
  dispatchEvent(new Event("padlab-theme"));
});
nameTheme();
document.querySelector(".bar [aria-current]")?.scrollIntoView({block: "nearest", inline: "center"});
