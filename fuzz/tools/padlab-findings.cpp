//===- padlab-findings.cpp - manages findings -----------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tool.h"

#include "../lib/Support/Process.h"

#include "padlab/dialect/SourceFiles.h"
#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Attribution.h"
#include "padlab/fuzz/FindingReview.h"
#include "padlab/fuzz/FindingStates.h"
#include "padlab/fuzz/FindingVersions.h"
#include "padlab/fuzz/LLVM.inc"
#include "padlab/fuzz/TriageQueue.h"

#include "llvm/Support/FileSystem.h"

#include <csignal>

using namespace padlab;

const StringLiteral padlab::toolName = "padlab-findings";

static TextOption
    command(cl::Positional,
            "list|show|export|promote|reverify|triage|versions|attribute",
            cl::Required);
static ListOption signatures(cl::Positional, "[NAME|FILE...]");
static TextOption state("state",
                        "State directory, with findings and raw defects",
                        cl::init(PADLAB_STATE_DIR), cl::value_desc("dir"));
static TextOption corpus("corpus",
                         "Committed corpus, with known-findings.json and the "
                         "catalogue of causes (defects)",
                         cl::init(getSourceFile("/corpus")),
                         cl::value_desc("dir"));
static Flag asJSON("json", "list, show, triage, versions: print JSON");
static TextOption inState("is",
                          "list, reverify: only findings that are new, known, "
                          "reported, fixed or false-alarm",
                          cl::value_desc("STATE"));
static TextOption verdict("verdict",
                          "list, reverify: only findings of this kind of "
                          "defect, such as mismatch or crash");
static TextOption pass("pass",
                       "list, reverify: only findings that blame this pass");
static TextOption output("o", "export: file for the report (default: stdout)",
                         cl::init("-"), cl::value_desc("FILE"));
static TextOption
    folder("folder", "export: write the report, its program and scripts there",
           cl::value_desc("DIR"));
static TextOption
    name("name",
         "promote: name of the regression (default: the finding's name)");
static TextOption
    newState("as",
             "promote: what the finding becomes in known-findings.json: new, "
             "known (default), reported, fixed or false-alarm",
             cl::init("known"), cl::value_desc("STATE"));
static TextOption reference("reference", "promote: upstream's issue",
                            cl::value_desc("URL"));
static TextOption reason("reason", "promote: one line on what is wrong");
static Option<unsigned> seconds("seconds",
                                "triage: time limit in seconds (default: 600); "
                                "reverify: begin nothing when so many seconds "
                                "are over (default: no limit)",
                                cl::init(600));
static Option<unsigned>
    jobs("jobs", "triage, versions: how many run at once (default: 1)",
         cl::init(1));
static TextOption
    shard("shard",
          "triage: only part I of N, counted from 0, of the raw defects",
          cl::value_desc("I/N"));
static TextOption claims("claims",
                         "triage: folder in which triages that run at the same "
                         "time record which defects each one reduces",
                         cl::value_desc("dir"));
static ListOption releases("llvm",
                           "versions: which releases to run (default: all that "
                           "padlab llvm list shows); reverify: use the tools "
                           "of these releases instead of padlab's own LLVM",
                           cl::CommaSeparated, cl::value_desc("NAME,..."));
static TextOption releaseStore("llvm-store",
                               "versions, reverify: folder of the releases",
                               cl::init(getDefaultReleaseStore()),
                               cl::value_desc("dir"));
static Flag again("again", "attribute, versions: run everything anew, also "
                           "where the state has a result");
static Flag leaveOut(
    "leave-out",
    "attribute: leave the cause of each finding out of the catalogue in turn, "
    "and print whether the finding would be taken for another cause");
static Flag regressions("regressions",
                        "versions: instead of findings, run the committed "
                        "regressions that expect a defect");
static Flag ask("ask",
                "versions: run the releases for which no result is stored "
                "(default; --ask=false only prints stored results)",
                cl::init(true));

static TextOption target("target",
                         "triage: only raw defects of this fuzz target");

static std::string getFindingsDir() { return state + "/findings"; }

static std::vector<StoredRecord> listAll() {
  return listFindings(getFindingsDir(), [](const std::string &line) {
    llvm::errs() << line << '\n';
  });
}

/// Returns the findings that the command line names; without names, the
/// findings that pass the filters of the command line. Each has its state.
static Expected<std::vector<StoredRecord>>
selectFindings(const FindingStates &states) {
  std::vector<StoredRecord> selected;
  for (const std::string &signature : signatures) {
    auto record = loadFinding(getFindingsDir(), signature);
    if (!record)
      return record.takeError();
    selected.push_back(std::move(*record));
  }
  if (signatures.empty())
    selected = listAll();
  for (StoredRecord &record : selected)
    states.apply(record.object);
  if (signatures.empty())
    llvm::erase_if(selected, [](const StoredRecord &record) {
      DefectKey key = DefectKey::fromFinding(record.object);
      return (!inState.empty() && record.getText("state") != inState) ||
             (!verdict.empty() && key.kind != verdict) ||
             (!pass.empty() && key.pass != pass);
    });
  return std::move(selected);
}

static ExitCode list(std::vector<StoredRecord> findings) {
  if (asJSON)
    for (const StoredRecord &record : findings)
      llvm::outs() << json::Value(json::Object(record.object)) << '\n';
  else
    llvm::outs() << printFindingTable(findings);
  return ExitCode::Agree;
}

static ExitCode show(const StoredRecord &finding) {
  if (asJSON)
    llvm::outs() << formatv("{0:2}\n",
                            json::Value(json::Object(finding.object)));
  else
    llvm::outs() << printFinding(finding);
  return ExitCode::Agree;
}

static ExitCode exportOne(const StoredRecord &finding,
                          const FindingStates &states) {
  const KnownFinding *review = states.findDecision(finding.signature);
  if (!folder.empty()) {
    if (Error error = exportFinding(finding, review, folder))
      return fail(std::move(error));
    llvm::outs() << folder << "/report.md\n";
    return ExitCode::Agree;
  }
  std::string report = makeUpstreamReport(finding, review);
  if (output == "-")
    llvm::outs() << report;
  else if (Error error = writeFileAtomically(output, report))
    return fail(std::move(error));
  return ExitCode::Agree;
}

static ExitCode promote(const StoredRecord &finding) {
  if (reason.empty())
    return fail("--reason must say what is wrong");
  if (!llvm::is_contained(getFindingStates(), newState))
    return fail("--as must be one of " + llvm::join(getFindingStates(), ", "));
  DefectProbe probe;
  auto path = promoteFinding(probe, finding,
                             {corpus, name, newState, reference, reason});
  if (!path)
    return fail(path.takeError());
  llvm::outs() << *path << '\n';
  return ExitCode::Agree;
}

/// Runs findings again. With --seconds, those that were run longest ago come
/// first, so that repeated calls reach all of them.
static ExitCode reverify(std::vector<StoredRecord> findings) {
  bool isLimited = seconds.getNumOccurrences() != 0;
  if (isLimited)
    llvm::sort(findings, [](const StoredRecord &a, const StoredRecord &b) {
      return std::pair(a.getText("verifiedAt"), a.signature) <
             std::pair(b.getText("verifiedAt"), b.signature);
    });
  double end = processes::getSeconds() + seconds;
  auto hasTime = [&] { return !isLimited || processes::getSeconds() < end; };
  DefectProbe probe;
  ExitCode code = ExitCode::Agree;
  std::vector<const StoredRecord *> cut, unblamed;
  for (const StoredRecord &finding : findings) {
    if (!hasTime()) {
      llvm::outs() << formatv("{0,-14} {1}\n", "not run", finding.signature);
      continue;
    }
    auto result = reverifyFinding(probe, getFindingsDir(), finding);
    if (!result)
      return fail(result.takeError());
    llvm::outs() << formatv("{0,-14} {1}\n", getName(*result),
                            finding.signature);
    bool shows =
        *result == Verification::Shows || *result == Verification::Reappeared;
    if (shows && isCut(finding))
      cut.push_back(&finding);
    else if (shows && lacksBlame(finding))
      unblamed.push_back(&finding);
    if (*result == Verification::Reappeared)
      code = ExitCode::Defect;
  }
  // A finding whose reduction was interrupted is reduced further before people
  // read it.
  for (const StoredRecord *finding : cut) {
    if (!hasTime())
      break;
    constexpr unsigned maxSeconds = 60;
    auto operations =
        reduceAgain(probe, getFindingsDir(), *finding, maxSeconds);
    if (!operations)
      return fail(operations.takeError());
    if (*operations)
      llvm::outs() << formatv("{0,-14} {1}: {2} operations\n", "reduced",
                              finding->signature, **operations);
  }
  // Search for guilty passes last: these searches take longest, and nothing
  // else should wait for them.
  for (const StoredRecord *finding : unblamed) {
    if (!hasTime())
      break;
    auto blame = blameAgain(probe, getFindingsDir(), *finding);
    if (!blame)
      return fail(blame.takeError());
    llvm::outs() << formatv("{0,-14} {1}: {2}\n", "searched",
                            finding->signature, blame->describe());
  }
  return code;
}

/// Set when the user interrupts triage, which then ends, but still reports its
/// results.
static volatile std::sig_atomic_t interrupted = 0;

static ExitCode triageAll(const FindingStates &states) {
  std::string incoming = state + "/incoming";
  if (!target.empty())
    incoming += "/" + target;
  if (!fs::is_directory(incoming))
    return fail("no raw defects in " + incoming);
  TriageQueueOptions options;
  options.findingsDir = getFindingsDir();
  options.jobs = jobs;
  options.say = [](const std::string &line) { llvm::errs() << line << '\n'; };
  options.seconds = seconds;
  auto part = Shard::parse(shard);
  if (!part)
    return fail(part.takeError());
  options.shard = *part;
  options.claimsDir = claims;
  options.getSureCauses = [&](const json::Object &finding) {
    // A finding that is fixed must not stand for a defect that shows now.
    return !finding.get("fixedIn") && states.isAttributed(finding)
               ? states.getShown(finding)
               : Attribution();
  };
  for (int signal : {SIGINT, SIGTERM})
    std::signal(signal, [](int) { interrupted = 1; });
  options.isCancelled = [] { return interrupted != 0; };
  TriageQueueResult result = triageFolder(incoming, options);
  if (asJSON)
    llvm::outs() << formatv("{0:2}\n", json::Value(result.toJSON()));
  else
    llvm::outs() << formatv(
        "{0} triaged in {5} groups ({1} reduced, {2} "
        "counted), {3} new findings, {4} left ({7} of them stubborn), "
        "{6:F1} reduced a minute\n",
        result.triaged, result.reduced, result.counted,
        result.newFindings.size(), result.getLeft(), result.groups,
        result.reduced / std::max(result.seconds, 1e-3) * 60, result.stubborn);
  return result.newFindings.empty() ? ExitCode::Agree : ExitCode::Defect;
}

/// Attributes every defect that the program in a file shows.
static Error attributeFile(DefectProbe &probe, const std::string &path) {
  auto text = readFile(path);
  if (!text)
    return createStringError(path + ": error: cannot be read");
  CaseReport report = probe.check(*text, {}, path);
  if (const Verdict &first = report.verdicts.front();
      first.kind == "unreadable")
    return createStringError(first.detail);
  std::vector<Verdict> defects = selectDefects(report);
  if (defects.empty())
    llvm::outs() << path << ": " << report.str() << '\n';
  for (const Verdict &defect : defects)
    llvm::outs() << printAttribution(path, defect,
                                     attributeDefect(probe, *text, defect));
  return Error::success();
}

/// Attributes the files and findings that the arguments name; without an
/// argument, all findings.
static ExitCode attribute() {
  DefectProbe probe;
  std::vector<std::string> named;
  for (const std::string &argument : signatures)
    if (!fs::is_regular_file(argument))
      named.push_back(argument);
    else if (Error error = attributeFile(probe, argument))
      return fail(std::move(error));
  if (named.empty() && !signatures.empty())
    return ExitCode::Agree;
  std::vector<StoredRecord> findings;
  for (const std::string &name : named) {
    auto finding = loadFinding(getFindingsDir(), name);
    if (!finding)
      return fail(finding.takeError());
    findings.push_back(std::move(*finding));
  }
  if (named.empty())
    findings = listAll();
  for (auto [index, finding] : llvm::enumerate(findings)) {
    auto attribution =
        attributeFinding(probe, getFindingsDir(), finding, again);
    if (!attribution)
      return fail(attribution.takeError());
    llvm::outs() << printAttribution(finding.signature, finding.getVerdict(),
                                     *attribution);
    llvm::outs().flush();
    if (findings.size() > 1)
      llvm::errs() << formatv("{0} of {1} findings\n", index + 1,
                              findings.size());
  }
  return ExitCode::Agree;
}

/// Tests whether attribution would take a new defect for a known cause.
/// Attributes each finding that shows causes for sure as if the catalogue
/// lacked these causes; the finding should then be new.
static ExitCode leaveCausesOut(const FindingStates &states) {
  DefectProbe probe;
  unsigned asked = 0, taken = 0;
  for (const StoredRecord &finding : listAll()) {
    Attribution own = Attribution::load(finding.object);
    if (!states.isAttributed(finding.object))
      continue;
    Attribution other = attributeWithout(probe, finding.read("case.mlir"),
                                         finding.getVerdict(), own.getShown());
    json::Object object = finding.object;
    other.store(object);
    bool isTaken = states.isAttributed(object);
    ++asked;
    taken += isTaken;
    llvm::outs() << formatv("{0}: without {1}: {2}{3}\n", finding.signature,
                            own.str(), isTaken ? "taken for " : "new",
                            isTaken ? other.str() : "");
    llvm::outs().flush();
  }
  llvm::outs() << formatv(
      "{0} findings asked, {1} would be taken for another cause\n", asked,
      taken);
  return ExitCode::Agree;
}

static ExitCode showVersions(std::vector<StoredRecord> findings) {
  VersionQuestions questions;
  questions.say = [](const std::string &line) { llvm::errs() << line << '\n'; };
  if (releases.empty())
    questions.releases = listReleases(releaseStore);
  for (const std::string &wanted : releases) {
    auto release = findRelease(releaseStore, wanted);
    if (!release)
      return fail(release.takeError());
    questions.releases.push_back(std::move(*release));
  }
  questions.jobs = jobs;
  questions.again = again;
  questions.ask = ask;
  if (regressions) {
    auto found = findRegressions(corpus, state + "/regressions", questions.say);
    if (!found)
      return fail(found.takeError());
    findings = std::move(*found);
  }
  processes::catchInterrupts();
  auto rows = askReleases(findings, questions);
  if (!rows)
    return fail(rows.takeError());
  if (!asJSON) {
    llvm::outs() << printVersions(questions.releases, *rows);
    return ExitCode::Agree;
  }
  for (const VersionRow &row : *rows) {
    json::Array answers;
    for (const VersionAnswer &answer : row.answers)
      answers.push_back(answer.toJSON());
    llvm::outs() << json::Value(json::Object{{"finding", row.name},
                                             {"answers", std::move(answers)}})
                 << '\n';
  }
  return ExitCode::Agree;
}

static ExitCode run() {
  auto states = FindingStates::load(corpus);
  if (!states)
    return llvm::errs() << llvm::toString(states.takeError()) << '\n',
           ExitCode::BadInput;
  if (!inState.empty() && !llvm::is_contained(getFindingStates(), inState))
    return fail("--is must be one of " + llvm::join(getFindingStates(), ", "));
  if (command == "attribute" && !signatures.empty() &&
      llvm::all_of(signatures, [](const std::string &name) {
        return fs::is_regular_file(name);
      }))
    return attribute();
  if (!fs::is_directory(state))
    return fail("no state directory is named '" + state + "'");
  if (command == "triage")
    return triageAll(*states);
  if (command == "attribute")
    return leaveOut ? leaveCausesOut(*states) : attribute();
  auto findings = selectFindings(*states);
  if (!findings)
    return fail(findings.takeError());
  if (command == "list")
    return list(std::move(*findings));
  if (command == "reverify" && releases.empty())
    return reverify(std::move(*findings));
  // On releases other than padlab's own LLVM, `reverify` runs stock tools, as
  // `versions` does.
  if (command == "versions" || command == "reverify")
    return showVersions(std::move(*findings));
  if (!llvm::is_contained({"show", "export", "promote"}, command))
    return fail("no command is named '" + command +
                "' (list, show, attribute, export, promote, reverify, triage, "
                "versions)");
  if (signatures.size() != 1)
    return fail("'" + command + "' takes one signature");
  if (command == "show")
    return show(findings->front());
  return command == "export" ? exportOne(findings->front(), *states)
                             : promote(findings->front());
}

int main(int argc, char **argv) {
  return runTool(
      argc, argv,
      "Manages the findings of a state.\nlist       prints one line per "
      "finding\nshow       prints all about one finding\nexport     writes a "
      "report for LLVM's tracker\npromote    makes the minimal case a "
      "committed regression\nreverify   runs findings again, and prints which "
      "still show\ntriage     reduces and blames raw defects (the defects as "
      "fuzzers keep them, in STATE/incoming)\nversions   tells which LLVM "
      "releases show a finding\nattribute  tells which causes of "
      "corpus/defects a finding, or the case in a file, shows\nExit codes: 0 "
      "done; 1 triage: there are new findings; reverify: a fixed finding came "
      "back; 2 bad usage,\nan unknown finding, no such state, or an unreadable "
      "known-findings.json.\nExamples:\n./padlab findings list "
      "--is=new\n./padlab findings show NAME\n./padlab findings export NAME -o "
      "report.md\n./padlab findings reverify\n./padlab findings attribute NAME "
      "my-case.mlir\n./padlab findings versions --llvm=19,22,trunk\n",
      run);
}
