//===- Nightly.cpp - the whole loop, once -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Nightly.h"

#include "Process.h"
#include "Run.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <ctime>
#include <fcntl.h>
#include <sys/file.h>
#include <thread>
#include <unistd.h>

using namespace padlab;
using namespace padlab::nightly;

double Run::secondsSoFar() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
      .count();
}

static std::string stamp(const Run &run) {
  unsigned seconds = run.secondsSoFar();
  return llvm::formatv("[{0,2}:{1}] ", seconds / 60,
                       llvm::format_decimal(seconds % 60, 2))
      .str();
}

void padlab::nightly::say(const Run &run, const std::string &line) {
  bool terminal = ::isatty(2);
  llvm::errs() << (terminal ? "\r\033[K" : "") << stamp(run) << line << '\n';
}

void padlab::nightly::sayProgress(const Run &run, const std::string &line) {
  if (::isatty(2))
    llvm::errs() << "\r\033[K" << stamp(run) << line;
  else
    say(run, line);
}

double padlab::nightly::progressInterval() { return ::isatty(2) ? 2 : 30; }

std::vector<std::string> padlab::nightly::listFiles(llvm::StringRef dir,
                                                    llvm::StringRef suffix) {
  std::vector<std::string> files;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator it(dir, error), end;
       it != end && !error; it.increment(error))
    if (it->type() == llvm::sys::fs::file_type::regular_file &&
        llvm::StringRef(it->path()).ends_with(suffix))
      files.push_back(it->path());
  std::sort(files.begin(), files.end());
  return files;
}

std::optional<std::string> padlab::nightly::readFile(llvm::StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return std::nullopt;
  return (*buffer)->getBuffer().str();
}

std::string padlab::nightly::formatTime(std::time_t time) {
  char text[32];
  std::tm utc;
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ",
                ::gmtime_r(&time, &utc));
  return text;
}

/// Holds the state directory for this process: two nightlies on one state would
/// count everything twice. The descriptor stays open until the process ends.
static llvm::Error lockState(const std::string &stateDir) {
  std::string path = stateDir + "/lock";
  int fd = ::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0644);
  if (fd >= 0 && ::flock(fd, LOCK_EX | LOCK_NB) == 0)
    return llvm::Error::success();
  return llvm::createStringError(
      "%s: error: another nightly is running on this state", path.c_str());
}

static llvm::Error prepare(Run &run) {
  const NightlyOptions &options = run.options;
  if (llvm::Error error = ensureWritableDirectory(options.stateDir))
    return error;
  if (llvm::Error error = lockState(options.stateDir))
    return error;
  auto known = KnownFindings::load(options.corpusDir + "/known-findings.json");
  if (!known)
    return known.takeError();
  run.known = std::move(*known);
  std::vector<std::string> directories = {
      run.stateDir("stats"), run.stateDir("findings"), run.resultDir()};
  for (const std::string &target : run.targets) {
    if (llvm::Error error = prepareCorpus(run, target))
      return error;
    directories.push_back(run.stateDir("incoming/" + target));
  }
  for (const std::string &directory : directories)
    if (llvm::Error error = ensureWritableDirectory(directory))
      return error;
  std::vector<std::string> tools = {"diff"};
  for (const std::string &target : run.targets)
    tools.push_back("fuzz-" + target);
  for (const std::string &name : tools)
    if (!llvm::sys::fs::can_execute(run.tool(name)))
      return llvm::createStringError("%s: error: the tool is not built",
                                     run.tool(name).c_str());
  return llvm::Error::success();
}

static void linkLatest(const Run &run) {
  std::string link = run.stateDir("results/latest"), temporary = link + ".tmp";
  ::unlink(temporary.c_str());
  if (::symlink(run.id.c_str(), temporary.c_str()) == 0)
    ::rename(temporary.c_str(), link.c_str());
}

static Run makeRun(const NightlyOptions &options) {
  Run run;
  run.options = options;
  run.targets = options.target == allTargets
                    ? getNightlyTargets()
                    : std::vector<std::string>{options.target};
  if (run.options.jobs == 0)
    run.options.jobs = std::max(1u, std::thread::hardware_concurrency());
  run.start = std::chrono::steady_clock::now();
  std::time_t now = std::time(nullptr);
  run.startedAt = formatTime(now);
  if (run.options.seed == 0)
    run.options.seed = static_cast<uint64_t>(now) % 1'000'000'000;
  for (char c : run.startedAt)
    if (std::isdigit(static_cast<unsigned char>(c)))
      run.id += c;
  run.id.insert(8, "-");
  run.id += "-" + std::to_string(::getpid());
  return run;
}

static int64_t getNumber(const llvm::json::Object *object,
                         llvm::StringRef key) {
  return object ? static_cast<int64_t>(object->getNumber(key).value_or(0)) : 0;
}

static void summarizeFuzzing(const Run &run) {
  const llvm::json::Object *funnel = run.fuzz.getObject("funnel");
  const llvm::json::Object *functions = run.fuzz.getObject("functions");
  say(run,
      llvm::formatv("cases: {0}, {1} a second; {2} compared; the subject "
                    "fired in {3}",
                    getNumber(funnel, "generated"),
                    getNumber(&run.fuzz, "casesPerSecond"),
                    getNumber(funnel, "compared"), getNumber(funnel, "fired")));
  say(run, llvm::formatv("reached: {0} functions of libMLIR, {1} of libLLVM",
                         getNumber(functions, "mlir"),
                         getNumber(functions, "llvm")));
  say(run, llvm::formatv("corpus: {0} cases, before {1}; workers lost: {2}",
                         getNumber(&run.fuzz, "corpusAfter"),
                         getNumber(&run.fuzz, "corpusBefore"),
                         getNumber(&run.fuzz, "workersLost")));
  say(run,
      llvm::formatv(
          "raw defects: {0}, triaged {1}, left for the next night {2}",
          getNumber(&run.triage, "incoming"), getNumber(&run.triage, "triaged"),
          getNumber(&run.triage, "left")));
}

/// New findings that nobody decided about yet.
static size_t countNews(const Run &run) {
  return llvm::count_if(run.findings, [](const llvm::json::Value &entry) {
    return needsALook(*entry.getAsObject());
  });
}

static void summarizeFindings(const Run &run) {
  int64_t broken = 0;
  for (const llvm::json::Value &entry : run.regressions)
    broken += !entry.getAsObject()->getBoolean("ok").value_or(false);
  say(run, llvm::formatv("regressions: {0}, changed {1}",
                         run.regressions.size(), broken));
  say(run, llvm::formatv("findings: {0}, new {1}, of these known {2}",
                         run.findings.size(), run.newFindings.size(),
                         run.newFindings.size() - countNews(run)));
  // New ones come first; the page has them all.
  constexpr size_t shown = 10;
  for (const llvm::json::Value &entry :
       llvm::ArrayRef(run.findings.data(), run.findings.size())
           .take_front(shown)) {
    const llvm::json::Object &finding = *entry.getAsObject();
    const llvm::json::Object *blame = finding.getObject("blame");
    auto text = [](const llvm::json::Object *object, llvm::StringRef key) {
      return object ? object->getString(key).value_or("").str() : "";
    };
    say(run,
        llvm::formatv("  {0} in {1}: {2} {3} ({4})", text(&finding, "verdict"),
                      text(&finding, "pipeline"), text(blame, "pass"),
                      text(blame, "pattern"), text(&finding, "path")));
  }
}

static void summarize(const Run &run) {
  summarizeFuzzing(run);
  summarizeFindings(run);
  if (!run.benchError.empty())
    say(run, "padding ratio: " + run.benchError);
  say(run, "site: " + run.stateDir("site") + "/index.html");
}

/// Cases of which padlab itself died: no night with such is a good one.
static int64_t countInternal(const Run &run) {
  const llvm::json::Object *verdicts = run.fuzz.getObject("verdicts");
  return verdicts ? verdicts->getInteger("internal").value_or(0) : 0;
}

static bool isClean(const Run &run) {
  for (const llvm::json::Value &entry : run.regressions)
    if (!entry.getAsObject()->getBoolean("ok").value_or(false))
      return false;
  return countNews(run) == 0;
}

ExitCode padlab::runNightly(const NightlyOptions &options) {
  Run run = makeRun(options);
  if (llvm::Error error = prepare(run)) {
    llvm::errs() << llvm::toString(std::move(error)) << '\n';
    return ExitCode::BadInput;
  }
  catchInterrupts();
  say(run,
      llvm::formatv("run {0}, target {1}, seed {2}, {3} workers, state {4}",
                    run.id, run.options.target, run.options.seed,
                    run.options.jobs, run.options.stateDir));
  replayRegressions(run);
  fuzz(run);
  triageIncoming(run);
  mergeCorpora(run);
  if (options.bench)
    benchmark(run);
  else
    run.benchError = "Switched off for this run.";
  if (llvm::Error error = writeReport(run)) {
    llvm::errs() << llvm::toString(std::move(error)) << '\n';
    return ExitCode::BadInput;
  }
  linkLatest(run);
  summarize(run);
  if (int64_t count = countInternal(run)) {
    say(run, llvm::formatv("padlab itself failed on {0} cases, see {1}", count,
                           run.stateDir("internal")));
    return ExitCode::Internal;
  }
  return isClean(run) ? ExitCode::Agree : ExitCode::Defect;
}
