//===- Commands.cpp - the commands of padlab-report -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/reports/Commands.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace padlab::reports;

const std::vector<Command> &padlab::reports::getCommands() {
  static const std::vector<Command> commands = {
      {"ingest",
       "[RUN...] [--all] [--rebuild]\n"
       "      takes runs into the store: folders in STATE/results, or all of\n"
       "      them, or result files of padlab-bench. A run that is known "
       "already\n"
       "      changes nothing. --rebuild makes the store anew from all results",
       " all rebuild wait=", true, runIngest},
      {"site",
       "[-o DIR]\n"
       "      writes the site, by default to STATE/site; its index.html\n"
       "      needs no server",
       " o=", false, runSite},
      {"export",
       "--format=junit|sarif|lnt|csv|markdown [--run=ID] [--table=T] [-o "
       "FILE]\n"
       "      exports one run, by default the newest, for other tools. The\n"
       "      format csv instead exports one table with the data of all runs:\n"
       "      --table=benchmarks (default), findings or runs",
       " format= run= table= o=", false, runExport},
      {"accept",
       "SERIES --figure=F --run=ID --reason=TEXT [--file=FILE]\n"
       "      records that a change for the worse is intended, in a file of "
       "the\n"
       "      repository (default: reports/accepted.json). The change is that "
       "of\n"
       "      figure F of the series (such as ratio or 'peak memory'), and "
       "began\n"
       "      with run ID; `alerts` prints SERIES, F and ID",
       " figure= run= reason= file=", true, runAccept},
      {"alerts",
       "[--days=N] [--note=RUN]\n"
       "      prints changes for the worse that began at most N days before\n"
       "      the newest run (default 14) and are not accepted, one JSON\n"
       "      object per line. --note writes the changes that are not in\n"
       "      STATE/alerts yet to this folder, and records that RUN found "
       "them;\n"
       "      nights then search for the guilty commits",
       " days= note=", false, runAlerts},
      {"gc",
       "[--rules=FILE] [--dry-run]\n"
       "      removes old data by the rules of retention (default:\n"
       "      reports/retention.json, or STATE/retention.json if it exists);\n"
       "      --dry-run only shows what it would remove",
       " rules= dry-run wait=", false, runGc},
      {"synthesize",
       "[--days=N] [--findings=N] [--series=N] [--seed=N]\n"
       "      writes made-up runs to STATE/results, to try the other "
       "commands;\n"
       "      each run has at least as many series as --series says",
       " days= findings= series= seed=", false, runSynthesize},
  };
  return commands;
}

std::string Arguments::get(const std::string &name,
                           const std::string &otherwise) const {
  auto it = options.find(name);
  return it == options.end() ? otherwise : it->second;
}

std::string Arguments::getStateDir() const {
  return get("state", PADLAB_STATE_DIR);
}

long Arguments::getNumber(const std::string &name, long otherwise) const {
  if (!has(name))
    return otherwise;
  std::string text = get(name);
  char *end = nullptr;
  long number = std::strtol(text.c_str(), &end, 10);
  return text.empty() || *end != '\0' || number < 0 ? -1 : number;
}

int padlab::reports::fail(const std::string &line) {
  std::fprintf(stderr, "%s\n", line.c_str());
  return exitBadInput;
}

int padlab::reports::fail(const std::string &where, const std::string &what) {
  return fail(where + ": error: " + what);
}

/// Prints the manual in the form of the other tools' (dialect/lib/Manual.cpp).
static int help() {
  std::printf("NAME\n"
              "    padlab-report - Keeps the store of all runs, and makes "
              "pages and exports from it\n\n"
              "SYNOPSIS\n"
              "    padlab-report CMD [OPTIONS]\n\n"
              "DESCRIPTION\n"
              "    Reads and writes STATE/padlab.db. STATE is .padlab "
              "(.padlab/llvm-NN if padlab is built with an LLVM NN newer than "
              "22) unless --state says otherwise.\n\n");
  for (const Command &command : getCommands())
    std::printf("    %s %s\n", command.name, command.usage);
  std::printf(
      "\nOPTIONS\n    --state=DIR     state directory\n    --wait=SECONDS  how "
      "long to wait for another writer (default 10)\n\n"
      "EXIT STATUS\n    0 done, 2 bad usage, unreadable input, or a store that "
      "is damaged or in use;\n    the store is then unchanged.\n\n"
      "EXAMPLES\n    ./padlab report export --format=markdown\n"
      "    ./padlab report ingest --rebuild\n\n"
      "SEE ALSO\n    ./padlab help lists the tools; README.md, "
      "docs/dashboard.md\n");
  return exitDone;
}

/// Whether `command` has the option; sets `takesValue` to whether the option
/// takes a value.
static bool findOption(const Command &command, const std::string &name,
                       bool &takesValue) {
  std::string options = std::string(command.options) + " state= ";
  takesValue = options.find(" " + name + "= ") != std::string::npos;
  return takesValue || options.find(" " + name + " ") != std::string::npos;
}

/// Parses the arguments; returns an error, or an empty text.
static std::string parse(const Command &command, int count, char **words,
                         Arguments &arguments) {
  for (int i = 0; i != count; ++i) {
    std::string word = words[i];
    if (word.size() < 2 || word[0] != '-') {
      if (!command.takesPositional)
        return "unexpected argument '" + word + "'";
      arguments.positional.push_back(word);
      continue;
    }
    std::string name = word.substr(word[1] == '-' ? 2 : 1);
    size_t equals = name.find('=');
    bool hasValue = equals != std::string::npos, takesValue = false;
    std::string value = hasValue ? name.substr(equals + 1) : "";
    name = name.substr(0, equals);
    if (!findOption(command, name, takesValue))
      return "unknown option '" + word + "'";
    if (hasValue && !takesValue)
      return "option '" + name + "' takes no value";
    if (takesValue && !hasValue) {
      if (++i == count)
        return "option '" + name + "' needs a value";
      value = words[i];
    }
    arguments.options[name] = value;
  }
  return "";
}

int padlab::reports::runReport(int argc, char **argv) {
  for (int i = 1; i < argc; ++i)
    if (!std::strcmp(argv[i], "--help") || !std::strcmp(argv[i], "-h"))
      return help();
  if (argc < 2)
    return fail("padlab-report", "no command given (see --help)");
  for (const Command &command : getCommands()) {
    if (command.name != std::string(argv[1]))
      continue;
    Arguments arguments;
    std::string wrong = parse(command, argc - 2, argv + 2, arguments);
    if (!wrong.empty())
      return fail("padlab-report", wrong + " (see --help)");
    return command.run(arguments);
  }
  return fail("padlab-report",
              "no such command: '" + std::string(argv[1]) + "' (see --help)");
}
