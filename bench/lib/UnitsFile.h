//===- UnitsFile.h - what a run with a time to keep has measured *- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A file beside the results, from which nights learn what they have measured
/// (Schedule.h). During a run the file names the unit that is under way. If the
/// process dies, this unit counts as one that had its turn; otherwise each
/// later night would begin with it, and die as well.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_UNITSFILE_H
#define PADLAB_BENCH_LIB_UNITSFILE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <string>

namespace padlab {

struct UnitsFile {
  std::string path, cpu;

  llvm::Error noteUnderWay(llvm::StringRef unit) const;
  /// Writes the seconds of each unit of a run that is complete. `goesOn`: the
  /// run continues an earlier process, and the units which that process had
  /// measured took this one no time.
  llvm::Error write(llvm::json::Object units, bool goesOn) const;
  /// For a run whose process died, writes which units it has measured, and
  /// keeps the name of the unit that was under way.
  llvm::Error writeRest(llvm::json::Object units) const;

private:
  llvm::Error write(llvm::json::Object file) const;
};

/// Reads from the file that --past names which units earlier nights have
/// measured for the CPU. Returns an empty object if there is no such file.
llvm::json::Object readPast(llvm::StringRef path, llvm::StringRef cpu);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_UNITSFILE_H
