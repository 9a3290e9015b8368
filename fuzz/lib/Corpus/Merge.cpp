//===- Merge.cpp - libFuzzer's merge of a live corpus ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Nightly/Corpus.h"
#include "../Nightly/Files.h"
#include "../Nightly/Process.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Corpus.h"

#include "llvm/Support/FileSystem.h"

#include <csignal>

using namespace padlab;
using namespace padlab::nightly;
namespace fs = llvm::sys::fs;

static Exit runToEnd(const Command &command) {
  Process process;
  if (!process.start(command))
    return {127, 0};
  std::optional<Exit> exit;
  while (!(exit = process.poll())) {
    if (isInterrupted())
      process.kill();
    sleepMilliseconds(20);
    if (!process.isRunning())
      return {0, SIGKILL};
  }
  return *exit;
}

llvm::Expected<MergeResult>
padlab::mergeLiveCorpus(const std::string &stateDir, const std::string &target,
                        const std::string &toolDir,
                        const std::vector<std::string> &more) {
  LiveCorpus live(stateDir, target);
  if (llvm::Error error = live.prepare())
    return std::move(error);
  MergeResult result;
  result.before = live.count();
  if (!result.before && more.empty())
    return result;
  std::string merged = live.getDir() + ".merged", old = live.getDir() + ".old";
  std::string work = live.getDir() + ".work";
  for (const std::string &path : {merged, old, work})
    fs::remove_directories(path);
  for (const std::string &path : {merged, work})
    if (llvm::Error error = ensureWritableDirectory(path))
      return std::move(error);
  Command command;
  // First executions depend on the order of the inputs: merge on the signals
  // that do not. The defects that it meets again are known: a state of its own.
  command.words = {toolDir + "/padlab-fuzz-" + target,
                   "-merge=1",
                   "--feedback=features,actions",
                   "--state=" + work,
                   merged,
                   live.getDir()};
  command.words.insert(command.words.end(), more.begin(), more.end());
  command.log = stateDir + "/corpus/" + target + ".merge.log";
  fs::remove(command.log);
  Exit exit = runToEnd(command);
  fs::remove_directories(work);
  if (!exit.ok() || listFiles(merged).empty()) {
    fs::remove_directories(merged);
    return llvm::createStringError("%s: error: not merged, see %s",
                                   live.getDir().c_str(), command.log.c_str());
  }
  if (!fs::rename(live.getDir(), old) && !fs::rename(merged, live.getDir()))
    fs::remove_directories(old);
  result.after = live.count();
  return result;
}
