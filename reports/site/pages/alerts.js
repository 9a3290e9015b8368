"use strict";
// Shows the changes for the worse: changes of times beyond the noise, and all changes of exact figures. Accepted ones are shown on
// request.

padlab.page((main, view) => {
  const worse = padlab.data.changes.filter((one) => padlab.isWorse(one, one.from, one.to));
  main.append(...header("Alerts", "Where a series got worse: the run at which its new level begins. Times change their level beyond their noise; peak memory, allocations and instructions have no noise, so that a change of any size is one."));
  if (!worse.length) return main.append(empty("No series has got worse in any run."));
  const list = h("div");
  main.append(filters([{name: "suite", label: "Suite", options: optionsOf(worse, (one) => one.suite)}, {name: "figure", label: "Figure", options: optionsOf(worse, (one) => one.figure)},
    {name: "accepted", label: "Also those that were accepted", type: "checkbox"}], show), list);
  show(view);

  function show(view) {
    const rows = worse.filter((one) => ["suite", "figure"].every((name) => !view.get(name) || one[name] === view.get(name)) && (view.get("accepted") === "1" || !acceptedFor(one)));
    list.replaceChildren(rows.length ? table({caption: "Changes for the worse", hideCaption: true, rows, limit: 60, columns: [
      {title: "series", head: true, wide: true, cell: changeLink}, {title: "suite", cell: (one) => one.suite}, {title: "figure", cell: figureName},
      {title: "before", number: true, cell: (one) => figureText(one)(one.from)}, {title: "after", number: true, cell: (one) => figureText(one)(one.to)},
      {title: "change", number: true, sort: (one) => one.to / one.from, cell: (one) => h("span.bad", {}, format.change(one.from, one.to))},
      {title: "noise", number: true, cell: (one) => (one.noise ? `±${format.change(1, 1 + one.noise / one.from).slice(1)}` : "exact")},
      {title: "since", tight: true, sort: (one) => one.run, cell: (one) => runLink(one.run)},
      {title: "first bad commit", tight: true, cell: (one) => commitOf(followedFor(one)) ?? followedFor(one)?.why ?? ""},
      {title: "accepted", cell: (one) => acceptedFor(one)?.reason ?? ""}]}) : empty("No alert fits."));
  }
});
