//===- LayersTest.cpp - layers of networks --------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Layers/Layers.h"
#include "CaseSeries.h"
#include "Layers/LowerTosa.h"

#include "padlab/dialect/Interpreter.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/Error.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

using namespace padlab;

static const Layer &find(llvm::StringRef name) {
  for (const Layer &layer : getLayers())
    if (layer.name == name)
      return layer;
  ADD_FAILURE() << "no layer is named " << name.str();
  return getLayers().front();
}

static CaseFacts read(const Layer &layer) {
  return llvm::cantFail(readFacts(llvm::cantFail(lowerTosa(getTosaText(layer))),
                                  layer.name,
                                  getBenchmarkCompiler("native").getContext()));
}

TEST(Layers, ANightHasAtMostSixteenOfBatchOne) {
  unsigned nightly = 0;
  std::set<std::string> names;
  std::map<llvm::StringRef, unsigned> networks;
  for (const Layer &layer : getLayers()) {
    EXPECT_TRUE(names.insert(layer.name).second) << layer.name;
    if (!layer.isNightly)
      continue;
    ++nightly;
    ++networks[llvm::StringRef(layer.name).split('/').first];
    EXPECT_LE(layer.lengths.size(), 1u) << layer.name;
  }
  EXPECT_LE(nightly, 16u);
  EXPECT_EQ(networks.size(), 4u);
}

/// Sizes of the results, as the papers' tables have them.
TEST(Layers, HaveThePublishedShapes) {
  using Extents = PadWorkload::Extents;
  auto getResult = [](llvm::StringRef name) {
    return read(find(name)).program.resultExtents.front();
  };
  EXPECT_EQ(getResult("resnet50/conv1"), Extents({1, 112, 112, 64}));
  EXPECT_EQ(getResult("resnet50/pool1"), Extents({1, 56, 56, 64}));
  EXPECT_EQ(getResult("resnet50/conv5_x"), Extents({1, 7, 7, 512}));
  EXPECT_EQ(getResult("mobilenetv2/conv"), Extents({1, 112, 112, 32}));
  EXPECT_EQ(getResult("mobilenetv2/14x576-s2"), Extents({1, 7, 7, 576}));
  EXPECT_EQ(getResult("unet/2x512"), Extents({1, 1, 1, 512}));
  EXPECT_EQ(getResult("bert/inner-77"), Extents({1, 128, 3072}));
  EXPECT_EQ(getResult("bert/scores-128-77-64-38"), Extents({48, 128, 128}));
  EXPECT_EQ(find("resnet50/conv2_x").getMultiplications(),
            56 * 56 * 64 * 9 * 64);
}

/// Each layer pads something, and is defined in the size that is checked.
TEST(Layers, AreCasesThatPad) {
  mlir::MLIRContext *context = getBenchmarkCompiler("native").getContext();
  for (const Layer &layer : getLayers()) {
    std::string text = llvm::cantFail(lowerTosa(getTosaText(layer.shrink())));
    auto theCase = Case::parse(text, layer.name, context);
    ASSERT_TRUE(succeeded(theCase)) << text;
    unsigned pads = 0;
    theCase->getModule()->walk([&](mlir::tensor::PadOp) { ++pads; });
    size_t wanted = 0;
    if (layer.isOfImages())
      wanted = 1;
    else
      for (int64_t words : layer.shrink().lengths)
        wanted += words != layer.shrink().length;
    EXPECT_EQ(pads, wanted) << layer.name;
    Interpretation truth = interpret(*theCase);
    EXPECT_TRUE(truth.isDefined()) << layer.name << ": " << truth.str();
  }
}

TEST(Layers, RefusesWhatIsNoTosaInOneLine) {
  llvm::Expected<std::string> text =
      lowerTosa("func.func @main() {\n  %0 = tosa.nope\n}\n");
  ASSERT_FALSE(text);
  EXPECT_EQ(llvm::StringRef(llvm::toString(text.takeError())).count('\n'), 0u);
}
