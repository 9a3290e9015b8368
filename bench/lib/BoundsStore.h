//===- BoundsStore.h - results with error bounds, in files ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The reference takes up to half a minute to bound the inexact results of a
/// timed program. Its results do not depend on the CPU that code is made for,
/// so they are kept in files, for other processes of the same build.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_BOUNDSSTORE_H
#define PADLAB_BENCH_LIB_BOUNDSSTORE_H

#include "padlab/dialect/RuntimeValue.h"

#include "llvm/Support/Error.h"

#include <string>

namespace padlab {

class BoundsStore {
public:
  /// Returns the store of this process, which keeps nothing until it is opened.
  static BoundsStore &get();

  /// Keeps files in `folder` from now on. `build` names the code of the
  /// reference; files of other builds are removed.
  llvm::Error open(std::string folder, std::string build);
  bool isOpen() const { return !folder.empty(); }

  /// Returns a hash that names a run of the reference.
  static std::string getKey(llvm::StringRef program,
                            llvm::ArrayRef<RuntimeValue> inputs,
                            const Licence &licence);
  /// Sets `results`, which are tensors of the program's types and extents, to
  /// the stored results of the run, with their bounds. Returns false if none
  /// are stored, or if their file is damaged.
  bool read(llvm::StringRef key,
            llvm::MutableArrayRef<RuntimeValue> results) const;
  /// Stores the results of the run if all are tensors of floats without poison.
  /// Prints a warning if the file cannot be written.
  void write(llvm::StringRef key, llvm::ArrayRef<RuntimeValue> results) const;

private:
  std::string getPath(llvm::StringRef key) const;

  std::string folder, build;
};

/// Returns a name for this build: LLVM's version and a hash of the executable.
std::string getBuildName();

} // namespace padlab

#endif // PADLAB_BENCH_LIB_BOUNDSSTORE_H
