//===- Cases.cpp - the programs of the sweep as files ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cases.h"

#include "Program.h"
#include "Tiers.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace padlab;

static llvm::Error write(const std::string &path, llvm::StringRef text) {
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error);
  if (!error) {
    stream << text;
    stream.close();
    error = stream.error();
    stream.clear_error();
  }
  if (error)
    return llvm::createStringError(error, path + ": " + error.message());
  return llvm::Error::success();
}

llvm::Error padlab::writeSweepCases(llvm::StringRef folder,
                                    const SuiteOptions &options) {
  if (std::error_code error = llvm::sys::fs::create_directories(folder))
    return llvm::createStringError(error, folder + ": " + error.message());
  mlir::MLIRContext *context = getBenchmarkCompiler(options.cpu).getContext();
  for (const SweepPoint &point : getTierPoints(options.tier)) {
    TimedProgram program = SweepProgram::getTimed(point, context);
    std::string path = (folder + "/" + program.name).str();
    if (llvm::Error error = write(path + ".mlir", program.timed.text))
      return error;
    if (llvm::Error error = write(path + ".small.mlir", program.small.text))
      return error;
  }
  return llvm::Error::success();
}
