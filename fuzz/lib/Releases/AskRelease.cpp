//===- AskRelease.cpp - whether a release shows a defect -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Question.h"
#include "Spellings.h"

#include "../Finding/ScriptTexts.h"

#include "padlab/dialect/CommandLine.h"
#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Finding.h"

#include "llvm/ADT/StringExtras.h"

using namespace padlab;
using namespace padlab::releases;
using processes::Outcome;

/// The time limit of a script, in seconds. Every script needs less.
static constexpr double scriptSeconds = 180;

std::optional<std::string> releases::readAssignment(StringRef script,
                                                    StringRef name) {
  for (StringRef line : llvm::split(script, '\n')) {
    if (!line.consume_front(name) || !line.consume_front("='") ||
        !line.consume_back("'"))
      continue;
    std::string value;
    for (; !line.empty(); line = line.drop_front())
      if (line.consume_front("'\\'"))
        value += "'";
      else
        value += line.front();
    return value;
  }
  return std::nullopt;
}

bool releases::hasLine(StringRef script, StringRef begin) {
  return llvm::any_of(llvm::split(script, '\n'),
                      [&](StringRef line) { return line.starts_with(begin); });
}

std::string releases::join(StringRef first, StringRef second) {
  return (first + (first.empty() || second.empty() ? "" : ",") + second).str();
}

std::string releases::selectError(const Outcome &outcome) {
  std::string line = processes::selectLine(
      outcome.err, {"error:", "Assertion", "mlir::", "no such option"});
  size_t at = line.find("error: ");
  return at == std::string::npos ? line : line.substr(at + 7);
}

//===----------------------------------------------------------------------===//
// The files and tools that the script runs with
//===----------------------------------------------------------------------===//

Error Question::write() {
  if (!scratch.isMade())
    return createStringError("no temporary directory can be made");
  for (const char *part : {"bin", "own"})
    if (std::error_code error = fs::create_directory(scratch / part))
      return createStringError((scratch / part) + ": " + error.message());
  for (auto [name, text] : {std::make_pair("own/repro.sh", &script),
                            std::make_pair("own/repro.mlir", &program)})
    if (Error error = writeFileAtomically(scratch / name, *text))
      return error;
  return writeFileAtomically(scratch / "empty.mlir", "module {}\n");
}

Error Question::link(const std::string &from, const char *name) {
  fs::remove(scratch / name);
  std::error_code error = fs::create_link(from, scratch / name);
  if (!error)
    return Error::success();
  return createStringError((scratch / name) + ": " + error.message());
}

/// Writes a shell script that takes the place of a tool, and runs another one.
Error Question::writeTool(const char *name, const std::string &body) {
  fs::remove(scratch / name);
  if (Error error = writeFileAtomically(scratch / name, "#!/bin/sh\n" + body))
    return error;
  std::error_code error =
      fs::setPermissions(scratch / name, static_cast<fs::perms>(0755));
  if (!error)
    return Error::success();
  return createStringError((scratch / name) + ": " + error.message());
}

/// Makes a folder of tools for the script. The script looks for LLVM's
/// libraries next to the file to which the link `mlir-opt` points. If the
/// script uses mlir-runner, these must be the libraries of the release. If it
/// links a program by clang, the program must load the libraries of padlab's
/// own LLVM: in that case, `mlir-opt` is a script instead of a link.
Error Question::linkTools() {
  std::string runner = release.tools + "/mlir-runner";
  if (!fs::exists(runner))
    runner = release.tools + "/mlir-cpu-runner";
  for (auto [from, name] :
       {std::make_pair(release.tools + "/mlir-opt", "bin/mlir-opt"),
        std::make_pair(runner, "bin/mlir-runner"),
        std::make_pair(release.tools + "/mlir-translate", "bin/mlir-translate"),
        std::make_pair(home.tools + "/clang", "bin/clang"),
        std::make_pair(home.tools + "/../lib", "lib")})
    if (Error error = link(from, name))
      return error;
  if (!hasLine(script, "CLANG="))
    return Error::success();
  return writeTool("bin/mlir-opt",
                   "exec " + quoteForShell(release.tools + "/mlir-opt") +
                       " \"$@\"\n");
}

/// Respells the program, but not its driver: only the lowering reads the
/// driver, and here the lowering is that of padlab's own LLVM.
static std::string respellSubject(StringRef program, unsigned major,
                                  std::vector<std::string> &used) {
  std::string text;
  for (StringRef line : llvm::split(program, '\n'))
    text += (line.starts_with("// DRIVER: ") ? line.str()
                                             : respell(line, major, used)) +
            "\n";
  return text;
}

/// Runs the script again. This time, the release runs only the passes under
/// test, and padlab's own LLVM lowers their output.
Expected<bool> Question::useHomesLowering() {
  answer.loweredBy = home.version;
  std::string own =
      readAssignment(demonstration.script, "LOWERING").value_or("");
  size_t at = script.find("LOWERING='" + lowering + "'");
  if (at != std::string::npos)
    script.replace(at, lowering.size() + 11, "LOWERING='" + own + "'");
  program =
      respellSubject(demonstration.program, release.major, answer.respelled);
  if (Error error = writeFileAtomically(scratch / "own/repro.sh", script))
    return std::move(error);
  if (Error error = writeFileAtomically(scratch / "own/repro.mlir", program))
    return std::move(error);
  for (const char *tool : {"mlir-runner", "mlir-translate"})
    if (Error error =
            link(home.tools + "/" + tool, ("bin/" + std::string(tool)).c_str()))
      return std::move(error);
  if (Error error = writeTool(
          "bin/mlir-opt",
          formatv("for word; do\n"
                  "  [ \"$word\" = {0} ] && exec {1} \"$@\"\n"
                  "done\n"
                  "exec {2} \"$@\"\n",
                  quoteForShell("--pass-pipeline=builtin.module(" + own + ")"),
                  quoteForShell(home.tools + "/mlir-opt"),
                  quoteForShell(release.tools + "/mlir-opt"))))
    return std::move(error);
  return runScript();
}

Expected<Outcome> Question::runOpt(const std::string &pipeline,
                                   const std::string &file,
                                   std::vector<std::string> more,
                                   const Release *who) {
  std::vector<std::string> words = {(who ? *who : release).tools + "/mlir-opt",
                                    "--pass-pipeline=builtin.module(" +
                                        pipeline + ")",
                                    file, "-o", "/dev/null"};
  words.insert(words.end(), more.begin(), more.end());
  // The program may have padlab's own attributes.
  if (demonstration.isText)
    words.push_back("--allow-unregistered-dialect");
  return processes::runCommand(
      std::move(words),
      {toolSeconds, {}, {"LLVM_DISABLE_SYMBOLIZATION=1"}, nullptr});
}

//===----------------------------------------------------------------------===//
// Reading the script's answer
//===----------------------------------------------------------------------===//

/// `saysNotShown` is whether an exit code means that the defect does not show,
/// and `cannotSay` whether it means that this is unknown. Scripts that older
/// versions of padlab wrote exit with 6 instead of 0, and with 2 instead of
/// 125.
static bool saysNotShown(int code) { return code == 0 || code == 6; }
static bool cannotSay(int code) { return code == 2 || code == 125; }

/// Returns the exit code of the script. A script that was killed cannot say
/// anything.
static int getCode(const Outcome &outcome) {
  return outcome.exit && !outcome.exit->signal ? outcome.exit->code : 125;
}

/// Returns the text after `actual:` in the output. Without one, returns another
/// line of the output. If there is no output, or if the script cannot say
/// whether the defect shows, returns the error.
static std::string selectStatement(const Outcome &outcome) {
  if (cannotSay(getCode(outcome)))
    return selectError(outcome);
  for (StringRef line : llvm::split(outcome.out, '\n'))
    if (line.consume_front("actual:"))
      return line.trim().str();
  std::string line =
      processes::selectLine(outcome.out, {"not reproduce", texts::notAlone});
  return line.empty() ? selectError(outcome) : line;
}

Expected<bool> Question::runScript() {
  auto outcome = processes::runCommand(
      {"/bin/sh", scratch / "own/repro.sh"},
      {scriptSeconds, {}, {"LLVM_BIN=" + (scratch / "bin")}, nullptr});
  if (!outcome)
    return outcome.takeError();
  scriptRan = true;
  std::string statement = selectStatement(*outcome);
  int code = getCode(*outcome);
  if (code == 1)
    return finish(VersionResult::Shows, statement);
  if (saysNotShown(code) &&
      outcome->out.find(texts::notAlone) == std::string::npos)
    return finish(VersionResult::DoesNotShow, statement);
  finish(VersionResult::CannotBeSaid,
         outcome->exit ? statement : "the script does not end");
  return false;
}

/// Examines the passes and the lowering if a compiler defect did not show.
/// `decided` says whether the script's answer was certain.
Expected<bool> Question::lookCloser(bool decided) {
  auto done = lookAtPasses();
  return !done || *done || decided ? std::move(done) : isLoweringsAlone();
}

/// Examines a program that was compiled and run without showing the defect. The
/// defect is in the output of the passes, but the release's lowering may hide
/// it, or fail. Then the lowering of padlab's own LLVM can judge the output,
/// unless this lowering contains the guilty pass.
Expected<bool> Question::lookAtValues(bool decided) {
  bool isLoweringInnocent = hasLine(script, "CONTRAST=yes");
  if (decided) {
    auto same = leavesTheSame();
    if (!same || *same || !isLoweringInnocent)
      return same;
    VersionAnswer said = answer;
    auto done = useHomesLowering();
    if (done && answer.result != VersionResult::Shows)
      answer = said;
    return done;
  }
  auto done = lookAtPasses();
  return !done || *done || !isLoweringInnocent ? std::move(done)
                                               : useHomesLowering();
}

/// Compares the texts of the passes' outputs, because no stock tool can run
/// these outputs.
Expected<bool> Question::compareTexts() {
  auto done = leavesTheSame();
  if (done && !*done)
    done = lookAtPasses();
  if (!done || *done)
    return done;
  return finish(VersionResult::CannotBeSaid, "it leaves another program than " +
                                                 home.version +
                                                 ", which no stock tool runs");
}

Error Question::ask() {
  script = respell(demonstration.script, release.major, answer.respelled);
  program = respell(demonstration.program, release.major, answer.respelled);
  before = readAssignment(script, "BEFORE").value_or("");
  passes = readAssignment(script, "PASSES").value_or("");
  lowering = readAssignment(script, "LOWERING").value_or("");
  if (Error error = write())
    return error;
  if (Error error = linkTools())
    return error;
  Expected<bool> done = refusesPipelines();
  if (done && !*done)
    done = refusesProgram();
  if (done && !*done)
    done = demonstration.isText ? compareTexts() : runScript();
  // If the defect is that a pipeline reports an error, the answer is final.
  if (!done || answer.result == VersionResult::Shows || !scriptRan ||
      demonstration.verdict == "rejected")
    return done.takeError();
  if (!hasLine(script, "CONTRAST="))
    return lookCloser(*done).takeError();
  return lookAtValues(*done).takeError();
}

Expected<VersionAnswer> padlab::askRelease(const Demonstration &demonstration,
                                           const Release &release,
                                           const Release &home) {
  VersionAnswer answer;
  answer.release = release.name;
  answer.identity = release.identity;
  answer.title = release.describe();
  answer.hasAssertions = release.hasAssertions;
  answer.demonstration = demonstration.getHash();
  if (Error error = Question(demonstration, release, home, answer).ask())
    return std::move(error);
  answer.asked = getTimestamp();
  return answer;
}
