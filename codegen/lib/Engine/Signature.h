//===- Signature.h - values to slots and back -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_SIGNATURE_H
#define PADLAB_CODEGEN_SIGNATURE_H

#include "padlab/dialect/RuntimeValue.h"

#include "mlir/IR/BuiltinTypes.h"

namespace padlab {

/// The types of an entry at the tensor level, and how their values lie in the
/// slots of its packed form (see packEntry): a scalar in one, a tensor as the
/// descriptor that the lowering of memrefs gives it.
class Signature {
public:
  /// Nullopt (with the reason) for types that cannot be passed.
  static std::optional<Signature> get(mlir::FunctionType type,
                                      std::string &reason);

  unsigned getNumSlots() const { return argumentSlots + resultSlots; }
  unsigned getNumArgumentSlots() const { return argumentSlots; }
  unsigned getNumResultSlots() const { return resultSlots; }

  /// Copies `inputs` into fresh buffers of the runtime. False when it has no
  /// memory left.
  bool passArguments(llvm::ArrayRef<RuntimeValue> inputs,
                     llvm::MutableArrayRef<uint64_t> slots) const;

  /// Room for the results that `slots` describes, not filled yet; nullopt
  /// (with the reason) where the extents make no sense.
  std::optional<llvm::SmallVector<RuntimeValue>>
  makeResults(llvm::ArrayRef<uint64_t> slots, std::string &reason) const;

  /// Reads result buffers into `results`. May fault where `slots` is wrong.
  void readResults(llvm::ArrayRef<uint64_t> slots,
                   llvm::MutableArrayRef<RuntimeValue> results) const;

  /// The buffers behind the tensors among the arguments, or the results, whose
  /// slots these are.
  llvm::SmallVector<void *>
  getArgumentBuffers(llvm::ArrayRef<uint64_t> slots) const;
  llvm::SmallVector<void *>
  getResultBuffers(llvm::ArrayRef<uint64_t> slots) const;

private:
  llvm::SmallVector<mlir::Type> arguments, results;
  unsigned argumentSlots = 0, resultSlots = 0;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_SIGNATURE_H
