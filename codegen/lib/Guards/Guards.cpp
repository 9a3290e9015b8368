//===- Guards.cpp - wrong applications that are withheld -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/GuardNames.h"

#include "Tables.h"

#include "mlir/IR/Action.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

using namespace padlab;

llvm::ArrayRef<Guard> padlab::getGuards() {
  static const std::vector<Guard> all = [] {
    std::vector<Guard> guards;
    for (llvm::ArrayRef<Guard> table :
         {guards::getAffineFusionGuards(),   guards::getAffineLoopGuards(),
          guards::getAffinePassGuards(),     guards::getBufferPassGuards(),
          guards::getConversionGuards(),     guards::getLinalgGuards(),
          guards::getLinalgScriptGuards(),   guards::getLoopPassGuards(),
          guards::getLoopScriptGuards(),     guards::getMaskGuards(),
          guards::getMemRefGuards(),         guards::getPackScriptGuards(),
          guards::getPadScriptGuards(),      guards::getPassGuards(),
          guards::getPatternGuards(),        guards::getReductionScriptGuards(),
          guards::getScalarGuards(),         guards::getScalarPassGuards(),
          guards::getShapedPassGuards(),     guards::getSparseGuards(),
          guards::getSparseConvertGuards(),  guards::getSparseMapGuards(),
          guards::getSparseParallelGuards(), guards::getTensorGuards(),
          guards::getTosaGuards(),           guards::getVectorGuards(),
          guards::getVectorScriptGuards(),   guards::getVectorizationGuards()})
      guards.insert(guards.end(), table.begin(), table.end());
    return guards;
  }();
  return all;
}

const Guard *padlab::findGuard(llvm::StringRef cause) {
  llvm::ArrayRef<Guard> all = getGuards();
  auto it =
      llvm::find_if(all, [&](auto &guard) { return guard.cause == cause; });
  return it == all.end() ? nullptr : it;
}

llvm::Expected<std::shared_ptr<ActiveGuards>>
ActiveGuards::create(llvm::StringRef names) {
  auto active = std::make_shared<ActiveGuards>();
  auto add = [&](const Guard &guard) {
    active->entries.push_back(std::make_unique<Entry>());
    active->entries.back()->guard = &guard;
  };
  if (names == "all") {
    llvm::for_each(getGuards(), add);
    return active;
  }
  for (llvm::StringRef name : llvm::split(names, ',')) {
    // One cause may have several guards.
    bool isKnown = false;
    for (const Guard &guard : getGuards())
      if (guard.cause == name) {
        add(guard);
        isKnown = true;
      }
    if (!isKnown)
      return llvm::createStringError("no guard is named '" + name + "'");
  }
  return active;
}

/// Returns the pattern's name from the text of the action, which does not give
/// access to the pattern itself.
static std::string getPatternName(const mlir::tracing::Action &action) {
  std::string text;
  llvm::raw_string_ostream os(text);
  action.print(os);
  return llvm::StringRef(text).split("pattern: ").second.trim().str();
}

bool padlab::isPatternName(llvm::StringRef name, llvm::StringRef debugName) {
  llvm::StringRef plain = debugName;
  if (size_t at = plain.find('<'); at != llvm::StringRef::npos)
    plain = plain.take_front(at);
  return plain == name || plain.ends_with(("::" + name).str());
}

bool padlab::isOfPattern(const Guard &guard, llvm::StringRef debugName) {
  return guard.withholds == Guard::Withholds::Pattern &&
         isPatternName(guard.name, debugName);
}

void ActiveGuards::choose(llvm::ArrayRef<std::string> causes, Mode newMode) {
  mode = newMode;
  anyIsChosen = false;
  for (const auto &entry : entries) {
    entry->isChosen = llvm::is_contained(causes, entry->guard->cause);
    entry->count = 0;
    anyIsChosen |= entry->isChosen;
  }
}

std::vector<std::string> ActiveGuards::getMet() const {
  std::set<std::string> met;
  for (const auto &entry : entries)
    if (entry->count != 0)
      met.insert(entry->guard->cause.str());
  return {met.begin(), met.end()};
}

static constexpr llvm::StringLiteral bufferizer = "one-shot-bufferize",
                                     sparseBufferizer =
                                         "sparsification-and-bufferization";

/// Pairs of a pass and a pipeline that runs it.
static constexpr std::pair<llvm::StringLiteral, llvm::StringLiteral>
    pipelines[] = {
        {bufferizer, sparseBufferizer},
        {bufferizer, "sparsifier"},
        {"pre-sparsification-rewrite", "sparsifier"},
        {"sparsification", "sparsifier"},
        {"lower-sparse-foreach-to-scf", "sparsifier"},
        {"lower-sparse-iteration-to-scf", "sparsifier"},
        {"sparse-tensor-codegen", "sparsifier"},
        {"sparse-tensor-conversion", "sparsifier"},
        {"ownership-based-buffer-deallocation", "buffer-deallocation-pipeline"},
};

bool padlab::isOfPass(const Guard &guard, llvm::StringRef argument) {
  if (guard.withholds != Guard::Withholds::Pass)
    return false;
  return guard.name == Guard::anyPass || guard.name == argument ||
         llvm::any_of(pipelines, [&](auto &pair) {
           return guard.name == pair.first && argument == pair.second;
         });
}

bool padlab::hasPassGuard(llvm::StringRef cause) {
  return llvm::any_of(getGuards(), [&](const Guard &guard) {
    return guard.cause == cause && guard.withholds == Guard::Withholds::Pass;
  });
}

bool padlab::hasGuardOfOnlyLowering(llvm::StringRef cause) {
  return llvm::any_of(getGuards(), [&](const Guard &guard) {
    return guard.cause == cause && guard.withholds == Guard::Withholds::Pass &&
           (guard.name.starts_with("tosa-to-") || guard.name.contains("spars"));
  });
}

static bool hasOption(mlir::Pass &pass, llvm::StringRef option) {
  // The pass `sparsification-and-bufferization` bufferizes function boundaries
  // although no option says so.
  if (option.empty() || (pass.getArgument() == sparseBufferizer &&
                         option == "bufferize-function-boundaries=true"))
    return true;
  std::string text;
  llvm::raw_string_ostream os(text);
  pass.printAsTextualPipeline(os);
  return llvm::StringRef(text).contains(option);
}

static bool isPass(mlir::Pass &pass, const Guard &guard) {
  return isOfPass(guard, pass.getArgument()) && hasOption(pass, guard.option);
}

bool ActiveGuards::withholds(const mlir::tracing::Action &action) {
  if (!isOn || !anyIsChosen)
    return false;
  mlir::Operation *op = nullptr;
  std::string pattern;
  mlir::Pass *pass = nullptr;
  if (auto *execution = mlir::dyn_cast<mlir::PassExecutionAction>(&action)) {
    op = execution->getOp();
    pass = &const_cast<mlir::Pass &>(execution->getPass());
  } else if (mlir::isa<mlir::ApplyPatternAction>(action)) {
    for (mlir::IRUnit unit : action.getContextIRUnits())
      if (auto *root = mlir::dyn_cast_if_present<mlir::Operation *>(unit))
        op = root;
    pattern = getPatternName(action);
  }
  if (!op)
    return false;
  bool isMet = false;
  for (const auto &entry : entries) {
    const Guard &guard = *entry->guard;
    if (!entry->isChosen)
      continue;
    bool isMeant = guard.withholds == Guard::Withholds::Pass
                       ? pass && isPass(*pass, guard)
                       : !pattern.empty() && isOfPattern(guard, pattern);
    if (!isMeant || !guard.isWrong(op))
      continue;
    ++entry->count;
    isMet = true;
  }
  return isMet && mode == Mode::Withhold;
}

void ActiveGuards::install(mlir::MLIRContext *context) {
  context->registerActionHandler([this](llvm::function_ref<void()> run,
                                        const mlir::tracing::Action &action) {
    if (!withholds(action))
      run();
  });
}

void ActiveGuards::print(llvm::raw_ostream &os) const {
  for (const auto &entry : entries)
    os << "guard " << entry->guard->cause << ": withheld " << entry->count
       << " times\n";
}
