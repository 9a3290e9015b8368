//===- CheckPlanted.cpp - is a broken rule of pad fusion noticed? ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckWorker.h"

#include "padlab/dialect/CaseChunks.h"
#include "padlab/dialect/LLVMVersion.h"
#include "padlab/fuzz/DiffCommand.h"
#include "padlab/fuzz/Planted.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace padlab;
using namespace padlab::check;

/// Returns the name of the variant with the subject `passes`.
static std::string inBraces(StringRef passes) {
  return ("{" + passes + "}").str();
}

static std::string breakRule(StringRef pattern, unsigned rule) {
  return inBraces(llvm::join(llvm::split(pattern, '%'), std::to_string(rule)));
}

namespace {

class RuleChecker {
public:
  RuleChecker(const PlantedOptions &options, unsigned rule)
      : options(options), intact(inBraces(options.intact)),
        broken(breakRule(options.broken, rule)),
        both(makeDifferentialFactory({intact, broken})) {
    result.rule = rule;
  }

  Error addFile(StringRef path);
  void generate();
  PlantedRule result;

private:
  bool isCaught(StringRef text, StringRef name, std::string &verdict);

  const PlantedOptions &options;
  std::string intact, broken;
  Worker both;
};

} // namespace

/// Returns whether the case shows that the broken pass is wrong, and does not
/// show that the intact pass is wrong.
bool RuleChecker::isCaught(StringRef text, StringRef name,
                           std::string &verdict) {
  CaseReport right = checkInWorker(both, text, name, {0});
  if (right.getExitCode() != ExitCode::Agree) {
    result.failures.push_back((name + ": " + right.str()).str());
    return false;
  }
  CaseReport wrong = checkInWorker(both, text, name, {1});
  const Verdict *defect = wrong.getDefect();
  if (defect && verdict.empty())
    verdict =
        defect->kind + (defect->detail.empty() ? "" : ": ") + defect->detail;
  return defect != nullptr;
}

Error RuleChecker::addFile(StringRef path) {
  Expected<std::string> text = readCaseText(path);
  if (!text)
    return text.takeError();
  if (!llvm_version::allowsNegativePadding &&
      StringRef(*text).contains("// REQUIRES: negative-padding\n")) {
    result.isVoid = true;
    return Error::success();
  }
  for (const CaseChunk &chunk : splitCases(*text)) {
    ++result.cases;
    std::string name =
        formatv("{0}:{1}", llvm::sys::path::filename(path), chunk.line);
    result.caught += isCaught(chunk.text, name, result.verdict);
  }
  return Error::success();
}

/// Generates cases until one shows that the broken pass is wrong, but not more
/// than the options say.
void RuleChecker::generate() {
  constexpr uint64_t seedsPerStep = 48;
  CheckOptions check;
  check.target = options.target;
  check.pipelines = {broken};
  RangeChecker checker(check);
  while (result.generated < options.generated && !result.caughtByGenerated) {
    uint64_t first = options.seed + result.generated;
    uint64_t step =
        std::min(seedsPerStep, options.generated - result.generated);
    RangeResult range = checker.check(first, step);
    llvm::sort(range.defects, [](const Defect &a, const Defect &b) {
      return a.seed < b.seed;
    });
    result.generated += step;
    for (const Defect &defect : range.defects) {
      std::string name = formatv("seed {0}", defect.seed);
      if (!isCaught(defect.text, name, result.generatedVerdict))
        continue;
      result.caughtByGenerated = true;
      result.generated = defect.seed - options.seed + 1;
      break;
    }
  }
}

/// Returns the number in `rule-NN-...`.
static std::optional<unsigned> findRule(StringRef path) {
  StringRef name = llvm::sys::path::filename(path);
  unsigned rule;
  if (!name.consume_front("rule-") || name.consumeInteger(10, rule))
    return std::nullopt;
  return rule;
}

Expected<std::vector<PlantedRule>>
padlab::checkPlantedRules(const PlantedOptions &options) {
  std::vector<std::string> paths;
  if (Error error = collectCases(options.directory, paths))
    return std::move(error);
  std::map<unsigned, std::vector<std::string>> files;
  for (const std::string &path : paths)
    if (std::optional<unsigned> rule = findRule(path))
      files[*rule].push_back(path);
  if (files.empty())
    return createStringError(options.directory +
                             ": no file is named rule-NN-*.mlir");
  for (unsigned rule = 1; rule <= options.numRules; ++rule)
    files[rule]; // Rules without cases are listed, too.
  for (unsigned rule : llvm::make_first_range(files))
    if (auto variants = parseVariants(
            {inBraces(options.intact), breakRule(options.broken, rule)});
        !variants)
      return variants.takeError();
  std::vector<PlantedRule> results;
  for (const auto &[rule, rulePaths] : files) {
    RuleChecker checker(options, rule);
    for (const std::string &path : rulePaths)
      if (Error error = checker.addFile(path))
        return std::move(error);
    checker.generate();
    results.push_back(std::move(checker.result));
  }
  return results;
}

static constexpr size_t maxFailuresShown = 3;

std::string padlab::printPlantedRules(ArrayRef<PlantedRule> rules) {
  std::string text = "rule  cases  caught  generated until caught\n";
  for (const PlantedRule &rule : rules) {
    std::string generated = "-";
    if (rule.caughtByGenerated)
      generated = std::to_string(rule.generated);
    else if (rule.generated)
      generated = formatv("not in {0}", rule.generated);
    text += formatv("{0,4}{1,7}{2,8}  {3}\n", rule.rule, rule.cases,
                    rule.caught, generated);
    if (rule.isVoid)
      text += "      void: this LLVM refuses padding below zero\n";
    if (!rule.isNoticed())
      text += "      not noticed\n";
    if (!rule.verdict.empty())
      text += "      own: " + rule.verdict + "\n";
    if (!rule.generatedVerdict.empty())
      text += "      generated: " + rule.generatedVerdict + "\n";
    for (const std::string &failure :
         ArrayRef(rule.failures).take_front(maxFailuresShown))
      text += "      not intact: " + failure + "\n";
    if (rule.failures.size() > maxFailuresShown)
      text += formatv("      not intact: {0} more\n",
                      rule.failures.size() - maxFailuresShown);
  }
  return text;
}

json::Object PlantedRule::toJSON() const {
  json::Array lines;
  for (const std::string &failure : failures)
    lines.push_back(json::fixUTF8(failure));
  json::Object object{{"rule", rule},
                      {"cases", cases},
                      {"caught", caught},
                      {"verdict", json::fixUTF8(verdict)},
                      {"generated", generated},
                      {"caughtByGenerated", caughtByGenerated},
                      {"generatedVerdict", json::fixUTF8(generatedVerdict)},
                      {"failures", std::move(lines)}};
  if (isVoid)
    object["void"] = true;
  return object;
}
