//===- VerifyCause.cpp - checks that a record is true -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CauseQuestion.h"

#include "padlab/codegen/Guards.h"
#include "padlab/dialect/LLVMVersion.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace padlab;
using namespace padlab::causes;

Error Question::checkNear(CauseCheck &check) {
  auto subject = runOpt(record.command, /*isNear=*/true);
  if (!subject)
    return subject.takeError();
  auto control = runOpt(record.getControl(), /*isNear=*/true);
  if (!control)
    return control.takeError();
  auto say = [&](const Twine &problem) {
    check.problems.push_back("near.mlir: " + problem.str());
  };
  if (subject->end != ToolEnd::Success || control->end != ToolEnd::Success) {
    say(getName(subject->end) + ", control " + getName(control->end) + ": " +
        subject->getComplaint());
    return Error::success();
  }
  if (subject->out == control->out)
    say("the guilty pass changes nothing");
  if (!record.values)
    return Error::success();
  auto actual = print(*subject, check, "near.mlir");
  if (!actual)
    return actual.takeError();
  auto expected = print(*control, check, "near.mlir's control");
  if (!expected)
    return expected.takeError();
  if (*actual != *expected)
    say("it prints '" + *actual + "', its control '" + *expected + "'");
  return Error::success();
}

/// Returns how often the guard of `cause` withheld something, according to
/// `padlab-opt`.
static unsigned countWithheld(StringRef text, StringRef cause) {
  unsigned sum = 0;
  for (StringRef line : llvm::split(text, '\n')) {
    unsigned count = 0;
    if (line.consume_front(("guard " + cause + ": withheld ").str()) &&
        !line.consumeInteger(10, count))
      sum += count;
  }
  return sum;
}

Error Question::checkGuard(const std::string &padlabOpt, CauseCheck &check) {
  check.hasGuard = true;
  auto say = [&](const Twine &problem) {
    check.problems.push_back("guard: " + problem.str());
  };
  std::vector<std::string> guarded = record.command;
  guarded.push_back("--guard=" + record.name);
  Release ours = release;
  ours.tools = llvm::sys::path::parent_path(padlabOpt).str();
  guarded.front() = llvm::sys::path::filename(padlabOpt).str();
  auto held = run(guarded, ours);
  if (!held)
    return held.takeError();
  if (held->end != ToolEnd::Success) {
    say("the case does not run under it: " + getName(held->end) + ": " +
        held->getComplaint());
    return Error::success();
  }
  if (countWithheld(held->err, record.name) == 0)
    say("it withholds nothing of the case");
  if (record.values) {
    auto values = print(*held, check, "the case under its guard");
    if (!values)
      return values.takeError();
    if (*values != record.values->expected)
      say("the case prints '" + *values + "'");
  } else if (record.look.exit == ToolEnd::Success &&
             held->contains(record.look.output)) {
    say("the case still shows the defect");
  }
  for (std::string &word : guarded)
    if (word == "case.mlir")
      word = "near.mlir";
  auto near = run(guarded, ours);
  if (!near)
    return near.takeError();
  guarded.pop_back();
  auto free = run(guarded, ours);
  if (!free)
    return free.takeError();
  if (near->end != ToolEnd::Success || near->out != free->out ||
      countWithheld(near->err, record.name) != 0)
    say("it changes the result of near.mlir");
  return Error::success();
}

/// Returns what a record says about a release. If the release is a snapshot of
/// trunk that the record does not list, returns what the record says about the
/// newest snapshot that it lists.
static std::optional<std::string> findAnswer(const CauseRecord &record,
                                             const Release &release) {
  auto exact = record.versions.find(release.getColumn());
  if (exact != record.versions.end())
    return exact->second;
  std::optional<std::string> newest;
  for (const auto &[column, answer] : record.versions)
    if (!release.day.empty() && StringRef(column).starts_with("trunk "))
      newest = answer;
  return newest;
}

/// Checks that the release does what `known`, the record's entry in `versions`,
/// says.
Expected<CauseCheck> Question::verifyAnswer(StringRef known) {
  auto check = askOther();
  if (!check)
    return check;
  check->problems.clear();
  std::string now = check->str();
  if (splitAnswer(now).first != splitAnswer(known).first)
    check->problems.push_back(
        ("versions: '" + known + "' is '" + now + "' by now").str());
  return check;
}

Expected<CauseCheck> padlab::verifyCause(const CauseRecord &record,
                                         const Release &release,
                                         const std::string &padlabOpt) {
  Question question(record, release);
  if (Error error = question.begin())
    return std::move(error);
  std::optional<std::string> answer;
  if (!llvm_version::isCorpusRelease)
    answer = findAnswer(record, release);
  auto check = answer ? question.verifyAnswer(*answer) : question.ask();
  if (!check)
    return check;
  if (!answer)
    if (Error error = question.checkNear(*check))
      return std::move(error);
  bool mayShow = !answer || check->result == VersionResult::Shows;
  if (mayShow && findGuard(record.name))
    if (Error error = question.checkGuard(padlabOpt, *check))
      return std::move(error);
  return check;
}
