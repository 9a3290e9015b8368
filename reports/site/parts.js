"use strict";
// Parts that pages consist of.

const header = (title, ...lead) => [h("h1", {}, title), lead.length ? h("p.lead", {}, lead) : null, exportLine(title)];

// Makes buttons that export all tables of the page, including those of charts, with captions, column titles and values as shown, that is
// with units.
function exportLine(title) {
  const button = (format, write) => h("button.quiet", {type: "button", onclick: () => download(`${document.documentElement.dataset.page}.${format}`, write(title, exportedTables()))}, format.toUpperCase());
  return h("p.export", {}, "This page as ", button("json", toJsonText), " ", button("csv", toCsvText));
}
const exportedTables = () => [...document.querySelectorAll("main *")].map((node) => node.exported?.()).filter(Boolean);
const toJsonText = (title, tables) => JSON.stringify({title, address: location.href, tables: tables.map(({caption, columns, rows}) => ({caption,
  rows: rows.map((row) => Object.fromEntries(row.map((text, i) => [columns.indexOf(columns[i]) === i ? columns[i] : `${columns[i]} (${i + 1})`, text])))}))}, null, 1);
const csvField = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const toCsvText = (title, tables) => tables.map(({caption, columns, rows}) => [[caption], columns, ...rows].map((row) => row.map(csvField).join(",")).join("\n")).join("\n\n") + "\n";
function download(name, text) {
  const link = h("a", {href: URL.createObjectURL(new Blob([text])), download: name});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
// Shows the commands that measure the figures of a page again.
const again = (...commands) => (commands.length ? h("p.dim.again", {}, commands.length > 1 ? "Commands: " : "Command: ", commands.map((command, i) => [i ? ", " : "", h("code", {}, command)])) : null);
const nightCommand = (run) => `./padlab nightly --minutes=${run.minutes} --seed=${run.seed} --jobs=${run.jobs}${run.target === "all" ? "" : ` --target=${run.target}`}`;
// Shortens a name for display. A tooltip shows the whole name.
const clip = (name) => (name.length > 60 ? `${name.slice(0, 59)}…` : name);
const shortName = (name) => (clip(name) === name ? name : h("span", {title: name}, clip(name)));
const section = (title, ...children) => h("section", {}, h("h2", {}, title), children);
const empty = (text) => h("p.empty", {}, text);
// Says which results are missing, and shows the command that makes them.
const emptyUntil = (text, command) => h("div.empty", {}, h("p", {}, text), code(command, `What fills this: ${text}`));

const tile = ({label, value, note, kind, href, extra}) => h("li.tile", {},
  h("span.label", {}, href ? h("a", {href}, label) : label), h("span.value" + (kind ? "." + kind : ""), {}, value),
  note ? h("span.note", {}, note) : null, extra);
const tiles = (...list) => h("ul.tiles", {}, list.filter(Boolean).map(tile));
const facts = (pairs) => h("dl.facts", {}, pairs.filter(([, value]) => value !== null && value !== undefined && value !== "")
  .map(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]));

const verdictKind = (verdict) => ({agree: "good", undefined: "", rejected: "warn", hang: "warn"}[verdict] ?? "bad");
const stateKind = (state) => ({new: "bad", known: "warn", reported: "info", fixed: "good"}[state] ?? "");
const tag = (text, kind) => h("span.tag" + (kind ? "." + kind : ""), {}, text);
const verdictTag = (verdict) => tag(verdict, verdictKind(verdict));
const stateTag = (state) => tag(state.replace("-", " "), stateKind(state));
const blameOf = (finding) => [finding.pass, finding.pattern?.replace("(anonymous namespace)::", "")].filter(Boolean).join(" / ")
  || `not blamed${/, (at [^,]+)$/.test(finding.detail ?? "") ? `: ${RegExp.$1}` : ""}`;
// The program of a finding in short: its most important operations and properties.
const programOf = (finding) => h("span.mono", {}, (finding.shape ?? "").replace(/,/g, " "));
// Returns the answer of the newest snapshot of trunk that was asked whether it shows a cause.
const showsOnTrunk = (cause) => {
  const asked = Object.keys(cause.versions ?? {}).filter((release) => release.startsWith("trunk")).sort();
  return asked.length ? cause.versions[asked.at(-1)].split(":")[0] : "not asked";
};
const findingLink = (finding, text) => h("a", {href: padlab.link("finding", {id: finding.id})}, text ?? shortName(blameOf(finding)));
const causeLink = (name) => h("a.mono", {href: padlab.link("cause", {id: name})}, name);
// Lists the causes that a finding shows: all of them, or one of several that cannot be distinguished.
const causesOf = (finding) => finding.causes.flatMap((name, i) => [i ? (finding.oneOf ? " or " : " and ") : "", causeLink(name)]);
// Links to the page of a changed figure of a series.
const changeLink = (change) => h("a", {href: padlab.link("alert", {series: change.id, figure: change.figure, run: padlab.data.runs[change.run]?.id}), title: change.name}, change.title);
// Returns the record of a change that a person has accepted.
const acceptedFor = (change) => padlab.data.accepted.find((one) => one.series === change.name && one.figure === change.figure && one.run === padlab.data.runs[change.run]?.id);
// Returns the record of nights about an alert, if they have noted it.
const followedFor = (change) => change.noted && padlab.data.followed.find((one) => one.key === change.noted);
const commitOf = (followed) => (followed?.commit ? h("code", {}, followed.commit.slice(0, 12)) : null);
// The changed figure in words, and the format of its values.
const figureName = (change) => ({ratio: `ratio to ${change.baseline ?? "the baseline"}`, value: change.unit === "s" ? "time" : change.unit}[change.figure] ?? change.figure);
const figureText = (change) => (change.figure === "ratio" ? format.ratio : change.figure === "value" ? bench.show(change.unit) : change.figure === "peak memory" ? (value) => `${format.ratio(value)} of the result` : format.count);
const alertWord = (change) => ({ratio: "slower", value: "slower", instructions: "instructions"}[change.figure] ?? "memory");
// Names a run by its day, and also by its time if the day has several runs.
const runName = (number) => {
  const {runs} = padlab.data, day = format.day(runs[number].start);
  return [runs[number - 1], runs[number + 1]].some((run) => run && format.day(run.start) === day) ? format.time(runs[number].start) : day;
};
const runLink = (number, text) => {
  const run = padlab.data.runs[number];
  return run ? h("a.tight", {href: padlab.link("run", {id: run.id})}, text ?? runName(number)) : "–";
};
// Runs without a funnel only measured.
const isNight = (run) => Boolean(run.funnel);

// Makes a table. Columns: {title, cell: row -> text or node, sort: row -> value, number, head, tight: on
// one line, wide: with long names that may break anywhere}. Rows beyond `limit` are shown on request.
// Tables that are wider than the page can be scrolled.
function table({caption, columns, rows, limit = 200, hideCaption}) {
  let shown = rows, order = null, all = rows.length <= limit;
  const body = h("tbody");
  const more = h("button.quiet", {type: "button", onclick: () => { all = true; fill(); }}, `Show all ${format.count(rows.length)}`);
  const cell = (column, row) => {
    const value = column.cell(row);
    const name = (column.head ? "th" : "td") + (column.number ? ".number" : "") + (column.tight ? ".tight" : "") + (column.wide ? ".wide" : "");
    const attributes = column.head ? {scope: "row"} : {};
    return value instanceof HTMLTableCellElement ? value : h(name, attributes, value ?? "–");
  };
  function fill() {
    body.replaceChildren(...(all ? shown : shown.slice(0, limit)).map((row) => h("tr", {}, columns.map((column) => cell(column, row)))));
    more.parentElement.hidden = all;
  }
  const heads = columns.map((column) => {
    const th = h("th" + (column.number ? ".number" : ""), {scope: "col"});
    if (!column.sort) return th.append(column.title), th;
    th.append(h("button", {type: "button", onclick: () => {
      const down = th.getAttribute("aria-sort") === "descending" || (!th.hasAttribute("aria-sort") && !column.number);
      for (const other of heads) other.removeAttribute("aria-sort");
      th.setAttribute("aria-sort", down ? "ascending" : "descending");
      order = (a, b) => {
        const x = column.sort(a), y = column.sort(b);
        return (x === y ? 0 : x === null || x === undefined ? 1 : y === null || y === undefined ? -1 : x < y ? -1 : 1) * (down ? 1 : -1);
      };
      shown = [...rows].sort(order);
      fill();
    }}, column.title));
    return th;
  });
  const moreLine = h("p.more", {}, more);
  fill();
  const textOf = (node) => (node instanceof Node ? h("div", {}, node).textContent : [node].flat(Infinity).map((part) => (part instanceof Node ? part.textContent : part ?? "")).join(""));
  const whole = h("div", {}, h("div.scroll", {tabindex: "0", role: "region", "aria-label": caption},
    h("table", {}, h("caption" + (hideCaption ? ".visually-hidden" : ""), {}, h("span", {}, caption)), h("thead", {}, h("tr", {}, heads)), body)), moreLine);
  whole.exported = () => ({caption, columns: columns.map((column) => textOf(column.title)), rows: shown.map((row) => columns.map((column) => textOf(cell(column, row))))});
  return whole;
}

// Makes filters whose values are parameters of the view. Fields: {name, label, options: [[value, text]...]},
// {.., type: "search"|"checkbox"}.
function filters(fields, onChange) {
  const view = padlab.view();
  const change = (name, value) => { padlab.setView({[name]: value}); onChange(padlab.view()); };
  return h("form.filters", {role: "search", onsubmit: (event) => event.preventDefault()}, fields.filter(Boolean).map((field) => {
    const now = view.get(field.name) ?? field.initial ?? "";
    if (field.type === "checkbox")
      return h("label.check", {}, h("input", {type: "checkbox", name: field.name, checked: now === "1",
        onchange: (event) => change(field.name, event.target.checked ? "1" : field.initial ? "0" : "")}), field.label);
    if (field.type === "search")
      return h("label", {}, field.label, h("input", {type: "search", name: field.name, value: now, placeholder: field.placeholder,
        oninput: (event) => change(field.name, event.target.value)}));
    const select = h("select", {name: field.name, onchange: (event) => change(field.name, event.target.value)},
      field.options.map(([value, text]) => h("option", {value}, text ?? value)));
    select.value = field.options.some(([value]) => String(value) === now) ? now : String(field.options[0]?.[0] ?? "");
    return h("label", {}, field.label, select);
  }));
}
// Returns the options of a filter: every value, with its number of occurrences.
function optionsOf(rows, get, any = "any") {
  const counts = new Map();
  for (const row of rows)
    for (const value of [get(row)].flat()) if (value) counts.set(value, (counts.get(value) || 0) + 1);
  return [["", any], ...[...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([value, count]) => [value, `${clip(value)} (${count})`])];
}

// Makes a small line chart without axes, for tiles that show the important number.
function sparkline(values, label) {
  const known = values.filter((value) => !missing(value));
  if (known.length < 2) return null;
  const low = Math.min(...known), high = Math.max(...known), last = values.length - 1;
  const at = (value, i) => `${(100 * i / last).toFixed(2)},${(28 - 26 * (value - low) / (high - low || 1)).toFixed(2)}`;
  const path = values.map((value, i) => (missing(value) ? null : at(value, i))).filter(Boolean).join(" L");
  return h("svg", {viewBox: "0 0 100 30", preserveAspectRatio: "none", role: "img", "aria-label": label},
    h("path", {d: "M" + path, fill: "none", stroke: "var(--s2)", "stroke-width": "1.5", "vector-effect": "non-scaling-stroke"}));
}

const mlirToken = /(\/\/[^\n]*)|("(?:[^"\\\n]|\\.)*")|(%[\w$.#-]+|@[\w$.-]+|\^bb\d+)|\b((?:tensor|memref|vector)<[^>]*>|(?:index|[if]\d+|bf16|affine_map|affine_set)\b)|\b([a-z_]\w*\.[\w.]+|return|module)\b/g;
function highlight(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(mlirToken)) {
    parts.push(text.slice(end, match.index));
    const kind = ["c", "s", "k", "t", "o"][match.slice(1).findIndex((group) => group !== undefined)];
    parts.push(h("span." + kind, {}, match[0]));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}
function copyButton(text) {
  const button = h("button.quiet", {type: "button", onclick: async () => {
    try { await navigator.clipboard.writeText(text); button.textContent = "Copied"; }
    catch (error) { button.textContent = "Press Ctrl+C"; getSelection().selectAllChildren(button.nextElementSibling); }
    setTimeout(() => { button.textContent = "Copy"; }, 2000);
  }}, "Copy");
  return button;
}
// Names the program of a series: by its unusual axes if the series belongs to a sweep, and by its workload otherwise.
function programName(one) {
  const text = bench.isSweep(one) ? bench.axesText(one, ["strategy", "rival"]) || "as usual" : one.workload;
  return shortName(text);
}
// Quotes a word for a shell.
const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;
const code = (text, label, mlir) => h("div.code", {}, copyButton(text),
  h("pre", {tabindex: "0", role: "region", "aria-label": label}, mlir ? highlight(text) : text));

const countLines = (text) => text.trimEnd().split("\n").length;
// Whether `diffLines` does not block the page: it looks at each pair of lines, which takes 0.1 s and 50 MB for this number of pairs.
const canCompare = (before, after) => countLines(before) * countLines(after) <= 25e6;
const tooLong = (before, after, what) => h("p.dim", {}, `With ${format.count(countLines(before))} and ${format.count(countLines(after))} lines, the texts are too long to compare here. ${what}`);
// Returns the kept, removed and added lines of two texts, by the longest common subsequence.
function diffLines(before, after) {
  const a = before.split("\n"), b = after.split("\n"), width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; --i)
    for (let j = b.length - 1; j >= 0; --j)
      longest[i * width + j] = a[i] === b[j] ? longest[(i + 1) * width + j + 1] + 1
        : Math.max(longest[(i + 1) * width + j], longest[i * width + j + 1]);
  const lines = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;)
    if (i < a.length && j < b.length && a[i] === b[j]) lines.push([" ", a[i++], j++]);
    else if (j >= b.length || (i < a.length && longest[(i + 1) * width + j] >= longest[i * width + j + 1])) lines.push(["-", a[i++]]);
    else lines.push(["+", b[j++]]);
  return lines;
}
// Replaces runs of equal lines that are not near a difference by their number. Runs of at most 2 * `context` lines stay.
function leaveOutEqual(lines, context = 4) {
  const near = new Array(lines.length).fill(false);
  lines.forEach(([kind], i) => { if (kind !== " ") near.fill(true, Math.max(0, i - context), i + context + 1); });
  const kept = [];
  for (let i = 0, end; i < lines.length; i = end) {
    for (end = i + 1; end < lines.length && near[end] === near[i];) ++end;
    if (near[i] || end - i <= 2 * context) kept.push(...lines.slice(i, end));
    else kept.push(["…", `${end - i} lines that are the same`]);
  }
  return kept;
}
// Returns the rows of `sideBySide`: a line of each text, or null, and whether the lines differ.
function pairLines(before, after) {
  const rows = [], removed = [], added = [];
  const flush = () => {
    for (let i = 0; i < Math.max(removed.length, added.length); ++i) rows.push([removed[i] ?? null, added[i] ?? null, true]);
    removed.length = added.length = 0;
  };
  for (const [kind, text] of leaveOutEqual(diffLines(before.trimEnd(), after.trimEnd()))) {
    if (kind === "-") removed.push(text);
    else if (kind === "+") added.push(text);
    else flush(), rows.push(kind === "…" ? [`… ${text}`, `… ${text}`] : [text, text]);
  }
  flush();
  return rows;
}
// Shows both texts side by side, each removed line beside the line that replaced it; texts that are too long, line by line without marks.
function sideBySide(before, after, label, names) {
  const isCompared = canCompare(before, after), left = before.trimEnd().split("\n"), right = after.trimEnd().split("\n");
  const rows = isCompared ? pairLines(before, after) : Array.from({length: Math.max(left.length, right.length)}, (_, i) => [left[i] ?? null, right[i] ?? null]);
  const cell = (text, differs, kind) => h("td" + (text === null ? ".nothing" : differs ? kind : ""), {}, h("code", {}, text ?? ""));
  const most = 2000;
  return [isCompared ? null : tooLong(before, after, "They stand beside each other without marks."),
    h("div.scroll.sides", {tabindex: "0", role: "region", "aria-label": label}, h("table", {}, h("caption.visually-hidden", {}, label),
    h("thead", {}, h("tr", {}, names.map((name) => h("th", {scope: "col"}, name)))),
    h("tbody", {}, rows.slice(0, most).map(([left, right, differs]) => h("tr", {}, cell(left, differs, ".removed"), cell(right, differs, ".added"))))),
    rows.length > most ? h("p.dim", {}, `${format.count(rows.length - most)} more lines are in the files that bisect keeps.`) : null)];
}
function diff(before, after, label) {
  if (!canCompare(before, after)) return [tooLong(before, after, "Only the second one is shown."), code(after, label, true)];
  const lines = leaveOutEqual(diffLines(before.trimEnd(), after.trimEnd()));
  const kinds = {"-": ".removed", "+": ".added", " ": "", "…": ".c"}, words = {"-": "removed: ", "+": "added: "};
  return h("pre.diff", {tabindex: "0", role: "region", "aria-label": label}, lines.map(([kind, text]) =>
    h("span" + kinds[kind], {}, words[kind] ? h("span.visually-hidden", {}, words[kind]) : null, kind + " ", kind === "…" ? text : highlight(text))));
}
