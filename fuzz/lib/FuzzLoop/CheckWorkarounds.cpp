//===- CheckWorkarounds.cpp - the lowering without a workaround -----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckWorker.h"

#include "padlab/dialect/CaseChunks.h"
#include "padlab/fuzz/DiffCommand.h"
#include "padlab/fuzz/NeededWorkarounds.h"

using namespace padlab;
using namespace padlab::check;

namespace {
/// The variants for each workaround, in the order that they have in a worker.
enum Way : unsigned { With, Without, VerifiedWith, VerifiedWithout, numWays };
} // namespace

/// Returns the variant whose subject is the lowering of `variant`, because the
/// program is verified after each pass of a subject.
static std::string asSubject(const std::string &variant) {
  return "{" + findLowering(findVariant(variant)->pipeline.lowering)->passes +
         "}";
}

static std::vector<std::string> listWays(const Workaround &workaround) {
  std::string with = workaround.getVariant();
  std::string without = workaround.getVariantWithout();
  return {with, without, asSubject(with), asSubject(without)};
}

/// Returns the verdict that a pass has left a program that does not verify, or
/// null.
static const Verdict *findInvalidIR(const CaseReport &report) {
  auto it = llvm::find_if(report.verdicts, [](const Verdict &verdict) {
    return verdict.kind == "invalid-ir";
  });
  return it == report.verdicts.end() ? nullptr : &*it;
}

/// Describes how the case goes wrong without the workaround, if it is right
/// with the workaround. Returns an empty text if it is not wrong without it.
static std::string findNeed(Worker &worker, const CaseChunk &chunk,
                            const std::string &name, unsigned workaround) {
  auto ask = [&](Way way) {
    return checkInWorker(worker, chunk.text, name,
                         {numWays * workaround + way});
  };
  CaseReport with = ask(With);
  if (with.getExitCode() != ExitCode::Agree || !with.isDefined())
    return "";
  CaseReport without = ask(Without);
  if (without.getExitCode() != ExitCode::Agree)
    return without.str();
  CaseReport verified = ask(VerifiedWithout);
  const Verdict *invalid = findInvalidIR(verified);
  if (!invalid || findInvalidIR(ask(VerifiedWith)))
    return "";
  return "invalid-ir in " + invalid->pass + ": " + invalid->message;
}

static Error askCorpus(const WorkaroundOptions &options,
                       std::vector<NeededWorkaround> &results) {
  std::vector<std::string> variants, paths;
  std::map<std::string, SmallVector<unsigned>> asks;
  for (auto [i, workaround] : llvm::enumerate(options.workarounds)) {
    llvm::append_range(variants, listWays(*workaround));
    if (!workaround->program.empty())
      asks[options.corpus + "/" + workaround->program.str()].push_back(i);
  }
  if (options.searchesCorpus) {
    for (const char *folder : {"/operations", "/regressions"})
      if (Error error = collectCases(options.corpus + folder, paths))
        return error;
    auto all = llvm::seq<unsigned>(0, options.workarounds.size());
    for (const std::string &path : paths)
      asks[path].assign(all.begin(), all.end());
  }
  Worker worker(makeDifferentialFactory(variants));
  for (const auto &[path, wanted] : asks) {
    Expected<std::string> text = readCaseText(path);
    if (!text)
      return text.takeError();
    for (const CaseChunk &chunk : splitCases(*text)) {
      std::string name = formatv(
          "{0}:{1}", path.substr(options.corpus.size() + 1), chunk.line);
      for (unsigned i : wanted)
        if (std::string need = findNeed(worker, chunk, name, i); !need.empty())
          results[i].shows.push_back(name + ": " + need);
    }
  }
  return Error::success();
}

/// Returns the number of cases that a variant compiled, and whose results are
/// right.
static uint64_t countRight(const VariantTally &tally) {
  return tally.compared - std::min(tally.compared, tally.defects);
}

static void askGenerated(const WorkaroundOptions &options,
                         std::vector<NeededWorkaround> &results) {
  CheckOptions check;
  check.target = options.target;
  check.nativeEvery = 1;
  for (const Workaround *workaround : options.workarounds)
    for (std::string name :
         {workaround->getVariant(), workaround->getVariantWithout()})
      if (!llvm::is_contained(check.pipelines, name))
        check.pipelines.push_back(std::move(name));
  RangeResult range =
      RangeChecker(check).check(options.seed, options.generated);
  for (NeededWorkaround &result : results) {
    const Workaround &workaround = *result.workaround;
    result.compared = countRight(range.tallies[workaround.getVariant()]);
    uint64_t without =
        countRight(range.tallies[workaround.getVariantWithout()]);
    result.lost = result.compared - std::min(result.compared, without);
  }
}

Expected<std::vector<NeededWorkaround>>
padlab::checkWorkarounds(const WorkaroundOptions &options) {
  std::vector<NeededWorkaround> results;
  for (const Workaround *workaround : options.workarounds) {
    results.emplace_back();
    results.back().workaround = workaround;
  }
  if (Error error = askCorpus(options, results))
    return std::move(error);
  if (options.generated)
    askGenerated(options, results);
  return results;
}

std::string padlab::printWorkarounds(ArrayRef<NeededWorkaround> results) {
  std::string text = formatv("{0,-40} {1,6} {2,9} {3,6}\n", "workaround",
                             "shows", "generated", "lost");
  for (const NeededWorkaround &result : results) {
    text += formatv("{0,-40} {1,6} {2,9} {3,6}\n", result.workaround->pass,
                    result.shows.size(), result.compared, result.lost);
    if (!result.shows.empty())
      text += "      " + result.shows.front() + "\n";
    else if (!result.isNeeded())
      text += result.workaround->program.empty() ? "      no program is known\n"
                                                 : "      nothing needs it\n";
  }
  return text;
}

json::Object NeededWorkaround::toJSON() const {
  json::Array lines;
  for (const std::string &line : shows)
    lines.push_back(json::fixUTF8(line));
  return json::Object{{"pass", workaround->pass},
                      {"shows", std::move(lines)},
                      {"compared", compared},
                      {"lost", lost}};
}
