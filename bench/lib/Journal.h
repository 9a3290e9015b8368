//===- Journal.h - what an interrupted run has measured ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Lines of JSON beside the result file. The first says what is run where, each
/// other one holds a group; a group is appended when it is measured, so that
/// whatever ends the process, the next run of the same command goes on there.
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
  /// The journal of this process. Without a file it keeps nothing.
  static Journal &get();

  /// Reads what is there and appends from now on. `identity` is what a
  /// continued run must share; a file of another identity begins anew. Of a
  /// file that ends in the middle of a line, the line is dropped. The error is
  /// one line.
  llvm::Error open(llvm::StringRef path, llvm::StringRef identity);
  /// Reads what is there and keeps the file as it is. What `add` is given is
  /// forgotten.
  void read(llvm::StringRef path, llvm::StringRef identity);
  /// Whether groups that are not known are left out.
  bool isReadOnly() const { return readOnly; }
  /// Groups that were found.
  size_t size() const { return known.size(); }
  /// Why a file that was there is not continued; empty when it is.
  llvm::StringRef getNote() const { return note; }

  std::optional<std::vector<MeasuredSeries>> find(llvm::StringRef group) const;
  void add(llvm::StringRef group, llvm::ArrayRef<MeasuredSeries> series);
  /// The run is complete: removes the file.
  void close();

private:
  /// Reads `path`; gives the size of what is there of this run.
  size_t load();

  std::map<std::string, std::vector<MeasuredSeries>> known;
  std::unique_ptr<llvm::raw_fd_ostream> stream;
  std::string path, header, note;
  bool readOnly = false;
};

} // namespace padlab

#endif // PADLAB_BENCH_JOURNAL_H
