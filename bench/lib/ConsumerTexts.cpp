//===- ConsumerTexts.cpp - programs that read padded tensors --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NumberText.h"
#include "PadWorkload.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FormatVariadic.h"

using namespace padlab;

/// Returns a program in which one operation averages nine slices of a padded
/// image, added row by row.
static std::string getTapsText(const PadWorkload &workload) {
  static const char text[] = R"(#id = affine_map<(i, j) -> (i, j)>
func.func @main(%a: tensor<{0}x{1}xf32>) -> tensor<{0}x{1}xf32>
    attributes {{padlab.seed = 1 : i64} {{
  %zero = arith.constant 0.0 : f32
  %ninth = arith.constant 0x3DE38E39 : f32
  %p = tensor.pad %a low[1, 1] high[1, 1] {{
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<{0}x{1}xf32> to tensor<{2}x{3}xf32>
{4}  %init = tensor.empty() : tensor<{0}x{1}xf32>
  %average = linalg.generic {{indexing_maps = [#id, #id, #id, #id, #id, #id,
      #id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins({5} : {6}) outs(%init : tensor<{0}x{1}xf32>) {{
  ^bb0({7}, %unused: f32):
    %s1 = arith.addf %x0, %x1 : f32
    %s2 = arith.addf %s1, %x2 : f32
    %s3 = arith.addf %s2, %x3 : f32
    %s4 = arith.addf %s3, %x4 : f32
    %s5 = arith.addf %s4, %x5 : f32
    %s6 = arith.addf %s5, %x6 : f32
    %s7 = arith.addf %s6, %x7 : f32
    %s8 = arith.addf %s7, %x8 : f32
    %scaled = arith.mulf %s8, %ninth : f32
    linalg.yield %scaled : f32
  } -> tensor<{0}x{1}xf32>
  return %average : tensor<{0}x{1}xf32>
}
)";
  int64_t rows = workload.extents[0], columns = workload.extents[1];
  std::string slices, names, types, arguments;
  for (int64_t tap = 0; tap != 9; ++tap) {
    slices += llvm::formatv(
        "  %t{0} = tensor.extract_slice %p[{1}, {2}] [{3}, {4}] [1, 1]\n"
        "      : tensor<{5}x{6}xf32> to tensor<{3}x{4}xf32>\n",
        tap, tap / 3, tap % 3, rows, columns, rows + 2, columns + 2);
    const char *comma = tap == 0 ? "" : ", ";
    names += llvm::formatv("{0}%t{1}", comma, tap);
    types += llvm::formatv("{0}tensor<{1}x{2}xf32>", comma, rows, columns);
    arguments += llvm::formatv("{0}%x{1}: f32", comma, tap);
  }
  return llvm::formatv(text, rows, columns, rows + 2, columns + 2, slices,
                       names, types, arguments);
}

static const char namedAverage[] =
    R"(  %kernel = arith.constant dense<0x3DE38E39> : tensor<3x3xf32>
  %average = linalg.conv_2d ins(%p, %kernel : {1}, tensor<3x3xf32>)
      outs(%filled : {0}) -> {0}
)";

static const char windowAverage[] =
    R"(  %ninth = arith.constant 0x3DE38E39 : f32
  %window = tensor.empty() : tensor<3x3xf32>
  %average = linalg.generic {{indexing_maps = [
      affine_map<(i, j, k, l) -> (i + k, j + l)>,
      affine_map<(i, j, k, l) -> (k, l)>, affine_map<(i, j, k, l) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%p, %window : {1}, tensor<3x3xf32>) outs(%filled : {0}) {{
  ^bb0(%x: f32, %unused: f32, %sum: f32):
    %term = arith.mulf %x, %ninth : f32
    %more = arith.addf %sum, %term : f32
    linalg.yield %more : f32
  } -> {0}
)";

/// Returns a program that pads an image and averages its windows: by
/// linalg.conv_2d if `workload.isNamed`, else by a linalg.generic.
static std::string getAverageText(const PadWorkload &workload) {
  static const char text[] =
      R"(func.func @main(%a: {1}) -> {1} attributes {{padlab.seed = 1 : i64} {{
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %a low[1, 1] high[1, 1] {{
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : {1} to {2}
  %init = tensor.empty() : {1}
  %filled = linalg.fill ins(%zero : f32) outs(%init : {1}) -> {1}
{0}  return %average : {1}
}
)";
  int64_t rows = workload.extents[0], columns = workload.extents[1];
  std::string image = llvm::formatv("tensor<{0}x{1}xf32>", rows, columns);
  std::string padded =
      llvm::formatv("tensor<{0}x{1}xf32>", rows + 2, columns + 2);
  std::string average = llvm::formatv(
      workload.isNamed ? namedAverage : windowAverage, image, padded);
  return llvm::formatv(text, average, image, padded);
}

static std::string getTensorText(const PadWorkload::Extents &extents) {
  return "tensor<" + joinNumbers(extents, "x") + "xf32>";
}

static const char poolStep[] =
    R"(  %window = tensor.empty() : tensor<3x3xf32>
  %result = linalg.pooling_nhwc_max ins(%p, %window : {0}, tensor<3x3xf32>)
      outs(%filled : {1}) -> {1}
)";

static const char convolutionStep[] =
    R"(  %result = linalg.conv_2d_nhwc_hwcf ins(%p, %b : {0}, {2})
      outs(%filled : {1}) -> {1}
)";

/// Returns a program that pads an image with channels and applies a maximum
/// pool or a convolution to it.
static std::string getChannelsText(const PadWorkload &workload) {
  static const char text[] =
      R"(func.func @main(%a: {0}{1}) -> {2} attributes {{padlab.seed = 1 : i64} {{
  %border = arith.constant {3} : f32
  %p = tensor.pad %a low[0, 1, 1, 0] high[0, 1, 1, 0] {{
  ^bb0(%n: index, %i: index, %j: index, %c: index):
    tensor.yield %border : f32
  } : {0} to {4}
  %init = tensor.empty() : {2}
  %filled = linalg.fill ins(%border : f32) outs(%init : {2}) -> {2}
{5}  return %result : {2}
}
)";
  PadWorkload::Extents padded = workload.extents;
  padded[1] += 2;
  padded[2] += 2;
  bool isPool = workload.form == LimitForm::MaxPool;
  std::string filter =
      getTensorText({3, 3, workload.extents.back(), workload.others});
  std::string from = getTensorText(padded);
  std::string to = getTensorText(workload.getPaddedExtents());
  std::string step =
      isPool ? llvm::formatv(poolStep, from, to).str()
             : llvm::formatv(convolutionStep, from, to, filter).str();
  return llvm::formatv(text, getTensorText(workload.extents),
                       isPool ? "" : ", %b: " + filter, to,
                       isPool ? "0xFF800000" : "0.0", from, step);
}

static std::string getProductText(const PadWorkload &workload) {
  static const char text[] =
      R"(func.func @main(%a: {0}, %b: {1}) -> {3} attributes {{padlab.seed = 1 : i64} {{
  %zero = arith.constant 0.0 : f32
  %init = tensor.empty() : {2}
  %filled = linalg.fill ins(%zero : f32) outs(%init : {2}) -> {2}
  %product = linalg.matmul ins(%a, %b : {0}, {1}) outs(%filled : {2}) -> {2}
  %p = tensor.pad %product low[{4}] high[{5}] {{
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : {2} to {3}
  return %p : {3}
}
)";
  int64_t rows = workload.extents[0], columns = workload.extents[1];
  return llvm::formatv(text, getTensorText({rows, workload.others}),
                       getTensorText({workload.others, columns}),
                       getTensorText(workload.extents),
                       getTensorText(workload.getPaddedExtents()),
                       joinNumbers(workload.low, ", "),
                       joinNumbers(workload.high, ", "));
}

static const char namedSoftmax[] =
    R"(  %result = linalg.softmax dimension(2) ins(%p : {0}) outs(%init : {0}) -> {0}
)";

static const char softmaxSteps[] =
    R"(  %least = arith.constant 0xFF800000 : f32
  %room = tensor.empty() : {1}
  %lows = linalg.fill ins(%least : f32) outs(%room : {1}) -> {1}
  %most = linalg.generic {{indexing_maps = [#all, #rows],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p : {0}) outs(%lows : {1}) {{
  ^bb0(%x: f32, %so_far: f32):
    %larger = arith.maximumf %x, %so_far : f32
    linalg.yield %larger : f32
  } -> {1}
  %powers = linalg.generic {{indexing_maps = [#all, #rows, #all],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%p, %most : {0}, {1}) outs(%init : {0}) {{
  ^bb0(%x: f32, %m: f32, %unused: f32):
    %less = arith.subf %x, %m : f32
    %power = math.exp %less : f32
    linalg.yield %power : f32
  } -> {0}
  %zeros = linalg.fill ins(%zero : f32) outs(%room : {1}) -> {1}
  %sums = linalg.generic {{indexing_maps = [#all, #rows],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%powers : {0}) outs(%zeros : {1}) {{
  ^bb0(%x: f32, %so_far: f32):
    %sum = arith.addf %so_far, %x : f32
    linalg.yield %sum : f32
  } -> {1}
  %result = linalg.generic {{indexing_maps = [#all, #rows, #all],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%powers, %sums : {0}, {1}) outs(%init : {0}) {{
  ^bb0(%x: f32, %sum: f32, %unused: f32):
    %quotient = arith.divf %x, %sum : f32
    linalg.yield %quotient : f32
  } -> {0}
)";

/// Returns a program that pads sequences and computes the softmax along their
/// last dimension.
static std::string getSoftmaxText(const PadWorkload &workload) {
  static const char text[] = R"(#all = affine_map<(n, i, j) -> (n, i, j)>
#rows = affine_map<(n, i, j) -> (n, i)>
func.func @main(%a: {0}) -> {1} attributes {{padlab.seed = 1 : i64} {{
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %a low[{2}] high[{3}] {{
  ^bb0(%n: index, %i: index, %j: index):
    tensor.yield %zero : f32
  } : {0} to {1}
  %init = tensor.empty() : {1}
{4}  return %result : {1}
}
)";
  PadWorkload::Extents padded = workload.getPaddedExtents();
  std::string to = getTensorText(padded);
  padded.pop_back();
  std::string step =
      workload.isNamed
          ? llvm::formatv(namedSoftmax, to).str()
          : llvm::formatv(softmaxSteps, to, getTensorText(padded)).str();
  return llvm::formatv(text, getTensorText(workload.extents), to,
                       joinNumbers(workload.low, ", "),
                       joinNumbers(workload.high, ", "), step);
}

std::string padlab::getConsumerText(const PadWorkload &workload) {
  switch (workload.form) {
  case LimitForm::ScaledSum:
    return getTapsText(workload);
  case LimitForm::SumOfProducts:
    return getAverageText(workload);
  case LimitForm::MaxPool:
  case LimitForm::Convolution:
    return getChannelsText(workload);
  case LimitForm::Product:
    return getProductText(workload);
  case LimitForm::Softmax:
    return getSoftmaxText(workload);
  default:
    llvm_unreachable("squares have texts of their own");
  }
}
