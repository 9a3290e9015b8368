//===- ScriptTable.h - the transforms that scripts are made of -*- C++ -*- ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The table of upstream's transform operations and pattern descriptors: the
/// operations to which each applies, what it may make of them, and the function
/// that writes it. To add a transform, add a function and an entry to one of
/// the files in this folder. To add a pattern set, add an entry to
/// PatternSets.cpp. The end of Script.cpp says which transforms are not in the
/// table, and why.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPTTABLE_H
#define PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPTTABLE_H

#include "ScriptWriter.h"

#include "../Passes/PassTable.h"

namespace padlab::generate {

/// The operation that an entry's transforms are applied to.
enum class Place {
  /// A copy of each function. The copy replaces the function if all transforms
  /// succeed. If one fails, the program is unchanged.
  Copy,
  /// The functions themselves. This is for transforms that need the module
  /// around a function.
  Function,
};

struct ScriptEntry {
  llvm::StringLiteral name;
  unsigned weight;
  /// A mask of `Level`.
  unsigned levels;
  /// Masks of `Kind`. Unless `needs` is 0, the program must have operations of
  /// at least one of its kinds. After the transforms, it may have operations of
  /// all kinds in `makes`.
  unsigned needs, makes;
  /// Writes the transforms. Returns false if the program has no operation to
  /// which they apply.
  bool (*write)(ScriptWriter &writer);
  /// Whether the transforms change the order of additions. If so, they are used
  /// only for programs in which no addition rounds.
  bool reassociates = false;
  Place place = Place::Copy;
};

llvm::ArrayRef<ScriptEntry> getTilingScripts();
llvm::ArrayRef<ScriptEntry> getReductionScripts();
llvm::ArrayRef<ScriptEntry> getFusionScripts();
llvm::ArrayRef<ScriptEntry> getStructuredScripts();
llvm::ArrayRef<ScriptEntry> getPaddingScripts();
llvm::ArrayRef<ScriptEntry> getPackingScripts();
llvm::ArrayRef<ScriptEntry> getVectorScripts();
llvm::ArrayRef<ScriptEntry> getLoopScripts();
llvm::ArrayRef<ScriptEntry> getBufferScripts();
llvm::ArrayRef<ScriptEntry> getPatternScripts();

/// Returns all entries, in a fixed order.
llvm::ArrayRef<const ScriptEntry *> getScriptTable();

/// A set of patterns that `transform.apply_patterns` can apply.
struct PatternSet {
  /// The text after `transform.apply_patterns.`, including options.
  llvm::StringLiteral text;
  unsigned weight;
  unsigned levels;
  /// A mask of `Kind`: the operations to which the patterns apply; 0 stands for
  /// any operation.
  unsigned needs;
  bool reassociates = false;
};

llvm::ArrayRef<PatternSet> getPatternSets();

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPTTABLE_H
