//===- Construction.h - the base of all program builders --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The parts that all generators use: the source of choices, the insertion
/// point of operations, and the arguments and results of an entry function.
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
  /// Creates the operation `op` of OpTable.def, and returns its first result.
  mlir::Value create(ArithOp op, mlir::ValueRange operands) {
    return getArithEntry(op).create(builder, location, operands)->getResult(0);
  }
  /// Creates an operation that is drawn from `ops`.
  mlir::Value createOneOf(std::initializer_list<ArithOp> ops,
                          mlir::ValueRange operands) {
    return create(choices.pick(ops), operands);
  }
  /// Returns `extents` as the shape of a type, in which each is dynamic with a
  /// probability of `percent`.
  llvm::SmallVector<int64_t> hideExtents(llvm::ArrayRef<int64_t> extents,
                                         unsigned percent);
  /// Returns the module around the insertion point.
  mlir::ModuleOp getModule();
};

/// Builds the entry function of a case. The builder owns the module until
/// `finishEntry`, unless it continues an existing function.
class EntryBuilder : public Construction {
public:
  /// Makes an entry without arguments, and continues in it.
  EntryBuilder(Choices &choices, mlir::MLIRContext *context);
  /// Continues the existing function `entry`: operations go before the
  /// terminator of its first block.
  EntryBuilder(Choices &choices, mlir::func::FuncOp entry);
  EntryBuilder(const EntryBuilder &) = delete;
  EntryBuilder &operator=(const EntryBuilder &) = delete;

  /// Adds an argument of the entry. If `value` is not null, it is the value of
  /// the argument in this case. `dynamic` has the extents at run time for the
  /// `?`s in the type of a tensor.
  mlir::Value addArgument(mlir::Type type, mlir::Attribute value = {},
                          llvm::ArrayRef<int64_t> dynamic = {});

protected:
  /// Sets the function's type once all results are known.
  void setSignature(mlir::ValueRange results);
  /// Returns the module, which this object then no longer owns. `end` is the
  /// terminator that returns the results of the entry.
  mlir::OwningOpRef<mlir::ModuleOp> finishEntry(mlir::Operation *end,
                                                uint64_t seed);

  mlir::func::FuncOp entry;

private:
  mlir::OpBuilder ownBuilder;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  llvm::SmallVector<mlir::DictionaryAttr> argumentAttrs;
};

/// Returns those of `extents` that are dynamic in `shape`.
Extents getDynamic(llvm::ArrayRef<int64_t> shape,
                   llvm::ArrayRef<int64_t> extents);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_CONSTRUCTION_H
