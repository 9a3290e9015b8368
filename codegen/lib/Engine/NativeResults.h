//===- NativeResults.h - slots to values -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_NATIVERESULTS_H
#define PADLAB_CODEGEN_NATIVERESULTS_H

#include "Signature.h"
#include "Site.h"

namespace padlab {

/// Reads the results that native code has stored to the slots of an entry
/// (EntryPoints.h). This takes several steps, two of which follow pointers from
/// native code and may fault:
///
///   get  ->  readDescriptors (may fault)  ->  makeRoom
///        ->  readElements (may fault)  ->  take
class NativeResults {
public:
  /// Returns nullopt (with the reason) if a rank makes no sense. The returned
  /// object refers to `signature`, which must outlive it.
  static std::optional<NativeResults> get(const Signature &signature,
                                          llvm::ArrayRef<uint64_t> slots,
                                          std::string &reason);

  SiteOutcome readDescriptors(Site &site);
  /// Reads the results that are scalars or vectors, and allocates the memory
  /// for the others. Returns false (with the reason) if extents make no sense.
  bool makeRoom(std::string &reason);
  SiteOutcome readElements(Site &site);
  /// Returns the results as values of the program.
  llvm::SmallVector<RuntimeValue> take();

  /// Returns the buffers of results that are tensors.
  llvm::SmallVector<uint64_t> getBuffers() const;

private:
  /// The words of one result: the slots of a scalar or of the elements of a
  /// vector, or a ranked descriptor.
  struct Words {
    const Signature::Value *value;
    llvm::SmallVector<uint64_t, 9> words;
    int64_t rank = 0;
    /// For an unranked result, the address of the words of its ranked
    /// descriptor; otherwise 0.
    uint64_t source = 0;
  };
  llvm::SmallVector<Words, 2> results;
  llvm::SmallVector<RuntimeValue> values;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_NATIVERESULTS_H
