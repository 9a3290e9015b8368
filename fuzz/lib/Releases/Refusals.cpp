//===- Refusals.cpp - rejections, and outputs of passes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Question.h"
#include "Spellings.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

#include <array>

using namespace padlab;
using namespace padlab::releases;
using processes::Outcome;

//===----------------------------------------------------------------------===//
// Failures before the passes run
//===----------------------------------------------------------------------===//

/// Tries the pipelines on an empty module, so that an error can only come from
/// their text.
Expected<bool> Question::refusesPipelines() {
  for (const std::string &pipeline : {before, passes}) {
    auto outcome = runOpt(pipeline, scratch / "empty.mlir");
    if (!outcome)
      return outcome.takeError();
    std::string line = processes::selectLine(
        outcome->err,
        {"PassPipeline Parser", "Pass-Options-Parser", "Can't add pass"});
    StringRef message = line;
    if (outcome->ok() ||
        !(message.contains("Parser") || message.contains("Can't add pass")))
      continue;
    bool lacks = message.contains("does not refer to a registered pass");
    return finish(lacks ? VersionResult::Lacks : VersionResult::CannotBeSaid,
                  message.substr(message.rfind("error: ") + 7).str());
  }
  return false;
}

/// Returns the comments of a reproducer, which contain the expected values and
/// the driver.
static std::string getComments(StringRef program) {
  std::string text;
  for (StringRef line : llvm::split(program, '\n'))
    if (line.starts_with("// "))
      text += line.str() + "\n";
  return text;
}

/// Replaces the program by its generic form if the release can read this form.
/// The generic form depends least on the release, because all operations have
/// the same syntax.
Expected<bool> Question::takesGenericForm() {
  std::string file = scratch / "own/repro.mlir", generic = scratch / "generic";
  if (Error error = writeFileAtomically(file, demonstration.program))
    return std::move(error);
  auto outcome =
      processes::runCommand({home.tools + "/mlir-opt", file,
                             "--mlir-print-op-generic", "-o", generic},
                            {toolSeconds, {}, {}, nullptr});
  if (!outcome)
    return outcome.takeError();
  std::vector<std::string> used = answer.respelled;
  std::string text =
      getComments(program) +
      respell(readFile(generic).value_or(""), release.major, used);
  bool isTaken = outcome->ok();
  if (Error error = writeFileAtomically(file, isTaken ? text : program))
    return std::move(error);
  if (!isTaken)
    return false;
  auto read = runOpt("", file);
  if (!read)
    return read.takeError();
  if (read->ok()) {
    program = text;
    answer.respelled = used;
    answer.respelled.push_back("generic form");
    return true;
  }
  if (Error error = writeFileAtomically(file, program))
    return std::move(error);
  return false;
}

Expected<bool> Question::refusesProgram() {
  auto outcome = runOpt("", scratch / "own/repro.mlir");
  if (!outcome)
    return outcome.takeError();
  if (outcome->ok())
    return false;
  std::string line = selectError(*outcome);
  // If the release lacks a transform operation, this is the answer, because a
  // transform script is a part of what is tested.
  if (llvm::Regex("'?transform\\.[a-z0-9._]+'? .*(unknown|unregistered)")
          .match(line))
    return finish(VersionResult::Lacks, line);
  // A message of a verifier begins with the name of the operation; a message of
  // a parser does not.
  if (llvm::Regex("^'[a-z0-9_.]+' op ").match(line))
    return finish(VersionResult::Void, line);
  if (demonstration.isText)
    return finish(VersionResult::CannotBeSaid, line);
  auto taken = takesGenericForm();
  if (!taken)
    return taken.takeError();
  return *taken ? false : finish(VersionResult::CannotBeSaid, line);
}

//===----------------------------------------------------------------------===//
// The behaviour of the passes
//===----------------------------------------------------------------------===//

/// Returns whether the tool crashed or had to be killed.
static bool isDeath(const Outcome &outcome) {
  return !outcome.exit || outcome.exit->signal || outcome.exit->code >= 124;
}

/// Runs only the passes, without the lowering, because neither the script nor a
/// comparison of texts has shown the defect. If a pass reports that it does not
/// support the program, the release does not show the defect. If a pass leaves
/// invalid IR, one release may crash on it while the verifier of another
/// release reports it: both count as showing the defect.
Expected<bool> Question::lookAtPasses() {
  std::string file = scratch / "own/repro.mlir";
  auto innocent = runOpt(before, file);
  if (!innocent)
    return innocent.takeError();
  if (!innocent->ok())
    return finish(VersionResult::CannotBeSaid, selectError(*innocent));
  auto verified = runOpt(join(before, passes), file);
  if (!verified)
    return verified.takeError();
  auto guilty = runOpt(join(before, passes), file, {"--verify-each=false"});
  if (!guilty)
    return guilty.takeError();
  StringRef verdict = demonstration.verdict;
  bool isBroken = !verified->ok() && !isDeath(*verified) &&
                  (guilty->ok() || isDeath(*guilty));
  if (verdict == "crash" && isBroken)
    return finish(VersionResult::Shows,
                  "otherwise: what it leaves does not verify: " +
                      selectError(*verified));
  if (verdict == "invalid-ir" && isDeath(*guilty))
    return finish(VersionResult::Shows,
                  "otherwise: it dies: " + selectError(*guilty));
  if (!guilty->ok() && !isDeath(*guilty))
    return finish(VersionResult::DoesNotShow,
                  "refused: " + selectError(*guilty));
  return false;
}

/// Returns whether the passes alone crash in padlab's own LLVM, but succeed in
/// the release. Then the release does not show the defect, and only its
/// lowering has failed.
Expected<bool> Question::isLoweringsAlone() {
  auto here = runOpt(join(before, passes), scratch / "own/repro.mlir");
  if (!here)
    return here.takeError();
  std::string file = scratch / "subject.mlir";
  if (Error error = writeFileAtomically(file, demonstration.program))
    return std::move(error);
  auto there =
      runOpt(join(readAssignment(demonstration.script, "BEFORE").value_or(""),
                  readAssignment(demonstration.script, "PASSES").value_or("")),
             file, {}, &home);
  if (!there)
    return there.takeError();
  return here->ok() && isDeath(*there) &&
         finish(VersionResult::DoesNotShow, "the passes alone compile it");
}

/// Removes alignments: releases spell them differently, and they do not matter
/// for this comparison.
static std::string dropAlignments(StringRef text) {
  std::string result = respell(
      text, {"", 0, 99, " (\\{alignment = [0-9]+ : i64\\}|alignment = [0-9]+)",
             "", "", ""});
  return result;
}

/// Runs `pipeline` on `text`, and returns the output as padlab's own LLVM
/// prints it; empty if one of the two fails.
Expected<std::string> Question::getSubject(const std::string &tools,
                                           const std::string &pipeline,
                                           const std::string &text) {
  std::string file = scratch / "subject.mlir", made = scratch / "made.mlir";
  if (Error error = writeFileAtomically(file, text))
    return std::move(error);
  auto outcome = processes::runCommand(
      {tools + "/mlir-opt", "--pass-pipeline=builtin.module(" + pipeline + ")",
       file, "-o", made, "--allow-unregistered-dialect"},
      {toolSeconds, {}, {}, nullptr});
  if (!outcome)
    return outcome.takeError();
  if (!outcome->ok())
    return "";
  if (Error error = writeFileAtomically(
          made, dropAlignments(readFile(made).value_or(""))))
    return std::move(error);
  auto read = processes::runCommand({home.tools + "/mlir-opt", made,
                                     "--mlir-print-op-generic",
                                     "--allow-unregistered-dialect"},
                                    {toolSeconds, {}, {}, nullptr});
  if (!read)
    return read.takeError();
  return read->ok() ? read->out : "";
}

/// Returns whether the passes of the release produce exactly the program that
/// the passes of padlab's own LLVM produce. Then both are equally wrong,
/// whatever the release's lowering does. If the passes leave the program
/// unchanged, the answer is false.
Expected<bool> Question::leavesTheSame() {
  std::string homes[2];
  for (auto [text, names] :
       llvm::zip(homes, std::array<std::pair<const char *, const char *>, 2>{
                            {{"BEFORE", ""}, {"BEFORE", "PASSES"}}})) {
    std::string pipeline =
        join(readAssignment(demonstration.script, names.first).value_or(""),
             readAssignment(demonstration.script, names.second).value_or(""));
    auto subject = getSubject(home.tools, pipeline, demonstration.program);
    if (!subject)
      return subject.takeError();
    text = *subject;
  }
  auto here = getSubject(release.tools, join(before, passes), program);
  if (!here)
    return here.takeError();
  return !here->empty() && *here == homes[1] && homes[0] != homes[1] &&
         finish(VersionResult::Shows,
                "it leaves the program that " + home.version + " leaves" +
                    (demonstration.isText ? "" : "; its lowering hides it"));
}
