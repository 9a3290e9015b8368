//===- RunCommand.cpp - runs a command and reads its output ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RunCommand.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"

using namespace padlab;
using namespace padlab::processes;

Expected<Outcome> padlab::processes::runCommand(std::vector<std::string> words,
                                                const RunOptions &options) {
  llvm::ErrorOr<std::string> program =
      llvm::sys::findProgramByName(words.front());
  if (!program)
    return createStringError("there is no '" + words.front() + "' here");
  words.front() = *program;
  SmallString<128> dir;
  if (std::error_code error = fs::createUniqueDirectory("padlab-run", dir))
    return createStringError("no temporary directory: " + error.message());
  std::string out = (dir + "/out").str(), err = (dir + "/err").str();
  Outcome outcome;
  Process process;
  bool started = process.start(
      {std::move(words), err, out, options.directory, options.environment});
  double end = getSeconds() + options.seconds;
  while (started && !isInterrupted()) {
    outcome.exit = process.poll();
    if (outcome.exit || (options.seconds > 0 && getSeconds() > end))
      break;
    if (options.watch)
      options.watch();
    sleepMilliseconds(2);
  }
  // This kills the program if it still runs, and its children.
  process.kill();
  outcome.out = readFile(out).value_or("");
  outcome.err = readFile(err).value_or("");
  fs::remove_directories(dir);
  if (isInterrupted())
    return createStringError("interrupted");
  if (!started)
    return createStringError("'" + *program + "' does not start");
  return outcome;
}

std::string
padlab::processes::selectLine(StringRef text,
                              std::initializer_list<StringRef> marks) {
  SmallVector<StringRef> lines;
  text.split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef line : lines)
    if (llvm::any_of(marks,
                     [&](StringRef mark) { return line.contains(mark); }))
      return line.trim().str();
  return lines.empty() ? "" : lines.back().trim().str();
}
