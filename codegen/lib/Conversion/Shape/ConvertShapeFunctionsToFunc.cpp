//===- ConvertShapeFunctionsToFunc.cpp - callable shape functions -*- C++ -*-=//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"
#include "padlab/codegen/ShapeFunctions.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/IR/SymbolTable.h"

namespace padlab {

#define GEN_PASS_DEF_CONVERTSHAPEFUNCTIONSTOFUNC
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

/// On a declaration: the function that it stands for.
static constexpr llvm::StringLiteral standsFor = "padlab.shape_function";

/// A declaration and the function that it stands for.
struct Alias {
  func::FuncOp declaration;
  Operation *function;
};

//===----------------------------------------------------------------------===//
// Looking up
//===----------------------------------------------------------------------===//

/// By the mappings of the libraries, in their order.
static Operation *lookupMapped(ModuleOp module, StringAttr operation) {
  for (auto library : module.getOps<shape::FunctionLibraryOp>())
    if (auto name = library.getMapping().getAs<FlatSymbolRefAttr>(operation))
      return SymbolTable::lookupSymbolIn(library, name);
  return nullptr;
}

static Operation *lookup(ModuleOp module, func::FuncOp declaration) {
  Attribute name = declaration->getAttr(standsFor);
  if (auto symbol = dyn_cast<SymbolRefAttr>(name))
    return SymbolTable::lookupNearestSymbolFrom(declaration, symbol);
  if (auto operation = dyn_cast<StringAttr>(name))
    return lookupMapped(module, operation);
  return nullptr;
}

static std::optional<ShapeFunctionError>
findAlias(ModuleOp module, func::FuncOp declaration, Alias &alias) {
  alias = {declaration, lookup(module, declaration)};
  auto function = dyn_cast_if_present<FunctionOpInterface>(alias.function);
  if (!isa_and_present<func::FuncOp, shape::FuncOp>(alias.function) ||
      function.isExternal())
    return ShapeFunctionError{
        declaration, (standsFor + " names no function with a body").str()};
  if (function.getFunctionType() != declaration.getFunctionType())
    return ShapeFunctionError{
        declaration, (standsFor + " names a function of another type").str()};
  return std::nullopt;
}

static std::optional<ShapeFunctionError>
findAliases(ModuleOp module, SmallVector<Alias> &aliases) {
  std::optional<ShapeFunctionError> error;
  module.walk([&](func::FuncOp function) {
    if (!function->hasAttr(standsFor))
      return WalkResult::advance();
    if (!function.isDeclaration())
      error = {function, (standsFor + " is for declarations").str()};
    else
      error = findAlias(module, function, aliases.emplace_back());
    return error ? WalkResult::interrupt() : WalkResult::advance();
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

/// Every `shape.func`, and what stands for it in `aliases`.
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

/// Gives the function a name that neither its library nor the module has.
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

/// Calls inside of the library name its functions without saying where, and so
/// they can in the module.
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

/// Declarations in libraries are in the module by now, too.
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
           op.hasAttr(standsFor);
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
      error->op->emitOpError(error->message);
      signalPassFailure();
    }
  }
};

} // namespace
