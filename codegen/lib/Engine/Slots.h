//===- Slots.h - values in slots of eight bytes -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_ENGINE_SLOTS_H
#define PADLAB_CODEGEN_LIB_ENGINE_SLOTS_H

#include "EntryPoints.h"

#include "llvm/IR/IRBuilder.h"

namespace padlab {

inline constexpr uint64_t slotBytes = 8;
inline constexpr llvm::Align slotAlign = llvm::Align::Constant<slotBytes>();

/// Emits code that accesses the slots of a packed function (see `packEntry`),
/// one after the other.
class Slots {
public:
  Slots(llvm::IRBuilder<> &builder, llvm::Value *base, unsigned first)
      : builder(builder), base(base), next(first) {}

  /// Loads a value of type `type`: every scalar in it, depth first, from the
  /// next slots.
  llvm::Value *load(llvm::Type *type) {
    unsigned elements = 0;
    if (auto *structure = llvm::dyn_cast<llvm::StructType>(type))
      elements = structure->getNumElements();
    else if (auto *array = llvm::dyn_cast<llvm::ArrayType>(type))
      elements = array->getNumElements();
    else if (auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(type))
      return loadVector(vector);
    else
      return loadScalar(type);
    llvm::Value *value = llvm::PoisonValue::get(type);
    for (unsigned i = 0; i != elements; ++i)
      value = builder.CreateInsertValue(
          value, load(llvm::ExtractValueInst::getIndexedType(type, i)), i);
    return value;
  }

  /// Stores every scalar of `value`, depth first, to the next slots.
  void store(llvm::Value *value) {
    llvm::SmallVector<unsigned, 4> path;
    storePart(value, value->getType(), path);
  }

private:
  /// Returns the address of the next scalar, which is of type `type`.
  llvm::Value *advance(llvm::Type *type) {
    unsigned slot = next;
    next += countScalars(type);
    return builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), base,
                                              slotBytes * slot);
  }

  // By default, a load or store of a scalar that is wider than a slot has a
  // larger alignment than slots have, so its alignment is given.
  llvm::Value *loadScalar(llvm::Type *type) {
    bool isWide = countScalars(type) > 1;
    llvm::Value *from = advance(type);
    return isWide ? builder.CreateAlignedLoad(type, from, slotAlign)
                  : builder.CreateLoad(type, from);
  }

  void storeScalar(llvm::Value *scalar) {
    bool isWide = countScalars(scalar->getType()) > 1;
    llvm::Value *to = advance(scalar->getType());
    if (isWide)
      builder.CreateAlignedStore(scalar, to, slotAlign);
    else
      builder.CreateStore(scalar, to);
  }

  llvm::Value *loadVector(llvm::FixedVectorType *type) {
    llvm::Value *vector = llvm::PoisonValue::get(type);
    for (uint64_t i = 0; i != type->getNumElements(); ++i)
      vector = builder.CreateInsertElement(
          vector, loadScalar(type->getElementType()), i);
    return vector;
  }

  void storeLeaf(llvm::Value *leaf) {
    auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(leaf->getType());
    if (!vector) {
      storeScalar(leaf);
      return;
    }
    for (uint64_t i = 0; i != vector->getNumElements(); ++i)
      storeScalar(builder.CreateExtractElement(leaf, i));
  }

  void storePart(llvm::Value *whole, llvm::Type *type,
                 llvm::SmallVectorImpl<unsigned> &path) {
    unsigned elements = 0;
    if (auto *structure = llvm::dyn_cast<llvm::StructType>(type))
      elements = structure->getNumElements();
    else if (auto *array = llvm::dyn_cast<llvm::ArrayType>(type))
      elements = array->getNumElements();
    else {
      storeLeaf(path.empty() ? whole : builder.CreateExtractValue(whole, path));
      return;
    }
    for (unsigned i = 0; i != elements; ++i) {
      path.push_back(i);
      storePart(whole, llvm::ExtractValueInst::getIndexedType(type, i), path);
      path.pop_back();
    }
  }

  llvm::IRBuilder<> &builder;
  llvm::Value *base;
  unsigned next;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_ENGINE_SLOTS_H
