//===- OutputFiles.cpp - files that appear whole or not at all -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OutputFiles.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace padlab::aot;
namespace fs = llvm::sys::fs;

static llvm::Error explain(llvm::StringRef path, llvm::Error error) {
  return llvm::createStringError("cannot write '" + path.str() +
                                 "': " + llvm::toString(std::move(error)));
}

static llvm::Error write(int descriptor, llvm::StringRef contents) {
  llvm::raw_fd_ostream os(descriptor, /*shouldClose=*/false);
  os << contents;
  os.flush();
  std::error_code error = os.error();
  os.clear_error();
  return llvm::errorCodeToError(error);
}

/// Fails if `path` is a directory, which cannot be replaced, or another file
/// that is not regular, such as a device, which must not be replaced.
static llvm::Error checkKind(llvm::StringRef path) {
  fs::file_status status;
  if (fs::status(path, status) || !fs::exists(status) ||
      fs::is_regular_file(status))
    return llvm::Error::success();
  return llvm::createStringError(fs::is_directory(status)
                                     ? "it is a directory"
                                     : "it is not a regular file");
}

static llvm::Error writeTemporary(const OutputFile &file,
                                  std::vector<fs::TempFile> &temporaries) {
  if (llvm::Error error = checkKind(file.path))
    return error;
  auto temporary = fs::TempFile::create(file.path + ".%%%%%%.tmp");
  if (!temporary)
    return temporary.takeError();
  temporaries.push_back(std::move(*temporary));
  return write(temporaries.back().FD, file.contents);
}

static llvm::Error writeAll(llvm::ArrayRef<OutputFile> files,
                            std::vector<fs::TempFile> &temporaries) {
  for (const OutputFile &file : files)
    if (llvm::Error error = writeTemporary(file, temporaries))
      return explain(file.path, std::move(error));
  return llvm::Error::success();
}

llvm::Error padlab::aot::writeFiles(llvm::ArrayRef<OutputFile> files) {
  std::vector<fs::TempFile> temporaries;
  llvm::Error error = writeAll(files, temporaries);
  bool failed = static_cast<bool>(error);
  for (auto [file, temporary] : llvm::zip(files, temporaries)) {
    if (failed) {
      llvm::consumeError(temporary.discard());
    } else if (llvm::Error kept = temporary.keep(file.path)) {
      error = explain(file.path, std::move(kept));
      failed = true;
    }
  }
  return error;
}
