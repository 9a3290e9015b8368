//===- OpenCV.cpp - copyMakeBorder as a peer ------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `opencv` squares into a separate image and copies that into a bordered one;
/// `opencv-in-place` squares into the middle of the destination, around which
/// copyMakeBorder then makes the border.
///
//===----------------------------------------------------------------------===//

#include "PeerModule.h"

#include <opencv2/core.hpp>

namespace {

/// A workload as rows of pixels: an innermost dimension without padding becomes
/// the channels if it is small.
struct Image {
  int rows = 1, columns = 1, channels = 1;
  int top = 0, left = 0, bottom = 0, right = 0;

  explicit Image(const Shape &shape) {
    int64_t last = shape.rank - 1;
    if (shape.rank > 1 && isFlat(shape, last) && shape.extents[last] <= 4)
      channels = int(shape.extents[last--]);
    columns = int(shape.extents[last]);
    left = int(shape.low[last]);
    right = int(shape.high[last]);
    if (--last >= 0) {
      rows = int(shape.extents[last]);
      top = int(shape.low[last]);
      bottom = int(shape.high[last]);
    }
    numOthers = last;
  }
  bool isWhole() const { return numOthers <= 0; }

private:
  static bool isFlat(const Shape &shape, int64_t i) {
    return shape.low[i] == 0 && shape.high[i] == 0;
  }
  int64_t numOthers;
};

int getDepth(padlab_peer_type type) {
  switch (type) {
  case PADLAB_PEER_F16:
    return CV_16F;
  case PADLAB_PEER_BF16:
    // The elements are copied as bits.
    return CV_16U;
  case PADLAB_PEER_F32:
    return CV_32F;
  case PADLAB_PEER_F64:
    return CV_64F;
  case PADLAB_PEER_I8:
    return CV_8S;
  case PADLAB_PEER_I32:
    return CV_32S;
  }
  return -1;
}

template <bool isInPlace>
class OpenCVPeer {
public:
  static const char *decline(const Shape &shape) {
    if (shape.isPermuted() && (shape.rank != 2 || shape.getElementBytes() == 1))
      return "transposes matrices alone";
    if (!Image(shape).isWhole())
      return "pads images alone: two dimensions and up to four channels";
    if (isInPlace && (!shape.squares() || shape.isPermuted()))
      return "nothing to compute in place";
    if (!shape.squares())
      return nullptr;
    switch (shape.type) {
    case PADLAB_PEER_F16:
    case PADLAB_PEER_BF16:
      return "no arithmetic on 16-bit floating point";
    case PADLAB_PEER_I8:
    case PADLAB_PEER_I32:
      return "integer products saturate";
    default:
      return nullptr;
    }
  }

  OpenCVPeer(const Shape &shape, const void *input, void *destination)
      : image(shape), squares(shape.squares()),
        isTransposed(shape.isPermuted()) {
    cv::setNumThreads(1);
    int type = CV_MAKETYPE(getDepth(shape.type), image.channels);
    from = cv::Mat(image.rows, image.columns, type, const_cast<void *>(input));
    if (isTransposed)
      std::swap(image.rows, image.columns);
    cv::Size size(image.left + image.columns + image.right,
                  image.top + image.rows + image.bottom);
    to = cv::Mat(size, type, destination);
    interior = to(cv::Rect(image.left, image.top, image.columns, image.rows));
    setValue(shape);
  }

  const void *run() {
    const cv::Mat *source = &from;
    if (isInPlace) {
      cv::multiply(from, from, interior);
      source = &interior;
    } else if (squares) {
      cv::multiply(from, from, squared);
      source = &squared;
    }
    if (isTransposed) {
      cv::transpose(*source, transposed);
      source = &transposed;
    }
    // `to` already has the size of the result, so copyMakeBorder allocates
    // nothing. With BORDER_ISOLATED, the pixels around a window do not count as
    // its source.
    cv::copyMakeBorder(*source, to, image.top, image.bottom, image.left,
                       image.right, cv::BORDER_CONSTANT | cv::BORDER_ISOLATED,
                       value);
    return to.data;
  }

private:
  void setValue(const Shape &shape) {
    double number = 0;
    if (shape.type == PADLAB_PEER_F32)
      number = shape.getValue<float>();
    else if (shape.type == PADLAB_PEER_F64)
      number = shape.getValue<double>();
    else if (shape.type == PADLAB_PEER_I8)
      number = shape.getValue<int8_t>();
    else if (shape.type == PADLAB_PEER_I32)
      number = shape.getValue<int32_t>();
    else if (shape.type == PADLAB_PEER_BF16)
      number = shape.getValue<uint16_t>();
    else
      number = float(cv::float16_t(shape.getValue<cv::float16_t>()));
    value = cv::Scalar::all(number);
  }

  Image image;
  bool squares, isTransposed;
  cv::Mat from, squared, transposed, to, interior;
  cv::Scalar value;
};

} // namespace

PADLAB_PEER_MODULE(makePeer<OpenCVPeer<false>>("opencv", CV_VERSION),
                   makePeer<OpenCVPeer<true>>("opencv-in-place", CV_VERSION))
