//===- padlab-catalogue.cpp - the committed causes of defects -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tool.h"

#include "../lib/Support/Process.h"

#include "padlab/dialect/SourceFiles.h"
#include "padlab/fuzz/Catalogue.h"
#include "padlab/fuzz/LLVM.inc"
#include "padlab/fuzz/Verdict.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <random>
#include <thread>

using namespace padlab;

const StringLiteral padlab::toolName = "padlab-catalogue";

static TextOption command(cl::Positional,
                          "list|show|report|verify|versions|new|import",
                          cl::Required);
static ListOption names(cl::Positional, "[NAME|FINDING|FILE...]");
static TextOption catalogue("catalogue", "The folder of records",
                            cl::init(getSourceFile("/corpus/defects")),
                            cl::value_desc("dir"));
static TextOption state("state",
                        "State directory, which keeps results for the next "
                        "time, and has the findings that new and import read",
                        cl::init(PADLAB_STATE_DIR), cl::value_desc("dir"));
static TextOption
    kind("kind",
         "Only causes of this kind of defect, such as mismatch or crash",
         cl::value_desc("KIND"));
static TextOption reach(
    "reach",
    "Only causes that are reached in this way: pass (an ordinary pass with its "
    "default options), pass-option (a pass with an option that is not the "
    "default), transform-within or transform-against (a transform operation "
    "whose documented precondition holds, or is violated), test-pass (only a "
    "pass named test-*) or own-variant (only padlab's own pipelines, with a "
    "certain CPU, lowering or optimization level)",
    cl::value_desc("REACH"));
static Option<unsigned> sample("sample", "Only N causes, drawn by --seed",
                               cl::value_desc("N"));
static Option<uint64_t> seed("seed",
                             "Seed for --sample (default: a random one)");
static Option<unsigned> jobs("jobs", "verify, versions: how many causes are "
                                     "checked at once (default: one per core)");
static ListOption releases("llvm",
                           "versions: which releases to run (default: all that "
                           "padlab llvm list shows)",
                           cl::CommaSeparated, cl::value_desc("NAME,..."));
static TextOption releaseStore("llvm-store", "versions: folder of the releases",
                               cl::init(getDefaultReleaseStore()),
                               cl::value_desc("dir"));
static Flag write("write", "versions: write the answers into the records");
static TextOption newName("name",
                          "new: name of the cause (default: the finding's)");
static TextOption folder(
    "folder",
    "report: write the report to this folder, with programs and a script",
    cl::value_desc("dir"));
static Flag again("again",
                  "Run everything anew, also where the state has a result");
static Flag asJSON("json", "list: print one JSON object per cause");

/// If the user asks for a sample, keeps only a random sample of the records.
/// Prints the seed, so that the sample can be drawn again.
static void drawSample(std::vector<CauseRecord> &records) {
  if (sample == 0 || sample >= records.size())
    return;
  uint64_t drawn = seed ? seed.getValue() : std::random_device()();
  llvm::errs() << toolName << ": " << sample << " of " << records.size()
               << " causes, --seed=" << drawn << '\n';
  std::mt19937_64 random(drawn);
  for (size_t i = 0; i != sample; ++i)
    std::swap(records[i], records[i + random() % (records.size() - i)]);
  records.resize(sample);
}

static Expected<std::vector<CauseRecord>> select() {
  auto records = readCatalogue(catalogue);
  if (!records)
    return records;
  for (const std::string &name : names)
    if (llvm::none_of(*records, [&](auto &r) { return r.name == name; }))
      return createStringError("no cause is named '" + name + "' in " +
                               catalogue);
  llvm::erase_if(*records, [](const CauseRecord &record) {
    return (!names.empty() && !llvm::is_contained(names, record.name)) ||
           (!kind.empty() && record.kind != kind) ||
           (!reach.empty() && record.reach != reach);
  });
  drawSample(*records);
  return records;
}

static CatalogueRun makeRun(CheckKind checkKind) {
  CatalogueRun run{checkKind};
  run.jobs = jobs ? jobs.getValue()
                  : std::max(1u, std::thread::hardware_concurrency());
  if (!again)
    run.store = state + "/catalogue";
  run.say = [](const std::string &line) {
    llvm::errs() << toolName << ": " << line << '\n';
  };
  return run;
}

static ExitCode show(const CauseRecord &record) {
  llvm::outs() << printCause(record);
  return ExitCode::Agree;
}

static ExitCode report(const CauseRecord &record) {
  auto release = getInstalledRelease();
  if (!release)
    return fail(release.takeError());
  auto output = printOutput(record, *release);
  if (!output)
    return fail(output.takeError());
  if (folder.empty()) {
    llvm::outs() << printReport(record, *output);
    return ExitCode::Agree;
  }
  if (Error error = writeReport(record, *output, folder))
    return fail(std::move(error));
  llvm::outs() << folder << "/report.md\n";
  return ExitCode::Agree;
}

static ExitCode list(ArrayRef<CauseRecord> records) {
  if (!asJSON) {
    llvm::outs() << printCauses(records);
    return ExitCode::Agree;
  }
  for (const CauseRecord &record : records)
    llvm::outs() << json::Value(record.toJSON()) << '\n';
  return ExitCode::Agree;
}

static ExitCode verify(ArrayRef<CauseRecord> records) {
  auto release = getInstalledRelease();
  if (!release)
    return fail(release.takeError());
  std::string padlabOpt = getToolDir() + "/padlab-opt";
  auto checks =
      checkCatalogue(records, *release, makeRun(CheckKind::Verify),
                     [&](const CauseRecord &record) {
                       return verifyCause(record, *release, padlabOpt);
                     });
  if (!checks)
    return fail(checks.takeError());
  size_t wrong = 0, guarded = 0;
  for (auto [record, check] : llvm::zip_equal(records, *checks)) {
    if (std::string left = findDraftText(record); !left.empty())
      check.problems.insert(check.problems.begin(), left);
    wrong += !check.problems.empty();
    guarded += check.hasGuard;
    for (const std::string &problem : check.problems)
      llvm::outs() << record.folder << ": " << problem << '\n';
  }
  llvm::outs() << records.size() << " causes on " << release->describe() << ": "
               << records.size() - wrong << " show, " << guarded
               << " have a guard, " << wrong << " have a problem\n";
  return wrong ? ExitCode::Defect : ExitCode::Agree;
}

static ExitCode askVersions(std::vector<CauseRecord> &records) {
  std::vector<Release> chosen;
  for (const std::string &name : releases) {
    auto release = findRelease(releaseStore, name);
    if (!release)
      return fail(release.takeError());
    chosen.push_back(std::move(*release));
  }
  if (chosen.empty())
    chosen = listReleases(releaseStore);
  std::map<std::string, size_t> counts;
  for (const Release &release : chosen) {
    auto checks = checkCatalogue(
        records, release, makeRun(CheckKind::Ask),
        [&](const CauseRecord &record) { return askRelease(record, release); });
    if (!checks)
      return fail(checks.takeError());
    counts.clear();
    for (auto [record, check] : llvm::zip_equal(records, *checks)) {
      record.versions[release.getColumn()] = check.str();
      ++counts[StringRef(check.str()).split(':').first.str()];
    }
    llvm::outs() << release.describe() << ":";
    llvm::ListSeparator separator(",");
    for (auto &[answer, count] : counts)
      llvm::outs() << separator << ' ' << count << ' ' << answer;
    llvm::outs() << '\n';
  }
  for (const CauseRecord &record : records) {
    if (!names.empty())
      for (auto &[release, answer] : record.versions)
        llvm::outs() << record.name << " on " << release << ": " << answer
                     << '\n';
    if (write)
      if (Error error = writeVersions(record))
        return fail(std::move(error));
  }
  return ExitCode::Agree;
}

/// Makes the name of a cause, which must consist of a-z, 0-9 and `-`.
static std::string makeName(StringRef signature) {
  std::string name;
  for (char c : signature)
    name += llvm::isAlnum(c) ? llvm::toLower(c) : '-';
  return name;
}

static Expected<std::string> draft(const std::string &signature,
                                   const std::string &name) {
  auto finding = loadFinding(state + "/findings", signature);
  if (!finding)
    return finding.takeError();
  std::string folder = catalogue + "/" + name;
  if (Error error = draftCause(*finding, folder))
    return std::move(error);
  return folder;
}

static ExitCode makeNew() {
  if (names.size() != 1)
    return fail("'new' takes one finding");
  std::string name = newName.empty() ? makeName(names[0]) : newName.getValue();
  if (name != makeName(name) || name != StringRef(name).lower())
    return fail("--name must consist of a-z, 0-9 and -");
  auto folder = draft(names[0], name);
  if (!folder)
    return fail(folder.takeError());
  llvm::outs() << *folder
               << "\nWhat is left for a person begins with TODO: there "
                  "(docs/catalogue.md).\n";
  return ExitCode::Agree;
}

/// Prints for each entry of the list of known findings which causes explain it.
/// If a finding of the state that shows the entry shows no known cause, drafts
/// a new record from this finding instead.
static ExitCode importList() {
  if (names.size() != 1)
    return fail("'import' takes one file");
  std::vector<StoredRecord> findings;
  if (fs::is_directory(state + "/findings"))
    findings = listFindings(state + "/findings");
  auto entries = importKnownFindings(names[0], findings);
  if (!entries)
    return fail(entries.takeError());
  size_t explained = 0, drafted = 0, unseen = 0;
  for (const ImportedEntry &entry : *entries) {
    std::string fate = "no finding of " + state + " shows it";
    if (!entry.causes.empty() && entry.unexplained.empty()) {
      ++explained;
      fate = "shows " + llvm::join(entry.causes, ", ");
    } else if (!entry.unexplained.empty()) {
      auto folder = draft(entry.unexplained, makeName(entry.unexplained));
      drafted += bool(folder);
      fate = folder ? "draft " + *folder
                    : "no draft: " + llvm::toString(folder.takeError());
    } else {
      ++unseen;
    }
    llvm::outs() << entry.description << ": " << fate << " (" << entry.reason
                 << ")\n";
  }
  llvm::outs() << entries->size() << " entries: " << explained
               << " are causes of the catalogue, " << drafted
               << " have become drafts, " << unseen
               << " are shown by no finding\n";
  return ExitCode::Agree;
}

static ExitCode run() {
  processes::catchInterrupts();
  if (!kind.empty() && !findVerdictKind(kind))
    return fail("no kind of defect is called '" + kind + "'");
  if (!reach.empty() && !llvm::is_contained(getReaches(), reach.getValue()))
    return fail("--reach must be one of " + llvm::join(getReaches(), ", "));
  if (command == "new")
    return makeNew();
  if (command == "import")
    return importList();
  if (!llvm::is_contained({"list", "show", "report", "verify", "versions"},
                          command.getValue()))
    return fail("no command is named '" + command + "'");
  auto records = select();
  if (!records)
    return fail(records.takeError());
  if (command == "list")
    return list(*records);
  if (command == "show" || command == "report") {
    if (names.size() != 1)
      return fail("'" + command + "' takes one name");
    return command == "show" ? show(records->front())
                             : report(records->front());
  }
  if (command == "verify")
    return verify(*records);
  return askVersions(*records);
}

int main(int argc, char **argv) {
  return runTool(
      argc, argv,
      "Lists, shows and checks the catalogue of causes: known mistakes in "
      "LLVM's code (corpus/defects).\n\nlist [--kind=K --reach=R]  prints one "
      "line per cause: name, kind, reach and guilty pass\nshow NAME            "
      "      prints the record of a cause, and the command that reproduces "
      "it\nreport NAME                prints a report in markdown, for LLVM's "
      "tracker\nverify [NAME...]           checks that the installed LLVM's "
      "tools show each cause with the guilty pass,\n                           "
      "and do not show it without this pass\nversions [NAME...]         prints "
      "which LLVM releases show each cause (padlab llvm adds releases)\nnew "
      "FINDING                writes drafts of a new cause's files from a "
      "finding of the state: case, record, and guard\n                         "
      "  (code that tells when the guilty pass or pattern must be "
      "skipped)\nimport FILE                finds the cause of each entry of a "
      "known-findings.json of version 1; if there is none,\n                   "
      "        drafts a record (docs/catalogue.md)\n\nExit codes: 0 done, 1 "
      "verify: a cause is not reproduced, 2 a record or an argument is "
      "wrong.\nExamples:\n./padlab catalogue list --kind=mismatch "
      "--reach=pass\n./padlab catalogue verify --sample=60\n./padlab catalogue "
      "new mismatch-fold-5291e336 --name=what-is-wrong\n./padlab catalogue "
      "versions --llvm=19,trunk --write\n",
      run);
}
