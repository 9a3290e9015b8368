//===- ConvertShapeFunctionsToFunc.cpp - callable shape functions -*- C++ -*-=//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/ConvertShapeFunctions.h"
#include "padlab/codegen/Passes.h"
#include "padlab/dialect/ShapeFunctions.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/IR/SymbolTable.h"

namespace padlab {

#define GEN_PASS_DEF_CONVERTSHAPEFUNCTIONSTOFUNC
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

/// A declaration and the function that it stands for.
struct Alias {
  func::FuncOp declaration;
  Operation *function;
};

static std::optional<ShapeFunctionError>
findAliases(ModuleOp module, SmallVector<Alias> &aliases) {
  std::optional<ShapeFunctionError> error;
  module.walk([&](func::FuncOp function) {
    if (!function->hasAttr(attrs::shapeFunction) || !function.isDeclaration())
      return WalkResult::advance();
    std::string why;
    FailureOr<FunctionOpInterface> named = resolveShapeFunction(function, why);
    if (failed(named)) {
      error = {function, std::move(why)};
      return WalkResult::interrupt();
    }
    aliases.push_back({function, *named});
    return WalkResult::advance();
  });
  return error;
}

//===----------------------------------------------------------------------===//
// Converting
//===----------------------------------------------------------------------===//

static func::FuncOp toFunc(shape::FuncOp from) {
  OpBuilder b(from);
  auto to = func::FuncOp::create(b, from.getLoc(), from.getSymName(),
                                 from.getFunctionType());
  to->setDiscardableAttrs(from->getDiscardableAttrDictionary());
  to.setSymVisibilityAttr(from.getSymVisibilityAttr());
  to.setArgAttrsAttr(from.getArgAttrsAttr());
  to.setResAttrsAttr(from.getResAttrsAttr());
  to.getBody().takeBody(from.getBody());
  for (Block &block : to.getBody())
    if (auto exit = dyn_cast<shape::ReturnOp>(block.getTerminator())) {
      b.setInsertionPoint(exit);
      func::ReturnOp::create(b, exit.getLoc(), exit.getOperands());
      exit->erase();
    }
  from->erase();
  return to;
}

/// Converts every `shape.func`, and updates the functions in `aliases`.
static void convertFunctions(ModuleOp module, MutableArrayRef<Alias> aliases) {
  SmallVector<shape::FuncOp> functions;
  module.walk([&](shape::FuncOp function) { functions.push_back(function); });
  for (shape::FuncOp from : functions) {
    Operation *old = from;
    func::FuncOp to = toFunc(from);
    for (Alias &alias : aliases)
      if (alias.function == old)
        alias.function = to;
  }
}

/// Gives the function a name that is unused in its library and in the module.
static void rename(func::FuncOp function, Operation *library,
                   const SymbolTable &outer) {
  SymbolTable inner(library);
  std::string stem = function.getSymName().str(), name = stem;
  for (unsigned i = 0;
       outer.lookup(name) || (name != stem && inner.lookup(name)); ++i)
    name = stem + "_" + std::to_string(i);
  auto attribute = StringAttr::get(function.getContext(), name);
  (void)SymbolTable::replaceAllSymbolUses(function, attribute,
                                          &library->getRegion(0));
  function.setSymName(name);
}

/// Moves the library's functions to the module. Calls among them stay valid,
/// because they name functions without the library.
static void hoistFunctions(shape::FunctionLibraryOp library, ModuleOp module) {
  SymbolTable outer(module);
  SmallVector<func::FuncOp> functions(library.getOps<func::FuncOp>());
  for (func::FuncOp function : functions)
    rename(function, library, outer);
  for (func::FuncOp function : functions) {
    function->moveBefore(library);
    function.setPrivate();
  }
}

/// Replaces declarations by the functions that they stand for. Functions of
/// libraries have already been moved to the module.
static void resolve(ModuleOp module, ArrayRef<Alias> aliases) {
  for (Alias alias : aliases) {
    auto name = SymbolTable::getSymbolName(alias.function);
    (void)SymbolTable::replaceAllSymbolUses(alias.declaration, name, module);
    alias.declaration.erase();
  }
}

static bool hasShapeFunctions(ModuleOp module) {
  return llvm::any_of(*module.getBody(), [](Operation &op) {
    return isa<shape::FuncOp, shape::FunctionLibraryOp>(op) ||
           op.hasAttr(attrs::shapeFunction);
  });
}

std::optional<ShapeFunctionError>
padlab::convertShapeFunctionsToFunc(ModuleOp module) {
  if (!hasShapeFunctions(module))
    return std::nullopt;
  SmallVector<Alias> aliases;
  if (auto error = findAliases(module, aliases))
    return error;
  convertFunctions(module, aliases);
  for (auto library :
       llvm::make_early_inc_range(module.getOps<shape::FunctionLibraryOp>())) {
    hoistFunctions(library, module);
    library.erase();
  }
  resolve(module, aliases);
  return std::nullopt;
}

namespace {

struct ConvertShapeFunctionsToFunc
    : padlab::impl::ConvertShapeFunctionsToFuncBase<
          ConvertShapeFunctionsToFunc> {
  void runOnOperation() override {
    if (auto error = convertShapeFunctionsToFunc(getOperation())) {
      error->op->emitError(error->message);
      signalPassFailure();
    }
  }
};

} // namespace
