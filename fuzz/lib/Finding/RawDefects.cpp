//===- RawDefects.cpp - a night's raw defects, one cause at a time --------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RawDefects.h"

#include "../Nightly/Files.h"

#include "padlab/fuzz/Finding.h"
#include "padlab/fuzz/Incoming.h"
#include "padlab/fuzz/Triage.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

#include <map>

using namespace padlab;
namespace json = llvm::json;

std::string padlab::getReportPath(llvm::StringRef path) {
  llvm::SmallString<256> report(path);
  llvm::sys::path::replace_extension(report, "json");
  return report.str().str();
}

std::optional<CaseReport> padlab::readReport(llvm::StringRef path) {
  std::optional<json::Object> report = nightly::readObject(getReportPath(path));
  return report ? CaseReport::fromJSON(std::move(*report)) : std::nullopt;
}

static unsigned getTries(const std::optional<json::Object> &report) {
  return report ? report->getInteger("tries").value_or(0) : 0;
}

unsigned padlab::noteTry(llvm::StringRef path) {
  std::string reportPath = getReportPath(path);
  std::optional<json::Object> report = nightly::readObject(reportPath);
  unsigned tries = getTries(report) + 1;
  if (!report)
    report.emplace();
  (*report)["tries"] = tries;
  // Without room for it there is another try.
  llvm::consumeError(nightly::writeObject(reportPath, std::move(*report)));
  return tries;
}

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

/// What matters most comes first.
static unsigned getRank(llvm::StringRef kind) {
  if (isValueKind(kind))
    return 0;
  if (kind == "crash" || kind == "invalid-ir")
    return 1;
  return kind == "hang" || kind == "slow-compile" || kind == "ir-growth" ||
                 kind == "rejected"
             ? 3
             : 2;
}

bool padlab::isValueKind(llvm::StringRef kind) {
  return llvm::is_contained({"mismatch", "poison", "out-of-bounds",
                             "use-after-free", "double-free", "check-failed",
                             "disagreement"},
                            kind);
}

std::string padlab::getCoarseKey(const CaseReport &report) {
  std::vector<Verdict> defects = selectDefects(report);
  llvm::sort(defects, [](const Verdict &a, const Verdict &b) {
    return std::make_tuple(getRank(a.kind), a.kind, a.pipeline) <
           std::make_tuple(getRank(b.kind), b.kind, b.pipeline);
  });
  // Targets and forms of the case are other ways to the same.
  std::vector<std::string> parts;
  for (const Verdict &defect : defects) {
    llvm::StringRef pipeline =
        llvm::StringRef(defect.pipeline).take_while([](char c) {
          return !llvm::StringRef("@+:").contains(c);
        });
    std::string part = llvm::formatv("{0}|{1}|{2}|{3};", defect.kind, pipeline,
                                     defect.pass, normalizeMessage(defect, {}));
    if (!llvm::is_contained(parts, part))
      parts.push_back(std::move(part));
  }
  return llvm::join(parts, "");
}

std::vector<std::string> padlab::getDefectGroups(const CaseReport &report) {
  std::vector<std::string> keys;
  for (const Verdict &defect : selectDefects(report))
    keys.push_back(llvm::formatv("{0}|{1}|{2}", defect.kind, defect.pass,
                                 normalizeMessage(defect, {})));
  return keys;
}

//===----------------------------------------------------------------------===//
// The order
//===----------------------------------------------------------------------===//

namespace {

struct Member {
  unsigned tries;
  uint64_t size;
  std::string path;

  bool operator<(const Member &other) const {
    return std::tie(tries, size, path) <
           std::tie(other.tries, other.size, other.path);
  }
};

struct Group {
  unsigned rank = 0;
  bool hasPlace = false;
  std::vector<Member> members;
};

} // namespace

static bool saysPlace(const CaseReport &report) {
  return llvm::all_of(selectDefects(report), [](const Verdict &defect) {
    return !isValueKind(defect.kind) && !defect.pass.empty();
  });
}

static std::map<std::string, Group> collect(llvm::StringRef dir) {
  std::map<std::string, Group> groups;
  std::error_code error;
  for (llvm::sys::fs::recursive_directory_iterator it(dir, error), end;
       it != end && !error; it.increment(error)) {
    uint64_t size = 0;
    if (!llvm::StringRef(it->path()).ends_with(".mlir") ||
        llvm::sys::fs::file_size(it->path(), size))
      continue;
    std::optional<json::Object> object =
        nightly::readObject(getReportPath(it->path()));
    unsigned tries = getTries(object);
    std::optional<CaseReport> report;
    if (object)
      report = CaseReport::fromJSON(std::move(*object));
    Group &group = groups[report ? getCoarseKey(*report) : "died"];
    if (report && group.members.empty()) {
      group.hasPlace = saysPlace(*report);
      group.rank = 3;
      for (const Verdict &defect : selectDefects(*report))
        group.rank = std::min(group.rank, getRank(defect.kind));
    }
    group.members.push_back({tries, size, it->path()});
  }
  return groups;
}

RawDefects::RawDefects(llvm::StringRef dir) {
  std::vector<Group> sorted;
  for (auto &[key, group] : collect(dir)) {
    llvm::sort(group.members);
    sorted.push_back(std::move(group));
  }
  llvm::sort(sorted, [](const Group &a, const Group &b) {
    return std::tie(a.rank, a.members.front()) <
           std::tie(b.rank, b.members.front());
  });
  groups = sorted.size();
  for (const Group &group : sorted)
    places.push_back(group.hasPlace);
  std::vector<RawDefect> stubborn;
  bool isLast = false;
  for (size_t round = 0; !isLast; ++round) {
    isLast = true;
    for (auto [number, group] : llvm::enumerate(sorted)) {
      if (round >= group.members.size())
        continue;
      isLast = false;
      const Member &member = group.members[round];
      RawDefect defect{member.path, number, round + 1, member.tries};
      (defect.isStubborn() ? stubborn : order).push_back(std::move(defect));
    }
  }
  llvm::append_range(order, stubborn);
}
