//===- PlainTranslator.h - how each operation becomes LLVM IR ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The table of the operations that plain functions (PlainTranslation.h) may
/// contain. Several files fill the table, one for each group of operations.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PLAINTRANSLATOR_H
#define PADLAB_CODEGEN_PLAINTRANSLATOR_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Target/LLVMIR/TypeToLLVM.h"
#include "llvm/Analysis/TargetFolder.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

namespace padlab::plain {

/// Translates the bodies of plain functions into one LLVM module.
class PlainTranslator {
public:
  explicit PlainTranslator(llvm::Module &module)
      : module(module), types(module.getContext()),
        builder(module.getContext(),
                llvm::TargetFolder(module.getDataLayout())) {}

  void translate(mlir::Region &body, llvm::Function &function);

  llvm::Value *get(mlir::Value value) const { return values.lookup(value); }
  llvm::SmallVector<llvm::Value *> get(mlir::ValueRange operands) const {
    return llvm::map_to_vector(operands, [&](mlir::Value v) { return get(v); });
  }
  llvm::BasicBlock *get(mlir::Block *block) const {
    return blocks.lookup(block);
  }
  llvm::Type *get(mlir::Type type) {
    llvm::Type *&known = knownTypes[type];
    if (!known)
      known = types.translateType(type);
    return known;
  }

private:
  void addBlock(mlir::Block &block, llvm::Function &function);
  void connect(mlir::Block &block);

public:
  llvm::Module &module;

private:
  mlir::LLVM::TypeToLLVMIRTranslator types;
  llvm::DenseMap<mlir::Type, llvm::Type *> knownTypes;
  llvm::DenseMap<mlir::Value, llvm::Value *> values;
  llvm::DenseMap<mlir::Block *, llvm::BasicBlock *> blocks;

public:
  llvm::IRBuilder<llvm::TargetFolder> builder;
};

/// How one kind of operations is translated.
struct Translation {
  /// Whether `op` has such attributes, types and successors that `translate`
  /// can translate it.
  bool (*isPlain)(mlir::Operation *op);
  /// Translates the operation. Returns the value of its result; null if it has
  /// no result.
  llvm::Value *(*translate)(mlir::Operation *op, PlainTranslator &to);
};

using Table = llvm::DenseMap<mlir::TypeID, Translation>;

/// Adds one kind of operations to the table.
template <typename Op>
void add(Table &table, bool (*isPlain)(mlir::Operation *),
         llvm::Value *(*translate)(mlir::Operation *, PlainTranslator &)) {
  table[mlir::TypeID::get<Op>()] = {isPlain, translate};
}

inline bool always(mlir::Operation *) { return true; }

template <typename Op>
bool isStrict(mlir::Operation *op) {
  return llvm::cast<Op>(op).getFastmathFlags() ==
         mlir::LLVM::FastmathFlags::none;
}

// Adds operations on numbers (PlainArithmetic.cpp).
void addArithmetic(Table &table);
// Adds comparisons, selects, constants, aggregates and the negation of floats
// (PlainValues.cpp).
void addValues(Table &table);
// Adds memory accesses and calls (PlainAccesses.cpp).
void addMemory(Table &table);

} // namespace padlab::plain

#endif // PADLAB_CODEGEN_PLAINTRANSLATOR_H
