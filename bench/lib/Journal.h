//===- Journal.h - what an interrupted run has measured ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The journal consists of lines of JSON in a file next to the result file. The
/// first line says what is run and where; each other line holds the results of
/// a group (SeriesGroup.h) and is appended when the group is measured. If the
/// process ends early, the next run of the same command continues after the
/// last line.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_JOURNAL_H
#define PADLAB_BENCH_JOURNAL_H

#include "SeriesGroup.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

#include <memory>
#include <optional>

namespace padlab {

class Journal {
public:
  /// Returns the journal of this process. Without a file it keeps nothing.
  static Journal &get();

  /// Reads an existing file, and appends from now on. A continued run must have
  /// the same `identity`; a file with another identity is started anew. An
  /// incomplete last line is dropped. The error is one line.
  llvm::Error open(llvm::StringRef path, llvm::StringRef identity);
  /// Reads an existing file without changing it. `add` then has no effect.
  void read(llvm::StringRef path, llvm::StringRef identity);
  /// Whether `read` was called: then groups that the journal does not have are
  /// left out of the results.
  bool isReadOnly() const { return readOnly; }
  /// Returns the number of groups that were read from the file.
  size_t size() const { return known.size(); }
  /// Returns why an existing file is not continued; empty if it is.
  llvm::StringRef getNote() const { return note; }

  std::optional<std::vector<MeasuredSeries>> find(llvm::StringRef group) const;
  void add(llvm::StringRef group, llvm::ArrayRef<MeasuredSeries> series);
  /// Removes the file, because the run is complete.
  void close();

private:
  /// Reads `path`; returns the size of the part that belongs to this run.
  size_t load();

  std::map<std::string, std::vector<MeasuredSeries>> known;
  std::unique_ptr<llvm::raw_fd_ostream> stream;
  std::string path, header, note;
  bool readOnly = false;
};

} // namespace padlab

#endif // PADLAB_BENCH_JOURNAL_H
