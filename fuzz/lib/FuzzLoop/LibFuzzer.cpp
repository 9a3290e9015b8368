//===- LibFuzzer.cpp - libFuzzer's entry points -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/FuzzLoop.h"

#include "Exchange.h"

#include "padlab/dialect/CommandLine.h"
#include "padlab/dialect/Manual.h"

#include "llvm/Support/FileSystem.h"

#include <chrono>
#include <csignal>
#include <cstring>
#include <unistd.h>

using namespace padlab;

namespace {

/// The loop of this process. It is a global variable, because libFuzzer calls
/// functions. It is never destroyed, because MLIR's static objects may be
/// destroyed before ours.
FuzzLoop *theLoop = nullptr;
/// The exchange with other fuzzers; null if there are none.
Exchange *theExchange = nullptr;

/// libFuzzer's exit code when it is interrupted.
constexpr int interruptedExitCode = 72;
volatile sig_atomic_t interrupted = 0, running = 0;

/// The handler of an interrupt. It is installed before libFuzzer would install
/// its own, which ends the process immediately, and libFuzzer does not replace
/// it. This one lets the current case finish. A second signal, or a signal in a
/// process that runs no cases, ends the process immediately.
void onInterrupt(int, siginfo_t *, void *) {
  if (interrupted || !running)
    _exit(interruptedExitCode);
  interrupted = 1;
}

void catchInterrupts() {
  struct sigaction action = {};
  action.sa_sigaction = onInterrupt;
  action.sa_flags = SA_SIGINFO | SA_RESTART;
  for (int signal : {SIGINT, SIGTERM})
    sigaction(signal, &action, nullptr);
}

bool hasFlag(ArrayRef<char *> arguments, StringRef name) {
  return llvm::any_of(arguments, [&](StringRef argument) {
    return argument.consume_front("-") && argument.split('=').first == name;
  });
}

/// Appends defaults to the user's arguments, as if they were typed.
void addDefaultFlags(const FuzzOptions &options, StringRef target,
                     StringRef dictionary, int *argc, char ***argv) {
  std::vector<std::pair<std::string, std::string>> defaults = {
      // The largest case that the generator makes has 7000 bytes.
      {"max_len", "8192"},
      {"rss_limit_mb", "4096"},
      // Cases have a shorter limit, that of the worker.
      {"timeout", "120"},
      // libFuzzer mutates the faster one of two equally rare inputs.
      {"entropic_scale_per_exec_time", "1"}};
  if (!options.stateDir.empty())
    defaults.emplace_back("artifact_prefix",
                          options.stateDir + "/internal/" + target.str() + "/");
  if (fs::exists(dictionary))
    defaults.emplace_back("dict", dictionary);
  ArrayRef<char *> given(*argv, *argc);
  // The list is never freed, because libFuzzer keeps it for the life of the
  // process. A static pointer shows LeakSanitizer that it is in use.
  static auto *const extended =
      new std::vector<char *>(given.begin(), given.end());
  for (const auto &[name, value] : defaults)
    if (!hasFlag(given, name))
      extended->push_back(strdup(("-" + name + "=" + value).c_str()));
  *argc = extended->size();
  extended->push_back(nullptr);
  *argv = extended->data();
}

void finish() {
  theLoop->accountUnrun();
  theLoop->report();
  if (theExchange)
    theExchange->publish();
}

void reportAtExit() {
  if (theLoop->getFunnel().generated)
    finish();
}

void leaveIfInterrupted() {
  if (!interrupted)
    return;
  finish();
  _exit(interruptedExitCode);
}

/// Ends the run if its time is up, by `_exit`, because libFuzzer takes a call
/// of `exit` for a crash.
void leaveIfTimeIsUp() {
  if (!theLoop->isTimeUp())
    return;
  finish();
  _exit(static_cast<int>(ExitCode::Agree));
}

size_t put(const std::string &text, uint8_t *out) {
  std::memcpy(out, text.data(), text.size());
  return text.size();
}

StringRef toText(const uint8_t *data, size_t size) {
  return {reinterpret_cast<const char *>(data), size};
}

double getSecondsSince(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin)
      .count();
}

/// Runs the input, and tells the exchange how long this took.
bool runInput(StringRef input) {
  auto begin = std::chrono::steady_clock::now();
  bool keep = theLoop->run(input);
  if (theExchange)
    theExchange->noteRun(getSecondsSince(begin), keep);
  return keep;
}

/// Writes the text that `change` makes into the buffer. Most of the time for a
/// case may be spent here, because changes are checked ahead.
size_t putChange(llvm::function_ref<std::string()> change, uint8_t *out) {
  auto begin = std::chrono::steady_clock::now();
  size_t size = put(change(), out);
  if (theExchange)
    theExchange->noteChange(getSecondsSince(begin));
  return size;
}

/// Returns the first folder among the arguments: libFuzzer keeps new cases in
/// it. Returns an empty text if there is none.
std::string findCorpus(ArrayRef<char *> arguments) {
  for (StringRef argument : arguments)
    if (!argument.starts_with("-"))
      return argument.str();
  return "";
}

void joinExchange(const FuzzOptions &options, ArrayRef<char *> arguments) {
  std::string corpus = findCorpus(arguments);
  if (options.exchangeDir.empty() || corpus.empty())
    return;
  // Never freed, like `theLoop`.
  theExchange =
      new Exchange(options.exchangeDir, options.fuzzer, std::move(corpus));
}

/// Says where the defects of a target go.
StringRef explainState(const FuzzTarget &target) {
  if (target.generate)
    return "Each DIR is a corpus; new cases go to the first. With --state, "
           "defects\n"
           "are kept in the state's folder incoming, from where "
           "padlab-findings\n"
           "triage takes them; without it, the first defect ends the run.\n";
  return "Each DIR is a corpus; new inputs go to the first. With --state, "
         "defects\n"
         "of padlab are kept in the state's folder internal/text. If "
         "upstream's\n"
         "own parser dies of an input even when no code of padlab runs, the\n"
         "input is kept in the state's folder upstream/text. Triage takes\n"
         "inputs from neither folder. Without --state, the first defect ends\n"
         "the run.\n";
}

int explain(const FuzzTarget &target) {
  std::string tool = "padlab-fuzz-" + target.name;
  std::string overview =
      "Fuzzes the target '" + target.name +
      "' with libFuzzer: " + target.description + ".\n" +
      explainState(target).str() +
      "Exit codes:\n"
      "0 done, 2 bad usage, 72 interrupted, 77 a defect, without --state or\n"
      "with --stop-on-finding (72 and 77 are libFuzzer's own)\n"
      "Examples:\n"
      "./padlab fuzz-" +
      target.name + " --state=.padlab -max_total_time=60 .padlab/corpus/" +
      target.name;
  std::string options = FuzzOptions::getUsage(target) +
                        "-runs=N, -seed=N, -max_total_time=N and others: "
                        "libFuzzer's, see -help=1";
  printManual({tool, "[OPTIONS] [DIR...]", overview, options});
  return exitWith(tool, ExitCode::Agree);
}

[[noreturn]] void failToStart(const std::string &message) {
  llvm::errs() << message << '\n';
  std::exit(static_cast<int>(ExitCode::BadInput));
}

} // namespace

int padlab::initializeFuzzer(const FuzzTarget &target, int *argc, char ***argv,
                             StringRef dictionary, bool inProcess) {
  ArrayRef<char *> arguments(*argv, *argc);
  for (StringRef argument : arguments.drop_front())
    if (argument == "--help")
      std::exit(explain(target));
  if (hasFlag(arguments, "help"))
    llvm::errs() << "flags of padlab, beside libFuzzer's:\n"
                 << FuzzOptions::getUsage(target);
  auto options = FuzzOptions::parse(arguments.drop_front());
  if (!options)
    failToStart("padlab-fuzz-" + target.name +
                ": error: " + llvm::toString(options.takeError()));
  options->inProcess = inProcess;
  joinExchange(*options, arguments.drop_front());
  addDefaultFlags(*options, target.name, dictionary, argc, argv);
  auto loop = FuzzLoop::create(target, std::move(*options));
  if (!loop)
    failToStart(llvm::toString(loop.takeError()));
  theLoop = loop->release();
  std::atexit(reportAtExit);
  catchInterrupts();
  return 0;
}

int padlab::runFuzzerInput(const uint8_t *data, size_t size) {
  running = 1;
  leaveIfInterrupted();
  bool keep = runInput(toText(data, size));
  leaveIfInterrupted();
  leaveIfTimeIsUp();
  return keep ? 0 : -1;
}

size_t padlab::mutateFuzzerInput(uint8_t *data, size_t size, size_t maxSize,
                                 unsigned seed) {
  if (size_t foreign = takeForeignInput(data, maxSize))
    return foreign;
  return putChange(
      [&] { return theLoop->mutate(toText(data, size), maxSize, seed); }, data);
}

size_t padlab::takeForeignInput(uint8_t *data, size_t maxSize) {
  if (!theExchange)
    return 0;
  theExchange->takeTurnIfDue();
  std::optional<std::string> text = theExchange->take(maxSize);
  return text ? put(*text, data) : 0;
}

size_t padlab::crossOverFuzzerInputs(const uint8_t *a, size_t sizeA,
                                     const uint8_t *b, size_t sizeB,
                                     uint8_t *out, size_t maxSize,
                                     unsigned seed) {
  return putChange(
      [&] {
        return theLoop->crossOver(toText(a, sizeA), toText(b, sizeB), maxSize,
                                  seed);
      },
      out);
}
