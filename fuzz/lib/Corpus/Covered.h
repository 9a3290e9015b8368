//===- Covered.h - what the cases of a live corpus bring --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// To find out which marks (CoverageProbe.h) a case brings, its passes have to
/// run. For the cases of a live corpus, a file records the result. It has a
/// line with the versions of padlab and LLVM, then one line per case: the marks
/// of the case that no case before it has, a tab, and the name of the case.
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
  /// Opens the record, and drops lines about cases that are no longer in `dir`,
  /// and an incomplete last line, which a killed process has left. If another
  /// version of padlab or LLVM has written the record, drops all lines.
  static Expected<Covered> open(const std::string &path, StringRef dir);
  /// Does the same for a leaf, which is one of several processes that look at
  /// parts of the corpus at once: it reads `path`, and writes to its own file
  /// `leafPath`.
  static Expected<Covered> openLeaf(const std::string &path,
                                    const std::string &leafPath, StringRef dir);
  /// Adds the lines that leaves wrote, those of small cases first, without
  /// running any case. Removes the cases that add no mark, and then the files
  /// of the leaves.
  void absorb(ArrayRef<std::string> leafPaths, StringRef dir);

  bool knows(StringRef name) const { return names.count(name.str()); }
  size_t countMarks() const { return marks.size(); }
  /// Returns whether the case of this name brings any new mark. If so, records
  /// the case at once: from then on, later cases that have no other new marks
  /// may be removed.
  bool add(StringRef name, ArrayRef<uint32_t> marksOfCase);

private:
  /// Loads the lines of a record that are still valid, and returns the text of
  /// the record with only these lines.
  std::string load(const std::string &path, StringRef dir);

  std::set<std::string> names;
  std::set<uint32_t> marks;
  std::ofstream file;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_CORPUS_COVERED_H
