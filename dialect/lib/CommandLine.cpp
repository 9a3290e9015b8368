//===- CommandLine.cpp - begin and end of a tool's main -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/CommandLine.h"

#include "padlab/dialect/Manual.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace padlab;

/// Returns the first line of LLVM's error message, without the tool's name
/// before it and the advice after it, and with its first letter in lower case.
/// Adds the option that LLVM proposes if it is similar to the unknown one.
static std::string getFirstError(llvm::StringRef tool, llvm::StringRef lines) {
  llvm::StringRef line = lines.split('\n').first;
  if (line.consume_front(tool))
    line.consume_front(":");
  line = line.split("  Try:").first.trim(" .!");
  if (line.empty())
    return std::string();
  std::string error = llvm::toLower(line[0]) + line.drop_front().str();
  // LLVM proposes the nearest option, however different it is: an option that
  // is too different is not proposed here.
  auto getQuoted = [](llvm::StringRef text, llvm::StringRef before) {
    return text.split(before).second.split('\'').first;
  };
  llvm::StringRef unknown = getQuoted(line, "argument '");
  llvm::StringRef meant = getQuoted(lines, "Did you mean '");
  unknown = unknown.split('=').first;
  if (!meant.empty() &&
      unknown.edit_distance(meant.split('=').first) <= unknown.size() / 3)
    error += "; did you mean " + meant.split('=').first.str() + "?";
  return error;
}

bool padlab::parseCommandLine(int argc, char **argv, llvm::StringRef overview) {
  llvm::StringRef name = llvm::sys::path::filename(argv[0]);
  for (llvm::StringRef argument : llvm::ArrayRef(argv + 1, argc - 1))
    if (argument == "--help" || argument == "-help" || argument == "-h") {
      printManual(name, overview);
      std::exit(exitWith(name, ExitCode::Agree));
    }
  std::string lines;
  llvm::raw_string_ostream os(lines);
  if (llvm::cl::ParseCommandLineOptions(argc, argv, overview, &os))
    return true;
  // LLVM does not write all errors to `os`: if the value of an option is wrong,
  // for example, it has already printed the error itself.
  if (lines.empty())
    return false;
  llvm::errs() << name << ": error: " << getFirstError(name, lines)
               << " (see --help)\n";
  return false;
}

std::string padlab::quoteForShell(llvm::StringRef word) {
  bool isPlain = !word.empty() && llvm::all_of(word, [](char c) {
    return llvm::isAlnum(c) || llvm::StringRef("-_=.,:+/").contains(c);
  });
  if (isPlain)
    return word.str();
  return "'" + llvm::join(llvm::split(word, '\''), "'\\''") + "'";
}

int padlab::exitWith(llvm::StringRef tool, ExitCode code) {
  llvm::raw_fd_ostream &os = llvm::outs();
  os.flush();
  if (std::error_code error = os.error()) {
    os.clear_error();
    llvm::errs() << tool << ": error: standard output: " << error.message()
                 << '\n';
    code = combine(code, ExitCode::BadInput);
  }
  return static_cast<int>(code);
}
