//===- SweepTest.cpp - points, designs and programs of the sweep ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sweep/Covering.h"
#include "Sweep/Program.h"
#include "Sweep/Tiers.h"

#include "padlab/dialect/Interpreter.h"
#include "padlab/dialect/LLVMVersion.h"

#include "llvm/Support/Error.h"

#include <gtest/gtest.h>

using namespace padlab;

static SweepPoint parse(llvm::StringRef text) {
  return llvm::cantFail(SweepPoint::parse(text));
}

static std::string getError(llvm::StringRef text) {
  llvm::Expected<SweepPoint> point = SweepPoint::parse(text);
  return point ? "" : llvm::toString(point.takeError());
}

TEST(SweepPoint, IsWhatIsNotTheFirstValue) {
  EXPECT_EQ(SweepPoint().str(), "default");
  SweepPoint point = parse("size=L1,ratio=16,rank=5");
  EXPECT_EQ(point.str(), "ratio=16,size=L1,rank=5");
  EXPECT_EQ(point.getRank(), 5u);
  EXPECT_EQ(point.getRatio(), 16);
  EXPECT_TRUE(parse(point.str()) == point);
}

TEST(SweepPoint, RefusesInOneLine) {
  EXPECT_EQ(getError("colour=red"), "no axis is named 'colour'");
  EXPECT_EQ(getError("ratio=17"), "axis 'ratio' has no value '17'");
  EXPECT_EQ(getError("rank=1,producer=matmul"),
            "no program is 'rank=1,producer=matmul'");
  auto points = parsePoints("default\n# nothing\nratio=17 # what\n", "a list");
  ASSERT_FALSE(points);
  EXPECT_EQ(llvm::toString(points.takeError()),
            "a list:3: error: axis 'ratio' has no value '17'");
}

/// All pairs of three axes need at least as many points as the two largest axes
/// have pairs; twice as many are enough.
TEST(Covering, CoversAllPairs) {
  auto takes = [](AxisKind axis, llvm::StringRef value) {
    const Axis &all = getAxes()[size_t(axis)];
    return axis == AxisKind::Ratio || axis == AxisKind::Type ||
           axis == AxisKind::Side || value == all.values.front();
  };
  Covering covering = coverPairs(1000, takes);
  EXPECT_EQ(covering.covered, covering.pairs);
  EXPECT_GE(covering.points.size(), 7u * 6u);
  EXPECT_LE(covering.points.size(), 2 * 7u * 6u);
  for (const SweepPoint &point : covering.points)
    EXPECT_TRUE(isPossible(point)) << point.str();
  EXPECT_EQ(countPairs(covering.points, takes).covered, covering.pairs);
  // Existing points are kept, and come first.
  std::vector<SweepPoint> begin(covering.points.rbegin(),
                                covering.points.rbegin() + 5);
  Covering extended = coverPairs(1000, takes, begin);
  EXPECT_EQ(extended.covered, covering.pairs);
  extended.points.resize(5);
  EXPECT_TRUE(extended.points == begin);
  covering.points.pop_back();
  EXPECT_LT(countPairs(covering.points, takes).covered, covering.pairs);
}

/// With this number of points, a night has at most 400 series, 36 of which are
/// from the suite `padding-ratio`.
TEST(Tiers, ListsAreWhatTheCommandPrints) {
  for (auto [tier, most] :
       {std::pair(Tier::Smoke, 13u), {Tier::Nightly, 84u}}) {
    std::string text = *designTier(tier);
    std::vector<SweepPoint> points = getTierPoints(tier);
    EXPECT_LE(points.size(), most);
    for (const SweepPoint &point : points)
      EXPECT_NE(text.find("\n" + point.str() + "\n"), std::string::npos)
          << point.str() << ": renew the lists with --design";
    // Another release than that of the lists may reject some points.
    if (llvm_version::isCorpusRelease)
      EXPECT_EQ(llvm::StringRef(text).count('\n'), points.size() + 2);
  }
  EXPECT_FALSE(designTier(Tier::Full));
}

/// Padding is whole elements: a batch of two cannot grow by a tenth.
TEST(SweepProgram, HasTheSizeAndTheRatio) {
  SweepPoint point;
  for (const char *ratio : {"0", "0.1", "1", "16"})
    for (const char *rank : {"1", "2", "4"}) {
      point.set(AxisKind::Ratio, ratio);
      point.set(AxisKind::Rank, rank);
      PadBytes bytes = SweepProgram::get(point).getBytes();
      EXPECT_NEAR(bytes.getPaddingRatio(), point.getRatio(),
                  (point.getRank() == 4 ? 0.4 : 0.15) * point.getRatio() + 0.04)
          << point.str();
      EXPECT_GT(bytes.padded, 300 << 10) << point.str();
      EXPECT_LT(bytes.padded, 800 << 10) << point.str();
    }
}

TEST(SweepProgram, IsAsSmallAsAsked) {
  for (const char *ratio : {"0", "1", "16"}) {
    PadBytes bytes =
        SweepProgram::get(parse(std::string("size=1KiB,ratio=") + ratio))
            .getBytes();
    EXPECT_GT(bytes.padded, 700) << ratio;
    EXPECT_LT(bytes.padded, 1500) << ratio;
  }
}

TEST(SweepProgram, PadsWhereItIsAsked) {
  SweepProgram inner = SweepProgram::get(parse("dims=inner,side=high,rank=3"));
  EXPECT_EQ(inner.low, SweepProgram::Extents({0, 0, 0}));
  EXPECT_EQ(inner.high[0], 0);
  EXPECT_EQ(inner.high[1], 0);
  EXPECT_GT(inner.high[2], 0);
  SweepProgram outer = SweepProgram::get(parse("dims=outer,side=low"));
  EXPECT_GT(outer.low[0], 0);
  EXPECT_EQ(outer.low[1], 0);
  EXPECT_EQ(outer.high, SweepProgram::Extents({0, 0}));
  SweepProgram aligned = SweepProgram::get(parse("aligned=yes,type=i8"));
  EXPECT_EQ(aligned.extents.back() % 64, 0);
  EXPECT_EQ(aligned.low.back() % 64, 0);
  EXPECT_EQ(aligned.low.back(), aligned.high.back());
}

using Extents = SweepProgram::Extents;

TEST(SweepProgram, CropsWhatItIsAsked) {
  if (!llvm_version::allowsNegativePadding)
    GTEST_SKIP() << "this LLVM refuses padding below zero";
  SweepProgram crop = SweepProgram::get(parse("ratio=1,sign=crop,dims=outer"));
  EXPECT_LT(crop.low[0], 0);
  EXPECT_LT(crop.high[0], 0);
  EXPECT_EQ(crop.low[1], 0);
  EXPECT_NEAR(double(crop.extents[0]) / crop.getPadded()[0], 2, 0.02);
  EXPECT_NEAR(crop.getKeptShare(), 0.5, 0.01);
  SweepProgram mixed = SweepProgram::get(parse("ratio=1,sign=mixed"));
  for (size_t dim : {0, 1}) {
    EXPECT_GT(mixed.low[dim], 0);
    EXPECT_LT(mixed.high[dim], 0);
  }
  EXPECT_NEAR(mixed.getBytes().getPaddingRatio(), 1, 0.1);
  // Crops leave something even of small tensors.
  for (const char *text : {"ratio=16,sign=crop,rank=5", "ratio=16,sign=crop"})
    for (int64_t extent :
         SweepProgram::get(parse(text), /*elements=*/20).getPadded())
      EXPECT_GT(extent, 0) << text;
}

/// Section 2.1 of the document that SeedEstimates.h describes: rows of 5, 8 and
/// 6 words, padded to 8.
TEST(SweepProgram, PadsRowsOfDifferentLengths) {
  const std::string ragged = "side=high,dims=inner,lengths=ragged";
  SweepProgram document =
      SweepProgram::get(parse("ratio=0.1," + ragged), /*elements=*/24);
  EXPECT_EQ(document.getPieces(),
            (std::vector<Extents>{{1, 5}, {1, 8}, {1, 6}}));
  EXPECT_EQ(document.getPadded(), Extents({3, 8}));
  EXPECT_NEAR(document.getBytes().getPaddingRatio(), 5.0 / 19, 1e-9);
  PadBytes bytes = SweepProgram::get(parse("ratio=4," + ragged)).getBytes();
  EXPECT_NEAR(bytes.getPaddingRatio(), 4, 0.1);
  EXPECT_EQ(getError("ratio=0," + ragged),
            "no program is 'ratio=0," + ragged + "'");
}

static std::string describeRatio(llvm::StringRef text) {
  return parse(text).describeAxes().front().value;
}

static void expectRatioOfProgram(llvm::StringRef text) {
  EXPECT_NEAR(SweepProgram::get(parse(text)).getBytes().getPaddingRatio(),
              parse(text).getNetRatio(), 0.05)
      << text.str();
}

/// Pages sort points by what their programs do, not by the names of the points.
TEST(SweepPoint, DescribesTheNetRatio) {
  EXPECT_EQ(describeRatio("ratio=0.02"), "0.02");
  EXPECT_EQ(describeRatio("ratio=0.1,side=high,dims=inner,lengths=ragged"),
            "0.263");
  EXPECT_EQ(describeRatio("ratio=4,side=high,dims=inner,lengths=ragged"), "4");
  expectRatioOfProgram("side=high,dims=inner,lengths=ragged");
}

TEST(SweepPoint, DescribesTheNetRatioOfWhatCrops) {
  if (!llvm_version::allowsNegativePadding)
    GTEST_SKIP() << "this LLVM refuses padding below zero";
  EXPECT_EQ(describeRatio("ratio=4,sign=mixed"), "4");
  EXPECT_EQ(describeRatio("sign=crop"), "-0.500");
  expectRatioOfProgram("ratio=4,sign=crop");
  expectRatioOfProgram("ratio=0.4,sign=mixed");
}

TEST(SweepProgram, SaysNoFoldWhereItIsAsked) {
  EXPECT_NE(SweepProgram::get(parse("nofold=yes")).getText().find(" nofold "),
            std::string::npos);
  EXPECT_EQ(SweepProgram::get(SweepPoint()).getText().find("nofold"),
            std::string::npos);
}

/// The reference defines the program of each point that nights measure.
TEST(SweepProgram, ReferenceDefinesAll) {
  mlir::MLIRContext *context = getBenchmarkCompiler("native").getContext();
  for (const SweepPoint &point : getTierPoints(Tier::Nightly)) {
    ProgramText small = SweepProgram::getTimed(point, context).small;
    auto theCase = Case::parse(small.text, point.str(), context);
    ASSERT_TRUE(succeeded(theCase)) << point.str() << "\n" << small.text;
    bool isDynamic = small.text.find('?') != std::string::npos;
    EXPECT_EQ(isDynamic, point.is(AxisKind::Extents, "dynamic")) << point.str();
    Interpretation truth = interpret(*theCase);
    ASSERT_TRUE(truth.isDefined()) << point.str() << ": " << truth.str();
    ASSERT_EQ(truth.results.size(), small.resultExtents.size());
    for (auto [result, extents] : llvm::zip(truth.results, small.resultExtents))
      EXPECT_EQ(
          llvm::ArrayRef<int64_t>(std::get<TensorValue>(result).getShape()),
          llvm::ArrayRef<int64_t>(extents))
          << point.str();
  }
}
