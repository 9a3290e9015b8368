//===- ShapeFunctions.cpp - what declarations stand for -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/ShapeFunctions.h"

#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace padlab;

/// Returns the shape function of the operation called `name`, or null.
static Operation *lookupShapeFunction(ModuleOp module, StringRef name) {
  for (auto library : module.getOps<shape::FunctionLibraryOp>())
    if (auto symbol = library.getMapping().getAs<FlatSymbolRefAttr>(name))
      return SymbolTable::lookupSymbolIn(library, symbol);
  return nullptr;
}

static Operation *lookupNamed(Operation *declaration, Attribute name) {
  if (auto symbol = dyn_cast<SymbolRefAttr>(name))
    return SymbolTable::lookupNearestSymbolFrom(declaration, symbol);
  auto operation = dyn_cast<StringAttr>(name);
  if (!operation)
    return nullptr;
  // The libraries are those of the outermost module, so that a declaration
  // inside a library finds them, too.
  Operation *top = declaration;
  while (Operation *parent = top->getParentOp())
    top = parent;
  auto module = dyn_cast<ModuleOp>(top);
  return module ? lookupShapeFunction(module, operation) : nullptr;
}

FailureOr<FunctionOpInterface>
padlab::resolveShapeFunction(FunctionOpInterface function, std::string &why) {
  Attribute name = function->getDiscardableAttr(attrs::shapeFunction);
  if (!name || !function.isExternal())
    return function;
  auto named =
      dyn_cast_or_null<FunctionOpInterface>(lookupNamed(function, name));
  if (!named)
    why = "names no shape function";
  else if (named.isExternal())
    why = "names a function without a body";
  else if (named.getFunctionType() != function.getFunctionType())
    why = "names a function of another type";
  else
    return named;
  why = "the declaration @" + function.getName().str() + " " + why;
  return failure();
}
