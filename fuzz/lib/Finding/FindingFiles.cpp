//===- FindingFiles.cpp - the files of a finding -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FindingFiles.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <sys/stat.h>

using namespace padlab;

void padlab::addBlame(FindingFiles &files, const Blame &blame) {
  files.push_back({"before.mlir", blame.before});
  files.push_back({"after.mlir", blame.after});
  files.push_back({"input.mlir", blame.program});
  files.push_back({"output.mlir", blame.result});
}

void padlab::addReproducer(FindingFiles &files, const Finding &finding) {
  files.push_back({"repro.mlir", finding.reproProgram});
  files.push_back({"repro.sh", finding.reproScript});
}

FindingFiles padlab::listMinimalFiles(const Finding &finding) {
  FindingFiles files = {
      {"case.mlir", finding.minimalCase},
      {"expected.txt", llvm::join(finding.expected, "\n") + "\n"},
      {"actual.txt", llvm::join(finding.actual, "\n") + "\n"}};
  addBlame(files, finding.blame);
  addReproducer(files, finding);
  return files;
}

llvm::Error padlab::writeFiles(const std::string &path,
                               const FindingFiles &files) {
  for (const auto &[name, text] : files)
    if (llvm::Error error = writeFileAtomically(path + "/" + name, text))
      return error;
  ::chmod((path + "/repro.sh").c_str(), 0755);
  return llvm::Error::success();
}
