//===- CauseVersions.cpp - runs a record on other releases ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CauseQuestion.h"

#include "../Releases/Spellings.h"
#include "../Support/RunCommand.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/Support/Regex.h"

using namespace padlab;
using namespace padlab::causes;

/// Returns the message for the table of versions of the record. It is without
/// the tool's name, and without the output of a crash, whose addresses differ
/// in each run.
static std::string getMessage(const Answer &answer) {
  if (answer.end == ToolEnd::Crash)
    return "it dies";
  std::string line = processes::selectLine(
      answer.err, {"error:", "Assertion", "Unknown command line argument"});
  // Tools print their names before a message, and suggestions after it.
  StringRef message = StringRef(line).split(".  Try").first;
  for (StringRef mark : {"error: ", "mlir-opt: "})
    if (size_t at = message.rfind(mark); at != llvm::StringRef::npos)
      message = message.substr(at + mark.size());
  return message.str();
}

/// Replaces the case by its generic form, as the installed release prints it,
/// because this form depends least on the release. Returns whether the release
/// in question can read the generic form.
Expected<bool> Question::takesGenericForm() {
  auto home = getInstalledRelease();
  if (!home)
    return home.takeError();
  std::string path = (folder + "/case.mlir").str();
  if (Error error = writeFileAtomically(path, record.theCase))
    return std::move(error);
  auto generic =
      run({"mlir-opt", "case.mlir", "--mlir-print-op-generic"}, *home);
  if (!generic)
    return generic.takeError();
  std::vector<std::string> used;
  if (Error error = writeFileAtomically(
          path, releases::respell(generic->out, release.major, used)))
    return std::move(error);
  auto read = runOpt({"mlir-opt", "case.mlir"});
  if (!read)
    return read.takeError();
  return read->end == ToolEnd::Success;
}

static bool isAboutScript(StringRef message) {
  return message.contains("'transform.");
}

/// Returns the result for a release that refuses a program with this message.
static VersionResult classifyRefusal(StringRef message) {
  // Messages of verifiers begin with the operation's name, those of parsers do
  // not. If a verifier refuses an operation of the transform script, this says
  // nothing about the case: the operation's interface differs.
  static const llvm::Regex verifier("^'[a-z0-9_]+\\.[a-z0-9_.]+' op ");
  static const llvm::Regex unknown(
      "'transform\\..*' (is unknown|.*unregistered)");
  if (unknown.match(message))
    return VersionResult::Lacks;
  return verifier.match(message) && !isAboutScript(message)
             ? VersionResult::Void
             : VersionResult::CannotBeSaid;
}

/// Returns whether the release refuses the program before any pass runs, and
/// stores the reason in `check`. If the release refuses only the spelling, the
/// generic form shows whether it accepts the program.
Expected<bool> Question::isRefused(CauseCheck &check) {
  auto read = runOpt({"mlir-opt", "case.mlir"});
  if (!read)
    return read.takeError();
  if (read->end == ToolEnd::Success)
    return false;
  check.line = getMessage(*read);
  check.result = classifyRefusal(check.line);
  if (check.result != VersionResult::CannotBeSaid)
    return true;
  auto taken = takesGenericForm();
  if (!taken || *taken)
    return taken ? Expected<bool>(false) : taken.takeError();
  if (!isAboutScript(check.line))
    return true;
  auto generic = runOpt({"mlir-opt", "case.mlir"});
  if (!generic)
    return generic.takeError();
  check.line = getMessage(*generic);
  check.result = classifyRefusal(check.line);
  return true;
}

/// Classifies a release that accepts the program, but whose tool ends otherwise
/// than the record says. If the pass reports that it does not support the
/// program, the release does not show the defect. If a pass leaves invalid IR,
/// the release shows it: one release may crash where the verifier of another
/// complains.
Error Question::lookCloser(CauseCheck &check) {
  auto verified = runSubject();
  if (!verified)
    return verified.takeError();
  check.line = getMessage(*verified);
  static const llvm::Regex lacks("does not refer to a registered pass|no such "
                                 "option|Unknown command line argument");
  if (verified->end == ToolEnd::Failure && lacks.match(check.line)) {
    check.result = VersionResult::Lacks;
    return Error::success();
  }
  std::vector<std::string> words = record.command;
  words.push_back("--verify-each=false");
  auto unverified = runOpt(words);
  if (!unverified)
    return unverified.takeError();
  bool dies =
           verified->end == ToolEnd::Crash || unverified->end == ToolEnd::Crash,
       refuses = verified->end == ToolEnd::Failure &&
                 unverified->end == ToolEnd::Failure,
       isBroken = verified->end == ToolEnd::Failure &&
                  unverified->end != ToolEnd::Failure;
  if (refuses) {
    check.result = VersionResult::DoesNotShow;
    check.line = "refused: " + check.line;
  } else if (record.look.exit == ToolEnd::Success) {
    // The defect is wrong output, and a crash does not tell whether the output
    // would be wrong.
  } else if (isBroken) {
    check.result = VersionResult::Shows;
    check.line = "otherwise: what it leaves does not verify: " + check.line;
  } else if (dies) {
    check.result = VersionResult::Shows;
    check.line = "otherwise: it dies";
  }
  return Error::success();
}

Expected<CauseCheck> Question::askOther() {
  CauseCheck check;
  auto refused = isRefused(check);
  if (!refused)
    return refused.takeError();
  if (*refused)
    return check;
  auto answer = ask();
  if (!answer || answer->result != VersionResult::CannotBeSaid)
    return answer;
  if (Error error = lookCloser(*answer))
    return std::move(error);
  return answer;
}

std::string CauseCheck::str() const {
  std::string why =
      !line.empty() || problems.empty() || result != VersionResult::CannotBeSaid
          ? line
          : problems.front();
  return (getName(result) + (why.empty() ? "" : ": " + why)).str();
}

std::pair<StringRef, StringRef> padlab::splitAnswer(StringRef answer) {
  return answer.split(": ");
}

Expected<CauseCheck> padlab::askRelease(const CauseRecord &record,
                                        const Release &release) {
  Question question(record, release);
  if (Error error = question.begin())
    return std::move(error);
  return question.askOther();
}
