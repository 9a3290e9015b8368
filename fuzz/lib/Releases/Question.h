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

#include "llvm/Support/FileSystem.h"

#include <optional>

namespace padlab::releases {

/// Returns the value of the shell assignment `name='...'` that is a line of its
/// own; nullopt if there is none.
std::optional<std::string> readAssignment(StringRef script, StringRef name);

/// Returns whether `script` has a line that begins with `begin`.
bool hasLine(StringRef script, StringRef begin);

/// Joins two sequences of passes, each of which may be empty.
std::string join(StringRef first, StringRef second);

/// Returns a tool's error message without the location in a file.
std::string selectError(const processes::Outcome &outcome);

/// The time limit of a tool, in seconds.
inline constexpr double toolSeconds = 60;

/// A temporary folder. The destructor removes it.
class Scratch {
public:
  Scratch() {
    if (fs::createUniqueDirectory("padlab-ask", path))
      path.clear();
  }
  ~Scratch() {
    if (!path.empty())
      fs::remove_directories(path);
  }
  bool isMade() const { return !path.empty(); }
  std::string operator/(const char *name) const {
    return (path + "/" + name).str();
  }

private:
  SmallString<128> path;
};

/// Finds out whether a demonstration shows its defect on a release. `home` is
/// padlab's own LLVM, with which it was built. A function that returns a bool
/// returns whether `answer` is final, except `takesGenericForm`. An error
/// always means that the whole command must end: for example, the user
/// interrupted it, the disk is full, or a tool is missing.
class Question {
public:
  Question(const Demonstration &demonstration, const Release &release,
           const Release &home, VersionAnswer &answer)
      : demonstration(demonstration), release(release), home(home),
        answer(answer) {}

  Error ask();

private:
  Error write();
  Error link(const std::string &from, const char *name);
  Error writeTool(const char *name, const std::string &body);
  Error linkTools();
  Expected<bool> useHomesLowering();
  Expected<processes::Outcome> runOpt(const std::string &pipeline,
                                      const std::string &file,
                                      std::vector<std::string> more = {},
                                      const Release *who = nullptr);
  /// Tests whether the release rejects the text of a pipeline, which is then
  /// the answer.
  Expected<bool> refusesPipelines();
  Expected<bool> takesGenericForm();
  Expected<bool> refusesProgram();
  Expected<bool> lookAtPasses();
  Expected<std::string> getSubject(const std::string &tools,
                                   const std::string &pipeline,
                                   const std::string &text);
  Expected<bool> leavesTheSame();
  Expected<bool> isLoweringsAlone();
  Expected<bool> compareTexts();
  Expected<bool> lookCloser(bool decided);
  Expected<bool> lookAtValues(bool decided);
  /// Returns false if the script does not settle whether the defect shows.
  Expected<bool> runScript();
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
