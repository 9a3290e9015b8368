//===- CauseQuestion.h - runs a record on a release -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_CATALOGUE_CAUSEQUESTION_H
#define PADLAB_FUZZ_LIB_CATALOGUE_CAUSEQUESTION_H

#include "padlab/fuzz/Catalogue.h"
#include "padlab/fuzz/Names.h"

namespace padlab::causes {

/// The outcome of a tool's run.
struct Answer {
  ToolEnd end = ToolEnd::Success;
  std::string out, err;

  bool contains(ArrayRef<std::string> texts) const;
  /// Returns the first line that says what went wrong.
  std::string getComplaint() const;
};

/// Runs the programs of a record with the tools of a release, in a temporary
/// folder. Only conditions that must end the whole command are errors, such as
/// an interrupt by the user, a full disk, or a tool that is missing.
class Question {
public:
  Question(const CauseRecord &record, const Release &release)
      : record(record), release(release) {}
  Question(const Question &) = delete;
  ~Question();

  Error begin();
  /// Checks that the case shows what the record says, and that the control does
  /// not.
  Expected<CauseCheck> ask();
  Expected<std::string> printOutput();
  /// Does the same as `ask` for any other release than the one for which the
  /// record was written. Such a release may need another spelling of the
  /// program, refuse the program, or fail in another way.
  Expected<CauseCheck> askOther();
  /// Runs the case and its control, and stores the observations in `draft`: how
  /// the tool ends, a text that only the case's output has, and what both
  /// programs print. Fields that cannot be found out are left unchanged.
  Error observe(CauseRecord &draft);
  Expected<CauseCheck> verifyAnswer(StringRef known);
  Error checkNear(CauseCheck &check);
  Error checkGuard(const std::string &padlabOpt, CauseCheck &check);

private:
  Expected<Answer> run(std::vector<std::string> words, const Release &by,
                       bool fillsMemory = false);
  Expected<Answer> runOpt(ArrayRef<std::string> words, bool isNear = false);
  Expected<Answer> lowerAndRun(const std::string &program, const Release &by);
  Expected<Answer> runValues(const std::string &program);
  Expected<std::string> print(const Answer &subject, CauseCheck &check,
                              const char *which);
  Expected<Answer> runSubject();
  Error compareValues(const Answer &subject, const Answer &control,
                      CauseCheck &check);
  Expected<bool> takesGenericForm();
  Expected<bool> isRefused(CauseCheck &check);
  Error lookCloser(CauseCheck &check);

  const CauseRecord &record;
  const Release &release;
  SmallString<128> folder;
};

} // namespace padlab::causes

#endif // PADLAB_FUZZ_LIB_CATALOGUE_CAUSEQUESTION_H
