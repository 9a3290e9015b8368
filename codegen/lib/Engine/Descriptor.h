//===- Descriptor.h - memrefs as native code passes them -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Native code passes a ranked memref as a descriptor, which consists of these
/// words, in order: allocated pointer, aligned pointer, offset, extents,
/// strides. Each pointer or number takes 8 bytes. Native code passes an
/// unranked memref as two words: the rank, and a pointer to the words of a
/// ranked descriptor.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_DESCRIPTOR_H
#define PADLAB_CODEGEN_DESCRIPTOR_H

#include "padlab/dialect/Value.h"

#include "llvm/Support/MathExtras.h"

#include <cstdint>

namespace padlab::descriptor {

inline constexpr unsigned allocated = 0, aligned = 1, offset = 2, extents = 3;

inline unsigned size(int64_t rank) { return extents + 2 * rank; }

/// The indices of the words of an unranked memref, and their number.
inline constexpr unsigned rank = 0, pointer = 1, unrankedSize = 2;

/// Returns the number of eight-byte words in which a scalar is passed.
inline unsigned countSlots(const ElementStorage &storage) {
  return storage.parts * llvm::divideCeil(storage.bits, 64u);
}

} // namespace padlab::descriptor

#endif // PADLAB_CODEGEN_DESCRIPTOR_H
