//===- CauseTexts.cpp - causes for people ----------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Guards.h"
#include "padlab/fuzz/Catalogue.h"
#include "padlab/fuzz/FindingReview.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace padlab;
namespace json = llvm::json;

std::string padlab::printCauses(llvm::ArrayRef<CauseRecord> records) {
  std::string text = llvm::formatv("{0,-46} {1,-14} {2,-17} {3}\n", "cause",
                                   "kind", "reach", "guilty pass")
                         .str();
  for (const CauseRecord &record : records)
    text += llvm::formatv("{0,-46} {1,-14} {2,-17} {3}\n", record.name,
                          record.kind, record.reach, record.guilty.pass)
                .str();
  return text;
}

/// `canonicalize, pattern FoldX, transform.y`
static std::string describeGuilty(const CauseRecord &record) {
  std::string text = record.guilty.pass;
  for (auto [word, name] : {std::pair("pattern ", &record.guilty.pattern),
                            std::pair("", &record.guilty.transform),
                            std::pair("operation ", &record.guilty.operation),
                            std::pair("function ", &record.guilty.function),
                            std::pair("", &record.guilty.file)})
    if (!name->empty())
      text += ", " + (word + *name);
  return text;
}

static std::string describeThreads(const CauseRecord &record) {
  std::string text;
  for (const auto *threads : {&record.upstream.issues, &record.upstream.pulls})
    for (const CauseRecord::Thread &thread : *threads)
      text += llvm::formatv("#{0} ({1}): {2}\n", thread.number, thread.state,
                            thread.title)
                  .str();
  if (!text.empty())
    return text;
  if (record.upstream.searched.empty())
    return "nobody has searched\n";
  for (const CauseRecord::Search &search : record.upstream.searched)
    text += "none found on " + search.day + " by: " + search.words + "\n";
  return text;
}

/// What the guard withholds, by the table of guards: a whole pass is more than
/// the record asks for.
static std::string describeGuard(const CauseRecord &record) {
  const Guard *guard = findGuard(record.name);
  if (!guard)
    return "none: " + record.guard.when;
  bool isPass = guard->withholds == Guard::Withholds::Pass;
  return ((isPass ? "coarse, the whole pass " : "pattern ") + guard->name +
          " is withheld where " + record.guard.when)
      .str();
}

std::string padlab::printCause(const CauseRecord &record) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << record.title << "\n\n"
     << "kind:     " << record.kind << ", reach: " << record.reach << '\n'
     << "guilty:   " << describeGuilty(record) << '\n'
     << "folder:   " << record.folder << '\n'
     << "command:  " << record.getCommandLine() << '\n'
     << "look:     " << record.look.sentence << '\n';
  if (record.values)
    os << "expected: " << record.values->expected << '\n'
       << "actual:   " << record.values->actual << '\n';
  os << "defined:  " << record.defined.because << " ("
     << record.defined.document;
  if (!record.defined.section.empty())
    os << ", " << record.defined.section;
  os << ")\n";
  os << "guard:    " << describeGuard(record) << '\n';
  for (const auto &[release, answer] : record.versions)
    os << "on " << release << ": " << answer << '\n';
  os << "upstream: " << describeThreads(record);
  if (record.decision)
    os << "decision: " << record.decision->state << ": "
       << record.decision->because << '\n';
  for (const std::string &name : record.related)
    os << "related:  " << name << '\n';
  os << '\n' << record.theCase;
  return text;
}

std::string padlab::printReport(const CauseRecord &record) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "# " << record.title << "\n\n"
     << "Guilty: " << describeGuilty(record) << ".\n\n```mlir\n"
     << record.theCase << "```\n\n```\n"
     << record.getCommandLine() << "\n```\n\n";
  std::string options;
  for (const std::string &word : llvm::drop_begin(record.command))
    if (word != "case.mlir")
      options += (options.empty() ? "" : " ") + word;
  std::string link = makeExplorerLink(record.theCase, options);
  if (!link.empty())
    os << "[On Compiler Explorer](" << link << ") (its `trunk`).\n\n";
  os << record.look.sentence << "\n\n";
  if (record.values)
    os << "Expected: `" << record.values->expected << "`. Actual: `"
       << record.values->actual << "`.\n\n";
  os << "Why the program is defined: " << record.defined.because << " ("
     << record.defined.document
     << (record.defined.section.empty() ? "" : ", " + record.defined.section)
     << ")\n\n";
  if (!record.versions.empty()) {
    os << "| release | |\n|---|---|\n";
    for (const auto &[release, answer] : record.versions)
      os << "| " << release << " | " << answer << " |\n";
    os << '\n';
  }
  os << "Search for duplicates: " << describeThreads(record);
  return text;
}

json::Object CauseRecord::toJSON() const {
  json::Object object = *llvm::cantFail(json::parse(text)).getAsObject();
  object["name"] = name;
  object["case"] = theCase;
  object["near"] = near;
  object["commandLine"] = getCommandLine();
  return object;
}
