//===- ScriptTable.h - the transforms that scripts are made of -*- C++ -*- ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream's transform operations and pattern descriptors, as data: where each
/// has something to do, what it leaves, how it is written. To add one: a
/// function and an entry in one of the files here; a pattern set: an entry in
/// PatternSets.cpp. What is not listed, and why, is at the end of
/// ScriptTable.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPTTABLE_H
#define PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPTTABLE_H

#include "ScriptWriter.h"

#include "../Passes/PassTable.h"

namespace padlab::generate {

/// Where an entry's transforms are applied.
enum class Place {
  /// To a copy of each function, in its place when all of them succeed: what
  /// fails leaves the program as it was.
  Copy,
  /// To the functions themselves: what looks at the module around them.
  Function,
};

struct ScriptEntry {
  llvm::StringLiteral name;
  unsigned weight;
  /// A mask of `Level`.
  unsigned levels;
  /// Masks of `Kind`: at least one of `needs` must be there, unless it is 0;
  /// all of `makes` may be there afterwards.
  unsigned needs, makes;
  /// False when there is nothing for it in the program.
  bool (*write)(ScriptWriter &writer);
  /// Changes the order of additions: for programs that do not round.
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

/// All entries, in a fixed order.
llvm::ArrayRef<const ScriptEntry *> getScriptTable();

/// A descriptor of `transform.apply_patterns`.
struct PatternSet {
  /// The text behind `transform.apply_patterns.`, options included.
  llvm::StringLiteral text;
  unsigned weight;
  unsigned levels;
  /// A mask of `Kind`: what it may have to do with; 0: anything.
  unsigned needs;
  bool reassociates = false;
};

llvm::ArrayRef<PatternSet> getPatternSets();

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPTTABLE_H
