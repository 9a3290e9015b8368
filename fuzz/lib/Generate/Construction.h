//===- Construction.h - what all programs are built with --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where the choices of a program under construction come from and where its
/// operations go; how an entry takes arguments and returns results.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_CONSTRUCTION_H
#define PADLAB_LIB_GENERATE_CONSTRUCTION_H

#include "OpTable.h"

#include "padlab/fuzz/Choices.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace padlab::generate {

using Extents = llvm::SmallVector<int64_t, 5>;

class Construction {
public:
  Construction(Choices &choices, mlir::OpBuilder &builder,
               mlir::Location location)
      : choices(choices), builder(builder), location(location) {}

  Choices &choices;
  mlir::OpBuilder &builder;
  mlir::Location location;

  template <typename OpTy, typename... Args>
  OpTy create(Args &&...args) {
    return OpTy::create(builder, location, std::forward<Args>(args)...);
  }
  /// An operation of the table; its first result.
  mlir::Value create(ArithOp op, mlir::ValueRange operands) {
    return getArithEntry(op).create(builder, location, operands)->getResult(0);
  }
  /// One of `ops`.
  mlir::Value createOneOf(std::initializer_list<ArithOp> ops,
                          mlir::ValueRange operands) {
    return create(choices.pick(ops), operands);
  }
  /// `extents` as a type tells them: each is dynamic in `percent` of 100.
  llvm::SmallVector<int64_t> hideExtents(llvm::ArrayRef<int64_t> extents,
                                         unsigned percent);
  /// The module around the place where the next operation goes.
  mlir::ModuleOp getModule();
};

/// A case's entry. Owns the module until `finishEntry`, unless it goes on with
/// a function that exists.
class EntryBuilder : public Construction {
public:
  /// Makes an entry without arguments, and goes on in it.
  EntryBuilder(Choices &choices, mlir::MLIRContext *context);
  /// Goes on with an entry that exists, before the end of its first block.
  EntryBuilder(Choices &choices, mlir::func::FuncOp entry);
  EntryBuilder(const EntryBuilder &) = delete;
  EntryBuilder &operator=(const EntryBuilder &) = delete;

  /// An argument, of this value where there is one; `dynamic` are the extents
  /// that the type of a tensor does not tell.
  mlir::Value addArgument(mlir::Type type, mlir::Attribute value = {},
                          llvm::ArrayRef<int64_t> dynamic = {});

protected:
  /// Once all results are known.
  void setSignature(mlir::ValueRange results);
  /// Hands the module over; `end` returns the results.
  mlir::OwningOpRef<mlir::ModuleOp> finishEntry(mlir::Operation *end,
                                                uint64_t seed);

  mlir::func::FuncOp entry;

private:
  mlir::OpBuilder ownBuilder;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  llvm::SmallVector<mlir::DictionaryAttr> argumentAttrs;
};

/// Those of `extents` that `shape` does not tell.
Extents getDynamic(llvm::ArrayRef<int64_t> shape,
                   llvm::ArrayRef<int64_t> extents);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_CONSTRUCTION_H
