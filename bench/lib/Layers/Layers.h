//===- Layers.h - padded layers of published networks -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Layers that pad, as front ends emit them, together with the producer of the
/// padded tensor: the activation of the layer before, or the projection whose
/// result is padded. The shapes are published; the table in Layers.cpp names
/// the papers. To add a layer, add a line to the table.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_LAYERS_LAYERS_H
#define PADLAB_BENCH_LIB_LAYERS_LAYERS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>
#include <vector>

namespace padlab {

struct Layer {
  enum class Kind {
    Conv,      ///< `tosa.conv2d`, which pads its input.
    Depthwise, ///< `tosa.depthwise_conv2d`, which pads its input, too.
    MaxPool,   ///< `tosa.max_pool2d`, which pads its input, too.
    /// One or more sequences, each multiplied and padded to `length`
    /// (`tosa.matmul`, `tosa.pad`), then concatenated.
    Projection,
    /// As Projection, but the result of each sequence is split into attention
    /// heads, which are padded and then multiplied with all keys.
    Scores,
  };
  enum class Activation {
    None,  ///< The layer reads its input as it is.
    ReLU,  ///< `tosa.clamp` at zero.
    ReLU6, ///< `tosa.clamp` at zero and six.
    Leaky, ///< The larger one of x and 0.2 x.
  };

  /// The name, without spaces: `resnet50/conv2_x`.
  std::string name;
  Kind kind = Kind::Conv;

  /// For images: the number of rows and of columns of the input before padding,
  /// which are equal; and the channels of input and result.
  int64_t size = 0, channels = 0, outputs = 0;
  /// For windows: their extent and stride in both dimensions. `pad` is the
  /// padding before the first row; the padding after the last row reaches to
  /// the end of the last window.
  int64_t window = 0, stride = 1, pad = 0;
  /// The activation of the preceding layer.
  Activation activation = Activation::None;

  /// For sequences: their lengths, the length that they are padded to, the
  /// number of features of a word (`outputs` is that of the result), and the
  /// number of attention heads.
  llvm::SmallVector<int64_t> lengths;
  int64_t length = 0, features = 0, heads = 0;

  /// Whether nights measure this layer; those that they measure have batch 1.
  bool isNightly = false;

  bool isOfImages() const {
    return kind != Kind::Projection && kind != Kind::Scores;
  }
  /// Returns the number of rows and of columns of an image's result.
  int64_t getOutputSize() const {
    return (size + 2 * pad - window) / stride + 1;
  }
  /// Returns the multiplications of a call, as the operation defines them,
  /// padding included.
  int64_t getMultiplications() const;
  /// Returns the same layer, small enough for the reference: images have fewer
  /// rows and channels, but the same windows and padding; sequences are shorter
  /// and have fewer features and heads.
  Layer shrink() const;
};

/// Returns the layers in the order of the table.
const std::vector<Layer> &getLayers();

/// Returns a function `@main` in TOSA, as a front end emits it.
std::string getTosaText(const Layer &layer);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_LAYERS_LAYERS_H
