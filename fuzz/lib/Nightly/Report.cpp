//===- Report.cpp - report.json and its page -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Process.h"
#include "Run.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/FindingFolder.h"

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/TargetParser/Host.h"

#include <algorithm>
#include <sys/utsname.h>
#include <thread>
#include <unistd.h>

using namespace padlab;
using namespace padlab::nightly;

static llvm::json::Object describeMachine() {
  utsname system = {};
  ::uname(&system);
  return llvm::json::Object{
      {"cpu", llvm::sys::getHostCPUName()},
      {"cores", static_cast<int64_t>(std::thread::hardware_concurrency())},
      {"memoryBytes", static_cast<int64_t>(::sysconf(_SC_PHYS_PAGES)) *
                          ::sysconf(_SC_PAGE_SIZE)},
      {"kernel", std::string(system.release)}};
}

/// A finding as the page shows it: finding.json plus the texts beside it, and
/// what people decided.
static llvm::json::Object describeFinding(const Run &run, StoredRecord record) {
  llvm::json::Object finding = std::move(record.object);
  llvm::json::Object texts;
  for (llvm::StringRef name :
       {"case.mlir", "expected.txt", "actual.txt", "before.mlir", "after.mlir"})
    texts[llvm::sys::path::stem(name)] = llvm::json::fixUTF8(record.read(name));
  finding["texts"] = std::move(texts);
  finding["path"] = record.path;
  finding["isNew"] = run.newFindings.count(record.signature) != 0;
  finding["signature"] = record.signature;
  applyKnownFindings(finding, run.known);
  return finding;
}

bool padlab::nightly::needsALook(const llvm::json::Object &finding) {
  // What was fixed and shows again is no longer.
  llvm::StringRef state = finding.getString("state").value_or("new");
  return finding.getBoolean("isNew").value_or(false) &&
         (state == "new" || state == "fixed");
}

static void collectFindings(Run &run) {
  std::vector<llvm::json::Object> findings;
  for (StoredRecord &record : listFindings(run.stateDir("findings")))
    findings.push_back(describeFinding(run, std::move(record)));
  // New ones first, then those seen most.
  llvm::sort(
      findings, [](const llvm::json::Object &a, const llvm::json::Object &b) {
        auto key = [](const llvm::json::Object &finding) {
          return std::make_tuple(!needsALook(finding),
                                 -finding.getInteger("count").value_or(0),
                                 finding.getString("path").value_or(""));
        };
        return key(a) < key(b);
      });
  for (llvm::json::Object &finding : findings)
    run.findings.push_back(std::move(finding));
}

static llvm::json::Object assemble(Run &run) {
  return llvm::json::Object{
      {"schemaVersion", resultSchemaVersion},
      {"run",
       llvm::json::Object{{"id", run.id},
                          {"startedAt", run.startedAt},
                          {"seconds", run.secondsSoFar()},
                          {"minutes", run.options.minutes},
                          {"seed", static_cast<int64_t>(run.options.seed)},
                          {"jobs", run.options.jobs},
                          {"target", run.options.target},
                          {"interrupted", isInterrupted()}}},
      {"machine", describeMachine()},
      {"versions", getVersions()},
      {"fuzz", llvm::json::Object(run.fuzz)},
      {"triage", llvm::json::Object(run.triage)},
      {"findings", llvm::json::Array(run.findings)},
      {"regressions", llvm::json::Array(run.regressions)},
      {"bench", run.bench},
      {"benchError", run.benchError}};
}

/// Not `nightly::run`: this happens even when the night was interrupted.
static llvm::Error runToEnd(const std::vector<std::string> &command,
                            const std::string &log) {
  Process process;
  if (!process.start(command, log))
    return llvm::createStringError("%s: error: cannot be started",
                                   command.front().c_str());
  std::optional<Exit> exit;
  while (!(exit = process.poll()))
    sleepMilliseconds(10);
  if (!exit->ok())
    return llvm::createStringError("%s %s: error: %s, see %s",
                                   command.front().c_str(), command[1].c_str(),
                                   exit->str().c_str(), log.c_str());
  return llvm::Error::success();
}

/// What is done with each operation, as the tools of this night have it.
static void writeOpMatrix(const Run &run) {
  std::string path = run.resultDir() + "/op-matrix.json";
  if (llvm::Error error =
          runToEnd({run.tool("opt"), "--op-matrix=json"}, path)) {
    say(run, llvm::toString(std::move(error)));
    llvm::sys::fs::remove(path);
  }
}

llvm::Error padlab::nightly::writeReport(Run &run) {
  collectFindings(run);
  std::string path = run.resultDir() + "/report.json";
  std::string text = llvm::formatv("{0:2}\n", llvm::json::Value(assemble(run)));
  if (llvm::Error error = writeFileAtomically(path, text))
    return error;
  writeOpMatrix(run);
  std::string state = "--state=" + run.options.stateDir;
  if (llvm::Error error =
          runToEnd({run.tool("report"), "ingest", run.resultDir(), state},
                   run.log("report")))
    return error;
  if (llvm::Error error =
          runToEnd({run.tool("report"), "gc", state}, run.log("report")))
    return error;
  return runToEnd({run.tool("report"), "site", state}, run.log("report"));
}
