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

/// Reads what native code left in the slots of an entry's results. This takes
/// several steps, two of which follow pointers of native code and may fault:
///
///   get  ->  readDescriptors (may fault)  ->  makeRoom
///        ->  readElements (may fault)  ->  take
class NativeResults {
public:
  /// Returns nullopt (with the reason) if a rank makes no sense. The result
  /// refers to `signature`.
  static std::optional<NativeResults> get(const Signature &signature,
                                          llvm::ArrayRef<uint64_t> slots,
                                          std::string &reason);

  SiteOutcome readDescriptors(Site &site);
  /// Returns false (with the reason) if extents make no sense.
  bool makeRoom(std::string &reason);
  SiteOutcome readElements(Site &site);
  /// Returns the results as values of the program.
  llvm::SmallVector<RuntimeValue> take();

  /// Returns the buffers of results that are tensors.
  llvm::SmallVector<uint64_t> getBuffers() const;

private:
  /// The words of one result: the parts of a scalar, or a ranked descriptor.
  struct Words {
    const Signature::Value *value;
    llvm::SmallVector<uint64_t, 9> words;
    int64_t rank = 0;
    /// The address of the words of an unranked result, else 0.
    uint64_t source = 0;
  };
  llvm::SmallVector<Words, 2> results;
  llvm::SmallVector<RuntimeValue> values;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_NATIVERESULTS_H
