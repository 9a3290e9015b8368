//===- PadWorkload.cpp - workloads with limit kernels ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadWorkload.h"

#include "NumberText.h"

#include "padlab/dialect/LLVMVersion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <functional>
#include <numeric>

using namespace padlab;

int64_t PadWorkload::getElementBytes() const {
  return type == "f32" ? 4 : type == "i8" ? 1 : 2;
}

PadWorkload::Extents PadWorkload::getPaddedExtents() const {
  Extents padded = extents;
  if (isTransposed())
    std::swap(padded[0], padded[1]);
  if (form == LimitForm::Convolution)
    padded.back() = others;
  // Windows of 3x3 take back what padding by 1 adds.
  if (isConsumed())
    return padded;
  for (auto [extent, below, above] : llvm::zip_equal(padded, low, high))
    extent += below + above;
  return padded;
}

PadBytes PadWorkload::getBytes() const {
  auto count = [&](const Extents &box) {
    return std::accumulate(box.begin(), box.end(), getElementBytes(),
                           std::multiplies<>());
  };
  int64_t result = count(getPaddedExtents());
  switch (form) {
  case LimitForm::Convolution:
    return {count(extents) + 9 * count({extents.back(), others}), result,
            result};
  case LimitForm::Product:
    return {count({extents[0], others}) + count({others, extents[1]}),
            count(extents), result};
  default:
    return {count(extents), isConsumed() ? result : count(extents), result};
  }
}

//===----------------------------------------------------------------------===//
// Texts
//===----------------------------------------------------------------------===//

/// Returns a program that squares and pads, with constant amounts and extents.
static std::string getStaticText(const PadWorkload &workload) {
  static const char text[] = R"(func.func @main(%a: {0}) -> {1}
    attributes {{padlab.seed = 1 : i64} {{
  %zero = arith.constant {2} : {3}
  %init = tensor.empty() : {0}
  %squared = linalg.generic {{indexing_maps = [{4}, {4}],
      iterator_types = [{5}]}
      ins(%a : {0}) outs(%init : {0}) {{
  ^bb0(%x: {3}, %unused: {3}):
    %square = {6} %x, %x : {3}
    linalg.yield %square : {3}
  } -> {0}
  %padded = tensor.pad %squared low[{7}] high[{8}] {{
  ^bb0({9}):
    tensor.yield %zero : {3}
  } : {0} to {1}
  return %padded : {1}
}
)";
  size_t rank = workload.extents.size();
  bool isInteger = workload.type == "i8";
  auto tensor = [&](const PadWorkload::Extents &extents) {
    return "tensor<" + joinNumbers(extents, "x") + "x" + workload.type + ">";
  };
  bool isMatrix = rank == 2;
  return llvm::formatv(text, tensor(workload.extents),
                       tensor(workload.getPaddedExtents()),
                       isInteger ? "0" : "0.0", workload.type,
                       isMatrix ? "affine_map<(i, j) -> (i, j)>"
                                : "affine_map<(i, j, k) -> (i, j, k)>",
                       isMatrix ? R"("parallel", "parallel")"
                                : R"("parallel", "parallel", "parallel")",
                       isInteger ? "arith.muli" : "arith.mulf",
                       joinNumbers(workload.low, ", "),
                       joinNumbers(workload.high, ", "),
                       isMatrix ? "%i: index, %j: index"
                                : "%i: index, %j: index, %k: index")
      .str();
}

/// Returns the first example of the document that SeedEstimates.h describes:
/// every extent and amount is dynamic.
static std::string getDynamicText(const PadWorkload &workload) {
  static const char text[] = R"(#id = affine_map<(i, j) -> (i, j)>
func.func @main(%a: tensor<?x?xf32> {{padlab.extents = array<i64: {0}>},
    %low0: index {{padlab.value = {1} : index},
    %low1: index {{padlab.value = {2} : index},
    %high0: index {{padlab.value = {3} : index},
    %high1: index {{padlab.value = {4} : index},
    %border: f32 {{padlab.value = 0.0 : f32}) -> tensor<?x?xf32>
    attributes {{padlab.seed = 1 : i64} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = tensor.dim %a, %c0 : tensor<?x?xf32>
  %columns = tensor.dim %a, %c1 : tensor<?x?xf32>
  %init = tensor.empty(%rows, %columns) : tensor<?x?xf32>
  %squared = linalg.generic {{indexing_maps = [#id, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) {{
  ^bb0(%x: f32, %unused: f32):
    %square = arith.mulf %x, %x : f32
    linalg.yield %square : f32
  } -> tensor<?x?xf32>
  %padded = tensor.pad %squared low[%low0, %low1] high[%high0, %high1] {{
  ^bb0(%i: index, %j: index):
    tensor.yield %border : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %padded : tensor<?x?xf32>
}
)";
  return llvm::formatv(text, joinNumbers(workload.extents, ", "),
                       workload.low[0], workload.low[1], workload.high[0],
                       workload.high[1])
      .str();
}

static const char genericTransposition[] =
    R"(  %init = tensor.empty(%batch) : tensor<42x?xf32>
  %transposed = linalg.generic {indexing_maps = [
      affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x42xf32>) outs(%init : tensor<42x?xf32>) {
  ^bb0(%x: f32, %unused: f32):
    %square = arith.mulf %x, %x : f32
    linalg.yield %square : f32
  } -> tensor<42x?xf32>
)";

static const char namedTransposition[] =
    R"(  %room = tensor.empty(%batch) : tensor<?x42xf32>
  %squared = {0} ins(%a : tensor<?x42xf32>)
      outs(%room : tensor<?x42xf32>) -> tensor<?x42xf32>
  %init = tensor.empty(%batch) : tensor<42x?xf32>
  %transposed = linalg.transpose ins(%squared : tensor<?x42xf32>)
      outs(%init : tensor<42x?xf32>) permutation = [1, 0]
)";

static std::string getTransposition(bool isNamed) {
  if (!isNamed)
    return genericTransposition;
  return llvm::formatv(namedTransposition, llvm_version::hasNamedElementwise
                                               ? "linalg.square"
                                               : "linalg.elementwise <square>");
}

/// Returns the second example of the document that SeedEstimates.h describes:
/// the extent 42 and the amounts 3 and 4 are static, all others are dynamic.
static std::string getTransposeText(const PadWorkload &workload) {
  static const char text[] =
      R"(func.func @main(%a: tensor<?x42xf32> {{padlab.extents = array<i64: {0}>},
    %low: index {{padlab.value = {1} : index},
    %high: index {{padlab.value = {2} : index},
    %value: f32 {{padlab.value = 0.5 : f32}) -> tensor<49x?xf32>
    attributes {{padlab.seed = 1 : i64} {{
  %c0 = arith.constant 0 : index
  %batch = tensor.dim %a, %c0 : tensor<?x42xf32>
{3}  %padded = tensor.pad %transposed low[3, %low] high[4, %high] {{
  ^bb0(%i: index, %j: index):
    tensor.yield %value : f32
  } : tensor<42x?xf32> to tensor<49x?xf32>
  return %padded : tensor<49x?xf32>
}
)";
  return llvm::formatv(text, workload.extents[0], workload.low[1],
                       workload.high[1], getTransposition(workload.isNamed))
      .str();
}

/// Returns the largest divisor of `extent` that is at most `most`.
static int64_t getBlock(int64_t extent, int64_t most) {
  int64_t block = std::min(extent, most);
  while (extent % block != 0)
    --block;
  return block;
}

/// Returns the program that is sketched in section 6.3.1 of the document that
/// SeedEstimates.h describes.
static std::string getBlockedText(const PadWorkload &workload) {
  static const char text[] = R"(#id = affine_map<(i, j, k) -> (i, j, k)>
func.func @main(%a: tensor<{0}x{1}x{2}xf32>) -> tensor<{3}x{4}x{2}xf32>
    attributes {{padlab.seed = 1 : i64} {{
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %rows = arith.constant {0} : index
  %columns = arith.constant {1} : index
  %rowStep = arith.constant {7} : index
  %columnStep = arith.constant {8} : index
  %low0 = arith.constant {5} : index
  %low1 = arith.constant {6} : index
  %init = tensor.empty() : tensor<{3}x{4}x{2}xf32>
  %filled = linalg.fill ins(%zero : f32)
      outs(%init : tensor<{3}x{4}x{2}xf32>) -> tensor<{3}x{4}x{2}xf32>
  %all = scf.for %i = %c0 to %rows step %rowStep
      iter_args(%outer = %filled) -> (tensor<{3}x{4}x{2}xf32>) {{
    %stripe = scf.for %j = %c0 to %columns step %columnStep
        iter_args(%inner = %outer) -> (tensor<{3}x{4}x{2}xf32>) {{
      %row = arith.addi %i, %low0 : index
      %column = arith.addi %j, %low1 : index
      %from = tensor.extract_slice %a[%i, %j, 0] [{7}, {8}, {2}] [1, 1, 1]
          : tensor<{0}x{1}x{2}xf32> to tensor<{7}x{8}x{2}xf32>
      %to = tensor.extract_slice %inner[%row, %column, 0] [{7}, {8}, {2}]
          [1, 1, 1] : tensor<{3}x{4}x{2}xf32> to tensor<{7}x{8}x{2}xf32>
      %block = linalg.generic {{indexing_maps = [#id, #id],
          iterator_types = ["parallel", "parallel", "parallel"]}
          ins(%from : tensor<{7}x{8}x{2}xf32>)
          outs(%to : tensor<{7}x{8}x{2}xf32>) {{
      ^bb0(%x: f32, %unused: f32):
        %square = arith.mulf %x, %x : f32
        linalg.yield %square : f32
      } -> tensor<{7}x{8}x{2}xf32>
      %next = tensor.insert_slice %block into %inner[%row, %column, 0]
          [{7}, {8}, {2}] [1, 1, 1]
          : tensor<{7}x{8}x{2}xf32> into tensor<{3}x{4}x{2}xf32>
      scf.yield %next : tensor<{3}x{4}x{2}xf32>
    }
    scf.yield %stripe : tensor<{3}x{4}x{2}xf32>
  }
  return %all : tensor<{3}x{4}x{2}xf32>
}
)";
  const PadWorkload::Extents &from = workload.extents;
  PadWorkload::Extents to = workload.getPaddedExtents();
  return llvm::formatv(text, from[0], from[1], from[2], to[0], to[1],
                       workload.low[0], workload.low[1], getBlock(from[0], 16),
                       getBlock(from[1], 256))
      .str();
}

std::string PadWorkload::getText() const {
  if (!isOfSquares())
    return getConsumerText(*this);
  if (isBlocked)
    return getBlockedText(*this);
  if (isTransposed())
    return getTransposeText(*this);
  return isDynamic() ? getDynamicText(*this) : getStaticText(*this);
}

//===----------------------------------------------------------------------===//
// The workloads
//===----------------------------------------------------------------------===//

static PadWorkload makeMatrix(std::string name, std::string description,
                              LimitForm form, std::string type, int64_t pad) {
  return {std::move(name), std::move(description), form,
          std::move(type), {1024, 1024},           {pad, pad},
          {pad, pad}};
}

static std::vector<PadWorkload> makeConsumers() {
  const PadWorkload::Extents image = {1080, 1920}, around = {1, 1},
                             aroundPixels = {0, 1, 1, 0};
  std::vector<PadWorkload> all = {
      {"average-taps", "an image, averaged over 3x3 by nine slices",
       LimitForm::ScaledSum, "f32", image, around, around},
      {"average-window", "the same by one operation with a window",
       LimitForm::SumOfProducts, "f32", image, around, around},
      {"average-convolution", "the same by a named convolution",
       LimitForm::SumOfProducts, "f32", image, around, around},
      {"max-pool",
       "the largest of 3x3 of an early layer",
       LimitForm::MaxPool,
       "f32",
       {1, 112, 112, 64},
       aroundPixels,
       aroundPixels},
      {"convolution",
       "a 3x3 convolution of a middle layer",
       LimitForm::Convolution,
       "f32",
       {1, 56, 56, 64},
       aroundPixels,
       aroundPixels},
      {"product-padded",
       "a product of matrices, padded",
       LimitForm::Product,
       "f32",
       {256, 256},
       {8, 8},
       {8, 8}},
      {"softmax-steps",
       "sequences of one length, padded, then softmax in four steps",
       LimitForm::Softmax,
       "f32",
       {32, 300, 256},
       {0, 0, 0},
       {0, 212, 0}},
  };
  PadWorkload softmax = all.back();
  softmax.name = "softmax";
  softmax.description = "the same by one named operation";
  softmax.isNamed = true;
  all.push_back(std::move(softmax));
  all[2].isNamed = true;
  all[4].others = 64;
  all[5].others = 256;
  return all;
}

static constexpr int64_t matrixPads[] = {0, 1, 4, 16, 64, 256};

static std::vector<PadWorkload> makeAll() {
  std::vector<PadWorkload> all = {
      {"A",
       "a small image, padded for a convolution",
       LimitForm::Image,
       "f32",
       {224, 224, 3},
       {2, 2, 0},
       {2, 2, 0}},
      {"B",
       "a batch of sequences, padded to twice their length",
       LimitForm::RightPadded,
       "f32",
       {256, 512},
       {0, 0},
       {0, 512}},
      {"C",
       "a 4K image",
       LimitForm::Image,
       "f32",
       {2160, 3840, 3},
       {16, 16, 0},
       {16, 16, 0}},
      {"D",
       "tiny, everything dynamic",
       LimitForm::Dynamic,
       "f32",
       {10, 20},
       {2, 3},
       {1, 2}},
      {"F",
       "a batch of embeddings, squared and transposed",
       LimitForm::Transpose,
       "f32",
       {4096, transposeColumns},
       {transposeLow, 2},
       {transposeHigh, 1}},
  };
  PadWorkload named = all.back();
  named.name = "F-named";
  named.description = "the same, written as two named operations";
  named.isNamed = true;
  all.push_back(std::move(named));
  for (int64_t pad : matrixPads)
    all.push_back(makeMatrix("E-" + std::to_string(pad),
                             "a matrix in the third cache", LimitForm::Matrix,
                             "f32", pad));
  const std::pair<const char *, LimitForm> types[] = {
      {"bf16", LimitForm::MatrixBF16},
      {"f16", LimitForm::MatrixF16},
      {"i8", LimitForm::MatrixI8}};
  for (auto [type, form] : types)
    all.push_back(makeMatrix(std::string("I-") + type,
                             "a matrix of another type", form, type, 16));
  llvm::append_range(all, makeConsumers());
  return all;
}

PadWorkload padlab::shrink(const PadWorkload &workload) {
  PadWorkload small = workload;
  // An extent that is small already stays as it is.
  auto limit = [](int64_t value, int64_t most) {
    return value < most + 7 ? value : most + value % 7;
  };
  // Each element is a sum of hundreds of terms, so the reference can afford
  // only fewer elements.
  if (workload.others != 0) {
    for (int64_t &extent : small.extents)
      extent = limit(extent, small.form == LimitForm::Product ? 37 : 11);
    small.extents.back() = limit(workload.extents.back(), 18);
    small.others = limit(workload.others, 36);
    return small;
  }
  for (auto [i, extent] : llvm::enumerate(small.extents))
    if (!workload.isTransposed() || i == 0)
      extent = limit(extent, i + 1 == small.extents.size() ? 67 : 37);
  // The reference reads each element of a softmax four times.
  if (small.form == LimitForm::Softmax)
    small.extents.front() = limit(workload.extents.front(), 2);
  for (PadWorkload::Extents *amounts : {&small.low, &small.high})
    for (int64_t &amount : *amounts)
      amount = limit(amount, 19);
  return small;
}

std::vector<PadWorkload> padlab::getPadWorkloads(Tier tier) {
  std::vector<PadWorkload> all = makeAll();
  if (tier != Tier::Check)
    return all;
  // Keep one of the workloads that only differ in an amount.
  llvm::erase_if(all, [](const PadWorkload &workload) {
    return llvm::StringRef(workload.name).starts_with("E-") &&
           workload.name != "E-1";
  });
  for (PadWorkload &workload : all)
    workload = shrink(workload);
  return all;
}
