//===- ConvertIndirectCallsToSwitch.cpp - calls of function values --------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Bufferization changes the types of functions, but not the types of function
/// values, and does not analyse calls of function values. So a function value
/// whose type has tensors (or memrefs that are to change) becomes a number, and
/// a call of it becomes a switch over the functions that it may be: all
/// functions of this type that the program uses as values anywhere.
///
//===----------------------------------------------------------------------===//

#include "../MemRefView.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_CONVERTINDIRECTCALLSTOSWITCH
#include "padlab/codegen/Passes.h.inc"

/// Whether the lowering changes the argument or result types of functions of
/// this type.
static bool changes(FunctionType type) {
  return type
      .walk([](Type part) {
        bool found = isa<TensorType>(part) || isSpecialMemRef(part);
        return found ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Returns the type that values of type `type` have after the lowering.
static Type convertType(Type type) {
  auto function = dyn_cast<FunctionType>(type);
  return function && changes(function) ? IndexType::get(type.getContext())
                                       : type;
}

static void convertTypes(TypeRange types, SmallVectorImpl<Type> &converted) {
  for (Type type : types)
    converted.push_back(convertType(type));
}

/// Creates a value that nothing reads.
static Value makeUnread(OpBuilder &b, Location loc, Type type) {
  auto tensor = dyn_cast<TensorType>(type);
  if (!tensor)
    return ub::PoisonOp::create(b, loc, type);
  SmallVector<int64_t> shape;
  if (tensor.hasRank())
    for (int64_t extent : tensor.getShape())
      shape.push_back(ShapedType::isDynamic(extent) ? 0 : extent);
  Value empty = tensor::EmptyOp::create(b, loc, shape, tensor.getElementType());
  if (empty.getType() == type)
    return empty;
  return tensor::CastOp::create(b, loc, type, empty);
}

namespace {

struct ConvertIndirectCallsToSwitch
    : impl::ConvertIndirectCallsToSwitchBase<ConvertIndirectCallsToSwitch> {
  /// The functions whose address is taken, by type. A function value becomes
  /// its index in the list.
  using Candidates = llvm::MapVector<Type, SmallVector<StringAttr>>;

  void runOnOperation() override {
    SmallVector<func::ConstantOp> constants;
    // The indirect calls, with the types that their callees have before any
    // changes.
    SmallVector<std::pair<func::CallIndirectOp, Type>> calls;
    bool hasFunctionValues = false;
    getOperation()->walk([&](Block *block) {
      hasFunctionValues |=
          llvm::any_of(block->getArgumentTypes(), llvm::IsaPred<FunctionType>);
      for (Operation &op : *block) {
        if (auto constant = dyn_cast<func::ConstantOp>(op))
          constants.push_back(constant);
        else if (auto call = dyn_cast<func::CallIndirectOp>(op))
          calls.emplace_back(call, call.getCallee().getType());
      }
    });
    if (!hasFunctionValues && constants.empty() && calls.empty())
      return;
    Candidates candidates;
    for (func::ConstantOp constant : constants)
      if (convertType(constant.getType()) != constant.getType())
        lowerConstant(constant, candidates);
    for (auto [call, type] : calls)
      if (convertType(type) != type)
        lowerCall(call, candidates[type]);
    retype();
  }

  static void lowerConstant(func::ConstantOp op, Candidates &candidates) {
    SmallVector<StringAttr> &functions = candidates[op.getType()];
    StringAttr name = op.getValueAttr().getAttr();
    auto *place = llvm::find(functions, name);
    int64_t number = place - functions.begin();
    if (place == functions.end())
      functions.push_back(name);
    OpBuilder b(op);
    Value index = arith::ConstantIndexOp::create(b, op.getLoc(), number);
    op.replaceAllUsesWith(index);
    op.erase();
  }

  static void lowerCall(func::CallIndirectOp op,
                        ArrayRef<StringAttr> functions) {
    OpBuilder b(op);
    Location loc = op.getLoc();
    SmallVector<int64_t> cases =
        llvm::to_vector(llvm::seq<int64_t>(0, functions.size()));
    // The last function is the default, which needs no comparison.
    if (!cases.empty())
      cases.pop_back();
    auto choice = scf::IndexSwitchOp::create(
        b, loc, op.getResultTypes(), op.getCallee(), cases, cases.size());
    auto fill = [&](Region &region, StringAttr function) {
      OpBuilder::InsertionGuard guard(b);
      b.createBlock(&region);
      SmallVector<Value> results;
      if (function) {
        results = func::CallOp::create(b, loc, function, op.getResultTypes(),
                                       op.getArgOperands())
                      .getResults();
      } else {
        // No function of this type has its address taken, so that this code is
        // never reached.
        for (Type type : op.getResultTypes())
          results.push_back(makeUnread(b, loc, type));
      }
      scf::YieldOp::create(b, loc, results);
    };
    for (auto [region, function] :
         llvm::zip(choice.getCaseRegions(), functions))
      fill(region, function);
    fill(choice.getDefaultRegion(),
         functions.empty() ? StringAttr() : functions.back());
    op.replaceAllUsesWith(choice.getResults());
    op.erase();
  }

  /// Changes the types of operations that pass function values on.
  void retype() {
    getOperation()->walk([](Operation *op) {
      for (Value result : op->getResults())
        result.setType(convertType(result.getType()));
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (BlockArgument argument : block.getArguments())
            argument.setType(convertType(argument.getType()));
      auto function = dyn_cast<func::FuncOp>(op);
      if (!function)
        return;
      SmallVector<Type> inputs, results;
      convertTypes(function.getFunctionType().getInputs(), inputs);
      convertTypes(function.getFunctionType().getResults(), results);
      function.setFunctionType(
          FunctionType::get(op->getContext(), inputs, results));
    });
  }
};

} // namespace

} // namespace padlab
