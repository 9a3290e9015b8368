//===- padlab-llvm.cpp - manages the tools of other LLVMs -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tool.h"

#include "../lib/Support/Process.h"

#include "padlab/fuzz/Releases.h"

#include "llvm/Support/raw_ostream.h"

using namespace padlab;

const StringLiteral padlab::toolName = "padlab-llvm";

static AddOptions options;

static TextOption command(cl::Positional, "add|list|remove", cl::Required);
static ListOption names(cl::Positional, "[NAME|NAME=PATH...]");
static TextOption store("store",
                        "Folder of the releases, which all states share",
                        cl::init(getDefaultReleaseStore()),
                        cl::value_desc("dir"));
static Setting<std::string>
    mirror("mirror", "add: the archive (default: that of apt's configuration)",
           options.mirror, cl::value_desc("URI"));
static Setting<std::string>
    keyring("keyring", "add: the keys with which the archive is signed",
            options.keyring, cl::value_desc("FILE"));
static ListOption suites("suites",
                         "add: the suites to search, in this order (default: "
                         "bookworm, trixie, sid, experimental)",
                         cl::CommaSeparated, cl::value_desc("NAME,..."));
static Flag asJSON("json", "list: print JSON");

static ExitCode finish(Error error) {
  if (error)
    return fail(std::move(error));
  return ExitCode::Agree;
}

/// Prints a line. On a terminal, the next line replaces a line that is not
/// final; elsewhere, a line that is not final is printed only if the last one
/// is ten seconds old.
static void say(const std::string &line, bool isFinal) {
  static double last = 0;
  bool terminal = llvm::errs().is_displayed();
  double now = processes::getSeconds();
  constexpr double interval = 10;
  if (!isFinal && !terminal && now - last < interval)
    return;
  last = now;
  llvm::errs() << (terminal ? "\r\033[K" : "") << toolName << ": " << line
               << (isFinal || !terminal ? "\n" : "");
}

static ExitCode list() {
  const char *row = "{0,-10} {1,-22} {2,-10} {3,-42} {4}\n";
  if (!asJSON)
    llvm::outs() << formatv(row, "name", "LLVM", "assertions", "version",
                            "from");
  for (const Release &release : listReleases(store)) {
    if (asJSON) {
      llvm::outs() << json::Value(release.toJSON()) << '\n';
      continue;
    }
    std::string from = release.kind;
    if (release.kind == "packages")
      from = release.suite + " of " + release.suiteDate +
             (release.suiteExpired ? " (expired)" : "");
    else if (release.kind == "tree")
      from = release.tree;
    llvm::outs() << formatv(row, release.name, release.describe(),
                            release.hasAssertions ? "yes" : "no",
                            release.identity, from);
  }
  return ExitCode::Agree;
}

static ExitCode add() {
  if (!suites.empty())
    options.suites.assign(suites.begin(), suites.end());
  options.say = say;
  std::vector<std::string> packaged;
  for (StringRef name : names) {
    auto [tree, path] = name.split('=');
    if (tree == name)
      packaged.push_back(name.str());
    else if (Error error = addTree(store, tree.str(), path.str()))
      return finish(std::move(error));
  }
  return packaged.empty()
             ? ExitCode::Agree
             : finish(addPackagedReleases(store, packaged, options));
}

static ExitCode run() {
  processes::catchInterrupts();
  if (command == "list")
    return names.empty() ? list() : fail("'list' takes no names");
  if (command != "add" && command != "remove")
    return fail("no command is named '" + command + "' (add, list, remove)");
  if (names.empty())
    return fail("'" + command + "' takes names");
  if (command == "add")
    return add();
  for (const std::string &name : names)
    if (Error error = removeRelease(store, name))
      return finish(std::move(error));
  return ExitCode::Agree;
}

int main(int argc, char **argv) {
  return runTool(argc, argv,
                 "Keeps the tools of other LLVMs, so that a finding can be "
                 "tried on each (padlab findings versions).\n"
                 "Releases and trunk's newest snapshot come from Debian's "
                 "suites, unpacked without root and checked\n"
                 "by Debian's signatures; NAME=PATH is a build or an "
                 "installation of your own.\n"
                 "Exit codes: 0 done; 2 bad usage, an unknown name, or a "
                 "release that cannot be downloaded or unpacked.\n"
                 "Examples:\n"
                 "./padlab llvm add 19 23 trunk\n"
                 "./padlab llvm add fix=/home/me/llvm-project/build\n"
                 "./padlab llvm list\n"
                 "./padlab llvm remove 19\n",
                 run);
}
