//===- CauseTexts.cpp - prints causes for people ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CauseReport.h"

#include "padlab/codegen/Guards.h"

#include "llvm/Support/raw_ostream.h"

using namespace padlab;
using namespace padlab::causes;

std::string padlab::printCauses(ArrayRef<CauseRecord> records) {
  std::string text = formatv("{0,-46} {1,-14} {2,-17} {3}\n", "cause", "kind",
                             "reach", "guilty pass")
                         .str();
  for (const CauseRecord &record : records)
    text += formatv("{0,-46} {1,-14} {2,-17} {3}{4}\n", record.name,
                    record.kind, record.reach, record.guilty.pass,
                    record.decision ? " (" + record.decision->state + ")" : "")
                .str();
  return text;
}

std::string causes::describeGuilty(const CauseRecord &record) {
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

std::vector<std::string> causes::listThreads(const CauseRecord &record) {
  std::vector<std::string> lines;
  for (const auto *threads : {&record.upstream.issues, &record.upstream.pulls})
    for (const CauseRecord::Thread &thread : *threads)
      lines.push_back(formatv("#{0} ({1}): {2}", thread.number, thread.state,
                              thread.title));
  return lines;
}

std::vector<std::string> causes::listSearches(const CauseRecord &record) {
  std::vector<std::string> lines;
  for (const CauseRecord::Search &search : record.upstream.searched)
    lines.push_back("searched on " + search.day + " for: " + search.words);
  if (lines.empty())
    lines.push_back("nobody has searched");
  else if (listThreads(record).empty())
    lines.push_back("no thread about it was found");
  return lines;
}

/// Describes which rewrites the guard in the table of guards withholds. A guard
/// that withholds a whole pass is called coarse, because it withholds other
/// rewrites, too.
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
  for (const std::string &line : listThreads(record))
    os << "upstream: " << line << '\n';
  for (const std::string &line : listSearches(record))
    os << "upstream: " << line << '\n';
  if (record.decision)
    os << "decision: " << record.decision->state << ": "
       << record.decision->because << '\n';
  for (const std::string &name : record.related)
    os << "related:  " << name << '\n';
  os << '\n' << record.theCase;
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
