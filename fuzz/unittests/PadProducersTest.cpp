//===- PadProducersTest.cpp - the producers before pads of target pad -----===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Checks that every kind of producer occurs directly before a pad, that every
/// kind of pad occurs, and that nearly all programs have a pad and most have
/// one with a structured producer. The measured shares of programs in which pad
/// fusion fires assume this.
///
//===----------------------------------------------------------------------===//

#include "GenerateTestContext.h"

#include "padlab/dialect/LLVMVersion.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/StringExtras.h"

#include <gtest/gtest.h>

#include <map>

using namespace mlir;
using namespace padlab;

namespace {

constexpr uint64_t seeds = 6000;

/// The number of programs that have each property.
using Counts = std::map<std::string, unsigned>;

std::string toText(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

/// Whether a result of `map` is neither a dimension nor a constant.
bool isComputed(AffineMap map) {
  return llvm::any_of(map.getResults(), [](AffineExpr expr) {
    return !isa<AffineDimExpr, AffineConstantExpr>(expr);
  });
}

void collectGeneric(linalg::GenericOp op, std::set<std::string> &shown) {
  bool reduces = op.getNumReductionLoops() > 0;
  shown.insert(!reduces                       ? "all parallel"
               : op.getNumParallelLoops() > 0 ? "mixed loops"
                                              : "all reduction");
  if (op.getNumDpsInits() > 1)
    shown.insert("several results");
  for (OpOperand *input : op.getDpsInputOperands()) {
    AffineMap map = op.getMatchingIndexingMap(input);
    if (isComputed(map))
      shown.insert("window map");
    if (map.getNumResults() < map.getNumDims())
      shown.insert("broadcast map");
    if (map.isPermutation() && !map.isIdentity())
      shown.insert("permuted map");
    if (llvm::any_of(map.getResults(), llvm::IsaPred<AffineConstantExpr>))
      shown.insert("constant map");
  }
  for (OpOperand &init : op.getDpsInitsMutable()) {
    AffineMap map = op.getMatchingIndexingMap(&init);
    if (!map.isProjectedPermutation())
      shown.insert("partly written");
    if (map.isPermutation() && !map.isIdentity())
      shown.insert("permuted result");
    bool read = !op.getMatchingBlockArgument(&init).use_empty();
    Operation *from = init.get().getDefiningOp();
    std::string kind = !from                          ? "argument"
                       : isa<tensor::EmptyOp>(from)   ? "empty"
                       : isa<linalg::FillOp>(from)    ? "fill"
                       : isa<arith::ConstantOp>(from) ? "constant"
                                                      : "computed";
    shown.insert("init " + kind + (read ? " read" : ""));
  }
}

void collectPad(tensor::PadOp pad, std::set<std::string> &shown) {
  Operation *producer = pad.getSource().getDefiningOp();
  shown.insert(producer ? producer->getName().getStringRef().str()
                        : "no producer");
  if (isa_and_nonnull<linalg::LinalgOp>(producer)) {
    shown.insert("structured producer");
    if (producer->getBlock() != pad->getBlock())
      shown.insert("producer outside");
    if (producer->getNumResults() > 1)
      shown.insert("uses of another result");
  }
  if (auto generic = dyn_cast_or_null<linalg::GenericOp>(producer))
    collectGeneric(generic, shown);
  if (isa_and_nonnull<tensor::ExtractSliceOp>(producer) &&
      producer->getOperand(0).getDefiningOp<tensor::PadOp>())
    shown.insert("pad of slice of pad");
  for (Operation *user : pad.getSource().getUsers()) {
    if (user == pad)
      continue;
    shown.insert(isa<tensor::PadOp>(user)    ? "two pads of one value"
                 : isa<func::ReturnOp>(user) ? "producer returned"
                                             : "another consumer");
  }
  for (OpFoldResult amount :
       llvm::concat<OpFoldResult>(pad.getMixedLowPad(), pad.getMixedHighPad()))
    if (auto constant = dyn_cast<Attribute>(amount))
      shown.insert(cast<IntegerAttr>(constant).getInt() < 0    ? "negative"
                   : cast<IntegerAttr>(constant).getInt() == 0 ? "zero"
                                                               : "positive");
    else
      shown.insert("dynamic");
  if (pad.getNofold())
    shown.insert("nofold");
  if (pad.getSourceType().getEncoding())
    shown.insert("encoding");
  Value value = pad.getBody()->getTerminator()->getOperand(0);
  if (value.getParentBlock() != pad.getBody())
    shown.insert(value.getDefiningOp() ? "value outside" : "value argument");
  if (!pad.getBody()->without_terminator().empty() &&
      !pad.getConstantPaddingValue())
    shown.insert("value computed");
  pad.getBody()->walk([&](Operation *op) {
    if (isa<arith::DivUIOp, arith::DivSIOp, arith::RemUIOp>(op) &&
        op->getOperand(1).getDefiningOp<arith::OrIOp>())
      shown.insert("value traps inside");
  });
  shown.insert(toText(pad.getSourceType().getElementType()));
  if (isa<scf::ForOp>(pad->getParentOp()))
    shown.insert(isa<BlockArgument>(pad.getSource()) ? "in loop, carried"
                                                     : "in loop");
  if (isa<scf::IfOp>(pad->getParentOp()))
    shown.insert("in branch");
}

const Counts &getCounts() {
  static const Counts counts = [] {
    Counts counts;
    for (uint64_t seed = 0; seed < seeds; ++seed) {
      Case theCase = generateCase(getPadTarget(), seed);
      std::set<std::string> shown;
      theCase.getModule().walk(
          [&](tensor::PadOp pad) { collectPad(pad, shown); });
      if (!shown.empty())
        shown.insert("pad");
      for (const std::string &what : shown)
        ++counts[what];
    }
    return counts;
  }();
  return counts;
}

unsigned getCount(const std::string &what) {
  auto it = getCounts().find(what);
  return it == getCounts().end() ? 0 : it->second;
}

TEST(PadProducers, EveryKindOccurs) {
  for (const char *what :
       {"all parallel", "mixed loops", "all reduction", "several results",
        "window map", "broadcast map", "permuted map", "constant map",
        "partly written", "permuted result", "init argument", "init empty",
        "init fill", "init computed", "init constant", "init argument read",
        "init fill read", "init computed read", "init constant read"})
    EXPECT_GT(getCount(what), seeds / 400) << what;
}

static void expectLinalg(StringRef names) {
  for (StringRef name : llvm::split(names, ' '))
    EXPECT_GT(getCount("linalg." + name.str()), 0u) << name.str();
}

TEST(PadProducers, EveryNamedOperationOccurs) {
  if (llvm_version::hasNamedElementwise)
    expectLinalg("select add sub mul max min div powf negf abs ceil floor "
                 "round sqrt rsqrt square reciprocal exp log tanh erf");
  expectLinalg(
      "map reduce transpose broadcast copy fill elementwise matmul "
      "batch_matmul matvec vecmat dot batch_matvec batch_vecmat "
      "batch_reduce_matmul mmt4d batch_mmt4d contract conv_1d conv_2d conv_3d "
      "conv_1d_nwc_wcf conv_1d_ncw_fcw conv_2d_nhwc_hwcf conv_2d_nhwc_fhwc "
      "conv_2d_nchw_fchw conv_2d_ngchw_fgchw conv_2d_ngchw_gfchw "
      "conv_2d_nhwgc_gfhwc conv_3d_ndhwc_dhwcf conv_3d_ncdhw_fcdhw "
      "depthwise_conv_1d_nwc_wc depthwise_conv_1d_ncw_cw "
      "depthwise_conv_1d_nwc_wcm depthwise_conv_2d_nhwc_hwc "
      "depthwise_conv_2d_nchw_chw depthwise_conv_2d_nhwc_hwcm "
      "depthwise_conv_3d_ndhwc_dhwc depthwise_conv_3d_ncdhw_cdhw "
      "pooling_nwc_sum pooling_nwc_max pooling_nwc_max_unsigned "
      "pooling_nwc_min pooling_nwc_min_unsigned pooling_ncw_sum "
      "pooling_ncw_max pooling_nhwc_sum pooling_nhwc_max "
      "pooling_nhwc_max_unsigned pooling_nhwc_min pooling_nhwc_min_unsigned "
      "pooling_nchw_sum pooling_nchw_max pooling_ndhwc_sum pooling_ndhwc_max "
      "pooling_ndhwc_min pack unpack");
}

TEST(PadProducers, EveryKindOfPadOccurs) {
  constexpr llvm::StringLiteral all =
      "tensor.cast, tensor.expand_shape, tensor.collapse_shape, "
      "tensor.extract_slice, tensor.insert_slice, tensor.pad, no producer, "
      "pad of slice of pad, two pads of one value, producer returned, "
      "another consumer, uses of another result, producer outside, in loop, "
      "in branch, zero, positive, dynamic, nofold, encoding, value outside, "
      "value argument, value computed, value traps inside, f16, bf16, f32, "
      "f64, i1, i8, i16, i32, i64, index, f8E5M2, f8E4M3FN, complex<f32>, "
      "complex<f64>";
  for (StringRef what : llvm::split(all, ", "))
    EXPECT_GE(getCount(what.str()), 5u) << what.str();
  if (llvm_version::allowsNegativePadding)
    EXPECT_GE(getCount("negative"), 5u);
  else
    EXPECT_EQ(getCount("negative"), 0u);
}

TEST(PadProducers, MostPadsHaveAStructuredProducer) {
  for (const auto &[what, count] : getCounts())
    RecordProperty(what, int(count));
  EXPECT_GT(getCount("pad"), seeds * 98 / 100);
  EXPECT_GT(getCount("structured producer"), seeds * 75 / 100);
  // A pad without a producer is generated for the sake of its consumers.
  EXPECT_LT(getCount("no producer"), seeds * 22 / 100);
}

} // namespace
