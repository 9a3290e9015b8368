//===- padlab-evidence.cpp - the evidence of the matrix -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/OperationEvidence.h"
#include "padlab/dialect/CommandLine.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace padlab;
namespace cl = llvm::cl;

static cl::OptionCategory category("padlab-evidence options");
static cl::list<std::string>
    corpora(cl::Positional, cl::OneOrMore,
            cl::desc("FOLDER... (corpus/operations corpus/seeds)"),
            cl::cat(category));
static cl::opt<std::string> output("o", cl::init("-"), cl::value_desc("file"),
                                   cl::desc("Where to write (default: stdout)"),
                                   cl::cat(category));
static cl::opt<std::string>
    committed("check", cl::value_desc("file"),
              cl::desc("Write nothing; compare with this file"),
              cl::cat(category));

static ExitCode fail(const llvm::Twine &message) {
  llvm::errs() << "padlab-evidence: error: " << message << '\n';
  return ExitCode::BadInput;
}

/// Prints the lines of `text` that `other` has not.
static void printMissing(llvm::StringRef text, llvm::StringRef other,
                         llvm::StringRef mark) {
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    text = rest;
    if (!other.contains((line + "\n").str()))
      llvm::outs() << mark << line << '\n';
  }
}

static ExitCode check(llvm::StringRef text) {
  auto file = llvm::MemoryBuffer::getFile(committed);
  if (!file)
    return fail(committed + ": " + file.getError().message());
  llvm::StringRef known = (*file)->getBuffer();
  if (known == text)
    return ExitCode::Agree;
  llvm::outs() << committed
               << " is not what was seen; renew it with the "
                  "target padlab-op-matrix\n";
  printMissing(known, text, "- ");
  printMissing(text, known, "+ ");
  return ExitCode::Defect;
}

static ExitCode write(llvm::StringRef text) {
  std::error_code error;
  llvm::raw_fd_ostream os(output, error);
  if (!error) {
    os << text;
    os.flush();
    error = os.error();
    os.clear_error();
  }
  return error ? fail(output + ": " + error.message()) : ExitCode::Agree;
}

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  if (!parseCommandLine(argc, argv,
                        "Collects the evidence of the operation matrix.\n"))
    return static_cast<int>(ExitCode::BadInput);
  llvm::Expected<OpEvidence> evidence =
      collectEvidence(corpora, getCommittedEvidence());
  if (!evidence)
    return static_cast<int>(fail(llvm::toString(evidence.takeError())));
  std::string text = formatEvidence(*evidence);
  return exitWith("padlab-evidence",
                  committed.empty() ? write(text) : check(text));
}
