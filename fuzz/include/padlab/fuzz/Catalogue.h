//===- Catalogue.h - the committed causes of defects -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A cause is one mistake in LLVM's code. `corpus/defects/NAME` has its record:
///
/// | file          | what                                                     |
/// |---------------|----------------------------------------------------------|
/// | `case.mlir`   | the smallest program that shows it, for stock `mlir-opt` |
/// | `near.mlir`   | a similar program that the pass rewrites correctly       |
/// | `record.json` | `CauseRecord`; docs/catalogue.md describes each field    |
///
/// Records are untrusted input: they are read strictly, their commands are
/// lists of arguments for `mlir-opt` that name no other file, and they run in a
/// separate folder with limits on time and memory.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_CATALOGUE_H
#define PADLAB_FUZZ_CATALOGUE_H

#include "padlab/fuzz/FindingFolder.h"
#include "padlab/fuzz/FindingVersions.h"
#include "padlab/fuzz/Names.h"

#include <functional>
#include <optional>
#include <string>

namespace padlab {

inline constexpr int catalogueSchema = 1;

/// How `mlir-opt` ends.
enum class ToolEnd { Success, Failure, Crash, Timeout };
/// `success`, `failure`, `crash`, `timeout`: as records write it.
StringRef getName(ToolEnd end);

/// Prints the words of a command as one line for a shell.
std::string printCommandLine(ArrayRef<std::string> words);

/// The two checks of a record: `askRelease` and `verifyCause`.
enum class CheckKind { Ask, Verify };

struct CauseRecord {
  std::string name, folder;
  /// A sentence, fit for the title of an issue.
  std::string title;
  /// A kind of verdict (Verdict.h).
  std::string kind;
  /// Further kinds of verdict that the defect has in other programs: for
  /// example, a program that is invalid IR with static extents has undefined
  /// behaviour with dynamic ones. Kinds that are similar to `kind` are not
  /// listed.
  std::vector<std::string> alsoKinds;
  /// The way in which users run into the defect, one of `getReaches`.
  std::string reach;
  /// The code with the mistake. Only `pass` is always set.
  struct {
    std::string pass, pattern, transform, operation, function, file;
    /// `mistake` says what the code does wrong, and `fix` which check it lacks.
    /// They are for readers of a report who want to correct the code.
    std::string mistake, fix;
    /// Further transform operations that run into the same code.
    std::vector<std::string> alsoTransforms;
    /// Whether only the guilty pass can lower the operation. Then the program
    /// that the control run leaves, without this pass, cannot be run.
    bool lowersAlone = false;
  } guilty;
  /// The section of a document that defines what the program means, and the
  /// reason why it applies.
  struct {
    std::string document, section, because;
  } defined;
  /// `mlir-opt` and its arguments; one of them is `case.mlir`.
  std::vector<std::string> command;
  /// The arguments of `command` that run the guilty pass. The control run is
  /// `command` without them.
  std::vector<std::string> withhold;
  /// The command shows the mistake if the control run succeeds, the command
  /// ends as `exit` says, and its output contains all texts of `output`. If the
  /// command succeeds, the control run's output must not contain all of them,
  /// and if there are `values`, too, these decide alone what a release shows.
  /// `sentence` tells readers what to look for.
  struct {
    std::string sentence;
    std::vector<std::string> output;
    ToolEnd exit = ToolEnd::Success;
  } look;
  /// The output of the function `main`, without (`expected`) and with
  /// (`actual`) the guilty pass.
  struct Values {
    std::string expected, actual;
  };
  std::optional<Values> values;
  /// If the condition `when` holds, the guard withholds applications of
  /// `pattern`, or the pass `pass`, or, because of the method `fold`, every
  /// pass. If no guard is implemented, `when` says why.
  struct {
    std::string pattern, pass, fold, when;
  } guard;
  /// Maps the name of a release to what this release does with the case: the
  /// name of a `VersionResult` (FindingVersions.h), followed by `: REASON` if
  /// there is a reason. Examples: `shows`, `is void: LINE`.
  std::map<std::string, std::string> versions;
  struct Thread {
    int64_t number = 0;
    std::string title, state;
  };
  struct Search {
    std::string day, words;
  };
  /// Upstream's threads on the defect, and the searches for such threads. In
  /// the file, `searched` is `none` if nobody has searched.
  struct {
    std::vector<Thread> issues, pulls;
    std::vector<Search> searched;
  } upstream;
  std::vector<std::string> related;
  /// The decision of LLVM's maintainers, or of their documents, on the defect.
  struct Decision {
    /// `no-defect`, `wont-fix`, `fixed`; or `doubtful` if nobody has decided,
    /// but maintainers often reject reports of this sort.
    std::string state;
    std::string because;
  };
  std::optional<Decision> decision;
  /// The contents of case.mlir, near.mlir and record.json.
  std::string theCase, near, text;

  /// Returns the command of the control run: `command` without `withhold`.
  std::vector<std::string> getControl() const;
  std::string getCommandLine() const { return printCommandLine(command); }
  /// Returns a hash of everything that the result of a check depends on: its
  /// kind, the programs, the commands, what their output must contain, and, for
  /// `verifyCause`, `versions`.
  std::string getHash(CheckKind kind) const;
  json::Object toJSON() const;
};

/// Returns the ways in which users meet a defect, the most ordinary first.
ArrayRef<StringLiteral> getReaches();

/// Reads and checks one folder. The error is one line that begins with the path
/// of the folder or file and, if a field is wrong, names the field or position.
Expected<CauseRecord> readCause(const std::string &folder);
/// Reads all folders of `directory`, by name. The error is that of the first
/// invalid folder. It is also an error if `related` names no cause.
Expected<std::vector<CauseRecord>> readCatalogue(const std::string &directory);

/// The answer of a release to the case of a record.
struct CauseCheck {
  VersionResult result = VersionResult::CannotBeSaid;
  /// The message with which the release refused the program or the command, or
  /// in which other way than the record says it failed. May be empty.
  std::string line;
  /// The problems, one line each: the reason why the check failed, or
  /// everything in the record that is not true.
  std::vector<std::string> problems;
  /// Whether a guard was checked.
  bool hasGuard = false;

  /// Returns the result's name and, if there is one, the line: `shows`, `does
  /// not show: LINE` and so on. If there is no line, and the result is
  /// `CannotBeSaid`, the first problem takes its place.
  std::string str() const;
};
/// Splits a text of `CauseCheck::str`, which is also what the versions of a
/// record contain, into the result's name and the line.
std::pair<StringRef, StringRef> splitAnswer(StringRef answer);

/// Runs the case with and without the guilty pass. An error, such as an
/// interrupt or a full disk, ends the check of all records.
Expected<CauseCheck> askRelease(const CauseRecord &record,
                                const Release &release);
/// Checks that the case shows what the record says, and that the guilty pass
/// rewrites `near.mlir` correctly. If the cause has a guard
/// (padlab/codegen/Guards.h), also runs `padlabOpt`: under the guard the case
/// must be right, and `near.mlir` must be rewritten as without the guard. If
/// padlab is built with another LLVM than the one that the records describe,
/// and `versions` has the release (or, for a snapshot of trunk, any snapshot),
/// the release must instead give the result that `versions` says; then
/// `near.mlir` is not checked without the guard, and the guard is checked only
/// if the release shows the defect.
Expected<CauseCheck> verifyCause(const CauseRecord &record,
                                 const Release &release,
                                 const std::string &padlabOpt);

struct CatalogueRun {
  /// Stored results of the other kind are not used.
  CheckKind kind;
  unsigned jobs = 1;
  /// The folder that stores results by release, so that unchanged records are
  /// not run again on unchanged releases. If empty, nothing is stored.
  std::string store;
  /// Is called with a line of progress every few seconds.
  std::function<void(const std::string &line)> say;
};
/// Returns the result of `check`, which is of the kind `run.kind`, for each
/// record, in the order of `records`.
Expected<std::vector<CauseCheck>> checkCatalogue(
    ArrayRef<CauseRecord> records, const Release &release,
    const CatalogueRun &run,
    llvm::function_ref<Expected<CauseCheck>(const CauseRecord &)> check);

/// Writes `case.mlir`, `near.mlir`, `record.json` and a template `guard.cpp`
/// for a finding into `folder`, whose name is the cause's. Fields that tools
/// can find out are filled in; those that a person must write begin with
/// `TODO:`. Fails, with an error of one line, if the folder exists, if no pass
/// of upstream's is known to be guilty, if the case does not parse, or if it
/// has results that are no longer defined or that no driver prints.
Error draftCause(const StoredRecord &finding, const std::string &folder);

/// Returns one line that names what a person must still write in a draft, or
/// says that the guard must be moved; empty if the draft is complete.
std::string findDraftText(const CauseRecord &record);

/// The result of importing one entry of a list of known findings, version 1.
struct ImportedEntry {
  /// The entry, as its globs (`verdict=mismatch pass=fold shape=*x*`) or its
  /// signature; and the reason why people listed it.
  std::string description, reason;
  /// The findings of the state that the entry describes.
  std::vector<std::string> findings;
  /// The causes of the catalogue that these findings show.
  std::set<std::string> causes;
  /// The finding with the smallest case among those that show no known cause.
  std::string unexplained;
};
/// Reads the list in `path`, and looks for the findings that each entry
/// describes. The error is one line that begins with `path`.
Expected<std::vector<ImportedEntry>>
importKnownFindings(const std::string &path, ArrayRef<StoredRecord> findings);

/// Writes `record.versions` to the record's file, whose other fields stay as
/// they are.
Error writeVersions(const CauseRecord &record);

/// Prints a heading, and one line for each cause.
std::string printCauses(ArrayRef<CauseRecord> records);
/// Prints most fields of the record, with the command to type, and the case.
std::string printCause(const CauseRecord &record);
/// Returns what the command of the record prints with the tools of `release`:
/// the program that it leaves, the diagnostics if it fails, nothing if it
/// crashes or does not end.
Expected<std::string> printOutput(const CauseRecord &record,
                                  const Release &release);
/// Prints a report for LLVM's tracker, in markdown. `output` is what the
/// command prints; the report leaves it out if it is long.
std::string printReport(const CauseRecord &record, StringRef output);
/// Writes the text of `printReport` (as `report.md`) into `folder`, with the
/// programs, the record, and a script that shows the case with LLVM's own
/// tools.
Error writeReport(const CauseRecord &record, StringRef output,
                  const std::string &folder);

/// Returns docs/workarounds.md: a row for each workaround
/// (padlab/codegen/Workarounds.h), with upstream's threads and the releases
/// that show the defect, according to the records in `corpus`/defects. Fails if
/// a record cannot be read.
Expected<std::string> printWorkaroundTable(const std::string &corpus);

} // namespace padlab

#endif // PADLAB_FUZZ_CATALOGUE_H
