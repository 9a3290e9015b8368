//===- TosaWindows.cpp - tosa: products and pools of windows --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TosaAccumulator.h"

#include "../Arithmetic.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

static LogicalResult evalTosaMatMul(tosa::MatMulOp op, Frame &frame) {
  const TensorValue &a = frame.getTensor(op.getA()),
                    &b = frame.getTensor(op.getB());
  int64_t batches = a.getShape()[0], rows = a.getShape()[1],
          depth = a.getShape()[2], columns = b.getShape()[2];
  if (b.getShape()[0] != batches || b.getShape()[1] != depth)
    return frame.undefined(op, "extents differ");
  // Sums have the type of the result, because no attribute names another type
  // of the accumulator.
  Type accumulator = getResultElementType(op);
  FailureOr<TensorValue> result =
      allocateTosa(op, {batches, rows, columns}, frame);
  if (failed(result) || failed(checkTosaSum(op, accumulator, frame)) ||
      failed(frame.spend(op, batches * rows * columns * depth)))
    return failure();
  Element zeroA = getTosaScalar(op.getAZp(), frame),
          zeroB = getTosaScalar(op.getBZp(), frame);
  SmallVector<int64_t> index(3, 0);
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i) {
    TosaAccumulator sum(op, accumulator, zeroA, zeroB, frame);
    for (int64_t c = 0; c < depth; ++c)
      if (failed(sum.addProduct(a.get({index[0], index[1], c}),
                                b.get({index[0], c, index[2]}))))
        return failure();
    FailureOr<Element> element = sum.get(result->getElementType());
    if (failed(element))
      return failure();
    result->set(i, *element);
    nextIndex(index, result->getShape());
  }
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

namespace {
/// The position of windows in the spatial dimensions, outermost first.
struct TosaWindow {
  SmallVector<int64_t> kernel, stride, dilation, before, after;

  /// Makes the windows of extents `kernel` for an operation with attributes for
  /// strides and padding.
  template <typename Op>
  static TosaWindow get(Op op, ArrayRef<int64_t> kernel,
                        ArrayRef<int64_t> dilation) {
    TosaWindow window;
    window.kernel = SmallVector<int64_t>(kernel);
    window.stride = SmallVector<int64_t>(op.getStride());
    window.dilation = SmallVector<int64_t>(dilation);
    // The amounts alternate: before and after each dimension.
    ArrayRef<int64_t> pad = op.getPad();
    for (size_t i = 0; i < pad.size(); i += 2) {
      window.before.push_back(pad[i]);
      window.after.push_back(pad[i + 1]);
    }
    return window;
  }
  /// Returns the extents of the result. Reports undefined behaviour unless, in
  /// each dimension, the numbers describe a window, the input has elements, and
  /// the last window ends where the padding ends.
  FailureOr<SmallVector<int64_t>>
  getExtents(Operation *op, ArrayRef<int64_t> input, Frame &frame) const;
  /// Returns the index in the input that `tap` of the window at `at` reads;
  /// nullopt if that is in the padding.
  std::optional<SmallVector<int64_t>> getPlace(ArrayRef<int64_t> at,
                                               ArrayRef<int64_t> tap,
                                               ArrayRef<int64_t> input) const;
};
} // namespace

FailureOr<SmallVector<int64_t>> TosaWindow::getExtents(Operation *op,
                                                       ArrayRef<int64_t> input,
                                                       Frame &frame) const {
  SmallVector<int64_t> extents;
  for (auto [dim, extent] : llvm::enumerate(input)) {
    if (before[dim] < 0 || after[dim] < 0 || stride[dim] < 1 ||
        dilation[dim] < 1 || kernel[dim] < 1)
      return frame.undefined(op, "the window is not one");
    if (extent < 1)
      return frame.undefined(op, "the input has no elements");
    int64_t room = extent - 1 + before[dim] + after[dim] -
                   (kernel[dim] - 1) * dilation[dim];
    if (room < 0 || room % stride[dim] != 0)
      return frame.undefined(op, "windows do not end where the padding does");
    extents.push_back(room / stride[dim] + 1);
  }
  return extents;
}

std::optional<SmallVector<int64_t>>
TosaWindow::getPlace(ArrayRef<int64_t> at, ArrayRef<int64_t> tap,
                     ArrayRef<int64_t> input) const {
  SmallVector<int64_t> place;
  for (size_t dim = 0; dim < input.size(); ++dim) {
    place.push_back(at[dim] * stride[dim] - before[dim] +
                    tap[dim] * dilation[dim]);
    if (place.back() < 0 || place.back() >= input[dim])
      return std::nullopt;
  }
  return place;
}

/// Concatenates `[batch, spatial..., channel]`.
static SmallVector<int64_t> joinTosa(int64_t batch, ArrayRef<int64_t> spatial,
                                     int64_t channel) {
  SmallVector<int64_t> index = {batch};
  llvm::append_range(index, spatial);
  index.push_back(channel);
  return index;
}

/// Calls `visit` with each point of the box.
template <typename Visit>
static LogicalResult forEachTosaTap(ArrayRef<int64_t> box, Visit visit) {
  if (isEmptyBox(box))
    return success();
  SmallVector<int64_t> tap(box.size(), 0);
  do {
    if (failed(visit(ArrayRef<int64_t>(tap))))
      return failure();
  } while (nextIndex(tap, box));
  return success();
}

/// Returns the bias of a channel; a single bias is broadcast.
static FailureOr<Element> getTosaBias(Operation *op, const TensorValue &bias,
                                      int64_t channel, int64_t channels,
                                      Frame &frame) {
  int64_t count = bias.getNumElements();
  if (count != 1 && count != channels)
    return frame.undefined(op, Twine(count) + " biases for " + Twine(channels) +
                                   " channels");
  return bias.get(count == 1 ? 0 : channel);
}

/// Returns the element of one channel of the result: the sum of the products in
/// the window at position `at`, and of the channel's bias. `inputs` are the
/// input channels that contribute, and `getWeight` returns the weight of a tap
/// and an input channel.
template <typename Op, typename GetWeight>
static FailureOr<Element>
sumTosaWindow(Op op, const TosaWindow &window, ArrayRef<int64_t> at,
              int64_t channel, int64_t channels, ArrayRef<int64_t> inputs,
              Frame &frame, GetWeight getWeight) {
  const TensorValue &input = frame.getTensor(op.getInput());
  ArrayRef<int64_t> spatial = input.getShape().drop_front().drop_back();
  Element inputZp = getTosaScalar(op.getInputZp(), frame);
  TosaAccumulator sum(op, op.getAccType(), inputZp,
                      getTosaScalar(op.getWeightZp(), frame), frame);
  LogicalResult added =
      forEachTosaTap(window.kernel, [&](ArrayRef<int64_t> tap) {
        auto place = window.getPlace(at.drop_front().drop_back(), tap, spatial);
        for (int64_t from : inputs) {
          // Padding has the value of the zero point, so that it adds nothing.
          if (!place)
            sum.skipProduct(getWeight(tap, from));
          else if (failed(
                       sum.addProduct(input.get(joinTosa(at[0], *place, from)),
                                      getWeight(tap, from))))
            return LogicalResult(failure());
        }
        return LogicalResult(success());
      });
  FailureOr<Element> bias =
      getTosaBias(op, frame.getTensor(op.getBias()), channel, channels, frame);
  if (failed(added) || failed(bias) || failed(sum.add(*bias)))
    return failure();
  return sum.get(getResultElementType(op));
}

/// Makes a result of `shape` with the elements that `compute` returns.
template <typename Compute>
static LogicalResult bindTosaWindows(Operation *op, ArrayRef<int64_t> shape,
                                     int64_t cost, Frame &frame,
                                     Compute compute) {
  FailureOr<TensorValue> result = allocateTosa(op, shape, frame);
  if (failed(result) ||
      failed(frame.spend(op, result->getNumElements() * cost)))
    return failure();
  SmallVector<int64_t> index(shape.size(), 0);
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i) {
    FailureOr<Element> element = compute(ArrayRef<int64_t>(index));
    if (failed(element))
      return failure();
    result->set(i, *element);
    nextIndex(index, shape);
  }
  frame.bind(op->getResult(0), std::move(*result));
  return success();
}

/// Evaluates convolutions in two or three dimensions. The weights are
/// `[output channel, taps..., input channel]`.
template <typename Op>
static LogicalResult evalTosaConv(Op op, Frame &frame) {
  const TensorValue &input = frame.getTensor(op.getInput()),
                    &weight = frame.getTensor(op.getWeight());
  auto window = TosaWindow::get(op, weight.getShape().drop_front().drop_back(),
                                op.getDilation());
  auto extents =
      window.getExtents(op, input.getShape().drop_front().drop_back(), frame);
  if (failed(extents) || failed(checkTosaSum(op, op.getAccType(), frame)))
    return failure();
  if (weight.getShape().back() != input.getShape().back())
    return frame.undefined(op, "input and weights differ in channels");
  auto inputs = llvm::to_vector(llvm::seq<int64_t>(0, input.getShape().back()));
  int64_t channels = weight.getShape().front();
  return bindTosaWindows(
      op, joinTosa(input.getShape().front(), *extents, channels),
      llvm::product_of(weight.getShape().drop_front()), frame,
      [&](ArrayRef<int64_t> at) {
        return sumTosaWindow(op, window, at, at.back(), channels, inputs, frame,
                             [&](ArrayRef<int64_t> tap, int64_t from) {
                               return weight.get(
                                   joinTosa(at.back(), tap, from));
                             });
      });
}

/// Weights are `[taps..., input channel, multiple]`: each channel of the input
/// has `multiple` channels in the result.
static LogicalResult evalTosaDepthwise(tosa::DepthwiseConv2DOp op,
                                       Frame &frame) {
  const TensorValue &input = frame.getTensor(op.getInput()),
                    &weight = frame.getTensor(op.getWeight());
  auto window =
      TosaWindow::get(op, weight.getShape().take_front(2), op.getDilation());
  auto extents =
      window.getExtents(op, input.getShape().drop_front().drop_back(), frame);
  if (failed(extents) || failed(checkTosaSum(op, op.getAccType(), frame)))
    return failure();
  if (weight.getShape()[2] != input.getShape().back())
    return frame.undefined(op, "input and weights differ in channels");
  int64_t multiple = weight.getShape()[3],
          channels = weight.getShape()[2] * multiple;
  return bindTosaWindows(
      op, joinTosa(input.getShape().front(), *extents, channels),
      llvm::product_of(window.kernel), frame, [&](ArrayRef<int64_t> at) {
        return sumTosaWindow(
            op, window, at, at.back(), channels, {at.back() / multiple}, frame,
            [&](ArrayRef<int64_t> tap, int64_t from) {
              return weight.get({tap[0], tap[1], from, at.back() % multiple});
            });
      });
}

/// Returns the element of a transposed convolution's result at `at`: the sum of
/// the products that it adds there, and of the channel's bias.
static FailureOr<Element> sumTosaTransposed(tosa::TransposeConv2DOp op,
                                            ArrayRef<int64_t> at,
                                            Frame &frame) {
  const TensorValue &input = frame.getTensor(op.getInput()),
                    &weight = frame.getTensor(op.getWeight());
  ArrayRef<int64_t> its = input.getShape(), taps = weight.getShape();
  TosaAccumulator sum(op, op.getAccType(),
                      getTosaScalar(op.getInputZp(), frame),
                      getTosaScalar(op.getWeightZp(), frame), frame);
  LogicalResult added = forEachTosaTap(
      {taps[1], taps[2]}, [&](ArrayRef<int64_t> tap) -> LogicalResult {
        SmallVector<int64_t> from;
        for (unsigned dim : {0u, 1u}) {
          int64_t place = at[dim + 1] - tap[dim] - op.getOutPad()[2 * dim],
                  stride = op.getStride()[dim];
          if (place < 0 || place % stride != 0 ||
              place / stride >= its[dim + 1])
            return success();
          from.push_back(place / stride);
        }
        for (int64_t c = 0; c < its[3]; ++c)
          if (failed(sum.addProduct(input.get({at[0], from[0], from[1], c}),
                                    weight.get({at[3], tap[0], tap[1], c}))))
            return failure();
        return success();
      });
  FailureOr<Element> bias =
      getTosaBias(op, frame.getTensor(op.getBias()), at[3], taps[0], frame);
  if (failed(added) || failed(bias) || failed(sum.add(*bias)))
    return failure();
  return sum.get(getResultElementType(op));
}

/// Whether the product of 0 and some element may be something other than 0.
static bool hasOpenProduct(const TensorValue &factors) {
  return llvm::any_of(llvm::seq(factors.getNumElements()), [&](int64_t i) {
    return isOpenTimesZero(factors.get(i));
  });
}

static LogicalResult evalTosaTransposeConv(tosa::TransposeConv2DOp op,
                                           Frame &frame) {
  const TensorValue &input = frame.getTensor(op.getInput()),
                    &weight = frame.getTensor(op.getWeight());
  if (failed(checkTosaSum(op, op.getAccType(), frame)))
    return failure();
  if (weight.getShape()[3] != input.getShape()[3])
    return frame.undefined(op, "input and weights differ in channels");
  SmallVector<int64_t> shape = {input.getShape()[0]};
  for (unsigned dim : {0u, 1u}) {
    int64_t kernel = weight.getShape()[dim + 1];
    int64_t before = op.getOutPad()[2 * dim],
            after = op.getOutPad()[2 * dim + 1];
    if (before <= -kernel || after <= -kernel)
      return frame.undefined(op, "out_pad cuts off the kernel");
    shape.push_back((input.getShape()[dim + 1] - 1) * op.getStride()[dim] +
                    before + after + kernel);
  }
  shape.push_back(weight.getShape()[0]);
  // An implementation may put zeros between and around the elements of the
  // input and of the weights. The specification leaves open which products with
  // such zeros are computed.
  bool isOpen = hasOpenProduct(input) || hasOpenProduct(weight);
  return bindTosaWindows(
      op, shape, llvm::product_of(weight.getShape().drop_front()), frame,
      [&](ArrayRef<int64_t> at) -> FailureOr<Element> {
        FailureOr<Element> sum = sumTosaTransposed(op, at, frame);
        if (failed(sum) || !isOpen)
          return sum;
        return Element::poison(getResultElementType(op));
      });
}

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

/// Binds the tensor of the results of `reduce` on the elements of each window.
/// Padding does not count as elements, so that windows at the border have fewer
/// elements.
template <typename Op, typename Reduce>
static LogicalResult poolTosa(Op op, Frame &frame, Reduce reduce) {
  const TensorValue &input = frame.getTensor(op.getInput());
  ArrayRef<int64_t> spatial = input.getShape().drop_front().drop_back();
  auto window = TosaWindow::get(op, op.getKernel(), {1, 1});
  for (unsigned dim : {0u, 1u})
    if (window.before[dim] >= window.kernel[dim] ||
        window.after[dim] >= window.kernel[dim])
      return frame.undefined(op, "a window of padding alone");
  auto extents = window.getExtents(op, spatial, frame);
  if (failed(extents))
    return failure();
  return bindTosaWindows(
      op, joinTosa(input.getShape()[0], *extents, input.getShape()[3]),
      llvm::product_of(window.kernel), frame,
      [&](ArrayRef<int64_t> at) -> FailureOr<Element> {
        SmallVector<Element> elements;
        (void)forEachTosaTap(window.kernel, [&](ArrayRef<int64_t> tap) {
          if (auto place =
                  window.getPlace(at.drop_front().drop_back(), tap, spatial))
            elements.push_back(input.get(joinTosa(at[0], *place, at.back())));
          return success();
        });
        if (llvm::any_of(elements,
                         [](const Element &e) { return e.isPoison(); }))
          return Element::poison(input.getElementType());
        return reduce(ArrayRef<Element>(elements));
      });
}

static LogicalResult evalTosaMaxPool(tosa::MaxPool2dOp op, Frame &frame) {
  return poolTosa(op, frame, [&](ArrayRef<Element> elements) {
    return FailureOr<Element>(
        chooseTosaExtreme(elements, /*wantsMax=*/true, op.getNanMode()));
  });
}

/// Returns the factor that replaces a division by `count` (reciprocal_scale in
/// the pseudo-code).
static TosaScale getTosaReciprocal(int64_t count) {
  int64_t bits = count == 1 ? 0 : llvm::Log2_64_Ceil(count);
  int64_t numerator = ((int64_t(1) << 30) + 1) << bits;
  return {numerator / count, 30 + bits, /*is32=*/true, /*roundsTwice=*/false};
}

static LogicalResult evalTosaAvgPool(tosa::AvgPool2dOp op, Frame &frame) {
  Element inputZp = getTosaScalar(op.getInputZp(), frame),
          outputZp = getTosaScalar(op.getOutputZp(), frame);
  if (inputZp.isPoison() || outputZp.isPoison())
    return frame.undefined(op, "a zero point is poison");
  if (failed(checkTosaSum(op, op.getAccType(), frame)) ||
      failed(checkTosaZero(op, inputZp, frame)) ||
      failed(checkTosaZero(op, outputZp, frame)))
    return failure();
  Type type = getResultElementType(op);
  return poolTosa(
      op, frame, [&](ArrayRef<Element> elements) -> FailureOr<Element> {
        if (auto floatType = dyn_cast<FloatType>(type)) {
          TosaSum sum(cast<FloatType>(op.getAccType()));
          for (const Element &element : elements)
            sum.add(element.getFloat());
          return sum.getMean(floatType, elements.size());
        }
        int64_t sum = 0;
        for (const Element &element : elements)
          sum += getTosaInt(element) - getTosaInt(inputZp);
        FailureOr<int64_t> mean =
            scaleTosa(op, sum, getTosaReciprocal(elements.size()), frame);
        if (failed(mean))
          return failure();
        return clipTosaInt(*mean + getTosaInt(outputZp), type);
      });
}

void reference::registerTosaWindowKernels(Kernels &kernels) {
  kernels.add<evalTosaMatMul>();
  kernels.add<evalTosaConv<tosa::Conv2DOp>>();
  kernels.add<evalTosaConv<tosa::Conv3DOp>>();
  kernels.add<evalTosaDepthwise>();
  kernels.add<evalTosaTransposeConv>();
  kernels.add<evalTosaMaxPool>();
  kernels.add<evalTosaAvgPool>();
}
