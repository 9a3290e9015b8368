//===- BisectCommand.cpp - padlab-bench bisect ----------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Judges each commit by `padlab-bench compare git:GOOD git:COMMIT`, restricted
/// to the one series, so a commit is built, measured in turn and judged in the
/// same way as in a comparison by hand. If --figure names a counter without
/// noise, one run of each side is compared instead.
///
//===----------------------------------------------------------------------===//

#include "Bisection.h"
#include "Builds.h"
#include "CommitCode.h"
#include "CompareOptions.h"
#include "Runs.h"

#include "padlab/bench/CompareCommand.h"
#include "padlab/bench/ExactCounters.h"
#include "padlab/dialect/CommandLine.h"
#include "padlab/fuzz/AtomicFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/SHA1.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>

using namespace padlab;
namespace fs = llvm::sys::fs;
namespace json = llvm::json;

static const ManualPage bisectManual = {
    "padlab-bench bisect", "GOOD BAD --series=NAME [--seconds=N] [FLAGS]",
    "Names the first commit after GOOD, up to BAD, that makes the series "
    "slower\n"
    "or makes it take more memory.\n"
    "Each commit that is tried is built and compared with GOOD as `compare\n"
    "git:GOOD git:COMMIT` does it. A commit that does not build is skipped.\n"
    "Answers are kept below --state, and the same command goes on where it\n"
    "stopped. With --json the answer has the code that the last good and the\n"
    "first bad commit make: IR and assembly.\n"
    "Exit codes:\n"
    "0 the commit is known, 2 bad usage, 6 the commit is not known; the "
    "output\n"
    "says why.\n"
    "Examples:\n"
    "./padlab bench bisect v1 HEAD --series=pad-workloads/A/fused "
    "--suite=pad-workloads\n",
    "--series=NAME       the series, named as in result files\n"
    "--figure=NAME       what got worse (default: anything that compare\n"
    "                    finds). `peak memory`, allocations and instructions\n"
    "                    need only one run of each commit\n"
    "--seconds=N         except for the first, begin no comparison that may "
    "end\n"
    "                    after N seconds\n"
    "--attempt=N         use only answers that a run with the same N has kept\n"
    "                    (default: 0); a new N tries all commits again\n"};

namespace {
struct BisectArguments : CompareOptions {
  std::string series, figure;
  double seconds = 0;
  unsigned attempt = 0;
  /// The suffix of the LLVM that commits are built with (getLLVMSuffix); empty
  /// for the LLVM of the CMake preset.
  std::string llvmSuffix;
  bool wantsHelp = false;

  void read(llvm::ArrayRef<char *> arguments);
  /// Whether the figure has no noise.
  bool isExact() const {
    return llvm::any_of(getExactCounters(), [&](const ExactCounter &counter) {
      return counter.figure == figure;
    });
  }
  /// Returns the path of the file that keeps the answers about commits.
  std::string getFile() const;
};
} // namespace

void BisectArguments::read(llvm::ArrayRef<char *> arguments) {
  for (llvm::StringRef flag : arguments) {
    if (flag == "--help" || flag == "-h")
      wantsHelp = true;
    else if (flag.consume_front("--series="))
      series = flag.str();
    else if (flag.consume_front("--figure=")) {
      figure = flag.str();
      if (!isExact() && figure != "ratio" && figure != "value")
        error = "no figure is named '" + figure + "'";
    } else if (flag.consume_front("--seconds=")) {
      if (flag.getAsDouble(seconds) || seconds <= 0)
        error = "--seconds is a number above 0, and not '" + flag.str() + "'";
    } else if (flag.consume_front("--attempt=")) {
      if (flag.getAsInteger(10, attempt))
        error = "--attempt is a number, and not '" + flag.str() + "'";
    } else if (!CompareOptions::read(flag))
      readOther(flag);
  }
  if (error.empty() && (operands.size() != 2 || series.empty()))
    error = "bisect takes two revisions and --series=NAME, see --help";
}

std::string BisectArguments::getFile() const {
  std::string identity = llvm::join(operands, " ") + " " + series + " " +
                         figure + " " + llvm::join(forRuns, " ") + llvmSuffix;
  if (attempt != 0)
    identity += llvm::formatv(" attempt {0}", attempt);
  return state + "/bisections/" +
         llvm::toHex(llvm::SHA1::hash(llvm::arrayRefFromStringRef(identity)))
             .substr(0, 16) +
         ".json";
}

namespace {
/// The output of a program, and how it ended.
struct Ended {
  int code = -1;
  std::string output, errors;
};
} // namespace

static Ended runProgram(llvm::StringRef program,
                        llvm::ArrayRef<std::string> words) {
  Ended ended;
  llvm::SmallString<128> output, errors;
  if (fs::createTemporaryFile("padlab-bisect", "out", output) ||
      fs::createTemporaryFile("padlab-bisect", "err", errors))
    return ended;
  std::vector<llvm::StringRef> arguments(words.begin(), words.end());
  ended.code = llvm::sys::ExecuteAndWait(
      program, arguments, std::nullopt,
      {llvm::StringRef(""), llvm::StringRef(output), llvm::StringRef(errors)});
  auto read = [](llvm::StringRef path) {
    auto text = llvm::MemoryBuffer::getFile(path);
    std::string copy = text ? (*text)->getBuffer().trim().str() : "";
    (void)fs::remove(path);
    return copy;
  };
  ended.output = read(output);
  ended.errors = read(errors);
  return ended;
}

/// Returns the commits of the main line after `good` up to `bad`, the oldest
/// first.
static llvm::Expected<std::vector<std::string>>
listCommits(llvm::StringRef good, llvm::StringRef bad) {
  auto git = llvm::sys::findProgramByName("git");
  if (!git)
    return llvm::createStringError("git is missing");
  Ended ended =
      runProgram(*git, {"git", "rev-list", "--first-parent", "--reverse",
                        (good + ".." + bad).str(), "--"});
  if (ended.code != 0)
    return llvm::createStringError("git does not know the commits: " +
                                   ended.errors);
  std::vector<std::string> commits;
  for (llvm::StringRef line : llvm::split(ended.output, '\n'))
    if (!line.empty())
      commits.push_back(line.str());
  if (commits.empty())
    return llvm::createStringError("there is no commit after '" + good +
                                   "' up to '" + bad + "'");
  return commits;
}

namespace {
class Bisector {
public:
  Bisector(const BisectArguments &arguments, std::string self,
           Bisection bisection)
      : arguments(arguments), self(std::move(self)),
        bisection(std::move(bisection)) {}
  int run();

private:
  CommitAnswer ask(const std::string &commit);
  CommitAnswer askExactly(const std::string &commit);
  CommitAnswer compare(const std::string &commit);
  llvm::Error addCode(const std::string &firstBad, json::Object &answer);
  bool hasTime() const;
  void load();
  llvm::Error store();
  std::string explain(bool goesOn) const;
  int report();

  const BisectArguments &arguments;
  std::string self;
  Bisection bisection;
  std::chrono::steady_clock::time_point start =
      std::chrono::steady_clock::now();
  double longest = 0;
  unsigned asked = 0;
};
} // namespace

static double getSecondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
      .count();
}

bool Bisector::hasTime() const {
  return arguments.seconds == 0 || asked == 0 ||
         getSecondsSince(start) + longest <= arguments.seconds;
}

/// Whether one of these lines of JSON reports a regression of the series: of
/// its times or, unless `timesAlone`, of a counter.
static bool tellsRegression(llvm::StringRef output, llvm::StringRef series,
                            bool timesAlone) {
  for (llvm::StringRef line : llvm::split(output, '\n')) {
    llvm::Expected<json::Value> value = json::parse(line);
    if (!value) {
      llvm::consumeError(value.takeError());
      continue;
    }
    const json::Object *object = value->getAsObject();
    if (object && object->getString("series") == series &&
        object->getString("outcome") == "regression" &&
        !(timesAlone && object->get("counter")))
      return true;
  }
  return false;
}

/// Compares a counter that does not vary, for which one run of each side is
/// enough.
CommitAnswer Bisector::askExactly(const std::string &commit) {
  auto skip = [](llvm::Error error) {
    return CommitAnswer{CommitState::Skipped, llvm::toString(std::move(error))};
  };
  auto sides = findSides("git:" + arguments.operands[0], "git:" + commit,
                         arguments.state);
  if (!sides)
    return skip(sides.takeError());
  RunPlan plan;
  plan.variants = {{"A", (*sides)[0].tool, {}}, {"B", (*sides)[1].tool, {}}};
  plan.arguments = arguments.forRuns;
  plan.series = {arguments.series};
  plan.folder = arguments.getFolder();
  llvm::Expected<RunsOfVariants> runs = runInterleaved(plan);
  if (!runs)
    return skip(runs.takeError());
  std::optional<CommitState> state;
  for (const ExactComparison &one : compareExact((*runs)[0], (*runs)[1]))
    if (one.series == arguments.series &&
        one.counter->figure == arguments.figure && state != CommitState::Bad)
      state = one.isAlert() ? CommitState::Bad : CommitState::Good;
  if (!state)
    return {CommitState::Skipped, "the series has no such figure there"};
  return {*state};
}

CommitAnswer Bisector::ask(const std::string &commit) {
  return arguments.isExact() ? askExactly(commit) : compare(commit);
}

CommitAnswer Bisector::compare(const std::string &commit) {
  std::vector<std::string> words = {
      self,
      "compare",
      "git:" + arguments.operands[0],
      "git:" + commit,
      "--json",
      "--all",
      "--state=" + arguments.state,
      llvm::formatv("--runs={0}", arguments.runs),
      llvm::formatv("--reruns={0}", arguments.reruns),
      llvm::formatv("--minimal-effect={0}", 100 * arguments.rule.minimalEffect),
      "--benchmark_filter=^" + llvm::Regex::escape(arguments.series) + "(/|$)"};
  llvm::append_range(words, arguments.forRuns);
  Ended ended = runProgram(self, words);
  if (ended.code == int(ExitCode::Agree) || ended.code == int(ExitCode::Defect))
    return {tellsRegression(ended.output, arguments.series,
                            /*timesAlone=*/!arguments.figure.empty())
                ? CommitState::Bad
                : CommitState::Good};
  llvm::StringRef why = llvm::StringRef(ended.errors).rsplit('\n').second;
  return {CommitState::Skipped, why.empty() ? ended.errors : why.str()};
}

void Bisector::load() {
  auto text = llvm::MemoryBuffer::getFile(arguments.getFile());
  if (!text)
    return;
  llvm::Expected<json::Value> value = json::parse((*text)->getBuffer());
  if (!value)
    return llvm::consumeError(value.takeError());
  if (const json::Object *object = value->getAsObject())
    bisection.read(*object);
}

llvm::Error Bisector::store() {
  std::string path = arguments.getFile();
  if (std::error_code error =
          fs::create_directories(llvm::sys::path::parent_path(path)))
    return llvm::createStringError(path + ": error: " + error.message());
  return writeFileAtomically(
      path, llvm::formatv("{0:2}\n", json::Value(bisection.toJSON())).str());
}

/// Adds to `answer` the code of the last good commit and of the first bad one.
llvm::Error Bisector::addCode(const std::string &firstBad,
                              json::Object &answer) {
  std::string good = bisection.getLastGood().value_or(arguments.operands[0]);
  auto sides = findSides("git:" + good, "git:" + firstBad, arguments.state);
  if (!sides)
    return sides.takeError();
  json::Object code;
  auto add = [&](llvm::StringLiteral name, llvm::StringRef commit,
                 const Side &side) -> llvm::Error {
    auto text =
        readCodeOf(commit, side.tool, arguments.series, arguments.forRuns,
                   arguments.getFolder() + "/" + name.str());
    if (!text)
      return text.takeError();
    code[name] = std::move(*text);
    return llvm::Error::success();
  };
  if (llvm::Error error = add("before", good, (*sides)[0]))
    return error;
  if (llvm::Error error = add("after", firstBad, (*sides)[1]))
    return error;
  answer["code"] = std::move(code);
  return llvm::Error::success();
}

/// Returns why the first bad commit is not known; empty if it is.
std::string Bisector::explain(bool goesOn) const {
  std::vector<std::string> candidates = bisection.getCandidates();
  if (bisection.isUnfounded())
    return "the change does not show between the two commits";
  if (goesOn)
    return "the time is over; the same command goes on";
  if (candidates.empty())
    return "neither commit could be compared";
  return candidates.size() > 1 ? "those between do not build" : "";
}

int Bisector::report() {
  std::vector<std::string> candidates = bisection.getCandidates();
  bool goesOn = !bisection.isUnfounded() && bisection.getNext();
  std::string why = explain(goesOn);
  bool isNamed = why.empty();
  if (arguments.json) {
    json::Object answer{{"series", arguments.series},
                        {"firstBad", isNamed ? candidates.front() : ""},
                        {"why", why},
                        {"goesOn", goesOn},
                        {"candidates", json::Array(candidates)},
                        {"answers", bisection.toJSON()}};
    if (isNamed)
      if (llvm::Error error = addCode(candidates.front(), answer))
        answer["codeWhy"] = llvm::toString(std::move(error));
    llvm::outs() << json::Value(std::move(answer)) << '\n';
  } else if (isNamed) {
    llvm::outs() << "first bad commit: " << candidates.front() << '\n';
  } else {
    llvm::outs() << "not known: " << why << '\n';
    for (const std::string &commit : candidates)
      llvm::outs() << "  may be " << commit << '\n';
  }
  return exitWith("padlab-bench",
                  isNamed ? ExitCode::Agree : ExitCode::NotReproduced);
}

int Bisector::run() {
  load();
  while (std::optional<std::string> commit = bisection.getNext()) {
    if (!hasTime())
      break;
    auto begin = std::chrono::steady_clock::now();
    CommitAnswer answer = ask(*commit);
    longest = std::max(longest, getSecondsSince(begin));
    ++asked;
    llvm::errs() << commit->substr(0, 12) << ": "
                 << (answer.state == CommitState::Good  ? "good"
                     : answer.state == CommitState::Bad ? "bad"
                                                        : "skipped: ")
                 << answer.why << '\n';
    bisection.note(*commit, std::move(answer));
    if (llvm::Error error = store())
      return failComparison(llvm::toString(std::move(error)));
  }
  return report();
}

int padlab::runBisectCommand(llvm::ArrayRef<char *> words, const char *self) {
  BisectArguments arguments;
  arguments.read(words);
  if (arguments.wantsHelp) {
    CompareOptions::printManual(bisectManual);
    return exitWith("padlab-bench", ExitCode::Agree);
  }
  if (!arguments.error.empty())
    return failComparison(arguments.error);
  llvm::Expected<std::string> suffix = getLLVMSuffix();
  if (!suffix)
    return failComparison(llvm::toString(suffix.takeError()));
  arguments.llvmSuffix = *suffix;
  auto commits = listCommits(arguments.operands[0], arguments.operands[1]);
  if (!commits)
    return failComparison(llvm::toString(commits.takeError()));
  return Bisector(arguments, fs::getMainExecutable(self, nullptr),
                  Bisection(std::move(*commits)))
      .run();
}
