//===- NeededWorkarounds.h - which workarounds are needed? ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs the trusted lowering without one of its workarounds
/// (padlab/codegen/Workarounds.h) on the program that shows upstream's defect,
/// and on generated programs. A workaround that no program needs is useless,
/// and should be deleted.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_NEEDEDWORKAROUNDS_H
#define PADLAB_FUZZ_NEEDEDWORKAROUNDS_H

#include "padlab/codegen/Workarounds.h"
#include "padlab/fuzz/Generator.h"

#include "llvm/Support/JSON.h"

namespace padlab {

struct WorkaroundOptions {
  std::vector<const Workaround *> workarounds;
  /// The corpus with the programs of the workarounds.
  std::string corpus;
  /// Whether each workaround is tried on all cases of the corpus's folders
  /// `operations` and `regressions`, and not only on its own program.
  bool searchesCorpus = false;
  /// The number of generated cases of `target`, 0 for none. All of them are
  /// compiled without each workaround in turn.
  uint64_t generated = 0, seed = 1;
  const FuzzTarget *target = nullptr;
};

/// The result for one workaround.
struct NeededWorkaround {
  const Workaround *workaround = nullptr;
  /// `FILE:LINE: VERDICT` for each case that is right only with the workaround,
  /// or whose program verifies after each pass only with it.
  std::vector<std::string> shows;
  /// The number of generated cases that are compiled and right with the
  /// workaround, and how many fewer are so without it.
  uint64_t compared = 0, lost = 0;

  bool isNeeded() const { return !shows.empty() || lost != 0; }
  /// Whether neither the workaround's own program nor any other case that was
  /// tried needs the workaround. False if the workaround has no program.
  bool isObsolete() const {
    return !workaround->program.empty() && !isNeeded();
  }
  json::Object toJSON() const;
};

/// Returns one entry per workaround, in order. The error is about a file of the
/// corpus.
Expected<std::vector<NeededWorkaround>>
checkWorkarounds(const WorkaroundOptions &options);
std::string printWorkarounds(ArrayRef<NeededWorkaround> results);

} // namespace padlab

#endif // PADLAB_FUZZ_NEEDEDWORKAROUNDS_H
