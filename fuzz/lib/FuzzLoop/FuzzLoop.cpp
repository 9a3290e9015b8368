//===- FuzzLoop.cpp - the side of libFuzzer of a fuzz loop -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/FuzzLoop.h"

#include "../Differential/DeathCause.h"
#include "../Support/Message.h"
#include "../Support/SharedFiles.h"
#include "CaseBody.h"
#include "LoopBatches.h"
#include "NaiveComparison.h"
#include "Novelty.h"

#include "padlab/fuzz/AtomicFile.h"

#include <atomic>

using namespace padlab;

/// A variable of libFuzzer, whose address is null in programs without it.
namespace fuzzer {
extern std::atomic<bool> RunningUserCallback __attribute__((weak));
} // namespace fuzzer

/// Stops libFuzzer in a child from learning words: libFuzzer replaces memcmp
/// and the like for all libraries of the process, and learns the words that
/// these functions compare while a case runs. A child never returns to
/// libFuzzer, so that the words would be lost.
static void stopLearningWords() {
  if (&fuzzer::RunningUserCallback)
    fuzzer::RunningUserCallback = false;
}

static constexpr uint64_t casesPerReport = 1'000;

/// How many times the usual time and memory padlab's own code needs with a
/// sanitizer.
#if __has_feature(address_sanitizer)
static constexpr unsigned sanitizerCost = 8;
#else
static constexpr unsigned sanitizerCost = 1;
#endif

/// Whether a pipeline runs upstream's passes, which may kill the child.
static bool runUpstreamPasses(ArrayRef<std::string> pipelines) {
  return llvm::any_of(pipelines, [](StringRef name) {
    std::optional<Variant> variant = findVariant(name);
    return variant && variant->pipeline.hasSubject() &&
           variant->pipeline.isUpstream;
  });
}

FuzzLoop::FuzzLoop(const FuzzTarget &target, FuzzOptions fuzzOptions)
    : target(target), options(std::move(fuzzOptions)),
      drawsExtras(options.pipelines.empty()), current(CurrentCase::create()),
      novelty(std::make_unique<Novelty>()),
      batches(std::make_unique<LoopBatches>()),
      start(std::chrono::steady_clock::now()), lastStats(start) {
  // Extras do not count here, because few batches use them.
  bool isFragile =
      runUpstreamPasses(drawsExtras ? target.pipelines : options.pipelines);
  if (options.batch == 0)
    options.batch =
        isFragile ? FuzzOptions::fragileBatch : FuzzOptions::usualBatch;
  if (drawsExtras)
    options.pipelines = getDefaultVariants(target);
  if (options.nativeEvery == 0)
    options.nativeEvery = drawsExtras ? target.nativeEvery : 1;
  selectFeedback(options.feedback);
}

FuzzLoop::~FuzzLoop() = default;

Expected<std::unique_ptr<FuzzLoop>> FuzzLoop::create(const FuzzTarget &target,
                                                     FuzzOptions options) {
  if (!options.stateDir.empty())
    for (const std::string &directory :
         {(target.generate ? "incoming/" : "upstream/") + target.name,
          "internal/" + target.name, std::string("stats")})
      if (Error error =
              ensureWritableDirectory(options.stateDir + "/" + directory))
        return std::move(error);
  std::unique_ptr<FuzzLoop> loop(new FuzzLoop(target, std::move(options)));
  if (!loop->options.statsFile.empty())
    if (Error error = writeFileAtomically(loop->options.statsFile, ""))
      return std::move(error);
  if (!loop->current || !shareFeedback())
    return createStringError("no memory to share with children");
  return loop;
}

std::shared_ptr<LoopBody> FuzzLoop::makeBody() const {
  if (target.makeBody)
    return target.makeBody();
  return std::make_shared<CaseBody>(target, options.pipelines, drawsExtras,
                                    options.nativeEvery, options.guardedEvery,
                                    *current);
}

/// Makes the worker only for the first case, because processes that merely
/// supervise other fuzzers run no case.
Worker &FuzzLoop::getWorker() {
  if (worker)
    return *worker;
  if (options.naiveEvery && target.generate)
    naive = std::make_unique<NaiveComparison>(options.pipelines,
                                              options.naiveEvery);
  std::string reason;
  if (!observeFunctions(reason))
    llvm::errs() << "padlab: functions are not observed: " << reason << '\n';
  if (!options.stateDir.empty()) {
    auto makeStore = [&](StringRef kind) {
      return std::make_unique<Incoming>(
          (options.stateDir + "/" + kind + "/" + target.name).str(),
          getProcessNumber());
    };
    // Triage takes only cases, so the defects of other inputs have a folder of
    // their own.
    defects = makeStore(target.generate ? "incoming" : "upstream");
    failures = makeStore("internal");
  }
  body = makeBody();
  WorkerLimits limits;
  limits.secondsPerRequest = secondsPerRequest;
  limits.processorSecondsPerRequest = sanitizerCost * options.caseSeconds;
  limits.memoryBytes = sanitizerCost * options.caseMegabytes << 20;
  limits.growthBytes = sanitizerCost * options.growthMegabytes << 20;
  // Children are not forked from libFuzzer's process itself: its corpus is
  // large and changes all the time, so that forks would have to copy much of
  // it.
  limits.hasForkServer = true;
  worker = std::make_unique<Worker>(
      [body = body]() -> Worker::Handler {
        stopLearningWords();
        return [body](StringRef request) {
          return body->serve(LoopRequest::decode(request));
        };
      },
      limits);
  start = lastStats = std::chrono::steady_clock::now();
  return *worker;
}

bool FuzzLoop::run(StringRef input) {
  std::optional<CheckedCase> checked = batches->takeShown(input);
  if (checked) {
    unpackMarks(checked->answer.marks);
  } else {
    std::string second;
    auto deadly = LoopRequest::parseDescription(input, second);
    if (deadly && target.generate) {
      changeOne(*deadly);
      return false;
    }
    checked = checkAlone(input);
  }
  noteReached();
  bool breeds = checked->answer.breeds;
  account(std::move(*checked));
  return breeds && novelty->accepts();
}

CheckedCase FuzzLoop::checkAlone(StringRef input) {
  current->clear();
  LoopRequest request;
  request.first = input;
  WorkerReply reply = call(request);
  body->takeCoverage();
  CheckedCase checked;
  checked.input = input;
  checked.died = reply.status != WorkerReply::Status::Done;
  RunAnswer &answer = checked.answer;
  if (checked.died)
    answer.report = target.generate ? reportDeathOfCase(reply)
                                    : reportDeathOfReader(input, reply);
  else if (auto decoded = RunAnswer::decode(reply.text))
    answer = std::move(*decoded);
  else
    answer.report = CaseReport::of({"internal", "", "a child sent no report"});
  // If cases run in this process, it has no child, and ends with the defect.
  if (answer.report.mayHaveLeftDamage() && !options.inProcess)
    worker->renew();
  // If there is no case, because the parser or the generator died, or because
  // the inputs of the target are not cases, the input itself is reported.
  checked.hasCase = !current->getText().empty();
  answer.text = current->getText();
  answer.shape = current->getShape();
  if (checked.hasCase)
    body->noteEnd(answer.text, checked.died ? &reply : nullptr);
  return checked;
}

void FuzzLoop::account(CheckedCase checked) {
  RunAnswer &answer = checked.answer;
  StringRef text = checked.getText();
  // Every case was verified when it was made or parsed.
  funnel.add(checked.hasCase && target.generate, answer.report);
  if (checked.hasCase && target.generate)
    locate(text, answer.report);
  keep(text, answer.shape, answer.report);
  if (naive && checked.hasCase)
    naive->run(text, answer.choice, checked.died, getProcessorSeconds());
  if (funnel.generated % casesPerReport == 0)
    report();
  else if (std::chrono::steady_clock::now() - lastStats >
           std::chrono::duration<double>(options.statsSeconds))
    writeStats();
}

/// Does not look for guilty passes or run the naive engine: both may fork, and
/// the process may already have destroyed what a child would need.
void FuzzLoop::accountUnrun() {
  while (std::optional<CheckedCase> checked = batches->takeUnrun()) {
    const CaseReport &report = checked->answer.report;
    funnel.add(checked->hasCase && target.generate, report);
    store(checked->getText(), checked->answer.shape, report);
  }
}

/// Serves the request in this process, so that libFuzzer itself sees a crash.
WorkerReply FuzzLoop::callHere(const LoopRequest &request) {
  getWorker();
  uint64_t bytes = getResidentBytes();
  if (bytesBefore == 0 ||
      bytes > bytesBefore + (options.growthMegabytes << 20)) {
    body.reset();
    body = makeBody();
    bytesBefore = getResidentBytes();
  }
  WorkerReply reply;
  reply.status = WorkerReply::Status::Done;
  reply.text = body->serve(request);
  return reply;
}

/// Sends the request to the child. If padlab's own code dies in the child,
/// repeats the request in a new child, because damage by an earlier case may be
/// the reason.
WorkerReply FuzzLoop::call(const LoopRequest &request) {
  if (options.inProcess)
    return callHere(request);
  std::string text = request.encode();
  WorkerReply reply = getWorker().call(text);
  if (reply.status == WorkerReply::Status::Crash &&
      reportDeath(reply).getExitCode() == ExitCode::Internal)
    reply = worker->call(text);
  return reply;
}

bool FuzzLoop::hasTimeFor(std::chrono::steady_clock::duration spent,
                          std::chrono::steady_clock::duration atLeast) const {
  constexpr double maxShare = 0.05;
  return spent <=
         atLeast + (std::chrono::steady_clock::now() - start) * maxShare;
}

/// Makes the report on a case on which the child died. If padlab's own code
/// died, such as an oracle, finds out whether a subject or native code has
/// damaged memory. This costs a few new children, and is limited to a share of
/// the time: beyond it, the death remains a failure of padlab until
/// `padlab-diff` or another run of the case explains it.
CaseReport FuzzLoop::reportDeathOfCase(const WorkerReply &death) {
  CaseReport report = reportDeath(death);
  std::string text = current->getText().str();
  if (!mayComeFromDamage(death) || text.empty() || !hasTimeFor(explaining))
    return report;
  auto begin = std::chrono::steady_clock::now();
  report = findDeathCause(report, [&](const CasePart &part) {
    std::string what = part.encode();
    LoopRequest request;
    request.kind = LoopRequest::Kind::Confirm;
    request.first = text;
    request.second = what;
    WorkerReply reply = worker->call(request.encode());
    worker->renew();
    return reply;
  });
  explaining += std::chrono::steady_clock::now() - begin;
  return report;
}

/// Makes the report on bytes on which a parser of padlab died. This is a
/// failure of padlab, unless upstream's parser alone dies of the bytes as well.
CaseReport FuzzLoop::reportDeathOfReader(StringRef input,
                                         const WorkerReply &death) {
  LoopRequest request;
  request.kind = LoopRequest::Kind::Confirm;
  request.first = input;
  WorkerReply alone = worker->call(request.encode());
  if (alone.status == WorkerReply::Status::Done ||
      alone.getActivity(Activity::Step) != LoopBody::upstreamStep)
    return reportDeath(death);
  Verdict verdict = reportDeath(alone).verdicts.front();
  verdict.kind = alone.status == WorkerReply::Status::Hang ? "hang" : "crash";
  verdict.pipeline.clear();
  verdict.phase = Phase::Parse;
  verdict.detail = "upstream's parser alone: " + verdict.detail;
  verdict.message = "upstream's parser alone: " + verdict.message;
  return CaseReport::of(std::move(verdict));
}

std::string FuzzLoop::mutate(StringRef input, size_t maxSize, uint64_t seed) {
  return change({LoopRequest::Kind::Mutate, input, "", {}, maxSize, seed});
}

std::string FuzzLoop::crossOver(StringRef a, StringRef b, size_t maxSize,
                                uint64_t seed) {
  return change({LoopRequest::Kind::CrossOver, a, b, {}, maxSize, seed});
}

std::string FuzzLoop::changeOne(const LoopRequest &request) {
  auto begin = std::chrono::steady_clock::now();
  current->clear();
  WorkerReply reply = call(request);
  mutating += std::chrono::steady_clock::now() - begin;
  if (reply.status == WorkerReply::Status::Done)
    return std::move(reply.text);
  // If a generator or mutator crashes, padlab is wrong. The case is used
  // unchanged.
  CaseReport report = reportDeath(reply);
  ++funnel.verdicts[report.verdicts.front().kind];
  keep(request.describe(), /*shape=*/"", report);
  return request.first.take_front(request.maxSize).str();
}

/// Finds the guilty pass of each wrong value or fault of native code, so that
/// the defects that are kept have many different causes. A search costs a few
/// compilations, and all searches are limited to a share of the time.
void FuzzLoop::locate(StringRef text, CaseReport &report) {
  for (Verdict &verdict : report.verdicts) {
    auto begin = std::chrono::steady_clock::now();
    bool isNative =
        verdict.has(VerdictKind::WrongValue) || verdict.phase == Phase::Run;
    if (!isNative || !verdict.pass.empty() || verdict.pipeline.empty() ||
        !defects || !hasTimeFor(locating))
      continue;
    LoopRequest request;
    request.kind = LoopRequest::Kind::Locate;
    request.first = text;
    std::string what = Message{verdict.toJSON(), {}}.encode();
    request.second = what;
    WorkerReply reply = worker->call(request.encode());
    if (reply.status == WorkerReply::Status::Done)
      if (std::optional<Message> answer = Message::decode(reply.text)) {
        verdict.pass = answer->getText("pass").str();
        verdict.operation = answer->getText("operation").str();
      }
    locating += std::chrono::steady_clock::now() - begin;
  }
}

/// Stores a defect where triage finds it, and a failure of padlab itself where
/// its authors do.
bool FuzzLoop::store(StringRef text, StringRef shape,
                     const CaseReport &report) {
  bool isFailure = report.getExitCode() == ExitCode::Internal;
  if (!isFailure && !report.getDefect())
    return false;
  Incoming *incoming = isFailure ? failures.get() : defects.get();
  if (!incoming)
    return true;
  if (Error error = incoming->add(text, shape, report)) {
    std::string message = llvm::toString(std::move(error));
    if (!std::exchange(warnedOfDisk, true))
      llvm::errs() << message << '\n';
  }
  return true;
}

void FuzzLoop::keep(StringRef text, StringRef shape, const CaseReport &report) {
  if (store(text, shape, report) && (!defects || options.stopOnFinding))
    abortOn(text, report);
}

void FuzzLoop::abortOn(StringRef text, const CaseReport &report) {
  raw_ostream &os = llvm::errs();
  os << "padlab: " << report.str() << "\n" << text;
  for (auto [index, value] : llvm::enumerate(report.expected))
    os << "expected result " << index << ": " << value << '\n';
  for (auto [index, value] : llvm::enumerate(report.actual))
    os << "actual result " << index << ": " << value << '\n';
  os.flush();
  this->report();
  std::abort();
}
