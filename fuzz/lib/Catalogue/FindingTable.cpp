//===- FindingTable.cpp - findings for people to read ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/FindingReview.h"

#include "padlab/fuzz/Attribution.h"
#include "padlab/fuzz/Blame.h"
#include "padlab/fuzz/FindingVersions.h"

using namespace padlab;

/// Describes the reproducer: `stock`, `padlab`, or `unconfirmed` if it did not
/// reproduce the finding.
static std::string describeReproducer(const StoredRecord &finding) {
  if (finding.object.getBoolean("reproduced").value_or(true))
    return finding.getText("reproducer");
  return "unconfirmed";
}

std::string padlab::printFindingTable(ArrayRef<StoredRecord> findings) {
  const char *row = "{0,-11} {1,6} {2,-11} {3,-52} {4}\n";
  std::string text =
      formatv(row, "state", "count", "reproducer", "signature", "blame");
  for (const StoredRecord &finding : findings)
    text += formatv(row, finding.getText("state"),
                    finding.object.getInteger("count").value_or(0),
                    describeReproducer(finding), finding.signature,
                    finding.getBlame().str());
  return text;
}

std::string padlab::printFinding(const StoredRecord &finding) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << finding.signature << " (" << finding.getText("state");
  if (std::string fixed = finding.getText("fixedIn"); !fixed.empty())
    os << " in " << fixed;
  os << ")\n";
  auto line = [&](const char *label, const std::string &value) {
    if (!value.empty())
      os << formatv("  {0,-11} {1}\n", label, value);
  };
  line("verdict", finding.getText("verdict") + " " +
                      finding.getText("pipeline") + ": " +
                      finding.getText("detail"));
  if (finding.object.getObject("blame"))
    line("blame", finding.getBlame().describe());
  line("passes", finding.getText("passes"));
  line("shape", finding.getText("shape"));
  line("message", finding.getText("message"));
  line("seen", std::to_string(finding.object.getInteger("count").value_or(0)) +
                   " times, " + finding.getText("firstSeen") + " to " +
                   finding.getText("lastSeen"));
  line("causes", Attribution::load(finding.object).str());
  line("reason", finding.getText("reason"));
  line("reference", finding.getText("reference"));
  if (isCut(finding))
    line("cut", "the reduction ran out of time, or the defect did not show "
                "again: the case is not minimal, and 'padlab findings "
                "reverify' goes on with it");
  line("reproduce",
       finding.path + "/repro.sh (" + describeReproducer(finding) + ")");
  if (const json::Object *rate = finding.object.getObject("rate"))
    line("flaky", formatv("the script showed it in {0} of {1} runs",
                          rate->getInteger("shown").value_or(0),
                          rate->getInteger("runs").value_or(0)));
  line("LLVMs", describeVersions(readVersions(finding.path)));
  os << '\n' << finding.read("case.mlir");
  return text;
}
