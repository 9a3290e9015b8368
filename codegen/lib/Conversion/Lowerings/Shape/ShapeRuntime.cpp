//===- ShapeRuntime.cpp - functions on encoded shapes -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeRuntime.h"

#include "ShapeRuntimeText.h"

#include "mlir/Parser/Parser.h"

using namespace mlir;
using namespace padlab;

OwningOpRef<ModuleOp> padlab::parseShapeRuntime(MLIRContext *context) {
  return parseSourceString<ModuleOp>(
      shapeRuntimeText, ParserConfig(context, /*verifyAfterParse=*/false),
      "ShapeRuntime.mlir");
}

func::FuncOp ShapeRuntime::get(StringRef name) {
  if (func::FuncOp known = imported.lookup(name))
    return known;
  auto original = library.lookupSymbol<func::FuncOp>(name);
  assert(original && "no such function in ShapeRuntime.mlir");
  func::FuncOp copy = original.clone();
  // A C function is called by its name, whichever declaration is used.
  Operation *existing = symbols.lookup(name);
  if (copy.isDeclaration() && isa_and_nonnull<func::FuncOp>(existing)) {
    copy.erase();
    return imported[name] = cast<func::FuncOp>(existing);
  }
  symbols.insert(copy);
  imported[name] = copy;
  copy.walk([&](func::CallOp call) {
    call.setCallee(get(call.getCallee()).getSymName());
  });
  return copy;
}
