//===- CallShapeFunctions.cpp - checks of shape functions -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Claims.h"
#include "ShapeArguments.h"
#include "ShapeFaults.h"

#include "padlab/codegen/Passes.h"
#include "padlab/codegen/ShapeClaims.h"
#include "padlab/codegen/ShapeLibraryText.h"
#include "padlab/dialect/Check/Check.h"
#include "padlab/dialect/ShapeFunctions.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"

namespace padlab {

#define GEN_PASS_DEF_CALLSHAPEFUNCTIONS
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

OwningOpRef<ModuleOp> padlab::parseShapeLibrary(MLIRContext *context) {
  return parseSourceString<ModuleOp>(shapeLibraryText, context,
                                     "ShapeLibrary.mlir");
}

namespace {

/// Inserts calls of the library's shape functions, and checks of their results,
/// into a module.
class Caller {
public:
  Caller(ModuleOp module, shape::FunctionLibraryOp library)
      : symbols(module), library(library) {}

  void check(OpResult result);
  bool hasCalls() const { return !declarations.empty(); }

private:
  func::FuncOp declare(StringRef operation, shape::FuncOp function);

  SymbolTable symbols;
  shape::FunctionLibraryOp library;
  llvm::StringMap<func::FuncOp> declarations;
};

} // namespace

/// Declares a function for the shape function that computes the shape of
/// `operation`, if it is not declared yet. The declaration has the operation's
/// name as an attribute, by which the lowering finds the shape function in the
/// library.
func::FuncOp Caller::declare(StringRef operation, shape::FuncOp function) {
  func::FuncOp &declaration = declarations[operation];
  if (declaration)
    return declaration;
  OpBuilder b(function.getContext());
  declaration =
      func::FuncOp::create(b, function.getLoc(), "padlab_shape_of_result",
                           function.getFunctionType());
  declaration.setPrivate();
  declaration->setAttr(attrs::shapeFunction, b.getStringAttr(operation));
  symbols.insert(declaration);
  return declaration;
}

void Caller::check(OpResult result) {
  Operation *op = result.getOwner();
  auto function = dyn_cast_or_null<shape::FuncOp>(library.getShapeFunction(op));
  if (!function || !isa<RankedTensorType>(result.getType()))
    return;
  OpBuilder b(op);
  b.setInsertionPointAfter(op);
  auto arguments = makeShapeArguments(function.getSymName(), result, b);
  if (!arguments)
    return;
  Location loc = getClaimLocation(shapeFunctionClaim, op);
  auto claimed = func::CallOp::create(
      b, loc, declare(op->getName().getStringRef(), function), *arguments);
  check::ExpectEqOp::create(b, loc, makeExtents(result, b, loc),
                            claimed.getResult(0), /*encoded=*/false);
}

namespace {
struct CallShapeFunctions
    : padlab::impl::CallShapeFunctionsBase<CallShapeFunctions> {
  using Base::Base;

  /// Parses the library once for all programs, because that takes longer than
  /// the rest of the pass.
  LogicalResult initialize(MLIRContext *context) override {
    parsed =
        std::make_shared<OwningOpRef<ModuleOp>>(parseShapeLibrary(context));
    if (fault.empty() || succeeded(breakShapeFunction(**parsed, fault)))
      return success();
    return emitError(UnknownLoc::get(context))
           << "no fault of a shape function is named '" << fault << "'";
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    auto library = *(*parsed)->getOps<shape::FunctionLibraryOp>().begin();
    SmallVector<Operation *> operations;
    // Only functions of the module itself get checks: functions in libraries of
    // the program cannot call the declared functions, which are outside of the
    // library.
    for (auto function : module.getOps<func::FuncOp>())
      function.walk([&](Operation *op) {
        if (isAmongStatements(op))
          operations.push_back(op);
      });
    Caller caller(module, library);
    for (Operation *op : operations)
      for (OpResult result : op->getResults())
        caller.check(result);
    if (!caller.hasCalls())
      return;
    SymbolTable(module).insert(library.clone());
  }

private:
  /// Shared by copies of the pass.
  std::shared_ptr<OwningOpRef<ModuleOp>> parsed;
};
} // namespace
