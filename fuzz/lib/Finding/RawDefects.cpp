//===- RawDefects.cpp - a night's raw defects, one cause at a time --------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RawDefects.h"

#include "../Support/Files.h"
#include "../Support/Words.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Finding.h"
#include "padlab/fuzz/Incoming.h"
#include "padlab/fuzz/Triage.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <map>

using namespace padlab;

std::string padlab::getReportPath(StringRef path) {
  SmallString<256> report(path);
  llvm::sys::path::replace_extension(report, "json");
  return report.str().str();
}

std::optional<CaseReport> padlab::readReport(StringRef path) {
  std::optional<json::Object> report = readObject(getReportPath(path));
  return report ? CaseReport::fromJSON(std::move(*report)) : std::nullopt;
}

static unsigned getTries(const std::optional<json::Object> &report) {
  return report ? report->getInteger("tries").value_or(0) : 0;
}

unsigned padlab::noteTry(StringRef path) {
  std::string reportPath = getReportPath(path);
  std::optional<json::Object> report = readObject(reportPath);
  unsigned tries = getTries(report) + 1;
  if (!report)
    report.emplace();
  (*report)["tries"] = tries;
  // If there is no space to write the report, a later attempt writes it.
  llvm::consumeError(writeObject(reportPath, std::move(*report)));
  return tries;
}

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

/// Returns the rank of a kind; the most important kinds have the lowest rank.
static unsigned getRank(StringRef kind) {
  const VerdictKind *known = findVerdictKind(kind);
  return known ? known->rank : VerdictKind().rank;
}

/// Lists the keys of the defects in the order of `defects`, each key once.
static std::vector<DefectKey> listKeys(ArrayRef<Verdict> defects, Grain grain) {
  std::vector<DefectKey> keys;
  for (const Verdict &defect : defects)
    if (DefectKey key = DefectKey::of(defect).at(grain);
        !llvm::is_contained(keys, key))
      keys.push_back(std::move(key));
  return keys;
}

std::vector<DefectKey> padlab::getRawKeys(const CaseReport &report) {
  std::vector<Verdict> defects = selectDefects(report);
  llvm::sort(defects, [](const Verdict &a, const Verdict &b) {
    return std::make_tuple(getRank(a.kind), a.kind, a.pipeline) <
           std::make_tuple(getRank(b.kind), b.kind, b.pipeline);
  });
  return listKeys(defects, Grain::Raw);
}

std::vector<DefectKey> padlab::getDefectGroups(const CaseReport &report) {
  return listKeys(selectDefects(report), Grain::Group);
}

std::string padlab::getTextOf(const DefectKey &key) {
  return formatv("{0}", json::Value(key.toJSON()));
}

/// Whether the shard triages a raw defect. The least key among the groups of
/// the defect decides, so that the defects of a group mostly stay together.
static bool belongsTo(const Shard &shard,
                      const std::optional<CaseReport> &report) {
  if (shard.isAll())
    return true;
  std::vector<DefectKey> groups;
  if (report)
    groups = getDefectGroups(*report);
  return shard.has(groups.empty() ? "" : getTextOf(*llvm::min_element(groups)));
}

//===----------------------------------------------------------------------===//
// Keys that tell defects of a group apart
//===----------------------------------------------------------------------===//

/// Returns the operations of the program, the words of the verdict, and the
/// options of the pass that the verdict names.
static Words collectWords(StringRef text, const Verdict &defect) {
  Words words;
  for (auto &[name, count] : countNames(text))
    words.insert(name);
  for (StringRef said : {defect.message, defect.function, defect.caller})
    addWords(said, words);
  addStepsOf(defect.pass, text, words);
  return words;
}

//===----------------------------------------------------------------------===//
// The order
//===----------------------------------------------------------------------===//

namespace {

struct Member {
  size_t defect;
  unsigned tries;
  uint64_t size;
  std::string path;
  Words words;
  /// The round of the defect within its group, see sortByNews.
  size_t round = 0;

  bool operator<(const Member &other) const {
    return std::tie(tries, round, size, path) <
           std::tie(other.tries, other.round, other.size, other.path);
  }
};

struct Group {
  std::string kind;
  unsigned rank = 0;
  /// The index of this group among the groups of its kind.
  size_t turn = 0;
  bool hasPlace = false;
  std::vector<Member> members;
};

} // namespace

/// Returns the groups of the shard's raw defects below `dir`, and appends these
/// defects to `defects`.
static std::map<DefectKey, Group> collect(StringRef dir, const Shard &shard,
                                          std::vector<RawDefect> &defects) {
  std::map<DefectKey, Group> groups;
  std::error_code error;
  for (fs::recursive_directory_iterator it(dir, error), end;
       it != end && !error; it.increment(error)) {
    if (!StringRef(it->path()).ends_with(".mlir"))
      continue;
    std::optional<std::string> text = readFile(it->path());
    if (!text)
      continue;
    std::optional<json::Object> object = readObject(getReportPath(it->path()));
    unsigned tries = getTries(object);
    std::optional<CaseReport> report;
    if (object)
      report = CaseReport::fromJSON(std::move(*object));
    if (!belongsTo(shard, report))
      continue;
    auto add = [&](const DefectKey &key, const Verdict &defect) {
      Group &group = groups[key];
      group.rank = getRank(defect.kind);
      group.hasPlace = key.hasPlace() || defect.isCompilerHang();
      group.members.push_back({defects.size(), tries, text->size(), it->path(),
                               collectWords(*text, defect), /*round=*/0});
    };
    std::set<DefectKey> known;
    if (report)
      for (const Verdict &defect : selectDefects(*report))
        if (DefectKey key = DefectKey::of(defect).at(Grain::Group);
            known.insert(key).second)
          add(key, defect);
    if (known.empty())
      add({}, {});
    defects.push_back({it->path(), 0, 0, 0, tries});
  }
  return groups;
}

/// Sorts the defects of a group. Defects that were tried less often come first.
/// Defects that were tried equally often come in rounds: a round takes, from
/// the smallest defect to the largest, each one that has a word which no defect
/// before it in this round has.
static void sortByNews(std::vector<Member> &members) {
  llvm::sort(members);
  std::vector<Member *> left;
  for (Member &member : members)
    left.push_back(&member);
  for (size_t round = 0; !left.empty(); ++round) {
    Words seen;
    std::vector<Member *> rest;
    for (Member *member : left) {
      size_t before = seen.size();
      seen.insert(member->words.begin(), member->words.end());
      bool isNews = member == left.front() || seen.size() > before;
      if (isNews)
        member->round = round;
      else
        rest.push_back(member);
    }
    left = std::move(rest);
  }
  llvm::sort(members);
}

/// Returns the round of the `number`th defect of a group, among the rounds of
/// all groups. Raw defects with one location are mostly the same defect: the
/// second one of them is less urgent than the second one of a wrong value.
static size_t getRound(size_t number, bool hasPlace) {
  return hasPlace ? number * number : number;
}

/// Lets the kinds take turns: a night has more groups of wrong values than its
/// triage has time for, and crashes must be triaged, too.
static void sortInTurns(std::vector<Group> &groups) {
  llvm::sort(groups, [](const Group &a, const Group &b) {
    return a.members.front() < b.members.front();
  });
  std::map<std::string, size_t> turns;
  for (Group &group : groups)
    group.turn = turns[group.kind]++;
  llvm::sort(groups, [](const Group &a, const Group &b) {
    return std::tie(a.turn, a.rank, a.members.front(), a.kind) <
           std::tie(b.turn, b.rank, b.members.front(), b.kind);
  });
}

RawDefects::RawDefects(StringRef dir, const Shard &shard) {
  std::vector<Group> sorted;
  for (auto &[key, group] : collect(dir, shard, order)) {
    group.kind = key.kind;
    sortByNews(group.members);
    sorted.push_back(std::move(group));
  }
  sortInTurns(sorted);
  groups = sorted.size();
  for (const Group &group : sorted) {
    places.push_back(group.hasPlace);
    slow.push_back(group.rank == VerdictKind::slowRank);
  }
  // A defect that belongs to several groups is listed with the one that triages
  // it first.
  for (auto [number, group] : llvm::enumerate(sorted))
    for (auto [at, member] : llvm::enumerate(group.members)) {
      RawDefect &defect = order[member.defect];
      RawDefect here{defect.path, number, at + 1,
                     getRound(at + 1, group.hasPlace), defect.tries};
      if (defect.number == 0 || here.getPlace() < defect.getPlace())
        defect = std::move(here);
    }
  llvm::sort(order, [&](const RawDefect &a, const RawDefect &b) {
    return a.getPlace() < b.getPlace();
  });
}
