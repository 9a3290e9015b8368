//===- Question.h - runs a demonstration on a release -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_RELEASES_QUESTION_H
#define PADLAB_FUZZ_LIB_RELEASES_QUESTION_H

#include "../Support/RunCommand.h"

#include "padlab/fuzz/FindingVersions.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"

#include <optional>

namespace padlab::releases {

/// Returns the value of the shell assignment `name='...'` on a line of its own;
/// nullopt if there is none.
std::optional<std::string> readAssignment(llvm::StringRef script,
                                          llvm::StringRef name);

/// Returns whether `script` has a line that begins with `begin`.
bool hasLine(llvm::StringRef script, llvm::StringRef begin);

/// Joins two sequences of passes, each of which may be empty.
std::string join(llvm::StringRef first, llvm::StringRef second);

/// Returns the error message of a tool, without the location in a file.
std::string selectError(const processes::Outcome &outcome);

/// Seconds that a tool may take.
inline constexpr double toolSeconds = 60;

/// A temporary folder, which is removed at the end.
class Scratch {
public:
  Scratch() {
    if (llvm::sys::fs::createUniqueDirectory("padlab-ask", path))
      path.clear();
  }
  ~Scratch() {
    if (!path.empty())
      llvm::sys::fs::remove_directories(path);
  }
  bool isMade() const { return !path.empty(); }
  std::string operator/(const char *name) const {
    return (path + "/" + name).str();
  }

private:
  llvm::SmallString<128> path;
};

/// Finds out whether a demonstration shows its defect on a release. Only
/// conditions that end the whole command are errors: the user's interrupt, or a
/// full disk.
class Question {
public:
  Question(const Demonstration &demonstration, const Release &release,
           const Release &home, VersionAnswer &answer)
      : demonstration(demonstration), release(release), home(home),
        answer(answer) {}

  llvm::Error ask();

private:
  llvm::Error write();
  llvm::Error link(const std::string &from, const char *name);
  llvm::Error writeTool(const char *name, const std::string &body);
  llvm::Error linkTools();
  llvm::Expected<bool> useHomesLowering();
  llvm::Expected<processes::Outcome> runOpt(const std::string &pipeline,
                                            const std::string &file,
                                            std::vector<std::string> more = {},
                                            const Release *who = nullptr);
  /// Returns whether the release refuses a pipeline, which is then the answer.
  llvm::Expected<bool> refusesPipelines();
  llvm::Expected<bool> takesGenericForm();
  llvm::Expected<bool> refusesProgram();
  llvm::Expected<bool> lookAtPasses();
  llvm::Expected<std::string> getSubject(const std::string &tools,
                                         const std::string &pipeline,
                                         const std::string &text);
  llvm::Expected<bool> leavesTheSame();
  llvm::Expected<bool> isLoweringsAlone();
  llvm::Expected<bool> compareTexts();
  llvm::Expected<bool> lookCloser(bool decided);
  llvm::Expected<bool> lookAtValues(bool decided);
  /// Returns false if the script does not decide the question.
  llvm::Expected<bool> runScript();
  bool finish(VersionResult result, const std::string &line) {
    answer.result = result;
    answer.line = line;
    return true;
  }

  const Demonstration &demonstration;
  const Release &release, &home;
  VersionAnswer &answer;
  Scratch scratch;
  std::string script, program, before, passes, lowering;
  bool scriptRan = false;
};

} // namespace padlab::releases

#endif // PADLAB_FUZZ_LIB_RELEASES_QUESTION_H
