//===- Commands.h - the commands of padlab-report ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A command is a function that takes the parsed arguments, and an entry in
/// `getCommands`. The function returns the exit code. If the code is not 0, it
/// prints an error of one line; `ingest` prints one for each run.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_REPORTS_COMMANDS_H
#define PADLAB_REPORTS_COMMANDS_H

#include <map>
#include <string>
#include <vector>

namespace padlab::reports {

// These equal those of dialect/include/padlab/dialect/ExitCode.h, which this
// layer cannot include.
inline constexpr int exitDone = 0, exitBadInput = 2;

struct Arguments {
  std::vector<std::string> positional;
  /// The options by their names without dashes; the value of a flag is empty.
  std::map<std::string, std::string> options;

  bool has(const std::string &name) const { return options.count(name) != 0; }
  std::string get(const std::string &name,
                  const std::string &otherwise = "") const;
  /// Returns -1 if the value is not a number of at least 0.
  long getNumber(const std::string &name, long otherwise) const;
  /// Returns the value of --state, or the state of the LLVM that padlab is
  /// built with.
  std::string getStateDir() const;
};

struct Command {
  const char *name;
  const char *usage; ///< Arguments behind the name, and the effect.
  /// The options that the command takes: a space stands before each name, and
  /// `=` follows a name that takes a value.
  const char *options;
  bool takesPositional;
  int (*run)(const Arguments &);
};

const std::vector<Command> &getCommands();

int runAccept(const Arguments &arguments);
int runAlerts(const Arguments &arguments);
int runIngest(const Arguments &arguments);
int runExport(const Arguments &arguments);
int runGc(const Arguments &arguments);
int runSite(const Arguments &arguments);
int runSynthesize(const Arguments &arguments);

/// Prints `where: error: what` and returns `exitBadInput`.
int fail(const std::string &where, const std::string &what);
/// Prints `line` and returns `exitBadInput`.
int fail(const std::string &line);

/// Reads the command line, and runs the command that it names.
int runReport(int argc, char **argv);

} // namespace padlab::reports

#endif // PADLAB_REPORTS_COMMANDS_H
