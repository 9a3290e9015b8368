//===- Features.cpp - what a program looks like -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Computes the features of a program. They are cheap, the same in every
/// process, and close to the properties on which rewrites decide. Each feature
/// is a hash of words and small numbers.
///
//===----------------------------------------------------------------------===//

#include "Counters.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace padlab;
using mlir::Operation;
using mlir::Type;
using mlir::Value;

namespace {

class Feature {
public:
  explicit Feature(llvm::StringRef name) : state(feedback::hash(name)) {}
  Feature &operator<<(llvm::StringRef word) {
    return *this << feedback::hash(word);
  }
  Feature &operator<<(uint64_t number) {
    state = feedback::combine(state, number);
    return *this;
  }
  /// Adds element type and rank.
  Feature &operator<<(Type type) {
    auto shaped = llvm::dyn_cast<mlir::ShapedType>(type);
    *this << hashScalar(shaped ? shaped.getElementType() : type);
    if (shaped && shaped.hasRank())
      *this << uint64_t(shaped.getRank() + 1);
    return *this;
  }
  ~Feature() {
    feedback::mark(feedback::features[state % feedback::featureCounters]);
  }

private:
  /// Hashes a description of the type, because its address differs between
  /// processes.
  static uint64_t hashScalar(Type type) {
    if (auto integer = llvm::dyn_cast<mlir::IntegerType>(type))
      return feedback::combine(1, integer.getWidth() * 3 +
                                      integer.getSignedness());
    if (auto floating = llvm::dyn_cast<mlir::FloatType>(type)) {
      const llvm::fltSemantics &semantics = floating.getFloatSemantics();
      return feedback::combine(2, llvm::APFloat::SemanticsToEnum(semantics));
    }
    return feedback::hash(type.getAbstractType().getName());
  }

  uint64_t state;
};

/// The classes of extents and amounts that rewrites distinguish.
enum class Extent : uint64_t { Dynamic, Negative, Zero, One, Many };

Extent classify(int64_t extent) {
  if (mlir::ShapedType::isDynamic(extent))
    return Extent::Dynamic;
  if (extent < 0)
    return Extent::Negative;
  return extent == 0 ? Extent::Zero : extent == 1 ? Extent::One : Extent::Many;
}

/// Returns the origin of a value: the name of the operation that defines it; or
/// for a block argument, `argument` (of a function) or `region`.
llvm::StringRef getOrigin(Value value) {
  if (Operation *op = value.getDefiningOp())
    return op->getName().getStringRef();
  Operation *owner =
      llvm::cast<mlir::BlockArgument>(value).getOwner()->getParentOp();
  return llvm::isa<mlir::FunctionOpInterface>(owner) ? "argument" : "region";
}

void recordShape(Operation *op, Value value) {
  auto type = llvm::dyn_cast<mlir::RankedTensorType>(value.getType());
  if (!type)
    return;
  llvm::StringRef name = op->getName().getStringRef();
  for (auto [dim, extent] : llvm::enumerate(type.getShape()))
    Feature("extent") << name << dim << uint64_t(classify(extent));
  Feature("encoding") << name << uint64_t(bool(type.getEncoding()));
  uint64_t uses = std::distance(value.use_begin(), value.use_end());
  Feature("uses") << name << std::min<uint64_t>(uses, 3);
}

void recordEdges(Operation *op) {
  llvm::StringRef name = op->getName().getStringRef();
  for (mlir::OpOperand &operand : op->getOpOperands()) {
    llvm::StringRef origin = getOrigin(operand.get());
    Type type = operand.get().getType();
    Feature("edge") << origin << name << operand.getOperandNumber();
    Feature("typed edge") << origin << name << type;
  }
}

/// Describes how the body of a pad makes its value.
llvm::StringRef classifyPadding(mlir::tensor::PadOp pad) {
  Value yielded =
      llvm::cast<mlir::tensor::YieldOp>(pad.getBody()->getTerminator())
          .getValue();
  if (mlir::matchPattern(yielded, mlir::m_Constant()))
    return pad.getConstantPaddingValue() ? "constant" : "inner constant";
  if (pad.getConstantPaddingValue())
    return "outer value";
  bool readsIndex = llvm::any_of(
      pad.getBody()->getArguments(),
      [](mlir::BlockArgument index) { return !index.use_empty(); });
  return readsIndex ? "index" : "computed";
}

void recordPad(mlir::tensor::PadOp pad) {
  Type type = pad.getResultType();
  llvm::StringRef padding = classifyPadding(pad);
  Feature("pad value") << padding << type;
  Feature("nofold") << uint64_t(pad.getNofold()) << padding;
  auto sides = llvm::zip_equal(pad.getStaticLow(), pad.getStaticHigh(),
                               pad.getSourceType().getShape());
  for (auto [dim, side] : llvm::enumerate(sides)) {
    auto [low, high, extent] = side;
    Feature("pad side") << dim << uint64_t(classify(low))
                        << uint64_t(classify(high));
    Feature("pad extent") << uint64_t(classify(extent))
                          << uint64_t(classify(low))
                          << uint64_t(classify(high));
  }
  Feature("pad source") << getOrigin(pad.getSource()) << padding
                        << uint64_t(pad.getNofold());
}

llvm::StringRef classifyMap(mlir::AffineMap map) {
  if (map.isIdentity())
    return "identity";
  if (map.isPermutation())
    return "permutation";
  if (map.getNumResults() == 0)
    return "scalar";
  if (map.isProjectedPermutation())
    return "broadcast";
  return map.isProjectedPermutation(/*allowZeroInResults=*/true) ? "constant"
                                                                 : "other";
}

void recordStructured(mlir::linalg::LinalgOp op) {
  llvm::StringRef name = op->getName().getStringRef();
  for (mlir::OpOperand &operand : op->getOpOperands()) {
    bool isInit = op.isDpsInit(&operand);
    llvm::StringRef map = classifyMap(op.getMatchingIndexingMap(&operand));
    Feature("map") << name << uint64_t(isInit) << map
                   << operand.get().getType();
    if (isInit)
      Feature("init") << name << getOrigin(operand.get()) << map
                      << uint64_t(op.payloadUsesValueFromOperand(&operand));
  }
  Feature("structure") << name << op.getNumDpsInputs() << op.getNumDpsInits()
                       << op.getNumLoops() << op.getNumReductionLoops();
}

} // namespace

void padlab::recordFeatures(mlir::ModuleOp module) {
  if (!(feedback::selected & FeedbackFeatures))
    return;
  module->walk([](Operation *op) {
    llvm::StringRef name = op->getName().getStringRef();
    Feature("op") << name;
    for (Value result : op->getResults()) {
      Feature("result") << name << result.getType();
      recordShape(op, result);
    }
    if (Operation *parent = op->getParentOp())
      Feature("nest") << parent->getName().getStringRef() << name;
    recordEdges(op);
    if (auto pad = llvm::dyn_cast<mlir::tensor::PadOp>(op))
      recordPad(pad);
    if (auto structured = llvm::dyn_cast<mlir::linalg::LinalgOp>(op))
      recordStructured(structured);
  });
}
