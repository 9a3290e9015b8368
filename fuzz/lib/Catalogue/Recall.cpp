//===- Recall.cpp - which causes a fuzzer finds again -------- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Recall.h"

#include "padlab/fuzz/Verdict.h"

using namespace padlab;

/// Returns whether users get a wrong result without any message.
static bool isSilent(const CauseRecord &record) {
  const VerdictKind *kind = findVerdictKind(record.kind);
  return kind && kind->has(VerdictKind::WrongValue);
}
static bool isOrdinary(const CauseRecord &record) {
  return record.reach == getReaches().front();
}

static void note(RecalledCause &cause, const RecalledProgram &program) {
  bool isFirst = program.isSure ? cause.programs == 0 : cause.perhaps == 0;
  bool isEarlier = program.seconds < cause.seconds;
  bool counts = program.isSure || cause.programs == 0;
  if (counts && (isFirst || isEarlier)) {
    cause.seconds = program.seconds;
    cause.first = program.name;
  }
  ++(program.isSure ? cause.programs : cause.perhaps);
}

RecallResult padlab::countRecall(ArrayRef<CauseRecord> records,
                                 ArrayRef<RecalledProgram> programs) {
  RecallResult result;
  std::map<std::string, size_t> places;
  for (const CauseRecord &record : records) {
    places[record.name] = result.causes.size();
    result.causes.emplace_back();
    result.causes.back().record = &record;
  }
  for (const RecalledProgram &program : programs) {
    ++result.programs;
    result.defects += program.isDefect;
    result.unjudged += !program.problem.empty();
    bool isKnown = false;
    for (const std::string &name : program.causes)
      if (auto place = places.find(name); place != places.end()) {
        note(result.causes[place->second], program);
        isKnown = true;
      }
    result.attributed += isKnown;
  }
  return result;
}

namespace {

/// The share of causes that were found.
struct Share {
  size_t found = 0, all = 0;

  void add(const RecalledCause &cause) {
    ++all;
    found += cause.isFound();
  }
  std::string str() const {
    return formatv("{0} of {1} ({2:P0})", found, all,
                   all ? double(found) / all : 0)
        .str();
  }
  json::Object toJSON() const {
    return json::Object{{"found", static_cast<int64_t>(found)},
                        {"all", static_cast<int64_t>(all)}};
  }
};

struct Shares {
  Share all, silent, ordinary;
  std::map<std::string, Share> kinds;

  explicit Shares(const RecallResult &result) {
    for (const RecalledCause &cause : result.causes) {
      all.add(cause);
      kinds[cause.record->kind].add(cause);
      if (isSilent(*cause.record))
        silent.add(cause);
      if (isSilent(*cause.record) && isOrdinary(*cause.record))
        ordinary.add(cause);
    }
  }
};

} // namespace

static std::string printTime(double seconds) {
  return formatv("{0}:{1:02}", static_cast<int64_t>(seconds) / 60,
                 static_cast<int64_t>(seconds) % 60)
      .str();
}

std::string RecallResult::str(bool listsMissing) const {
  constexpr const char *row = "{0,-48} {1,-14} {2,-17} {3,8} {4,8} {5,7}\n";
  std::string text =
      formatv(row, "cause", "kind", "reach", "programs", "perhaps", "after")
          .str();
  for (const RecalledCause &cause : causes) {
    bool isSeen = cause.programs || cause.perhaps;
    if (isSeen || listsMissing)
      text += formatv(row, cause.record->name, cause.record->kind,
                      cause.record->reach, cause.programs, cause.perhaps,
                      isSeen ? printTime(cause.seconds) : "-")
                  .str();
  }
  Shares shares(*this);
  text += "found: " + shares.all.str() + "; silent miscompiles " +
          shares.silent.str() + ", by ordinary passes " +
          shares.ordinary.str() + "\n";
  text += "by kind:";
  for (auto &[kind, share] : shares.kinds)
    text += (kind == shares.kinds.begin()->first ? " " : ", ") + kind + " " +
            share.str();
  text += formatv("\nprograms: {0}, of them {1} show a defect, {2} a "
                  "cause of the catalogue",
                  programs, defects, attributed)
              .str();
  if (unjudged)
    text += "; " + std::to_string(unjudged) + " cannot be judged";
  text += '\n';
  return text;
}

json::Object RecallResult::toJSON() const {
  json::Array list;
  for (const RecalledCause &cause : causes)
    list.push_back(json::Object{
        {"cause", cause.record->name},
        {"kind", cause.record->kind},
        {"reach", cause.record->reach},
        {"programs", static_cast<int64_t>(cause.programs)},
        {"perhaps", static_cast<int64_t>(cause.perhaps)},
        {"seconds", cause.programs || cause.perhaps ? json::Value(cause.seconds)
                                                    : json::Value(nullptr)},
        {"first", cause.first}});
  Shares shares(*this);
  json::Object kinds;
  for (auto &[kind, share] : shares.kinds)
    kinds[kind] = share.toJSON();
  return json::Object{{"schemaVersion", 1},
                      {"causes", std::move(list)},
                      {"found", shares.all.toJSON()},
                      {"silent", shares.silent.toJSON()},
                      {"silentByOrdinaryPasses", shares.ordinary.toJSON()},
                      {"kinds", std::move(kinds)},
                      {"programs", static_cast<int64_t>(programs)},
                      {"defects", static_cast<int64_t>(defects)},
                      {"attributed", static_cast<int64_t>(attributed)},
                      {"unjudged", static_cast<int64_t>(unjudged)}};
}
