//===- Layers.cpp - padded layers of published networks -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where the shapes are published:
///
///   resnet50     K. He et al., Deep Residual Learning for Image Recognition,
///                CVPR 2016, table 1, the column "50-layer". Each size once:
///                3 x 3 convolutions within a stage are alike.
///   mobilenetv2  M. Sandler et al., MobileNetV2: Inverted Residuals and Linear
///                Bottlenecks, CVPR 2018, table 2; a block expands its input
///                channels t times before the depthwise convolution (table 1).
///   unet         P. Isola et al., Image-to-Image Translation with Conditional
///                Adversarial Networks, CVPR 2017, section 6.1.1 of the
///                appendix: the encoder C64 to C512 of a U-Net for images of
///                256 x 256, 4 x 4 convolutions of stride 2. The first U-Net
///                (Ronneberger et al., 2015) does not pad.
///   bert         J. Devlin et al., BERT, NAACL 2019, section 3: BERT-base has
///                768 features, 12 heads and 3072 features within a layer;
///                appendix A.2: most steps take sequences of 128. Lengths are
///                0.6 of the longest on average, as Y. Zhai et al. measure
///                (ByteTransformer, IPDPS 2023).
///
//===----------------------------------------------------------------------===//

#include "Layers.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <numeric>

using namespace padlab;

using Kind = Layer::Kind;
using Activation = Layer::Activation;

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

namespace {

/// A layer of images, as the papers write it.
struct ImageRow {
  const char *name;
  Kind kind;
  int64_t size, channels, outputs, window, stride, pad;
  Activation activation;
  bool isNightly;
};

struct SequenceRow {
  const char *name;
  Kind kind;
  llvm::SmallVector<int64_t> lengths;
  int64_t outputs;
  bool isNightly;
};

} // namespace

static constexpr ImageRow images[] = {
    {"resnet50/conv1", Kind::Conv, 224, 3, 64, 7, 2, 3, Activation::None, true},
    {"resnet50/pool1", Kind::MaxPool, 112, 64, 64, 3, 2, 1, Activation::ReLU,
     true},
    {"resnet50/conv2_x", Kind::Conv, 56, 64, 64, 3, 1, 1, Activation::ReLU,
     true},
    {"resnet50/conv3_x", Kind::Conv, 28, 128, 128, 3, 1, 1, Activation::ReLU,
     true},
    {"resnet50/conv4_x", Kind::Conv, 14, 256, 256, 3, 1, 1, Activation::ReLU,
     true},
    {"resnet50/conv5_x", Kind::Conv, 7, 512, 512, 3, 1, 1, Activation::ReLU,
     true},
    {"mobilenetv2/conv", Kind::Conv, 224, 3, 32, 3, 2, 1, Activation::None,
     true},
    {"mobilenetv2/112x32", Kind::Depthwise, 112, 32, 32, 3, 1, 1,
     Activation::ReLU6, true},
    {"mobilenetv2/112x96", Kind::Depthwise, 112, 96, 96, 3, 2, 1,
     Activation::ReLU6, true},
    {"mobilenetv2/56x144", Kind::Depthwise, 56, 144, 144, 3, 1, 1,
     Activation::ReLU6, true},
    {"mobilenetv2/56x144-s2", Kind::Depthwise, 56, 144, 144, 3, 2, 1,
     Activation::ReLU6, false},
    {"mobilenetv2/28x192", Kind::Depthwise, 28, 192, 192, 3, 1, 1,
     Activation::ReLU6, false},
    {"mobilenetv2/28x192-s2", Kind::Depthwise, 28, 192, 192, 3, 2, 1,
     Activation::ReLU6, false},
    {"mobilenetv2/14x384", Kind::Depthwise, 14, 384, 384, 3, 1, 1,
     Activation::ReLU6, false},
    {"mobilenetv2/14x576", Kind::Depthwise, 14, 576, 576, 3, 1, 1,
     Activation::ReLU6, true},
    {"mobilenetv2/14x576-s2", Kind::Depthwise, 14, 576, 576, 3, 2, 1,
     Activation::ReLU6, false},
    {"mobilenetv2/7x960", Kind::Depthwise, 7, 960, 960, 3, 1, 1,
     Activation::ReLU6, false},
    {"unet/256x3", Kind::Conv, 256, 3, 64, 4, 2, 1, Activation::None, true},
    {"unet/128x64", Kind::Conv, 128, 64, 128, 4, 2, 1, Activation::Leaky,
     false},
    {"unet/64x128", Kind::Conv, 64, 128, 256, 4, 2, 1, Activation::Leaky,
     false},
    {"unet/32x256", Kind::Conv, 32, 256, 512, 4, 2, 1, Activation::Leaky,
     false},
    {"unet/16x512", Kind::Conv, 16, 512, 512, 4, 2, 1, Activation::Leaky,
     false},
    {"unet/8x512", Kind::Conv, 8, 512, 512, 4, 2, 1, Activation::Leaky, false},
    {"unet/4x512", Kind::Conv, 4, 512, 512, 4, 2, 1, Activation::Leaky, true},
    {"unet/2x512", Kind::Conv, 2, 512, 512, 4, 2, 1, Activation::Leaky, true},
};

static const SequenceRow sequences[] = {
    {"bert/query-77", Kind::Projection, {77}, 768, true},
    {"bert/scores-77", Kind::Scores, {77}, 768, true},
    {"bert/inner-77", Kind::Projection, {77}, 3072, false},
    {"bert/query-128-77-64-38",
     Kind::Projection,
     {128, 77, 64, 38},
     768,
     false},
    {"bert/scores-128-77-64-38", Kind::Scores, {128, 77, 64, 38}, 768, false},
    {"bert/inner-128-77-64-38",
     Kind::Projection,
     {128, 77, 64, 38},
     3072,
     false},
};

static Layer makeLayer(const ImageRow &row) {
  Layer layer;
  layer.name = row.name;
  layer.kind = row.kind;
  layer.size = row.size;
  layer.channels = row.channels;
  layer.outputs = row.outputs;
  layer.window = row.window;
  layer.stride = row.stride;
  layer.pad = row.pad;
  layer.activation = row.activation;
  layer.isNightly = row.isNightly;
  return layer;
}

static Layer makeLayer(const SequenceRow &row) {
  Layer layer;
  layer.name = row.name;
  layer.kind = row.kind;
  layer.lengths = row.lengths;
  layer.length = 128;
  layer.features = 768;
  layer.heads = 12;
  layer.outputs = row.outputs;
  layer.isNightly = row.isNightly;
  return layer;
}

const std::vector<Layer> &padlab::getLayers() {
  static const std::vector<Layer> layers = [] {
    std::vector<Layer> all;
    for (const ImageRow &row : images)
      all.push_back(makeLayer(row));
    for (const SequenceRow &row : sequences)
      all.push_back(makeLayer(row));
    return all;
  }();
  return layers;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

int64_t Layer::getMultiplications() const {
  int64_t words = std::accumulate(lengths.begin(), lengths.end(), int64_t(0));
  int64_t points = getOutputSize() * getOutputSize() * window * window;
  switch (kind) {
  case Kind::Conv:
    return points * channels * outputs;
  case Kind::Depthwise:
    return points * channels;
  case Kind::MaxPool:
    return 0;
  case Kind::Projection:
    return words * features * outputs;
  case Kind::Scores:
    return words * features * outputs +
           int64_t(lengths.size()) * length * length * outputs;
  }
  llvm_unreachable("unknown kind");
}

Layer Layer::shrink() const {
  Layer small = *this;
  if (isOfImages()) {
    // Odd sizes stay odd, so that strides leave the same remainder.
    small.size = std::min(size, 8 + size % 2);
    small.channels = std::min<int64_t>(channels, 5);
    small.outputs =
        kind == Kind::Conv ? std::min<int64_t>(outputs, 6) : small.channels;
    return small;
  }
  constexpr int64_t divisor = 16;
  small.length = length / divisor;
  for (int64_t &one : small.lengths)
    one = (one + divisor - 1) / divisor;
  small.heads = 3;
  small.features = 12;
  small.outputs = kind == Kind::Scores ? 12 : outputs / 64;
  return small;
}
