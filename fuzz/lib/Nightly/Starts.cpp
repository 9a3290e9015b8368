//===- Starts.cpp - the starts of a task -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Starts.h"

#include "../Support/Files.h"
#include "../Support/SharedFiles.h"

#include "padlab/fuzz/AtomicFile.h"

#include <chrono>
#include <cstdlib>
#include <unistd.h>

using namespace padlab;
using namespace padlab::nightly;

static std::string getVariable(const char *name) {
  const char *value = ::getenv(name);
  return value ? value : "";
}

std::string padlab::nightly::getNodeName() {
  std::string name = getVariable("SLURMD_NODENAME");
  if (!name.empty())
    return name;
  char host[256] = {};
  ::gethostname(host, sizeof host - 1);
  return host;
}

Start padlab::nightly::makeStart(StringRef taskDir) {
  Start start;
  start.node = getNodeName();
  start.job = getVariable("SLURM_JOB_ID");
  start.startedAt = getFileSystemSeconds(taskDir);
  std::chrono::duration<double> own =
      std::chrono::system_clock::now().time_since_epoch();
  start.clockAhead = own.count() - start.startedAt;
  return start;
}

json::Object Start::toJSON() const {
  return json::Object{{"node", node},
                      {"job", job},
                      {"startedAt", startedAt},
                      {"clockAhead", clockAhead},
                      {"refused", refused}};
}

static std::string getPath(StringRef taskDir, size_t number) {
  return formatv("{0}/starts/{1}.json", taskDir, number);
}

Expected<int> padlab::nightly::recordStart(StringRef taskDir,
                                           const Start &start) {
  if (Error error = ensureWritableDirectory((taskDir + "/starts").str()))
    return std::move(error);
  std::string text = formatv("{0:2}\n", json::Value(start.toJSON())).str();
  for (int number = loadStarts(taskDir).size();; ++number) {
    Expected<bool> isOurs = createFile(getPath(taskDir, number), text);
    if (!isOurs)
      return isOurs.takeError();
    if (*isOurs)
      return number;
  }
}

std::vector<Start> padlab::nightly::loadStarts(StringRef taskDir) {
  std::vector<Start> starts;
  while (std::optional<std::string> text =
             readFile(getPath(taskDir, starts.size()))) {
    json::Object object =
        readObject(getPath(taskDir, starts.size())).value_or(json::Object());
    Start &start = starts.emplace_back();
    start.node = object.getString("node").value_or("").str();
    start.job = object.getString("job").value_or("").str();
    start.startedAt = object.getNumber("startedAt").value_or(0);
    start.clockAhead = object.getNumber("clockAhead").value_or(0);
    start.refused = object.getString("refused").value_or("").str();
  }
  return starts;
}

std::vector<Start>
padlab::nightly::listDeaths(StringRef taskDir,
                            const std::optional<TaskResult> &result,
                            bool isRunning) {
  std::vector<Start> deaths;
  std::vector<Start> starts = loadStarts(taskDir);
  for (size_t number = 0; number < starts.size(); ++number) {
    bool gaveResult = result && result->start == static_cast<int>(number);
    bool runs = !result && isRunning && number + 1 == starts.size();
    if (!gaveResult && !runs && starts[number].refused.empty())
      deaths.push_back(std::move(starts[number]));
  }
  return deaths;
}
