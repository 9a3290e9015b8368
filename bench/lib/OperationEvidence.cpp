//===- OperationEvidence.cpp - evidence of the operation matrix -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/OperationEvidence.h"

#include "padlab/bench/Suite.h"
#include "padlab/fuzz/DiffCommand.h"
#include "padlab/fuzz/Differential.h"
#include "padlab/fuzz/Generator.h"
#include "padlab/fuzz/Triage.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace padlab;

/// The number of programs that each target generates, which takes some seconds:
/// enough for every emitter to occur in one of them.
static constexpr uint64_t programsPerTarget = 1000;
static constexpr unsigned mutationsPerProgram = 2;

namespace {
class Collector {
public:
  Collector() {
    for (const OpMatrixRow &row : getOpMatrix(context.get()))
      known.insert(row.operation);
  }

  void lookAtCases(StringRef path, StringRef text, Worker &worker);
  void generate();
  void lookAtPrograms(const Suite &suite);

  OpEvidence evidence;

private:
  void note(StringRef operation, OpColumn column) {
    if (known.contains(operation))
      evidence.columns[operation.str()].set(static_cast<unsigned>(column));
  }
  void noteAll(Operation *root, ArrayRef<OpColumn> columns) {
    root->walk([&](Operation *op) {
      for (OpColumn column : columns)
        note(op->getName().getStringRef(), column);
    });
  }
  void lookAtCase(StringRef path, const CaseChunk &chunk, Worker &worker);
  void noteRefusal(StringRef path, StringRef diagnostic);
  void noteLimit(StringRef path, const Expectation &expectation,
                 StringRef detail);
  void generateProgram(const FuzzTarget &target, uint64_t seed);

  std::unique_ptr<MLIRContext> context = makeProgramContext();
  llvm::StringSet<> known;
};
} // namespace

/// Returns the operation that a file is about: `tensor.pad` for
/// `.../tensor/pad.mlir`.
static std::string getSubject(StringRef path) {
  namespace path_ = llvm::sys::path;
  return (path_::filename(path_::parent_path(path)) + "." + path_::stem(path))
      .str();
}

/// A refused case shows that the operation named by the diagnostic is verified
/// (`'tensor.pad' op expects ...`); if the diagnostic names none, like that of
/// a parser, the operation is the file's subject.
void Collector::noteRefusal(StringRef path, StringRef diagnostic) {
  StringRef name = diagnostic.split("error: '").second;
  name = name.take_until([](char c) { return c == '\''; });
  if (known.contains(name))
    note(name, OpColumn::Verified);
  else
    note(getSubject(path), OpColumn::Verified);
}

/// Records that the reference does not interpret some form of an operation, or
/// that a form is not compiled. The operation is the one that begins the
/// message (`linalg.pack: memref operands`), or else the file's subject.
void Collector::noteLimit(StringRef path, const Expectation &expectation,
                          StringRef detail) {
  bool isInterpreted = expectation.kind != Expectation::Kind::Unsupported;
  std::string operation = getSubject(path);
  if (StringRef named = detail.split(": ").first; known.contains(named))
    operation = named.str();
  if (known.contains(operation))
    evidence.limits.insert(
        {operation, isInterpreted ? OpColumn::Lowered : OpColumn::Interpreted,
         expectation.text});
}

void Collector::lookAtCase(StringRef path, const CaseChunk &chunk,
                           Worker &worker) {
  CaseReport report = checkInWorker(worker, chunk.text, path);
  if (findSurprise(chunk, report))
    return;
  if (chunk.expectation.kind == Expectation::Kind::Error)
    return noteRefusal(path, report.verdicts.front().detail);
  if (chunk.expectation.kind == Expectation::Kind::Unsupported ||
      chunk.expectation.kind == Expectation::Kind::NotCompiled)
    return noteLimit(path, chunk.expectation, report.verdicts.front().detail);
  FailureOr<Case> theCase = Case::parse(chunk.text, path, context.get());
  if (failed(theCase))
    return;
  SmallVector<OpColumn> columns = {OpColumn::Parsed};
  if (llvm::any_of(report.pipelines,
                   [](const PipelineSummary &p) { return p.compiled; }))
    columns.push_back(OpColumn::Lowered);
  if (llvm::any_of(report.pipelines,
                   [](const PipelineSummary &p) { return p.compared; }))
    columns.push_back(OpColumn::Compared);
  noteAll(theCase->getModule(), columns);
}

void Collector::lookAtCases(StringRef path, StringRef text, Worker &worker) {
  for (const CaseChunk &chunk : splitCases(text))
    lookAtCase(path, chunk, worker);
}

void Collector::generateProgram(const FuzzTarget &target, uint64_t seed) {
  RandomChoices choices(seed);
  RunCase generated{target.generate(choices, context.get())};
  noteAll(generated.theCase.getModule(), OpColumn::Generated);
  for (unsigned i = 0; i < mutationsPerProgram; ++i)
    if (auto changed = target.mutate(generated, choices)) {
      generated = std::move(*changed);
      noteAll(generated.theCase.getModule(), OpColumn::Generated);
    }
}

void Collector::generate() {
  for (const FuzzTarget &target : getFuzzTargets())
    for (uint64_t seed = 0; seed < programsPerTarget; ++seed)
      generateProgram(target, seed);
}

void Collector::lookAtPrograms(const Suite &suite) {
  if (!suite.getPrograms)
    return;
  for (const std::string &text : suite.getPrograms()) {
    FailureOr<Case> theCase = Case::parse(text, suite.name, context.get());
    if (succeeded(theCase))
      noteAll(theCase->getModule(), OpColumn::Benchmarked);
  }
}

llvm::Expected<OpEvidence>
padlab::collectEvidence(ArrayRef<std::string> corpora) {
  std::vector<std::string> paths;
  for (StringRef corpus : corpora)
    if (llvm::Error error = collectCases(corpus, paths))
      return std::move(error);
  Collector collector;
  Worker worker(
      makeDifferentialFactory({"unfused", "tosa", "sparse", "sparse-library"}));
  for (const std::string &path : paths) {
    llvm::Expected<std::string> text = readCaseText(path);
    if (!text)
      return text.takeError();
    collector.lookAtCases(path, *text, worker);
  }
  collector.generate();
  for (const Suite &suite : getSuites())
    collector.lookAtPrograms(suite);
  return std::move(collector.evidence);
}
