//===- Covered.h - what the cases of a live corpus bring --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// To find out which marks a case brings, its passes have to run; for the cases
/// of a corpus the result is recorded. The file has a line with the versions,
/// then one line per case: the marks (`CoverageProbe`) that no case before it
/// has, and after a tab its name.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_CORPUS_COVERED_H
#define PADLAB_FUZZ_LIB_CORPUS_COVERED_H

#include "padlab/fuzz/Names.h"

#include <fstream>
#include <set>
#include <string>

namespace padlab {

/// The record of one corpus, in the file `path`.
class Covered {
public:
  /// Opens the record without lines about cases that are no longer in `dir`,
  /// and without lines of another version or of a process that was killed in
  /// the middle of a line.
  static Expected<Covered> open(const std::string &path, StringRef dir);
  /// Does the same for one of several processes that look at parts of the
  /// corpus at once: it reads `path`, and writes to its own file `leafPath`.
  static Expected<Covered> openLeaf(const std::string &path,
                                    const std::string &leafPath, StringRef dir);
  /// Takes over what such leaves wrote, small cases first, without running any;
  /// removes cases that add nothing, and then the leaves' files.
  void absorb(ArrayRef<std::string> leafPaths, StringRef dir);

  bool knows(StringRef name) const { return names.count(name.str()); }
  size_t countMarks() const { return marks.size(); }
  /// Returns whether the case of this name brings any new mark. If so, records
  /// it at once, because later cases that bring nothing else may be removed
  /// from then on.
  bool add(StringRef name, ArrayRef<uint32_t> marksOfCase);

private:
  /// Loads the lines of a record that are still valid, and returns the record's
  /// text without the others.
  std::string load(const std::string &path, StringRef dir);

  std::set<std::string> names;
  std::set<uint32_t> marks;
  std::ofstream file;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_CORPUS_COVERED_H
