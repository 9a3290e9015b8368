//===- PassSequence.cpp - sequences of passes ------------------ -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassSequence.h"

#include "../Transforms/Script.h"

#include "padlab/fuzz/Blame.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

PassSteps generate::parseSteps(llvm::StringRef sequence) {
  return llvm::to_vector(splitPasses(sequence));
}

std::string generate::printSteps(llvm::ArrayRef<std::string> steps) {
  return llvm::join(steps, ",");
}

/// Where the options stand, without their braces.
static std::pair<size_t, size_t> findOptions(llvm::StringRef step) {
  size_t open = step.find('{');
  if (open == llvm::StringRef::npos)
    return {open, open};
  return {open + 1, step.rfind('}')};
}

llvm::SmallVector<std::string> generate::getStepOptions(llvm::StringRef step) {
  llvm::SmallVector<std::string> options;
  auto [begin, end] = findOptions(step);
  if (begin == llvm::StringRef::npos)
    return options;
  int depth = 0;
  std::string option;
  auto finish = [&] {
    if (!option.empty())
      options.push_back(std::exchange(option, {}));
  };
  for (char c : step.slice(begin, end)) {
    depth += c == '{' || c == '(';
    depth -= c == '}' || c == ')';
    if (c == ' ' && depth == 0)
      finish();
    else
      option += c;
  }
  finish();
  return options;
}

std::string generate::setStepOptions(llvm::StringRef step,
                                     llvm::ArrayRef<std::string> options) {
  llvm::StringRef name = getPassArgument(step);
  llvm::StringRef anchor = step.take_front(step.find(name));
  std::string text = (anchor + name).str();
  if (!options.empty())
    text += "{" + llvm::join(options, " ") + "}";
  text.append(anchor.count('('), ')');
  return text;
}

//===----------------------------------------------------------------------===//
// Facts and levels
//===----------------------------------------------------------------------===//

static bool roundsFloats(Operation *op) {
  if (!isa_and_nonnull<arith::ArithDialect, math::MathDialect>(
          op->getDialect()) ||
      isa<arith::ConstantOp, arith::SelectOp, arith::NegFOp, arith::CmpFOp,
          arith::BitcastOp, arith::ExtFOp>(op))
    return false;
  return llvm::any_of(op->getResultTypes(), [](Type type) {
    return isa<FloatType, ComplexType>(getElementTypeOrSelf(type));
  });
}

static bool isUnbufferizable(Operation *op) {
  if (isa<tensor::GatherOp, tensor::ScatterOp, tensor::BitcastOp,
          linalg::PackOp, linalg::UnPackOp>(op))
    return true;
  return isa_and_nonnull<arith::ArithDialect, math::MathDialect>(
             op->getDialect()) &&
         !isa<arith::ConstantOp, arith::SelectOp>(op) &&
         llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
}

static bool hasEncoding(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getEncoding();
}

static unsigned findFacts(Operation *op) {
  unsigned facts = 0;
  auto add = [&](bool holds, Fact fact) { facts |= holds ? fact : 0; };
  Dialect *dialect = op->getDialect();
  bool isComplex = dialect && dialect->getNamespace() == "complex";
  add(isComplex || roundsFloats(op), RoundsFloats);
  add(isUnbufferizable(op), HasUnbufferizable);
  add(isa_and_nonnull<memref::MemRefDialect>(dialect), HasMemory);
  add(isa_and_nonnull<vector::VectorDialect>(dialect), HasVectors);
  add(isa<arith::SelectOp>(op) && isa<TensorType>(op->getOperand(0).getType()),
      SelectsElements);
  add(isa<memref::DeallocOp>(op), FreesBuffers);
  add(llvm::any_of(op->getResultTypes(), hasEncoding), HasEncodings);
  if (auto function = dyn_cast<func::FuncOp>(op))
    add(!function.isDeclaration() &&
            !llvm::hasSingleElement(function.getOps<func::ReturnOp>()),
        HasReturns);
  add(isa<func::FuncOp>(op) && llvm::any_of(op->getRegions(),
                                            [](Region &region) {
                                              return !region.empty() &&
                                                     !region.hasOneBlock();
                                            }),
      HasBranches);
  return facts;
}

PassState PassState::of(ModuleOp program) {
  PassState state;
  state.program = program;
  program.walk([&](Operation *op) { state.facts |= findFacts(op); });
  return state;
}

void PassState::pass(llvm::StringRef step) {
  const PassEntry *entry = findPassEntry(step);
  if (!entry)
    return;
  if (entry->leadsTo)
    level = entry->leadsTo;
  if (level == OnBranches)
    facts |= HasBranches;
  facts |= entry->leaves | getFactsOfScript(program, step);
}

//===----------------------------------------------------------------------===//
// Drawing
//===----------------------------------------------------------------------===//

/// An option is there in so many of a hundred steps.
static constexpr unsigned optionShare = 30;
/// A step goes down a level in so many of a hundred, where it can.
static constexpr unsigned descentShare = 28;

llvm::SmallVector<unsigned> generate::drawPassWeights(Choices &choices) {
  llvm::SmallVector<unsigned> weights;
  for (const PassEntry *entry : getPassTable())
    weights.push_back(entry->weight * (entry->leadsTo
                                           ? choices.pick({1u, 2u})
                                           : choices.pick({1u, 0u, 1u, 5u})));
  return weights;
}

static std::string printFresh(const PassEntry &entry, Choices &choices) {
  std::string name = entry.name.str();
  if (!entry.anchor.empty())
    name = (entry.anchor + "(" + name + ")").str();
  llvm::SmallVector<llvm::StringRef> fixed;
  entry.fixed.split(fixed, ' ', -1, /*KeepEmpty=*/false);
  llvm::SmallVector<std::string> options;
  for (llvm::StringRef option : fixed)
    options.push_back(option.str());
  for (const PassOption &option : entry.options) {
    if (!choices.chance(optionShare))
      continue;
    llvm::StringRef value = choices.pick(option.values);
    std::string text = (option.name + "=" + value).str();
    auto old = llvm::find_if(options, [&](llvm::StringRef other) {
      return other.split('=').first == option.name;
    });
    if (old != options.end())
      *old = text;
    else
      options.push_back(text);
  }
  return setStepOptions(name, options);
}

/// The place of an entry in the table; nullopt when there is none left.
static std::optional<size_t> drawEntry(const PassState &state, Choices &choices,
                                       llvm::ArrayRef<unsigned> weights,
                                       bool descends) {
  llvm::SmallVector<unsigned> allowed;
  bool any = false;
  for (auto [entry, weight] : llvm::zip_equal(getPassTable(), weights)) {
    bool fits = state.allows(*entry) && (entry->leadsTo != 0) == descends;
    allowed.push_back(fits ? weight : 0);
    any |= allowed.back() != 0;
  }
  if (!any)
    return std::nullopt;
  return choices.weighted(allowed);
}

std::optional<std::string>
generate::drawStep(ModuleOp program, const PassState &state, Choices &choices,
                   llvm::ArrayRef<unsigned> weights) {
  bool descends = choices.chance(descentShare);
  std::optional<size_t> place = drawEntry(state, choices, weights, descends);
  if (!place)
    place = drawEntry(state, choices, weights, !descends);
  if (!place)
    return std::nullopt;
  const PassEntry &entry = *getPassTable()[*place];
  std::string step = printFresh(entry, choices);
  if (entry.extend && !entry.extend(program, state, choices, step))
    return std::nullopt;
  return step;
}

PassSteps generate::drawSteps(ModuleOp program, Choices &choices) {
  llvm::SmallVector<unsigned> weights = drawPassWeights(choices);
  unsigned count = 1 + choices.weighted({6, 10, 14, 18, 18, 14, 12, 8});
  PassState state = PassState::of(program);
  PassSteps steps;
  for (unsigned i = 0; i < count; ++i) {
    std::optional<std::string> step =
        drawStep(program, state, choices, weights);
    if (!step)
      continue;
    state.pass(*step);
    steps.push_back(std::move(*step));
  }
  if (steps.empty())
    steps.push_back("canonicalize");
  return steps;
}

PassSteps generate::repairSteps(ModuleOp program, PassSteps steps) {
  PassState state = PassState::of(program);
  PassSteps kept;
  for (std::string &step : steps) {
    const PassEntry *entry = findPassEntry(step);
    if ((entry && !state.allows(*entry)) || kept.size() == maxPassSteps ||
        !hasLegalScript(program, state, step))
      continue;
    state.pass(step);
    kept.push_back(std::move(step));
  }
  return kept;
}
