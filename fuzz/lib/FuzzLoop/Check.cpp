//===- Check.cpp - the fuzz body under a seeded generator -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckWorker.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Incoming.h"

#include "llvm/Support/Errno.h"
#include "llvm/Support/MathExtras.h"

#include <chrono>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace padlab;
using namespace padlab::check;
using Clock = std::chrono::steady_clock;

ExitCode CheckResult::getExitCode() const {
  for (ExitCode code : {ExitCode::Internal, ExitCode::Defect,
                        ExitCode::BadInput, ExitCode::NotCompiled})
    if (funnel.has(code))
      return code;
  if (funnel.generated == 0)
    return ExitCode::Agree;
  double defined = double(funnel.defined) / funnel.generated;
  return 1 - defined > toleratedUndefinedShare ? ExitCode::Undefined
                                               : ExitCode::Agree;
}

std::string CheckResult::str() const {
  std::string text = funnel.str();
  text += formatv(
      "; {0} distinct programs; {1:F0} cases/s, {2:F0} a second of processor "
      "time\n",
      programs.size(), funnel.generated / std::max(seconds, 1e-3),
      funnel.generated / std::max(processorSeconds, 1e-3));
  for (const auto *list : {&examples, &rejected})
    for (const std::string &example : *list)
      text += "  " + example + "\n";
  if (sampled)
    text += printTallies(tallies, variants);
  return text;
}

json::Object CheckResult::toJSON() const {
  json::Object object = funnel.toJSON();
  object["programs"] = programs.size();
  object["seconds"] = seconds;
  object["processorSeconds"] = processorSeconds;
  object["casesPerSecond"] = funnel.generated / std::max(seconds, 1e-3);
  object["examples"] = json::Array(examples);
  object["rejected"] = json::Array(rejected);
  json::Array list;
  for (const std::string &name : variants) {
    auto it = tallies.find(name);
    json::Object entry =
        (it == tallies.end() ? VariantTally() : it->second).toJSON();
    entry["variant"] = name;
    list.push_back(std::move(entry));
  }
  object["variants"] = std::move(list);
  return object;
}

namespace {

/// The number of seeds in a range. A job reports after each range.
constexpr uint64_t seedsPerRange = 96;

/// Checks every `jobs`th range of seeds, in a process of its own, and writes
/// the result of each range, followed by a newline, to `pipe`.
void runJob(const CheckOptions &options, unsigned job, int pipe) {
  RangeChecker checker(options);
  uint64_t ranges = llvm::divideCeil(options.count, seedsPerRange);
  for (uint64_t range = job; range < ranges; range += options.jobs) {
    uint64_t begin = range * seedsPerRange;
    uint64_t count = std::min(seedsPerRange, options.count - begin);
    std::string line =
        checker.check(options.seed + begin, count).encode() + "\n";
    for (StringRef rest = line; !rest.empty();) {
      ssize_t written = ::write(pipe, rest.data(), rest.size());
      if (written < 0 && errno == EINTR)
        continue;
      if (written <= 0)
        ::_exit(1); // The parent does not read any more.
      rest = rest.drop_front(written);
    }
  }
}

class Collector {
public:
  explicit Collector(const CheckOptions &options)
      : options(options), incoming(getStore("incoming"), options.seed),
        failures(getStore("internal"), options.seed) {}

  /// Reads until every job has closed its pipe.
  void collect(std::vector<pollfd> pipes) {
    std::vector<std::string> buffers(pipes.size());
    size_t open = pipes.size();
    while (open) {
      ::poll(pipes.data(), pipes.size(), 1000);
      for (auto [index, pipe] : llvm::enumerate(pipes)) {
        if (pipe.fd < 0 || !pipe.revents)
          continue;
        if (read(pipe.fd, buffers[index]))
          continue;
        ::close(pipe.fd);
        pipe.fd = -1;
        --open;
      }
      showProgress();
    }
    result.seconds = seconds();
  }

  CheckResult result;

private:
  std::string getStore(StringRef kind) const {
    return (options.stateDir + "/" + kind + "/" + options.target->name).str();
  }

  bool read(int pipe, std::string &buffer) {
    char bytes[1 << 16];
    ssize_t got = ::read(pipe, bytes, sizeof(bytes));
    if (got < 0 && errno == EINTR)
      return true;
    if (got <= 0)
      return false;
    buffer.append(bytes, got);
    for (size_t end; (end = buffer.find('\n')) != std::string::npos;
         buffer.erase(0, end + 1))
      if (auto range = RangeResult::decode(StringRef(buffer).take_front(end)))
        add(*range);
    return true;
  }

  void add(const RangeResult &range) {
    constexpr size_t maxExamples = 10, maxRejected = 5;
    result.funnel.add(range.funnel);
    for (const auto &[name, tally] : range.tallies)
      result.tallies[name].add(tally);
    for (uint64_t hash : range.programs)
      // The hash is shifted, because DenseSet reserves the two largest keys.
      result.programs.insert(hash >> 1);
    for (const Defect &defect : range.defects) {
      bool isFailure = defect.report.getExitCode() == ExitCode::Internal;
      bool isShown = isFailure || defect.report.getDefect();
      std::vector<std::string> &list =
          isShown ? result.examples : result.rejected;
      if (list.size() < (isShown ? maxExamples : maxRejected))
        list.push_back(
            formatv("seed {0}: {1}", defect.seed, defect.report.str()));
      if (options.stateDir.empty() || !isShown)
        continue;
      Incoming &store = isFailure ? failures : incoming;
      if (Error error = store.add(defect.text, defect.shape, defect.report))
        llvm::errs() << llvm::toString(std::move(error)) << '\n';
    }
  }

  double seconds() const {
    return std::chrono::duration<double>(Clock::now() - start).count();
  }

  void showProgress() {
    bool terminal = llvm::errs().is_displayed();
    if (seconds() - shown < (terminal ? 1 : 15))
      return;
    shown = seconds();
    uint64_t done = result.funnel.generated;
    llvm::errs() << formatv("{0}{1} of {2} cases, {3:F0}/s, {4:F0} s left{5}",
                            terminal ? "\r" : "", done, options.count,
                            done / shown,
                            done ? shown / done * (options.count - done) : 0.0,
                            terminal ? "   " : "\n");
  }

  const CheckOptions &options;
  /// Defects of the code under test, and failures of padlab itself.
  Incoming incoming, failures;
  Clock::time_point start = Clock::now();
  double shown = 0;
};

} // namespace

/// Returns the processor time of those children that have ended and been waited
/// for, and of the children of these.
static double getProcessorSecondsOfChildren() {
  rusage usage = {};
  ::getrusage(RUSAGE_CHILDREN, &usage);
  auto seconds = [](timeval time) { return time.tv_sec + time.tv_usec / 1e6; };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

Expected<CheckResult> padlab::runCheck(const CheckOptions &given) {
  CheckOptions options = given;
  options.usesDefaults = options.pipelines.empty();
  if (options.usesDefaults)
    options.pipelines = getDefaultVariants(*options.target);
  if (options.nativeEvery == 0)
    options.nativeEvery =
        options.usesDefaults ? options.target->nativeEvery : 1;
  Expected<std::vector<Variant>> variants = parseVariants(options.pipelines);
  if (!variants)
    return variants.takeError();
  if (!options.stateDir.empty())
    for (StringRef kind : {"incoming", "internal"})
      if (Error error = ensureWritableDirectory(
              (options.stateDir + "/" + kind + "/" + options.target->name)
                  .str()))
        return std::move(error);
  std::vector<pollfd> pipes;
  std::vector<pid_t> children;
  for (unsigned job = 0; job < options.jobs; ++job) {
    int ends[2];
    if (::pipe(ends) != 0)
      return createStringError("no pipe: " + llvm::sys::StrError(errno));
    pid_t child = ::fork();
    if (child == 0) {
      runJob(options, job, ends[1]);
      ::_exit(0);
    }
    ::close(ends[1]);
    if (child < 0)
      return createStringError("no process: " + llvm::sys::StrError(errno));
    pipes.push_back({ends[0], POLLIN, 0});
    children.push_back(child);
  }
  Collector collector(options);
  for (const Variant &variant : *variants)
    collector.result.variants.push_back(variant.pipeline.name);
  collector.result.sampled = options.sample != 0;
  collector.collect(std::move(pipes));
  double before = getProcessorSecondsOfChildren();
  bool lost = false;
  for (pid_t child : children) {
    int status = 0;
    ::waitpid(child, &status, 0);
    lost |= status != 0;
  }
  collector.result.processorSeconds = getProcessorSecondsOfChildren() - before;
  if (lost || collector.result.funnel.generated != options.count)
    return createStringError("a job died before its end");
  return std::move(collector.result);
}
