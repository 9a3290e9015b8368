//===- Covered.h - what the cases of a live corpus bring --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// To know what a case brings, its passes have to run; of those that a corpus
/// keeps this is written down. The file has a line with the versions, then one
/// a case: the marks (`CoverageProbe`) that those before it have not, and after
/// a tab its name.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_CORPUS_COVERED_H
#define PADLAB_FUZZ_LIB_CORPUS_COVERED_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <fstream>
#include <set>
#include <string>
#include <vector>

namespace padlab {

/// The record of one corpus, in the file `path`.
class Covered {
public:
  /// Forgets the lines about cases that are no longer in `dir`, and those by
  /// another version or by a process that was killed in the middle of a line.
  static llvm::Expected<Covered> open(const std::string &path,
                                      llvm::StringRef dir);
  /// The same for one of several who look at parts of the corpus at once: it
  /// knows what is in `path`, and writes to `leafPath`, which is its own.
  static llvm::Expected<Covered> openLeaf(const std::string &path,
                                          const std::string &leafPath,
                                          llvm::StringRef dir);
  /// Takes over what such leaves wrote, small cases first, without running any;
  /// removes the cases of which nothing is new, and then the leaves' files.
  void absorb(llvm::ArrayRef<std::string> leafPaths, llvm::StringRef dir);

  bool knows(llvm::StringRef name) const { return names.count(name.str()); }
  size_t countMarks() const { return marks.size(); }
  /// Whether the case of this name brings any mark; it is written down then, at
  /// once: what others do not bring any more may be removed.
  bool add(llvm::StringRef name, llvm::ArrayRef<uint32_t> marksOfCase);

private:
  /// Loads the lines of a record that count.
  std::string load(const std::string &path, llvm::StringRef dir);

  std::set<std::string> names;
  std::set<uint32_t> marks;
  std::ofstream file;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_CORPUS_COVERED_H
