//===- AskCause.cpp - whether a release shows a cause ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CauseQuestion.h"

#include "../Finding/ScriptTexts.h"
#include "../Releases/Spellings.h"
#include "../Support/RunCommand.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace padlab;
using namespace padlab::causes;

static constexpr double toolSeconds = 20;
static constexpr char memoryLimit[] = "--as=8589934592";

bool Answer::contains(ArrayRef<std::string> texts) const {
  return llvm::all_of(texts, [&](const std::string &text) {
    return StringRef(out).contains(text) || StringRef(err).contains(text);
  });
}

std::string Answer::getComplaint() const {
  return processes::selectLine(err, {"error:", "Assertion"});
}

Question::~Question() {
  if (!folder.empty())
    fs::remove_directories(folder);
}

Error Question::begin() {
  if (std::error_code error = fs::createUniqueDirectory("padlab-cause", folder))
    return createStringError("no temporary folder: " + error.message());
  for (auto [name, text] : {std::pair("case.mlir", &record.theCase),
                            std::pair("near.mlir", &record.near)}) {
    std::vector<std::string> used;
    if (Error error =
            writeFileAtomically((folder + "/" + name).str(),
                                releases::respell(*text, release.major, used)))
      return error;
  }
  return Error::success();
}

Expected<Answer> Question::run(std::vector<std::string> words,
                               const Release &by, bool fillsMemory) {
  std::vector<std::string> environment = {"LLVM_DISABLE_SYMBOLIZATION=1",
                                          "JITDUMPDIR=" + folder.str().str()};
  if (fillsMemory)
    environment.insert(environment.end(),
                       {"MALLOC_PERTURB_=165", texts::tunables});
  std::vector<std::string> limited = {"prlimit", memoryLimit, "--core=0"};
  words.front() = by.tools + "/" + words.front();
  llvm::append_range(limited, words);
  auto outcome = processes::runCommand(
      std::move(limited),
      {toolSeconds, folder.str().str(), environment, nullptr});
  if (!outcome)
    return outcome.takeError();
  Answer answer;
  answer.out = std::move(outcome->out);
  answer.err = std::move(outcome->err);
  // Tools that run under a release's own loader report a signal as a shell
  // does: by an exit code above 128.
  constexpr int ofSignals = 128;
  answer.end = !outcome->exit        ? ToolEnd::Timeout
               : outcome->exit->ok() ? ToolEnd::Success
               : outcome->exit->signal || outcome->exit->code > ofSignals
                   ? ToolEnd::Crash
                   : ToolEnd::Failure;
  return answer;
}

Expected<Answer> Question::runOpt(ArrayRef<std::string> words, bool isNear) {
  std::vector<std::string> all(words);
  for (std::string &word : all)
    if (isNear && word == "case.mlir")
      word = "near.mlir";
  return run(std::move(all), release);
}

/// Lowers and runs a program with the tools of `by`. Returns the answer of the
/// first tool that fails, or of the runner.
Expected<Answer> Question::lowerAndRun(const std::string &program,
                                       const Release &by) {
  std::string path = (folder + "/lowered.mlir").str();
  std::vector<std::string> used;
  std::string pipeline = releases::respell(
      "builtin.module(" + std::string(texts::stockLowering) + ")", by.major,
      used);
  if (Error error = writeFileAtomically(path, program))
    return std::move(error);
  auto lowered =
      run({"mlir-opt", "--pass-pipeline=" + pipeline, "lowered.mlir"}, by);
  if (!lowered || lowered->end != ToolEnd::Success)
    return lowered;
  if (Error error = writeFileAtomically(path, lowered->out))
    return std::move(error);
  std::vector<std::string> libraries;
  for (const char *name : {"runner_utils", "c_runner_utils", "float16_utils"}) {
    std::string library =
        by.tools + "/../lib/libmlir_" + std::string(name) + ".so";
    if (fs::exists(library))
      libraries.push_back(library);
  }
  return run({"mlir-runner", "-O0", "-e", "main", "--entry-point-result=void",
              "--shared-libs=" + llvm::join(libraries, ","), "lowered.mlir"},
             by, /*fillsMemory=*/true);
}

/// Returns the output of `main` in one line, without the headers that precede
/// buffers.
static std::string readPrinted(StringRef text) {
  std::vector<std::string> words;
  for (StringRef line : llvm::split(text, '\n')) {
    constexpr StringLiteral data = "data =";
    if (line.starts_with("Unranked Memref base@") && line.contains(data))
      line = line.split(data).second;
    SmallVector<StringRef> parts;
    llvm::SplitString(line, parts);
    words.insert(words.end(), parts.begin(), parts.end());
  }
  return llvm::join(words, " ");
}

/// Runs `program`, which the release's passes have made, and returns what it
/// prints. If the release cannot lower or run it, the installed release lowers
/// and runs it.
Expected<Answer> Question::runValues(const std::string &program) {
  auto answer = lowerAndRun(program, release);
  if (answer && answer->end != ToolEnd::Success) {
    if (auto home = getInstalledRelease())
      answer = lowerAndRun(program, *home);
    else
      llvm::consumeError(home.takeError());
  }
  if (answer)
    answer->out = readPrinted(answer->out);
  return answer;
}

/// Returns what the program in `subject`'s output prints. If it does not run,
/// returns an empty text and adds a problem.
Expected<std::string> Question::print(const Answer &subject, CauseCheck &check,
                                      const char *which) {
  auto printed = runValues(subject.out);
  if (!printed)
    return printed.takeError();
  if (printed->end == ToolEnd::Success)
    return printed->out;
  check.problems.push_back(formatv("{0} does not run: {1}: {2}", which,
                                   getName(printed->end),
                                   printed->getComplaint()));
  return "";
}

/// Runs the record's command. If the record says that the command crashes or
/// fails, runs it up to five times until it does so: a compiler that reads
/// freed memory may survive. This is less likely if new and freed memory is
/// filled.
Expected<Answer> Question::runSubject() {
  bool crashes = record.look.exit == ToolEnd::Crash;
  unsigned attempts = crashes || record.look.exit == ToolEnd::Failure ? 5 : 1;
  for (unsigned i = 1;; ++i) {
    auto subject = run(record.command, release,
                       /*fillsMemory=*/crashes && i > 1);
    if (i == attempts || !subject || subject->end == record.look.exit)
      return subject;
  }
}

/// Compares what the case and the control print. If both run, only this
/// decides the result, because the release may print other IR than the record
/// says.
Error Question::compareValues(const Answer &subject, const Answer &control,
                              CauseCheck &check) {
  auto actual = print(subject, check, "the case");
  if (!actual)
    return actual.takeError();
  auto expected = print(control, check, "the control");
  if (!expected)
    return expected.takeError();
  const CauseRecord::Values &values = *record.values;
  if (*expected != values.expected)
    check.problems.push_back("values.expected: it prints '" + *expected + "'");
  if (*actual != values.actual)
    check.problems.push_back("values.actual: it prints '" + *actual + "'");
  using Result = VersionResult;
  check.result = *expected != values.expected ? Result::CannotBeSaid
                 : *actual == values.actual   ? Result::Shows
                 : *actual == *expected       ? Result::DoesNotShow
                                              : Result::CannotBeSaid;
  return Error::success();
}

Expected<CauseCheck> Question::ask() {
  CauseCheck check;
  auto subject = runSubject();
  if (!subject)
    return subject.takeError();
  auto control = runOpt(record.getControl());
  if (!control)
    return control.takeError();
  auto say = [&](const Twine &problem) {
    check.problems.push_back(problem.str());
  };
  if (control->end != ToolEnd::Success) {
    say("the control: " + getName(control->end) + ": " +
        control->getComplaint());
    return check;
  }
  if (subject->end != record.look.exit) {
    say("look.exit: " + getName(subject->end) + ", not " +
        getName(record.look.exit) + ": " + subject->getComplaint());
    if (subject->end == ToolEnd::Success)
      check.result = VersionResult::DoesNotShow;
    return check;
  }
  if (!subject->contains(record.look.output))
    say("look.output: is not in the output");
  else if (subject->end == ToolEnd::Success &&
           control->contains(record.look.output))
    say("look.output: is in the control's output, too");
  if (check.problems.empty())
    check.result = VersionResult::Shows;
  else if (subject->end == ToolEnd::Success)
    check.result = VersionResult::DoesNotShow;
  if (record.values && subject->end == ToolEnd::Success)
    if (Error error = compareValues(*subject, *control, check))
      return std::move(error);
  return check;
}

Expected<std::string> Question::printOutput() {
  auto subject = runSubject();
  if (!subject)
    return subject.takeError();
  // A crash prints only a stack without names, because symbolization is off.
  return subject->end == ToolEnd::Success   ? subject->out
         : subject->end == ToolEnd::Failure ? subject->err
                                            : "";
}

Expected<std::string> padlab::printOutput(const CauseRecord &record,
                                          const Release &release) {
  Question question(record, release);
  if (Error error = question.begin())
    return std::move(error);
  return question.printOutput();
}
