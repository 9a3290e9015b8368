"use strict";
// Compares padlab with other libraries for the same program, on the same machine in the same run.

padlab.page((main, view) => {
  const entries = padlab.data.bench.filter((one) => ["pad-workloads", "throughput"].includes(one.suite));
  main.append(...header("Peers", "Ours, LLVM's own ways, and kernels written by hand, with the same arguments and measured interleaved. The fastest kernel by hand is the limit: half of the rounds choose it, the other half compare."));
  const body = h("div");
  main.append(filters(bench.fields(entries), show), body);
  show(view);

  function show(view) {
    const here = bench.choose(entries, view).filter((one) => !one.error);
    body.replaceChildren(here.length ? bench.measuredIn(here) : "", section("Padded workloads", workloads(here.filter((one) => one.suite === "pad-workloads").sort(bench.bySize))),
      section("Differential cases a second", throughput(here.filter((one) => one.suite === "throughput").sort((a, b) => a.workload.localeCompare(b.workload, "en", {numeric: true})))));
  }
  function workloads(work) {
    const subjects = [...new Set(work.map((one) => one.workload))];
    if (!subjects.length) return bench.nothing("pad-workloads");
    const rows = subjects.map((subject) => {
      const group = work.filter((one) => one.workload === subject), of = (name) => group.find((one) => one.contestant === name);
      const fastest = (kind) => group.filter((one) => one.kind === kind).sort((a, b) => a.seconds - b.seconds)[0];
      return {subject, group, fused: of("fused"), upstream: of("upstream-fused"), unfused: of("unfused"), limit: group.find((one) => one.isLimit) ?? fastest("limit"), peer: group.find((one) => one.kind === "peer" && one.counters?.best_peer_ratio === 1) ?? fastest("peer")};
    });
    const time = (one) => (one ? format.seconds(one.seconds) : "–"), name = (one) => one?.contestant ?? "–";
    const hasPeers = rows.some((row) => row.peer);
    return [table({caption: "Times, and ours over each of the others: below 1 ours is faster", rows, columns: [
      {title: "workload", head: true, cell: (row) => (row.fused ? bench.trend(row.fused, row.subject) : row.subject)},
      {title: "ours (fused)", number: true, cell: (row) => time(row.fused)},
      {title: "unfused", number: true, cell: (row) => time(row.unfused)}, {title: "ratio", number: true, cell: (row) => ratio(row.fused, row.unfused, row.fused?.ratio)},
      {title: "upstream-fused", number: true, cell: (row) => time(row.upstream)}, {title: "ratio", number: true, cell: (row) => ratio(row.fused, row.upstream)},
      ...(hasPeers ? [{title: "best peer", number: true, cell: (row) => time(row.peer)}, {title: "ratio", number: true, cell: (row) => ratio(row.fused, row.peer, row.fused?.counters?.best_peer_ratio)}, {title: "which", cell: (row) => name(row.peer)}] : []),
      {title: "the limit", number: true, cell: (row) => time(row.limit)}, {title: "ratio", number: true, cell: (row) => ratio(row.fused, row.limit, row.limit?.isLimit ? row.fused?.limit : null)},
      {title: "which", cell: (row) => name(row.limit)}]}),
      hasPeers ? null : h("p.dim", {}, "No other library was timed: ", h("code", {}, "./padlab setup --peers"), " installs them; then nights of 30 minutes time them, and so does ", h("code", {}, "./padlab bench --suite=pad-workloads --peers"), "."),
      h("details", {}, h("summary", {}, "All contestants of each workload"), rows.map((row) => [h("h3", {}, row.subject),
        table({caption: row.subject, hideCaption: true, rows: [...row.group].sort((a, b) => a.seconds - b.seconds), columns: [
          {title: "contestant", head: true, cell: (one) => [bench.trend(one, one.contestant), one.isLimit ? h("span.dim", {}, " the limit") : null].filter(Boolean)}, {title: "time", number: true, cell: (one) => format.seconds(one.seconds)},
          {title: "over unfused", number: true, cell: (one) => format.ratio(one.ratio)}, {title: "over the limit", number: true, cell: (one) => format.ratio(one.limit)},
          {title: "interval", number: true, cell: (one) => (missing(one.limitLow) ? "" : `${format.ratio(one.limitLow)} to ${format.ratio(one.limitHigh)}`)}]})]))];
  }
  // Computes the ratio of paired rounds if there are any, and otherwise of the medians.
  function ratio(ours, theirs, paired) {
    if (!ours || !theirs) return h("td.heat", {}, "–");
    return heatCell(paired ?? ours.seconds / theirs.seconds);
  }
  function throughput(rows) {
    if (!rows.length) return bench.nothing("throughput");
    const counter = (one, name) => one.counters?.[name], against = rows.filter((one) => bench.axis(one, "batch") !== undefined);
    return [!against.length ? null : table({caption: "Cases a second of processor time, ours against a naive engine that keeps its context", rows: against, columns: [
      {title: "cases a compilation", head: true, cell: (one) => bench.trend(one, `${format.count(bench.axis(one, "batch"))} ${bench.axis(one, "programs")}`)},
      {title: "ours", number: true, cell: (one) => format.number(counter(one, "cases_per_s"), 1)},
      {title: "naive", number: true, cell: (one) => format.number(counter(one, "naive_cases_per_s"), 1)},
      {title: "ratio", number: true, cell: (one) => format.number(counter(one, "cases_per_s") / counter(one, "naive_cases_per_s"), 1)}]}), stages(rows)];
  }
  // Shows the time for a case of each target, by stage.
  function stages(rows) {
    const groups = bench.groupBy(rows.filter((one) => bench.axis(one, "target") !== undefined), (one) => bench.axis(one, "target"));
    const names = [...new Set(groups.flatMap(([, list]) => list.map((one) => bench.axis(one, "stage")).filter(Boolean)))];
    return !groups.length ? null : table({caption: "Cases a second of processor time by target, and what a case takes by stage", rows: groups, columns: [
      {title: "target", head: true, cell: ([target]) => target},
      {title: "cases a second", number: true, cell: ([, list]) => { const all = list.find((one) => !bench.axis(one, "stage")); return all ? bench.trend(all, format.number(all.counters?.cases_per_s, 1)) : "–"; }},
      ...names.map((name) => ({title: name, number: true, cell: ([, list]) => { const one = list.find((other) => bench.axis(other, "stage") === name); return one ? bench.trend(one, format.seconds(one.counters?.s_per_case)) : "–"; }}))]});
  }
});
