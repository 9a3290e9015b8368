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

/// The types of an entry at the tensor level, and the layout of the values of
/// these types in the slots of the packed entry (see packEntry): a scalar has
/// one slot (or two if it is wider than a slot), a complex number has the slots
/// of its two parts, and a tensor has the words of its buffer's descriptor
/// (Descriptor.h). Values of the shape dialect are encoded as integers and
/// tensors (ShapeEncoding.h).
class Signature {
public:
  /// An argument or a result.
  struct Value {
    /// The type in the program.
    mlir::Type type;
    /// The type in native code: a scalar, a vector (one or several slots for
    /// each element), or a ranked or unranked tensor.
    mlir::Type native;
    unsigned slots = 0;
    bool isUnranked() const {
      return mlir::isa<mlir::UnrankedTensorType>(native);
    }
    /// Returns the element type; for tensors only.
    mlir::Type getElementType() const {
      return mlir::cast<mlir::TensorType>(native).getElementType();
    }
  };

  /// Returns nullopt (with the reason) for types that cannot be passed.
  static std::optional<Signature> get(mlir::FunctionType type,
                                      std::string &reason);

  unsigned getNumSlots() const { return argumentSlots + resultSlots; }
  unsigned getNumArgumentSlots() const { return argumentSlots; }
  llvm::ArrayRef<Value> getResults() const { return results; }

  /// A function that returns the address of a new buffer with these bytes, or 0
  /// if there is no memory.
  using Allocate = llvm::function_ref<uint64_t(llvm::ArrayRef<char> bytes)>;

  /// Copies `inputs` into new buffers, and writes the scalars and descriptors
  /// of the arguments to `slots`. Returns false if there is no memory left.
  bool passArguments(llvm::ArrayRef<RuntimeValue> inputs,
                     llvm::MutableArrayRef<uint64_t> slots,
                     Allocate allocate) const;

private:
  llvm::SmallVector<Value> arguments, results;
  unsigned argumentSlots = 0, resultSlots = 0;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_SIGNATURE_H
