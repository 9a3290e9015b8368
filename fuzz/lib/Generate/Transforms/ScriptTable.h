//===- ScriptTable.h - the transforms that scripts are made of -*- C++ -*- ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The table of upstream's transform operations and pattern descriptors: to
/// what each applies, what it leaves, and how it is written. To add a
/// transform, add a function and an entry to one of the files here; to add a
/// pattern set, add an entry to PatternSets.cpp. The end of Script.cpp
/// lists what is left out, and why.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPTTABLE_H
#define PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPTTABLE_H

#include "ScriptWriter.h"

#include "../Passes/PassTable.h"

namespace padlab::generate {

/// The operation that an entry's transforms are applied to.
enum class Place {
  /// A copy of each function, which replaces it if all transforms succeed; if
  /// one fails, the program is unchanged.
  Copy,
  /// The functions themselves, for transforms that look at the module around
  /// them.
  Function,
};

struct ScriptEntry {
  llvm::StringLiteral name;
  unsigned weight;
  /// A mask of `Level`.
  unsigned levels;
  /// Masks of `Kind`: at least one of `needs` must exist, unless it is 0; all
  /// of `makes` may exist afterwards.
  unsigned needs, makes;
  /// Writes the transforms; returns false if the program has nothing to apply
  /// them to.
  bool (*write)(ScriptWriter &writer);
  /// Whether it changes the order of additions; then it is used only for
  /// programs that do not round.
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

/// A descriptor of `transform.apply_patterns`.
struct PatternSet {
  /// The text after `transform.apply_patterns.`, including options.
  llvm::StringLiteral text;
  unsigned weight;
  unsigned levels;
  /// A mask of `Kind`: the operations to which it applies; 0: any.
  unsigned needs;
  bool reassociates = false;
};

llvm::ArrayRef<PatternSet> getPatternSets();

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPTTABLE_H
