//===- AotTest.cpp - compiled cases in an application -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Checks that the C functions of cases compiled ahead of time return the
/// results of the reference, for every case of corpus/operations that C can
/// call.
///
//===----------------------------------------------------------------------===//

#include "AotApplication.h"

#include "padlab/codegen/RuntimeSymbols.h"
#include "padlab/dialect/CaseChunks.h"
#include "padlab/dialect/Comparison.h"
#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Interpreter.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Object/Archive.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

#include <algorithm>

using namespace padlab;
using namespace padlab::aot;

namespace {

/// The cases that one application calls, with the names of their places in
/// files, and the results of the reference.
struct Batch {
  Application application;
  std::vector<std::string> places;
  std::vector<llvm::SmallVector<RuntimeValue>> expected;
};

Compiler &getCompiler() {
  static Compiler compiler(Target{"x86-64", /*optLevel=*/3});
  return compiler;
}

/// Adds a case to the batch. Returns false if the text is not a case, if C
/// cannot call the case, if the reference has no results, or if the case cannot
/// be compiled. In the last case, the test fails unless `expectation` says that
/// the case is not compiled, and for which reason.
bool addCase(Batch &batch, llvm::StringRef text, llvm::StringRef file,
             const std::string &place, llvm::StringRef pipeline,
             const Expectation &expectation = {}) {
  mlir::ScopedDiagnosticHandler quiet(
      getCompiler().getContext(),
      [](mlir::Diagnostic &) { return mlir::success(); });
  auto theCase = Case::parse(text, file, getCompiler().getContext());
  if (failed(theCase))
    return false;
  std::string reason, name = "case" + std::to_string(batch.places.size());
  auto interface =
      CInterface::get(theCase->getEntry().getFunctionType(), name, reason);
  Interpretation truth = interpret(*theCase);
  if (!interface || !truth.isDefined())
    return false;
  CompiledObject compiled = compileAhead(getCompiler(), *theCase,
                                         *findPipeline(pipeline), name, file);
  if (expectation.kind == Expectation::Kind::NotCompiled) {
    EXPECT_NE(compiled.error.find(expectation.text), std::string::npos)
        << place << ": " << compiled.error;
    return false;
  }
  EXPECT_EQ(compiled.error, "") << place;
  if (!compiled.error.empty())
    return false;
  batch.application.add(compiled.interfaces.front(), compiled,
                        materializeInputs(*theCase), truth.results);
  batch.places.push_back(place);
  batch.expected.push_back(std::move(truth.results));
  return true;
}

void expectReference(Batch &batch) {
  std::string error = batch.application.run();
  ASSERT_EQ(error, "");
  for (size_t i = 0; i != batch.places.size(); ++i)
    if (auto difference =
            compare(batch.expected[i], batch.application.takeResults(i)))
      ADD_FAILURE() << batch.places[i] << ": " << difference->str();
}

/// Returns the files of the corpus, except for programs with TOSA and with
/// sparse tensors: only upstream's conversions (pipelines `tosa` and `sparse`)
/// can lower these.
std::vector<std::string> findFiles() {
  std::vector<std::string> files;
  std::error_code error;
  for (llvm::sys::fs::recursive_directory_iterator
           it(PADLAB_TEST_CORPUS, error),
       end;
       it != end && !error; it.increment(error))
    if (!llvm::StringRef(it->path()).contains("/tosa/") &&
        !llvm::StringRef(it->path()).contains("/sparse/") &&
        (llvm::StringRef(it->path()).ends_with(".mlir") ||
         llvm::StringRef(it->path()).ends_with(".std")))
      files.push_back(it->path());
  std::sort(files.begin(), files.end());
  return files;
}

/// Expects that every `step`th case of the corpus, from case `first` on, gives
/// the results of the reference.
void expectReferenceOfCorpus(llvm::StringRef pipeline, unsigned first,
                             unsigned step) {
  Batch batch;
  unsigned count = 0;
  for (const std::string &file : findFiles()) {
    auto chunks = readCases(file);
    ASSERT_TRUE(bool(chunks)) << llvm::toString(chunks.takeError());
    for (const CaseChunk &chunk : *chunks)
      if (count++ % step == first)
        addCase(batch, chunk.text, file,
                file + ":" + std::to_string(chunk.line), pipeline,
                chunk.expectation);
  }
  // The whole corpus has more than 200 cases that can be compiled and called.
  // For a sample, their number is estimated.
  EXPECT_GT(batch.places.size() * step, 200u);
  expectReference(batch);
}

TEST(Aot, CorpusSample) { expectReferenceOfCorpus("fused", 7, 20); }
TEST(AotSlow, CorpusUnfused) { expectReferenceOfCorpus("unfused", 0, 1); }
TEST(AotSlow, CorpusFused) { expectReferenceOfCorpus("fused", 0, 1); }

/// Kinds of programs of which the corpus has too few: results with dynamic
/// extents, several results of all kinds, and extents that depend on elements.
const char *const programs[] = {
    // An extent is read from an element.
    R"(func.func @main(%a: tensor<?xindex> {padlab.extents = array<i64: 2>,
           padlab.value = dense<[3, 4]> : tensor<2xindex>}, %v: f16)
        -> (tensor<?x?xf16>, tensor<?xindex>)
        attributes {padlab.seed = 1 : i64} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %h = tensor.extract %a[%c0] : tensor<?xindex>
      %w = tensor.extract %a[%c1] : tensor<?xindex>
      %s = tensor.splat %v[%h, %w] : tensor<?x?xf16>
      return %s, %a : tensor<?x?xf16>, tensor<?xindex>
    })",
    // Arguments are returned, one of them twice, and are not written to.
    R"(func.func @main(%a: tensor<2x?xi4> {padlab.extents = array<i64: 3>},
           %b: tensor<2xi1>, %c: i1, %d: ui8, %e: bf16)
        -> (tensor<2x?xi4>, tensor<2x?xi4>, i1, ui8, tensor<2xi1>, bf16)
        attributes {padlab.seed = 2 : i64} {
      %c0 = arith.constant 0 : index
      %0 = tensor.insert %c into %b[%c0] : tensor<2xi1>
      return %a, %a, %c, %d, %0, %e
          : tensor<2x?xi4>, tensor<2x?xi4>, i1, ui8, tensor<2xi1>, bf16
    })",
    // The program has complex scalars, and tensors of rank 0.
    R"(func.func @main(%a: complex<f64>, %b: tensor<complex<f32>>, %c: complex<i16>)
        -> (tensor<complex<f32>>, complex<f64>, complex<i16>)
        attributes {padlab.seed = 3 : i64} {
      %0 = complex.add %a, %a : complex<f64>
      return %b, %0, %c : tensor<complex<f32>>, complex<f64>, complex<i16>
    })",
    // The programs return one scalar.
    R"(func.func @main(%a: tensor<?x0xi5> {padlab.extents = array<i64: 3>}, %b: i5)
        -> i5 attributes {padlab.seed = 4 : i64} {
      %0 = arith.addi %b, %b : i5
      return %0 : i5
    })",
    R"(func.func @main(%a: f64) -> f64 attributes {padlab.seed = 5 : i64} {
      %0 = math.exp %a : f64
      return %0 : f64
    })",
    // The entry also calls itself. The extent of its result depends on an
    // argument.
    R"(func.func @main(%a: tensor<?xf32> {padlab.extents = array<i64: 3>},
           %n: index {padlab.value = 2 : index}) -> tensor<?xf32>
        attributes {padlab.seed = 6 : i64} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %v = arith.constant 1.5 : f32
      %stop = arith.cmpi eq, %n, %c0 : index
      %r = scf.if %stop -> tensor<?xf32> {
        scf.yield %a : tensor<?xf32>
      } else {
        %p = tensor.pad %a low[%n] high[%c1] {
        ^bb0(%i: index):
          tensor.yield %v : f32
        } : tensor<?xf32> to tensor<?xf32>
        %m = arith.subi %n, %c1 : index
        %q = func.call @main(%p, %m) : (tensor<?xf32>, index) -> tensor<?xf32>
        scf.yield %q : tensor<?xf32>
      }
      return %r : tensor<?xf32>
    })",
};

void expectReferenceOfPrograms(llvm::StringRef pipeline) {
  Batch batch;
  for (const char *program : programs)
    EXPECT_TRUE(addCase(batch, program, "case.mlir", program, pipeline))
        << program;
  expectReference(batch);
}

TEST(Aot, InterfacesUnfused) { expectReferenceOfPrograms("unfused"); }
TEST(Aot, InterfacesFused) { expectReferenceOfPrograms("fused"); }

/// Checks that the library padlab_runtime has all functions that programs call:
/// otherwise applications could not be linked.
TEST(Aot, RuntimeHasWhatProgramsCall) {
  auto buffer = llvm::MemoryBuffer::getFile(PADLAB_TEST_RUNTIME);
  ASSERT_TRUE(bool(buffer));
  auto archive = llvm::object::Archive::create(**buffer);
  ASSERT_TRUE(bool(archive)) << llvm::toString(archive.takeError());
  llvm::StringSet<> defined;
  for (const llvm::object::Archive::Symbol &symbol : (*archive)->symbols())
    defined.insert(symbol.getName());
  // These functions are in the C library, or the compiler replaces their calls
  // by calls of the runtime.
  const llvm::StringSet<> others = {"malloc", "aligned_alloc", "free",
                                    "memcpy", "memmove",       "memset",
                                    "fmod",   "fmodf"};
  for (const RuntimeSymbol &symbol : getRuntimeSymbols())
    EXPECT_TRUE(defined.contains(symbol.name) || others.contains(symbol.name))
        << symbol.name.str();
  EXPECT_TRUE(defined.contains("padlab_run"));
}

} // namespace
