//===- CheckFaults.cpp - are mistakes of the lowering noticed? ------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckWorker.h"

#include "padlab/fuzz/Planted.h"

#include <chrono>

using namespace padlab;
using namespace padlab::check;

/// Returns the name of the variant `name` with a planted mistake if its subject
/// is padlab's own or the sparsifier. Other variants keep the right lowering,
/// for comparison.
static std::string plant(const std::string &name, StringRef fault) {
  std::optional<Variant> variant = findVariant(name);
  if (!variant || variant->pipeline.subject.empty() ||
      (variant->pipeline.isUpstream &&
       !StringRef(variant->pipeline.subject).starts_with("sparsifier")))
    return name;
  StringRef rest = name;
  rest = rest.drop_front(std::min(rest.find_first_of("+@:="), rest.size()));
  return formatv("{{padlab-plant-fault{{fault={0}},{1}}{2}", fault,
                 variant->pipeline.subject, rest);
}

namespace {
class FaultChecker {
public:
  FaultChecker(const FaultOptions &options, StringRef fault)
      : options(options), fault(fault) {
    check.target = options.target;
    check.usesDefaults = true;
    for (const std::string &name : getDefaultVariants(*options.target)) {
      intact.push_back(name);
      check.pipelines.push_back(plant(name, fault));
    }
  }

  FaultSearch run();

private:
  bool isCaught(const Defect &defect, std::string &text);

  const FaultOptions &options;
  StringRef fault;
  CheckOptions check;
  std::vector<std::string> intact;
};
} // namespace

/// Whether a variant with the fault shows a defect, and the same variant
/// without the fault does not.
bool FaultChecker::isCaught(const Defect &defect, std::string &text) {
  for (const Verdict &verdict : defect.report.verdicts) {
    const VerdictKind *kind = findVerdictKind(verdict.kind);
    auto planted = llvm::find_if(check.pipelines, [&](StringRef name) {
      return name.take_front(name.rfind('=')) == verdict.pipeline ||
             name == verdict.pipeline;
    });
    if (!kind || !kind->isDefect() || planted == check.pipelines.end())
      continue;
    const std::string &without = intact[planted - check.pipelines.begin()];
    if (without == *planted)
      continue;
    Worker worker(makeDifferentialFactory({without}));
    if (checkInWorker(worker, defect.text, "case").getExitCode() !=
        ExitCode::Agree)
      continue;
    text = verdict.str();
    return true;
  }
  return false;
}

FaultSearch FaultChecker::run() {
  FaultSearch search;
  search.fault = fault.str();
  RangeChecker checker(check);
  auto begin = std::chrono::steady_clock::now();
  auto addTime = [&] {
    search.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin)
            .count();
  };
  while (!search.found && search.seconds < options.seconds) {
    RangeResult range = checker.check(options.seed + search.cases, check.batch);
    search.cases += check.batch;
    for (const Defect &defect : range.defects)
      search.found = search.found || isCaught(defect, search.verdict);
    addTime();
  }
  return search;
}

std::vector<FaultSearch>
padlab::searchFaults(const FaultOptions &options,
                     llvm::function_ref<void(const FaultSearch &)> done) {
  std::vector<FaultSearch> searches;
  double left = options.limit;
  size_t count = options.faults.size();
  for (size_t i = 0; i < count && (i == 0 || left >= options.seconds); ++i) {
    const std::string &fault = options.faults[(options.seed + i) % count];
    searches.push_back(FaultChecker(options, fault).run());
    left -= searches.back().seconds;
    done(searches.back());
  }
  return searches;
}

json::Object FaultSearch::toJSON() const {
  return json::Object{{"fault", fault},
                      {"found", found},
                      {"seconds", seconds},
                      {"cases", cases},
                      {"verdict", json::fixUTF8(verdict)}};
}

std::string padlab::printFaults(ArrayRef<FaultSearch> searches) {
  std::string text = "fault              found  seconds   cases\n";
  for (const FaultSearch &search : searches) {
    text += formatv("{0,-18} {1,-5} {2,8:F1}{3,8}\n", search.fault,
                    search.found ? "yes" : "no", search.seconds, search.cases);
    if (search.found)
      text += "      " + search.verdict + "\n";
  }
  return text;
}
