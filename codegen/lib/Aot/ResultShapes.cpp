//===- ResultShapes.cpp - programs that compute extents alone -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResultShapes.h"

#include "padlab/dialect/Case.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::aot;

/// The passes that simplify a shape program. Like the trusted lowering, they
/// lower the shape dialect and cropping pads before anything folds, because
/// upstream's folders compute other results in some cases.
static const char simplify[] = "mark-encoded-checks,"
                               "convert-shape-functions-to-func,"
                               "convert-error-carrying-shape,"
                               "split-cropping-pad,"
                               "resolve-ranked-shaped-type-result-dims,"
                               "canonicalize,cse,"
                               "resolve-ranked-shaped-type-result-dims,"
                               "canonicalize,cse";

/// Redirects calls of the entry within the program to a copy of the entry,
/// because the entry itself will return extents instead of its results.
static void keepForCallers(ModuleOp program, func::FuncOp entry) {
  if (SymbolTable::symbolKnownUseEmpty(entry, program))
    return;
  func::FuncOp callee = entry.clone();
  callee->removeDiscardableAttr(attrs::seed);
  callee.setPrivate();
  StringAttr name = SymbolTable(program).insert(callee);
  (void)SymbolTable::replaceAllSymbolUses(entry, name, program);
}

/// Makes every return of `entry` return the dynamic extents of its results.
static void returnExtents(func::FuncOp entry) {
  llvm::SmallVector<Type> types;
  Type index = IndexType::get(entry.getContext());
  for (Type type : entry.getResultTypes())
    if (auto tensor = dyn_cast<RankedTensorType>(type))
      types.append(tensor.getNumDynamicDims(), index);
  // This looks for any operation that returns, not only `func.return`, because
  // the Standard dialect has its own return operation.
  for (Block &block : entry.getBody()) {
    Operation *exit = block.getTerminator();
    if (!exit->hasTrait<OpTrait::ReturnLike>())
      continue;
    OpBuilder b(exit);
    llvm::SmallVector<Value> extents;
    for (Value result : exit->getOperands())
      if (auto tensor = dyn_cast<RankedTensorType>(result.getType()))
        for (int64_t dim = 0; dim != tensor.getRank(); ++dim)
          if (tensor.isDynamicDim(dim))
            extents.push_back(
                tensor::DimOp::create(b, exit->getLoc(), result, dim));
    exit->setOperands(extents);
  }
  entry.removeResAttrsAttr();
  entry.setType(FunctionType::get(entry.getContext(),
                                  entry.getFunctionType().getInputs(), types));
}

/// Adds an argument for each dynamic extent of the ranked tensor arguments, and
/// removes the tensors that have no other uses than queries of these extents.
/// Returns, for each original argument, whether it is a tensor that was kept.
static std::vector<bool> passExtents(func::FuncOp entry) {
  Block &body = entry.getBody().front();
  Location loc = entry.getLoc();
  Type index = IndexType::get(entry.getContext());
  std::vector<bool> keepsTensor;
  entry.removeArgAttrsAttr();
  unsigned place = 0;
  for (unsigned i = 0, e = body.getNumArguments(); i != e; ++i) {
    BlockArgument argument = body.getArgument(place++);
    auto tensor = dyn_cast<RankedTensorType>(argument.getType());
    keepsTensor.push_back(false);
    if (!tensor)
      continue;
    llvm::SmallVector<Value> extents(tensor.getRank());
    for (int64_t dim = 0; dim != tensor.getRank(); ++dim)
      if (tensor.isDynamicDim(dim))
        extents[dim] = body.insertArgument(place++, index, loc);
    for (Operation *user : llvm::make_early_inc_range(argument.getUsers())) {
      auto dimOp = dyn_cast<tensor::DimOp>(user);
      std::optional<int64_t> dim =
          dimOp ? dimOp.getConstantIndex() : std::nullopt;
      if (!dim || *dim < 0 || *dim >= tensor.getRank() || !extents[*dim])
        continue;
      dimOp.replaceAllUsesWith(extents[*dim]);
      dimOp.erase();
    }
    keepsTensor.back() = !argument.use_empty();
    if (keepsTensor.back())
      continue;
    body.eraseArgument(argument.getArgNumber());
    --place;
  }
  entry.setType(FunctionType::get(entry.getContext(), body.getArgumentTypes(),
                                  entry.getResultTypes()));
  return keepsTensor;
}

ShapeProgram padlab::aot::makeShapeProgram(ModuleOp program, PassRunner &passes,
                                           std::string &error) {
  ShapeProgram shapes;
  shapes.module = program.clone();
  func::FuncOp entry = findEntry(*shapes.module);
  keepForCallers(*shapes.module, entry);
  returnExtents(entry);
  if (!passes.run(*shapes.module, simplify, error)) {
    shapes.module = nullptr;
    return shapes;
  }
  shapes.keepsTensor = passExtents(findEntry(*shapes.module));
  return shapes;
}
