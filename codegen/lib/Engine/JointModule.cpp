//===- JointModule.cpp - many programs as one module -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JointModule.h"

#include "padlab/codegen/ConvertShapeFunctions.h"
#include "padlab/codegen/PlantedFaults.h"
#include "padlab/dialect/Case.h"
#include "padlab/dialect/Pad/Pad.h"
#include "padlab/dialect/Scripts.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace padlab;

static bool isOurs(NamedAttribute attribute) {
  return attribute.getName().strref().starts_with("padlab.");
}

/// Removes padlab's attributes, in which two cases of the same program may
/// differ. Attributes that affect code generation stay; `padlab.cold_results`
/// (results are not read soon) gets the name that the library of pad fusion
/// uses, `pad.cold_results`.
static void stripInputs(func::FuncOp entry) {
  if (entry->hasAttr(attrs::coldResults))
    entry->setAttr("pad.cold_results", UnitAttr::get(entry.getContext()));
  llvm::SmallVector<StringAttr> names;
  for (NamedAttribute attribute : entry->getDiscardableAttrs())
    if (isOurs(attribute) && attribute.getName() != faultAttr)
      names.push_back(attribute.getName());
  for (StringAttr name : names)
    entry->removeDiscardableAttr(name);
  if (!entry.getArgAttrsAttr())
    return;
  auto function = llvm::cast<FunctionOpInterface>(entry.getOperation());
  for (unsigned i = 0; i != entry.getNumArguments(); ++i) {
    llvm::SmallVector<NamedAttribute> kept;
    for (NamedAttribute attribute : function.getArgAttrs(i))
      if (!isOurs(attribute))
        kept.push_back(attribute);
    function.setArgAttrs(i, kept);
  }
}

/// Makes the entry first copy the initial values of globals from constants, so
/// that each run starts with these values, although the code runs many times in
/// one process.
static void restoreGlobals(ModuleOp program, func::FuncOp entry) {
  OpBuilder b = OpBuilder::atBlockBegin(&entry.getBody().front());
  llvm::SmallVector<memref::GlobalOp> written;
  for (auto global : program.getOps<memref::GlobalOp>())
    if (!global.getConstant() &&
        isa_and_nonnull<ElementsAttr>(global.getInitialValueAttr()))
      written.push_back(global);
  for (memref::GlobalOp global : written) {
    memref::GlobalOp initial = global.clone();
    initial.setConstant(true);
    StringAttr name = SymbolTable(program).insert(initial);
    Location loc = global.getLoc();
    MemRefType type = global.getType();
    Value from = memref::GetGlobalOp::create(b, loc, type, name);
    Value to =
        memref::GetGlobalOp::create(b, loc, type, global.getSymNameAttr());
    memref::CopyOp::create(b, loc, from, to);
  }
}

/// Does the same as `restoreGlobals` for globals that a subject has converted
/// to the LLVM dialect.
static void restoreLLVMGlobals(ModuleOp program, func::FuncOp entry) {
  OpBuilder b = OpBuilder::atBlockBegin(&entry.getBody().front());
  llvm::SmallVector<LLVM::GlobalOp> written;
  for (auto global : program.getOps<LLVM::GlobalOp>())
    if (!global.getConstant() && global.getValueAttr())
      written.push_back(global);
  for (LLVM::GlobalOp global : written) {
    LLVM::GlobalOp initial = global.clone();
    initial.setConstant(true);
    SymbolTable(program).insert(initial);
    Location loc = global.getLoc();
    Value from = LLVM::AddressOfOp::create(b, loc, initial);
    Value to = LLVM::AddressOfOp::create(b, loc, global);
    int64_t bytes =
        DataLayout(program).getTypeSize(global.getGlobalType()).getFixedValue();
    Value size = LLVM::ConstantOp::create(b, loc, b.getI64Type(),
                                          b.getI64IntegerAttr(bytes));
    LLVM::MemcpyOp::create(b, loc, to, from, size, /*isVolatile=*/false);
  }
}

/// Whether the symbol is only declared. For functions of the LLVM dialect,
/// `SymbolOpInterface::isDeclaration` always returns false.
static bool isDeclaration(SymbolOpInterface symbol) {
  auto function = llvm::dyn_cast<LLVM::LLVMFuncOp>(symbol.getOperation());
  return function ? function.isExternal() : symbol.isDeclaration();
}

/// Whether an attribute of the operation might name a symbol. Most operations
/// have no such attributes.
static bool mayNameSymbols(Operation *op) {
  return !op->getDiscardableAttrs().empty() ||
         !isa_and_nonnull<affine::AffineDialect, arith::ArithDialect,
                          complex::ComplexDialect, linalg::LinalgDialect,
                          math::MathDialect, pad::PadDialect, scf::SCFDialect,
                          tensor::TensorDialect>(op->getDialect());
}

using NewNames = llvm::DenseMap<StringAttr, StringAttr>;

static void replaceSymbolUses(ModuleOp module, const NewNames &names) {
  AttrTypeReplacer replacer;
  replacer.addReplacement(
      [&](SymbolRefAttr use) -> std::pair<Attribute, WalkResult> {
        StringAttr name = names.lookup(use.getRootReference());
        return {name ? SymbolRefAttr::get(name, use.getNestedReferences())
                     : use,
                WalkResult::skip()};
      });
  module.walk([&](Operation *op) {
    if (mayNameSymbols(op))
      replacer.replaceElementsIn(op);
  });
}

/// Gives every symbol that the module defines a name that depends only on its
/// position among them, so that programs that differ only in names become
/// equal.
static void renameSymbols(ModuleOp module, llvm::StringRef prefix) {
  NewNames names;
  unsigned place = 0;
  for (Operation &op : *module.getBody()) {
    auto symbol = llvm::dyn_cast<SymbolOpInterface>(op);
    if (!symbol || isDeclaration(symbol))
      continue;
    auto name =
        StringAttr::get(module.getContext(), prefix + llvm::Twine(place++));
    names[symbol.getNameAttr()] = name;
    symbol.setName(name);
  }
  replaceSymbolUses(module, names);
}

/// Erases declarations of symbols that another program of the joint module
/// already declares, because each symbol may be declared only once.
static void eraseDeclared(ModuleOp module, llvm::StringSet<> &declared) {
  for (auto symbol :
       llvm::make_early_inc_range(module.getOps<SymbolOpInterface>()))
    if (isDeclaration(symbol) && !declared.insert(symbol.getName()).second)
      symbol.erase();
}

static std::optional<unsigned>
findEqual(llvm::ArrayRef<OwningOpRef<ModuleOp>> distinct, ModuleOp module) {
  for (auto [index, other] : llvm::enumerate(distinct))
    if (OperationEquivalence::isEquivalentTo(
            other.get(), module, OperationEquivalence::IgnoreLocations))
      return index;
  return std::nullopt;
}

JointModule padlab::joinPrograms(llvm::ArrayRef<ModuleOp> programs,
                                 uint64_t unique) {
  JointModule joint;
  std::vector<OwningOpRef<ModuleOp>> distinct;
  std::vector<func::FuncOp> entries;
  for (ModuleOp program : programs) {
    OwningOpRef<ModuleOp> copy = program.clone();
    eraseScripts(*copy);
    // Shape functions are converted in each program separately, because each
    // program has its own libraries. Errors are ignored here: the pass of the
    // lowering will report them again.
    (void)convertShapeFunctionsToFunc(*copy);
    func::FuncOp entry = findEntry(*copy);
    stripInputs(entry);
    restoreGlobals(*copy, entry);
    restoreLLVMGlobals(*copy, entry);
    renameSymbols(*copy, "s");
    std::optional<unsigned> index = findEqual(distinct, *copy);
    joint.entryOf.push_back(index.value_or(distinct.size()));
    if (index)
      continue;
    distinct.push_back(std::move(copy));
    entries.push_back(entry);
  }

  joint.module = ModuleOp::create(distinct.front()->getLoc());
  Block *body = joint.module->getBody();
  llvm::StringSet<> declared;
  for (auto [index, copy] : llvm::enumerate(distinct)) {
    renameSymbols(*copy, "p" + std::to_string(unique) + "_" +
                             std::to_string(index) + "_");
    eraseDeclared(*copy, declared);
    entries[index].setPublic();
    joint.entries.push_back(entries[index].getSymName().str());
    body->getOperations().splice(body->end(), copy->getBody()->getOperations());
  }
  return joint;
}
