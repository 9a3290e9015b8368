//===- VectorizeRowsTest.cpp - what vectors of rows compute ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs each program twice and compares the results: once with vectors for some
/// CPU, and once as a scalar loop, compiled by the lowering `loops`. Buffers
/// end at a guard page.
///
//===----------------------------------------------------------------------===//

#include "TestPrograms.h"

#include "padlab/codegen/CPUName.h"
#include "padlab/codegen/Compiler.h"
#include "padlab/dialect/Inputs.h"

#include "llvm/Support/FormatVariadic.h"

#include "gtest/gtest.h"

using namespace padlab;

namespace {

/// A row loop: its element type, its body with the indices `%i` of the source
/// and `%j` of the destination, and its attributes.
struct Row {
  std::string type;
  std::string body;
  std::string marks = "pad.row";
};

/// A loop from `from` to `to`. Iteration i reads element i of the source, and
/// writes element i + `offset` of the destination, which has `behind` more
/// elements at the end.
struct Extent {
  int64_t from, to, offset, behind;
};

} // namespace

/// Makes a program with this row loop. If `length` is given, the loop goes from
/// 0 to this constant; otherwise, its bounds are arguments.
static std::string makeProgram(const Row &row, const Extent &extent,
                               std::optional<int64_t> length = {}) {
  bool isFloat = row.type[0] != 'i';
  std::string end = length
                        ? llvm::formatv("arith.constant {0} : index", *length)
                        : std::string("arith.addi %to, %c0 : index");
  llvm::StringRef begin = length ? "%c0" : "%from";
  return llvm::formatv(
      R"(func.func @main(
            %a: tensor<?x{0}> {{padlab.extents = array<i64: {1}>},
            %from: index {{padlab.value = {2} : index},
            %to: index {{padlab.value = {1} : index},
            %offset: index {{padlab.value = {3} : index},
            %behind: index {{padlab.value = {4} : index}) -> tensor<?x{0}>
            attributes {{padlab.seed = 1 : i64} {{
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c = arith.constant {5} : {0}
          %before = arith.constant {6} : {0}
          %end = {7}
          %most = arith.maxsi %end, %c0 : index
          %size = arith.addi %most, %offset : index
          %all = arith.addi %size, %behind : index
          %s = bufferization.to_buffer %a : tensor<?x{0}> to memref<?x{0}>
          %d = memref.alloc(%all) : memref<?x{0}>
          scf.for %i = %c0 to %all step %c1 {{
            memref.store %before, %d[%i] : memref<?x{0}>
          }
          scf.for %i = {10} to %end step %c1 {{
            %j = arith.addi %i, %offset : index
            {8}
            memref.store %y, %d[%j] : memref<?x{0}>
          } {{{9}}
          %r = bufferization.to_tensor %d restrict
              : memref<?x{0}> to tensor<?x{0}>
          return %r : tensor<?x{0}>
        })",
      row.type, std::max<int64_t>(extent.to, 0), extent.from, extent.offset,
      extent.behind, isFloat ? "2.5" : "5", isFloat ? "-1.0" : "-1", end,
      llvm::formatv(row.body.c_str(), row.type).str(), row.marks, begin);
}

static const char *const types[] = {"f32", "f16", "bf16", "i8", "i64"};

static const char rowMark[] = "pad.row";
static const char pastCaches[] = "pad.row, pad.nontemporal";
/// The bodies of loops that fill a row with zeros. LLVM would turn a scalar
/// loop of this kind into a call of memset.
static const char fill[] = "%y = arith.constant 0 : {0}";
static const char fillFloat[] = "%y = arith.constant 0.0 : {0}";

/// Makes row loops of all kinds for one element type.
static std::vector<Row> makeRows(llvm::StringRef type) {
  bool isFloat = type.front() != 'i';
  std::string t = type.str();
  std::string load = "%x = memref.load %s[%i] : memref<?x{0}>\n";
  std::string square = load + (isFloat ? "%y = arith.mulf %x, %x : {0}"
                                       : "%y = arith.muli %x, %x : {0}");
  // The body has two selects: the condition of one is the same in all lanes,
  // that of the other differs from lane to lane.
  std::string choose = load +
                       (isFloat ? "%b = arith.cmpf olt, %x, %c : {0}\n"
                                : "%b = arith.cmpi slt, %x, %c : {0}\n") +
                       "%u = arith.cmpi slt, %offset, %c1 : index\n"
                       "%v = arith.select %b, %x, %c : {0}\n"
                       "%y = arith.select %u, %v, %x : {0}";
  std::string numbers = isFloat ? "%n = arith.index_cast %j : index to i32\n"
                                  "%y = arith.sitofp %n : i32 to {0}"
                        : type == "i64"
                            ? "%n = arith.muli %j, %from : index\n"
                              "%m = arith.subi %n, %i : index\n"
                              "%y = arith.index_cast %m : index to i64"
                            : "%n = arith.muli %i, %c1 : index\n"
                              "%y = arith.index_cast %n : index to {0}";
  std::string inPlace = "%x = memref.load %d[%j] : memref<?x{0}>\n" +
                        std::string(isFloat ? "%y = arith.addf %x, %c : {0}"
                                            : "%y = arith.addi %x, %c : {0}");
  std::string constant = isFloat ? fillFloat : fill;
  return {{t, constant},
          {t, square},
          {t, choose},
          {t, numbers},
          {t, inPlace},
          {t, constant, pastCaches},
          {t, square, pastCaches},
          {t, inPlace, pastCaches}};
}

/// Makes rows of every length up to two vectors, and of lengths around one and
/// two iterations of the unrolled loop.
static std::vector<Extent> makeExtents(int64_t lanes) {
  std::vector<Extent> extents;
  for (int64_t length = 0; length <= 2 * lanes + 1; ++length)
    extents.push_back(
        {length % 3, length % 3 + length, length % 5, length % 2 * 3});
  for (int64_t round : {4 * lanes, 8 * lanes, 9 * lanes})
    for (int64_t more : {-1, 0, 1, 2})
      extents.push_back({1, 1 + round + more, more + 1, 0});
  extents.push_back({5, 2, 0, 1});
  return extents;
}

/// Returns the width of the CPU's vectors in bits; for a CPU that this function
/// does not know, that of the widest vectors of any CPU.
static unsigned getWidth(llvm::StringRef cpu) {
  if (cpu == "x86-64-v2")
    return 128;
  return cpu == "x86-64-v3" ? 256 : 512;
}

static std::vector<CompileResult> compile(Compiler &compiler,
                                          llvm::ArrayRef<std::string> programs,
                                          llvm::StringRef lowering) {
  std::vector<Case> cases;
  std::vector<mlir::ModuleOp> modules;
  for (const std::string &program : programs) {
    cases.push_back(parseCase(program, compiler));
    modules.push_back(cases.back().getModule());
  }
  auto compiled = compiler.compile(modules, lowering);
  for (auto [program, code] : llvm::zip_equal(programs, compiled))
    EXPECT_TRUE(code.executable) << code.step << ": " << code.error << "\n"
                                 << program;
  return compiled;
}

static void expectSame(const CompileResult &vectors,
                       const CompileResult &scalars, const Case &inputs,
                       const std::string &text) {
  RunResult expected = scalars.executable->run(materializeInputs(inputs));
  ASSERT_EQ(expected.status, RunResult::Status::Ok) << text;
  RunResult result = vectors.executable->run(materializeInputs(inputs));
  ASSERT_EQ(result.status, RunResult::Status::Ok) << result.message << text;
  // The two compilers have different contexts, whose types are never equal, so
  // the results are compared as text.
  ASSERT_EQ(toString(result.results.front()),
            toString(expected.results.front()))
      << text;
}

class VectorizeRowsTest : public testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    if (llvm::errorToBool(checkRunsHere(GetParam())))
      GTEST_SKIP() << "this machine is no " << GetParam();
  }
};

TEST_P(VectorizeRowsTest, everyLength) {
  Compiler optimizing(Target{GetParam(), 1}), plain(Target{"native", 0});
  for (llvm::StringRef type : types) {
    std::vector<Row> rows = makeRows(type);
    std::vector<std::string> programs;
    for (const Row &row : rows)
      programs.push_back(makeProgram(row, {0, 1, 0, 0}));
    auto vectors = compile(optimizing, programs, "clean-loops");
    auto scalars = compile(plain, programs, "loops");
    if (HasFailure())
      return;
    unsigned bits = 0;
    type.drop_until([](char c) { return llvm::isDigit(c); })
        .getAsInteger(10, bits);
    for (const Extent &extent : makeExtents(getWidth(GetParam()) / bits))
      for (auto [i, row] : llvm::enumerate(rows)) {
        std::string text = makeProgram(row, extent);
        expectSame(vectors[i], scalars[i], parseCase(text, plain), text);
        if (HasFatalFailure())
          return;
      }
  }
}

TEST_P(VectorizeRowsTest, staticLengths) {
  Compiler optimizing(Target{GetParam(), 1}), plain(Target{"native", 0});
  std::vector<std::string> programs;
  for (const char *type : {"f32"})
    for (const Row &row : makeRows(type))
      for (int64_t length : {0, 1, 5, 7, 20, 31, 150})
        if (row.marks == rowMark)
          programs.push_back(
              makeProgram(row, {0, length, length % 3, 1}, length));
  auto vectors = compile(optimizing, programs, "clean-loops");
  auto scalars = compile(plain, programs, "loops");
  if (HasFailure())
    return;
  for (auto [i, text] : llvm::enumerate(programs)) {
    expectSame(vectors[i], scalars[i], parseCase(text, plain), text);
    if (HasFatalFailure())
      return;
  }
}

/// A loop over rows that all have the same length, except for the row of the
/// last iteration.
static const char nest[] = R"(
  func.func @main(%a: tensor<?x?xf32> {{padlab.extents = array<i64: 5, {0}>},
                  %n: index {{padlab.value = {0} : index},
                  %gap: index {{padlab.value = {1} : index})
      -> tensor<?xf32> attributes {{padlab.seed = 1 : i64} {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %v = arith.constant 0.0 : f32
    %step = arith.addi %n, %gap : index
    %most = arith.muli %step, %c5 : index
    %all = arith.addi %most, %gap : index
    %s = bufferization.to_buffer %a : tensor<?x?xf32> to memref<?x?xf32>
    %d = memref.alloc(%all) : memref<?xf32>
    scf.for %r = %c0 to %c5 step %c1 {{
      %at = arith.muli %r, %step : index
      %is = arith.cmpi eq, %r, %c4 : index
      %more = arith.select %is, %gap, %c0 : index
      %run = arith.addi %gap, %more : index
      %behind = arith.addi %at, %n : index
      scf.for %i = %c0 to %n step %c1 {{
        %j = arith.addi %at, %i : index
        %x = memref.load %s[%r, %i] : memref<?x?xf32>
        %y = arith.mulf %x, %x : f32
        memref.store %y, %d[%j] : memref<?xf32>
      } {{pad.row}
      scf.for %i = %c0 to %run step %c1 {{
        %j = arith.addi %behind, %i : index
        memref.store %v, %d[%j] : memref<?xf32>
      } {{{2}}
    }
    %r = bufferization.to_tensor %d restrict : memref<?xf32> to tensor<?xf32>
    return %r : tensor<?xf32>
  })";

TEST_P(VectorizeRowsTest, nests) {
  for (const char *marks : {rowMark, pastCaches}) {
    Compiler optimizing(Target{GetParam(), 3}), plain(Target{"native", 0});
    auto vectors =
        compile(optimizing, {llvm::formatv(nest, 1, 1, marks)}, "clean-loops");
    auto scalars = compile(plain, {llvm::formatv(nest, 1, 1, marks)}, "loops");
    if (HasFailure())
      return;
    for (int64_t length : {0, 1, 3, 20, 42, 600})
      for (int64_t gap : {0, 1, 5, 70, 200}) {
        std::string text = llvm::formatv(nest, length, gap, marks);
        expectSame(vectors[0], scalars[0], parseCase(text, plain), text);
        if (HasFatalFailure())
          return;
      }
  }
}

#if defined(__x86_64__)
INSTANTIATE_TEST_SUITE_P(Cpus, VectorizeRowsTest,
                         testing::Values("x86-64-v2", "x86-64-v3", "x86-64-v4",
                                         "native"));
#else
INSTANTIATE_TEST_SUITE_P(Cpus, VectorizeRowsTest, testing::Values("native"));
#endif
