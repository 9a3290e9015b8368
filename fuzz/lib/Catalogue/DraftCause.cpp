//===- DraftCause.cpp - a record made of a finding ------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Finding/Reproducer.h"
#include "CauseQuestion.h"

#include "padlab/dialect/Case.h"
#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/FindingReview.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace padlab;

static Error fail(const StoredRecord &finding, const Twine &what) {
  return createStringError(finding.path + ": error: " + what);
}

//===----------------------------------------------------------------------===//
// Facts that tools find out
//===----------------------------------------------------------------------===//

static std::set<StringRef> listLines(StringRef text) {
  std::set<StringRef> lines;
  for (StringRef line : llvm::split(text, '\n'))
    lines.insert(line.trim());
  return lines;
}

/// Returns the shortest line of `text` that `control` does not have. It need
/// not be the line that is wrong: it is only to show that the outputs differ.
static std::string findOwnLine(StringRef text, StringRef control) {
  std::set<StringRef> others = listLines(control);
  StringRef best;
  for (StringRef line : listLines(text))
    if (!others.count(line) && !control.contains(line) &&
        (best.empty() || line.size() < best.size()))
      best = line;
  return best.str();
}

Error causes::Question::observe(CauseRecord &draft) {
  auto subject = runOpt(record.command);
  if (!subject)
    return subject.takeError();
  auto control = runOpt(record.getControl());
  if (!control)
    return control.takeError();
  draft.look.exit = subject->end;
  std::string text;
  if (subject->end == ToolEnd::Crash)
    text = "Stack dump:";
  else if (subject->end == ToolEnd::Failure)
    text = StringRef(subject->getComplaint()).split("error: ").second;
  else if (subject->end == ToolEnd::Success)
    text = findOwnLine(subject->out, control->out);
  if (!text.empty())
    draft.look.output = {text};
  if (!record.values || subject->end != ToolEnd::Success)
    return Error::success();
  auto actual = runValues(subject->out);
  if (!actual)
    return actual.takeError();
  auto expected = runValues(control->out);
  if (!expected)
    return expected.takeError();
  bool bothRun =
      actual->end == ToolEnd::Success && expected->end == ToolEnd::Success;
  if (bothRun && actual->out != expected->out)
    draft.values = CauseRecord::Values{expected->out, actual->out};
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

namespace {

/// A program for stock tools, and the guilty pass, which is to run on it.
struct Subject {
  std::string program, passes;
};

} // namespace

static void rename(ModuleOp module, StringRef from, StringRef to) {
  Operation *symbol = SymbolTable::lookupSymbolIn(module, from);
  StringAttr name = StringAttr::get(module.getContext(), to);
  if (!symbol ||
      failed(SymbolTable::replaceAllSymbolUses(symbol, name, module)))
    return;
  SymbolTable::setSymbolName(symbol, name);
}

/// Adds a function `main` that calls the former entry function and prints its
/// results. The expected output is not in the program, but in the record.
static std::optional<std::string> addMain(ModuleOp program,
                                          const Case &theCase) {
  Interpretation reference = interpret(theCase);
  if (!reference.isDefined())
    return std::nullopt;
  std::optional<std::string> text =
      printWithDriver(program, theCase, reference.results, DriverPlace::Inside);
  if (!text)
    return std::nullopt;
  auto module = parseSourceString<ModuleOp>(*text, program.getContext());
  if (!module)
    return std::nullopt;
  rename(*module, theCase.getEntry().getName(), "subject");
  rename(*module, driverName, "main");
  return printPlain(*module);
}

/// Returns the guilty pass with the program that it ran on. If either is
/// unknown, returns the whole pipeline with the case's program.
static Expected<Subject> findSubject(const StoredRecord &finding) {
  std::unique_ptr<MLIRContext> context = makeProgramContext();
  ScopedDiagnosticHandler quiet(context.get(),
                                [](Diagnostic &) { return success(); });
  FailureOr<Case> theCase =
      Case::parse(finding.read("case.mlir"), "case.mlir", context.get());
  if (failed(theCase))
    return fail(finding, "its case does not parse");
  Subject subject{"", finding.getText("passes")};
  OwningOpRef<ModuleOp> program = theCase->getModule().clone();
  Blame blame = finding.getBlame();
  if (!blame.step.empty() && blame.step != subject.passes)
    if (auto input = parseSourceString<ModuleOp>(finding.read("input.mlir"),
                                                 context.get())) {
      program = std::move(input);
      subject.passes = blame.step;
    }
  if (subject.passes.empty() || !usesStockPasses(subject.passes))
    return fail(finding, "no pass of upstream's is guilty");
  if (hasTrait(finding.getVerdict().kind, VerdictKind::NoValues)) {
    subject.program = printPlain(*program);
    return subject;
  }
  std::optional<std::string> text = addMain(*program, *theCase);
  if (!text)
    return fail(finding, "its case is undefined, or has values that no driver "
                         "prints");
  subject.program = std::move(*text);
  return subject;
}

//===----------------------------------------------------------------------===//
// The record
//===----------------------------------------------------------------------===//

/// Makes a record with the fields that tools can fill in.
static CauseRecord makeRecord(const StoredRecord &finding,
                              const Subject &subject,
                              const std::string &folder) {
  CauseRecord draft;
  Blame blame = finding.getBlame();
  draft.folder = folder;
  draft.name = llvm::sys::path::filename(folder).str();
  draft.theCase = subject.program;
  draft.near = subject.program;
  std::string report = makeUpstreamReport(finding, nullptr);
  StringRef title = StringRef(report).split('\n').first;
  title.consume_front("# ");
  draft.title = "TODO: " + title.take_front(110).str();
  draft.kind = finding.getVerdict().kind;
  draft.reach = StringRef(blame.pass).starts_with("test-") ? "test-pass"
                : blame.operation.empty()                  ? "pass"
                                                           : "transform-within";
  draft.guilty.pass = blame.pass.empty() ? subject.passes : blame.pass;
  draft.guilty.pattern = blame.pattern;
  draft.guilty.transform = blame.operation;
  draft.guilty.function = finding.getText("function");
  std::string pass = "--pass-pipeline=builtin.module(" + subject.passes + ")";
  draft.command = {"mlir-opt", "case.mlir", pass};
  draft.withhold = {pass};
  draft.look.sentence = "TODO: what to see in the output";
  draft.look.output = {"TODO: a text that only the wrong output has"};
  if (!hasTrait(draft.kind, VerdictKind::NoValues))
    draft.values = CauseRecord::Values{"TODO: 1", "TODO: 2"};
  return draft;
}

static json::Object
toFields(std::initializer_list<std::pair<StringRef, std::string>> fields) {
  json::Object object;
  for (const auto &[key, text] : fields)
    if (!text.empty())
      object[key.str()] = json::fixUTF8(text);
  return object;
}

static std::string printRecord(const CauseRecord &draft) {
  json::Object record{
      {"schema", catalogueSchema},
      {"title", json::fixUTF8(draft.title)},
      {"kind", draft.kind},
      {"reach", draft.reach},
      {"guilty", toFields({{"pass", draft.guilty.pass},
                           {"pattern", draft.guilty.pattern},
                           {"transform", draft.guilty.transform},
                           {"function", draft.guilty.function},
                           {"mistake", "TODO: what the code does wrong"},
                           {"fix", "TODO: the check that it lacks"}})},
      {"defined",
       toFields({{"document", "TODO: a dialect's document"},
                 {"section", "TODO: its section"},
                 {"because", "TODO: the sentence that says what is right"}})},
      {"command", json::Array(draft.command)},
      {"withhold", json::Array(draft.withhold)},
      {"look", json::Object{{"sentence", draft.look.sentence},
                            {"output", json::Array(draft.look.output)},
                            {"exit", getName(draft.look.exit)}}},
      {"guard",
       toFields({{draft.guilty.pattern.empty() ? "pass" : "pattern",
                  draft.guilty.pattern.empty() ? draft.guilty.pass
                                               : draft.guilty.pattern},
                 {"when", "TODO: under which condition it is wrong"}})},
      {"upstream", json::Object{{"issues", json::Array()},
                                {"pulls", json::Array()},
                                {"searched", "none"}}},
      {"related", json::Array()}};
  if (draft.values)
    record["values"] = toFields({{"expected", draft.values->expected},
                                 {"actual", draft.values->actual}});
  return formatv("{0:2}\n", json::Value(std::move(record)));
}

/// Prints the guard as an entry of a table in codegen/lib/Guards.
static std::string printGuard(const CauseRecord &draft) {
  bool isPattern = !draft.guilty.pattern.empty();
  return formatv(
      R"(// Belongs into a file of codegen/lib/Guards, and this file goes then.

static bool isWrong(Operation *op) {{
  // TODO: what is wrong to rewrite; op is {0}.
  return false;
}

      {{"{1}", {2}, "{3}", isWrong},
)",
      isPattern ? "the root of the pattern" : "what the pass runs on",
      draft.name, isPattern ? "pattern" : "pass",
      isPattern ? draft.guilty.pattern : draft.guilty.pass);
}

Error padlab::draftCause(const StoredRecord &finding,
                         const std::string &folder) {
  if (fs::exists(folder))
    return createStringError(folder + ": error: exists already");
  auto subject = findSubject(finding);
  if (!subject)
    return subject.takeError();
  CauseRecord draft = makeRecord(finding, *subject, folder);
  auto release = getInstalledRelease();
  if (!release)
    return release.takeError();
  CauseRecord asked = draft;
  causes::Question question(asked, *release);
  if (Error error = question.begin())
    return error;
  if (Error error = question.observe(draft))
    return error;
  if (std::error_code error = fs::create_directories(folder))
    return createStringError(folder + ": error: " + error.message());
  for (const auto &[name, text] :
       {std::pair("case.mlir",
                  "// TODO: say what is computed, what is expected, what comes "
                  "instead.\n" +
                      draft.theCase),
        std::pair("near.mlir",
                  "// TODO: change the one thing that makes the case wrong.\n" +
                      draft.near),
        std::pair("record.json", printRecord(draft)),
        std::pair("guard.cpp", printGuard(draft))})
    if (Error error = writeFileAtomically(folder + "/" + name, text))
      return error;
  return Error::success();
}

std::string padlab::findDraftText(const CauseRecord &record) {
  for (auto [name, text] : {std::pair("record.json", &record.text),
                            std::pair("case.mlir", &record.theCase),
                            std::pair("near.mlir", &record.near)})
    if (size_t at = text->find("TODO:"); at != std::string::npos)
      return std::string(name) + ": is a draft: " +
             StringRef(*text).substr(at).split('\n').first.str();
  if (fs::exists(record.folder + "/guard.cpp"))
    return "guard.cpp: belongs into codegen/lib/Guards";
  return "";
}
