//===- Export.cpp - a finding as an upstream report -----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/FindingReview.h"

#include "../Support/Words.h"
#include "FindingFiles.h"
#include "Reproducer.h"

#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Scripts.h"
#include "padlab/fuzz/LLVM.inc"

#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/FileSystem.h"

using namespace mlir;
using namespace padlab;

/// Returns what is expected of a program or pass if a defect of this kind is
/// not about results; otherwise an empty text.
static StringRef getExpectation(StringRef kind) {
  return llvm::StringSwitch<StringRef>(kind)
      .Case("invalid-ir", "a program that verifies")
      .Case("round-trip", "a program that is read back as it was printed")
      .Case("nondeterminism", "the same program each time")
      .Case("slow-compile", "a time that the size of the program explains")
      .Case("ir-growth", "a program whose size that of its input explains")
      .Case("leak", "the program frees all of its memory")
      .Default(hasTrait(kind, VerdictKind::NoValues) ? "the pass succeeds"
                                                     : "");
}

namespace {

class ReportWriter {
public:
  ReportWriter(const StoredRecord &finding, const KnownFinding *review)
      : finding(finding), key(DefectKey::fromFinding(finding.object)),
        review(review), context(makeProgramContext()),
        quiet(context.get(), [](Diagnostic &) { return success(); }), os(text) {
    blame = finding.getBlame();
  }

  std::string write();
  /// Returns the input of the guilty pass (or, if it is unknown, the case) in a
  /// form that `mlir-opt` reads.
  std::string getInput();

private:
  /// Whether the report shows expected and actual results, because the kind of
  /// defect may have some.
  bool isAboutValues() const { return getExpectation(key.kind).empty(); }
  std::string getPlain(StringRef program, bool withScripts);
  std::string nameCulprit();
  void writeTitle();
  void writeProblem();
  void writeValues();
  void writeDefinedness();
  void writeInputs();
  void writeCode(StringRef title, StringRef language, StringRef code);
  void writeReproducer();
  void writePrograms();
  void writeSearch();

  const StoredRecord &finding;
  DefectKey key;
  const KnownFinding *review;
  std::unique_ptr<MLIRContext> context;
  ScopedDiagnosticHandler quiet;
  Blame blame;
  std::string text;
  llvm::raw_string_ostream os;
};

} // namespace

static std::string describe(StringRef verdict) {
  const VerdictKind *kind = findVerdictKind(verdict);
  return kind && !kind->deed.empty() ? kind->deed
                                     : "is wrong (" + verdict.str() + ")";
}

/// Prints the program for mlir-opt: without padlab's attributes. The program
/// need not verify.
std::string ReportWriter::getPlain(StringRef program, bool withScripts) {
  if (program.trim().empty())
    return "";
  auto module = parseSourceString<ModuleOp>(
      program, ParserConfig(context.get(), /*verifyAfterParse=*/false));
  if (!module)
    return program.str();
  if (!withScripts)
    eraseScripts(*module);
  return printPlain(*module);
}

/// Returns `FusePadOp` for `(anonymous namespace)::FusePadOp`.
static StringRef dropNamespaces(StringRef name) {
  name = name.take_until([](char c) { return c == '<'; });
  size_t colon = name.rfind("::");
  return colon == llvm::StringRef::npos ? name : name.drop_front(colon + 2);
}

/// Returns the name of an operation that folding removes, if possible not of
/// dialect `arith`, because arithmetic occurs in any program.
static std::string findFolded(StringRef before, StringRef after) {
  std::map<std::string, unsigned> rest = countNames(after);
  std::string folded;
  for (const auto &[name, count] : countNames(before)) {
    bool isGone = rest[name] < count;
    bool isScalar = StringRef(name).starts_with("arith.");
    if (isGone && (folded.empty() || !isScalar))
      folded = name;
  }
  return folded;
}

/// Names the guilty pass, as the subject of a sentence.
std::string ReportWriter::nameCulprit() {
  std::string pass = "`" + key.pass + "`";
  if (key.pass.empty())
    return "A sequence of passes";
  if (key.pass == "fold") {
    std::string folded =
        findFolded(finding.read("before.mlir"), finding.read("after.mlir"));
    return folded.empty() ? "Folding in the greedy pattern driver"
                          : "Folding of `" + folded + "`";
  }
  if (blame.phase == Phase::CodeGeneration)
    return "LLVM's code generation (" + pass + ")";
  if (!blame.pattern.empty())
    return ("Pattern `" + dropNamespaces(blame.pattern) + "` in " +
            (blame.operation.empty() ? pass : "`" + blame.operation + "`"))
        .str();
  return blame.operation.empty() ? pass : "`" + blame.operation + "`";
}

/// Returns the dialect of the first operation of the shape: `[vector]`.
static std::string findDialect(StringRef shape) {
  StringRef first = shape.split(',').first;
  return first.contains('.') ? ("[" + first.split('.').first + "]").str() : "";
}

void ReportWriter::writeTitle() {
  os << "# [mlir]" << findDialect(key.shape) << ' ' << nameCulprit() << ' '
     << describe(key.kind);
  if (!key.function.empty())
    os << " in `" << dropNamespaces(key.function) << "`";
  os << "\n\n";
}

void ReportWriter::writeProblem() {
  os << "Label: `generated by fuzzer`. The program was generated, then "
     << (isCut(finding) ? "reduced, though not to the end" : "minimized")
     << ".\n\n";
  const json::Object *versions = finding.object.getObject("versions");
  os << "LLVM version: "
     << (versions ? versions->getString("llvm").value_or(PADLAB_LLVM_TITLE)
                  : StringRef(PADLAB_LLVM_TITLE))
     << " (release build).\n\n";
  if (review && !review->reason.empty())
    os << review->reason << "\n\n";
  writeValues();
  writeDefinedness();
  const VerdictKind *kind = findVerdictKind(key.kind);
  if (blame.reference == "differs" && kind &&
      kind->has(VerdictKind::SeenByReference))
    os << "The program before the pass is defined; the reference interpreter "
          "finds undefined behavior in the program that the pass leaves. "
          "Native code of it may be right by chance.\n\n";
  else if (blame.reference == "differs")
    os << "The program that the pass leaves, run by the reference "
          "interpreter, gives other results than the program before it: no "
          "lowering is involved.\n\n";
}

/// Writes why the program is defined, so that readers know that the compiler
/// must be wrong, and not the program.
void ReportWriter::writeDefinedness() {
  os << "Why the program is defined: it verifies";
  // A program that does not compile is not run. Pipelines are compared with
  // each other only if the reference cannot run the program.
  bool hasRun = hasTrait(key.kind, VerdictKind::WrongValue) ||
                finding.getVerdict().phase == Phase::Run;
  if (hasRun && !hasTrait(key.kind, VerdictKind::ComparesPipelines))
    os << ", and a reference interpreter ran it with these inputs. It checks "
          "each operation against its documentation, tracks poison element by "
          "element and checks every access and the arithmetic that may be "
          "undefined; nothing undefined happens, and no result is poison where "
          "it is compared";
  os << ".\n\n";
}

void ReportWriter::writeValues() {
  std::string detail = finding.getText("detail");
  if (!hasTrait(key.kind, VerdictKind::NoValues))
    writeInputs();
  if (!isAboutValues()) {
    os << "Expected: " << getExpectation(key.kind) << ".\n\nActual:\n\n```\n"
       << detail << "\n```\n\n";
    return;
  }
  std::string expected = finding.read("expected.txt"),
              actual = finding.read("actual.txt");
  os << "Expected:\n\n```\n"
     << StringRef(expected).rtrim() << "\n```\n\nActual";
  // If a finding has no values, its actual.txt repeats the verdict, which need
  // not be written twice. Results may be right although the program is wrong.
  if (StringRef(actual).rtrim() == finding.getVerdict().str())
    os << ":\n\n```\n" << detail << "\n```\n\n";
  else if (!actual.empty() && actual == expected)
    os << ": the same results, but " << detail << ".\n\n";
  else
    os << ":\n\n```\n"
       << StringRef(actual).rtrim() << "\n```\n\n"
       << detail << "\n\n";
}

void ReportWriter::writeInputs() {
  FailureOr<Case> theCase =
      Case::parse(finding.read("case.mlir"), "case.mlir", context.get());
  if (failed(theCase) || theCase->getEntry().getNumArguments() == 0)
    return;
  // Longer values are cut; the reproducer has all elements.
  constexpr size_t longest = 400;
  os << "Called with:\n\n```\n";
  for (auto [i, value] : llvm::enumerate(materializeInputs(*theCase))) {
    std::string shown = toString(value);
    os << "%arg" << i << " = "
       << (shown.size() > longest ? shown.substr(0, longest) + " ..." : shown)
       << '\n';
  }
  os << "```\n\n";
}

void ReportWriter::writeCode(StringRef title, StringRef language,
                             StringRef code) {
  if (!code.trim().empty())
    os << title << "\n\n```" << language << '\n' << code.rtrim() << "\n```\n\n";
}

std::string ReportWriter::getInput() {
  std::string input = finding.read("input.mlir");
  if (StringRef(input).trim().empty())
    input = finding.read("case.mlir");
  return getPlain(input, /*withScripts=*/true);
}

void ReportWriter::writeReproducer() {
  std::string step =
      blame.step.empty() ? finding.getText("passes") : blame.step;
  os << "## To reproduce\n\n";
  if (!step.empty() && usesStockPasses(step)) {
    std::string options = "--pass-pipeline='builtin.module(" + step + ")'";
    // The verifier stays on, because maintainers refuse reports without it.
    // Programs that do not verify are shown below.
    os << "```\nmlir-opt " << options << " input.mlir\n```\n\n";
    if (std::string link = makeExplorerLink(getInput(), options); !link.empty())
      os << "[The same on Compiler Explorer](" << link
         << "), by `mlir-opt` of its trunk.\n\n";
  }
  if (finding.getText("reproducer") != "stock")
    os << "LLVM's tools alone do not show what it computes: `repro.sh` asks "
          "padlab.\n\n";
  else if (isAboutValues())
    os << "`repro.sh` lowers `repro.mlir` with and without that pass, runs "
          "both "
          "with LLVM's own tools and compares.\n\n";
}

void ReportWriter::writePrograms() {
  writeCode("`input.mlir`:", "mlir", getInput());
  if (hasTrait(key.kind, VerdictKind::NoEnd))
    return;
  std::string output =
      getPlain(finding.read("output.mlir"), /*withScripts=*/false);
  writeCode("What the pass makes of it:", "mlir", output);
  // The program before and after the faulty rewrite is shown if the pass does
  // more than this rewrite.
  std::string before =
      getPlain(finding.read("before.mlir"), /*withScripts=*/false);
  std::string after =
      getPlain(finding.read("after.mlir"), /*withScripts=*/false);
  bool isWhole = before == getPlain(getInput(), /*withScripts=*/false);
  if (before == after || (isWhole && (after == output || output.empty())))
    return;
  if (!isWhole)
    writeCode("Before the faulty rewrite:", "mlir", before);
  writeCode("After the faulty rewrite:", "mlir", after);
}

void ReportWriter::writeSearch() {
  os << "## Duplicates\n\n"
     << "Searched https://github.com/llvm/llvm-project/issues for:\n\n";
  for (const std::string &word : {key.pass, key.pattern, key.message})
    if (!word.empty())
      os << "- [ ] `" << word << "`\n";
  if (review && !review->reference.empty())
    os << "\nKnown as " << review->reference << "\n";
}

std::string ReportWriter::write() {
  writeTitle();
  writeProblem();
  writeReproducer();
  writePrograms();
  writeSearch();
  return std::move(text);
}

std::string padlab::makeExplorerLink(StringRef program, StringRef options) {
  json::Object compiler{{"id", "mliropttrunk"}, {"options", options}};
  json::Object session{{"id", 1},
                       {"language", "mlir"},
                       {"source", json::fixUTF8(program)},
                       {"compilers", json::Array{std::move(compiler)}}};
  std::string state = formatv(
      "{0}",
      json::Value(json::Object{{"sessions", json::Array{std::move(session)}}}));
  std::string link = "https://godbolt.org/clientstate/";
  // Escapes two characters of Base64 that mean something else in an address.
  for (char c : llvm::encodeBase64(state))
    link += c == '/' ? "%2F" : c == '+' ? "%2B" : std::string(1, c);
  // Servers and browsers do not reliably support longer addresses.
  constexpr size_t longest = 8000;
  return link.size() > longest ? "" : link;
}

Error padlab::exportFinding(const StoredRecord &finding,
                            const KnownFinding *review,
                            const std::string &folder) {
  if (std::error_code error = fs::create_directories(folder))
    return createStringError(error, "%s: error: cannot be created: %s",
                             folder.c_str(), error.message().c_str());
  ReportWriter writer(finding, review);
  FindingFiles files = {{"input.mlir", writer.getInput()}};
  files.push_back({"report.md", writer.write()});
  for (const char *name :
       {"case.mlir", "expected.txt", "actual.txt", "repro.mlir", "repro.sh"})
    files.push_back({name, finding.read(name)});
  return writeFiles(folder, files);
}

std::string padlab::makeUpstreamReport(const StoredRecord &finding,
                                       const KnownFinding *review) {
  return ReportWriter(finding, review).write();
}
