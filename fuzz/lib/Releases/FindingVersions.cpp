//===- FindingVersions.cpp - which releases show a defect -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/FindingVersions.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Blame.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

#include <map>

using namespace padlab;

Expected<Demonstration> Demonstration::read(const std::string &folder,
                                            const std::string &verdict) {
  Demonstration demonstration;
  demonstration.script = readFile(folder + "/repro.sh").value_or("");
  demonstration.program = readFile(folder + "/repro.mlir").value_or("");
  demonstration.verdict = verdict;
  if (demonstration.script.empty() || demonstration.program.empty())
    return createStringError(folder + " has no repro.sh and repro.mlir");
  // A script that needs only stock tools has a line that assigns its passes.
  if (demonstration.script.find("\nPASSES='") == std::string::npos)
    return createStringError(folder + "/repro.sh needs padlab itself");
  return demonstration;
}

Expected<Demonstration> Demonstration::ofFinding(const StoredRecord &finding) {
  std::string verdict = finding.getText("verdict");
  auto demonstration = read(finding.path, verdict);
  std::string step = finding.getBlame().step;
  std::string program = finding.read("input.mlir");
  if (demonstration || step.empty() || program.empty() ||
      step.find("padlab-") != std::string::npos ||
      step.find('\'') != std::string::npos)
    return demonstration;
  llvm::consumeError(demonstration.takeError());
  Demonstration text;
  text.script = "BEFORE=''\nPASSES='" + step + "'\n";
  text.program = program;
  text.verdict = verdict;
  text.isText = true;
  return text;
}

std::string Demonstration::getHash() const {
  return llvm::utohexstr(
      llvm::xxh3_64bits(script + '\0' + program + '\0' + verdict),
      /*LowerCase=*/true);
}

StringRef padlab::getName(VersionResult result) {
  switch (result) {
  case VersionResult::Shows:
    return "shows";
  case VersionResult::DoesNotShow:
    return "does not show";
  case VersionResult::Lacks:
    return "lacks it";
  case VersionResult::Void:
    return "is void";
  case VersionResult::CannotBeSaid:
    return "cannot be said";
  }
  return "";
}

static constexpr VersionResult allResults[] = {
    VersionResult::Shows, VersionResult::DoesNotShow, VersionResult::Lacks,
    VersionResult::Void, VersionResult::CannotBeSaid};

bool VersionAnswer::isStale(const Release &now,
                            const Demonstration &current) const {
  return identity != now.identity || hasAssertions != now.hasAssertions ||
         demonstration != current.getHash();
}

json::Object VersionAnswer::toJSON() const {
  json::Object object{{"release", release},
                      {"version", title},
                      {"package", identity},
                      {"assertions", hasAssertions},
                      {"result", getName(result)},
                      {"line", json::fixUTF8(line)},
                      {"demonstration", demonstration},
                      {"asked", asked}};
  if (!respelled.empty())
    object["respelled"] = json::Array(respelled);
  if (!loweredBy.empty())
    object["loweredBy"] = loweredBy;
  return object;
}

VersionAnswer VersionAnswer::fromJSON(const json::Object &object) {
  auto text = [&](const char *key) {
    return object.getString(key).value_or("").str();
  };
  VersionAnswer answer;
  answer.release = text("release");
  answer.title = text("version");
  answer.identity = text("package");
  answer.hasAssertions = object.getBoolean("assertions").value_or(false);
  for (VersionResult result : allResults)
    if (getName(result) == text("result"))
      answer.result = result;
  answer.line = text("line");
  answer.demonstration = text("demonstration");
  answer.asked = text("asked");
  answer.loweredBy = text("loweredBy");
  if (const json::Array *rows = object.getArray("respelled"))
    for (const json::Value &row : *rows)
      answer.respelled.push_back(row.getAsString().value_or("").str());
  return answer;
}

std::vector<VersionAnswer> padlab::readVersions(const std::string &folder) {
  std::vector<VersionAnswer> answers;
  Expected<json::Value> value =
      json::parse(readFile(folder + "/versions.json").value_or(""));
  if (!value) {
    llvm::consumeError(value.takeError());
    return answers;
  }
  const json::Object *object = value->getAsObject();
  const json::Array *array = object ? object->getArray("answers") : nullptr;
  if (array)
    for (const json::Value &entry : *array)
      if (const json::Object *answer = entry.getAsObject())
        answers.push_back(VersionAnswer::fromJSON(*answer));
  return answers;
}

Error padlab::writeVersions(const std::string &folder,
                            ArrayRef<VersionAnswer> answers) {
  std::vector<VersionAnswer> all = readVersions(folder);
  for (const VersionAnswer &answer : answers) {
    auto at = llvm::find_if(all, [&](const VersionAnswer &other) {
      return other.release == answer.release;
    });
    if (at == all.end())
      all.push_back(answer);
    else
      *at = answer;
  }
  // The order must not depend on how many releases were asked at the same time.
  llvm::sort(all, [](const VersionAnswer &a, const VersionAnswer &b) {
    return a.release < b.release;
  });
  json::Array array;
  for (const VersionAnswer &answer : all)
    array.push_back(answer.toJSON());
  json::Object object{{"schemaVersion", 1}, {"answers", std::move(array)}};
  return writeFileAtomically(
      folder + "/versions.json",
      formatv("{0:2}\n", json::Value(std::move(object))).str());
}

//===----------------------------------------------------------------------===//
// Texts for people
//===----------------------------------------------------------------------===//

std::string padlab::describeVersions(ArrayRef<VersionAnswer> answers) {
  std::vector<std::string> parts;
  for (VersionResult result : allResults) {
    std::vector<std::string> titles;
    for (const VersionAnswer &answer : answers)
      if (answer.result == result)
        titles.push_back(answer.title);
    if (!titles.empty())
      parts.push_back(
          (getName(result) + " on " + llvm::join(titles, ", ")).str());
  }
  return llvm::join(parts, "; ");
}

/// Returns the word that the table shows for an answer.
static std::string getCell(const VersionAnswer &answer, bool stale) {
  static const std::map<VersionResult, const char *> words = {
      {VersionResult::Shows, "shows"},
      {VersionResult::DoesNotShow, "no"},
      {VersionResult::Lacks, "lacks"},
      {VersionResult::Void, "void"},
      {VersionResult::CannotBeSaid, "?"}};
  return std::string(words.at(answer.result)) + (stale ? " (old)" : "");
}

static const VersionAnswer *findAnswer(const VersionRow &row,
                                       const Release &release, bool &stale) {
  for (auto [answer, isStale] : llvm::zip(row.answers, row.stale))
    if (answer.release == release.name) {
      stale = isStale;
      return &answer;
    }
  return nullptr;
}

std::string padlab::printVersions(ArrayRef<Release> releases,
                                  ArrayRef<VersionRow> rows) {
  std::string text, totals, reasons;
  auto pad = [](std::string word, size_t width) {
    word.resize(std::max(word.size() + 1, width), ' ');
    return word;
  };
  constexpr size_t nameWidth = 56, cellWidth = 14;
  text += pad("finding", nameWidth);
  for (const Release &release : releases)
    text += pad(release.name, cellWidth);
  text += "\n";
  for (const VersionRow &row : rows) {
    text += pad(row.name, nameWidth);
    for (const Release &release : releases) {
      bool stale = false;
      const VersionAnswer *answer = findAnswer(row, release, stale);
      text += pad(answer ? getCell(*answer, stale) : ".", cellWidth);
      if (answer && answer->result == VersionResult::CannotBeSaid)
        reasons += formatv("? {0} on {1}: {2}\n", row.name, release.name,
                           answer->line);
    }
    text += "\n";
  }
  for (const Release &release : releases) {
    std::map<VersionResult, unsigned> counts;
    bool stale = false;
    for (const VersionRow &row : rows)
      if (const VersionAnswer *answer = findAnswer(row, release, stale))
        ++counts[answer->result];
    totals += release.name + " (" + release.describe() + ", " +
              release.identity + "):";
    for (VersionResult result : allResults)
      totals += formatv(" {0} {1}{2}", counts[result], getName(result),
                        result == VersionResult::CannotBeSaid ? "\n" : ",");
  }
  return text + "\n" + totals + (reasons.empty() ? "" : "\n") + reasons;
}
