//===- Windows.cpp - convolutions and poolings -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NamedOps.h"
#include "Ops.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// The largest of unsigned numbers: of floats upstream's builder dies.
enum class Kind { Convolution, Sum, Extreme, Unsigned };

/// Lower-case x, y, z are places, upper-case ones places within the window; the
/// input's extents of x, y, z follow from both.
struct Window {
  NamedBuild build;
  llvm::StringLiteral input, window, result;
  Kind kind = Kind::Convolution;
};
} // namespace

static constexpr Window windows[] = {
    {buildNamed<linalg::Conv1DOp>, "x", "X", "x"},
    {buildNamed<linalg::Conv2DOp>, "xy", "XY", "xy"},
    {buildNamed<linalg::Conv3DOp>, "xyz", "XYZ", "xyz"},
    {buildNamed<linalg::Conv1DNwcWcfOp>, "nxc", "Xcf", "nxf"},
    {buildNamed<linalg::Conv1DNcwFcwOp>, "ncx", "fcX", "nfx"},
    {buildNamed<linalg::Conv2DNhwcHwcfOp>, "nxyc", "XYcf", "nxyf"},
    {buildNamed<linalg::Conv2DNhwcFhwcOp>, "nxyc", "fXYc", "nxyf"},
    {buildNamed<linalg::Conv2DNchwFchwOp>, "ncxy", "fcXY", "nfxy"},
    {buildNamed<linalg::Conv2DNgchwFgchwOp>, "ngcxy", "fgcXY", "ngfxy"},
    {buildNamed<linalg::Conv2DNgchwGfchwOp>, "ngcxy", "gfcXY", "ngfxy"},
    {buildNamed<linalg::Conv2DNhwgcGfhwcOp>, "nxygc", "gfXYc", "nxygf"},
    {buildNamed<linalg::Conv3DNdhwcDhwcfOp>, "nxyzc", "XYZcf", "nxyzf"},
    {buildNamed<linalg::Conv3DNcdhwFcdhwOp>, "ncxyz", "fcXYZ", "nfxyz"},
    {buildNamed<linalg::DepthwiseConv1DNwcWcOp>, "nxc", "Xc", "nxc"},
    {buildNamed<linalg::DepthwiseConv1DNcwCwOp>, "ncx", "cX", "ncx"},
    {buildNamed<linalg::DepthwiseConv1DNwcWcmOp>, "nxc", "Xcm", "nxcm"},
    {buildNamed<linalg::DepthwiseConv2DNhwcHwcOp>, "nxyc", "XYc", "nxyc"},
    {buildNamed<linalg::DepthwiseConv2DNchwChwOp>, "ncxy", "cXY", "ncxy"},
    {buildNamed<linalg::DepthwiseConv2DNhwcHwcmOp>, "nxyc", "XYcm", "nxycm"},
    {buildNamed<linalg::DepthwiseConv3DNdhwcDhwcOp>, "nxyzc", "XYZc", "nxyzc"},
    {buildNamed<linalg::DepthwiseConv3DNcdhwCdhwOp>, "ncxyz", "cXYZ", "ncxyz"},
    {buildNamed<linalg::PoolingNwcSumOp>, "nxc", "X", "nxc", Kind::Sum},
    {buildNamed<linalg::PoolingNwcMaxOp>, "nxc", "X", "nxc", Kind::Extreme},
    {buildNamed<linalg::PoolingNwcMaxUnsignedOp>, "nxc", "X", "nxc",
     Kind::Unsigned},
    {buildNamed<linalg::PoolingNwcMinOp>, "nxc", "X", "nxc", Kind::Extreme},
    {buildNamed<linalg::PoolingNwcMinUnsignedOp>, "nxc", "X", "nxc",
     Kind::Unsigned},
    {buildNamed<linalg::PoolingNcwSumOp>, "ncx", "X", "ncx", Kind::Sum},
    {buildNamed<linalg::PoolingNcwMaxOp>, "ncx", "X", "ncx", Kind::Extreme},
    {buildNamed<linalg::PoolingNhwcSumOp>, "nxyc", "XY", "nxyc", Kind::Sum},
    {buildNamed<linalg::PoolingNhwcMaxOp>, "nxyc", "XY", "nxyc", Kind::Extreme},
    {buildNamed<linalg::PoolingNhwcMaxUnsignedOp>, "nxyc", "XY", "nxyc",
     Kind::Unsigned},
    {buildNamed<linalg::PoolingNhwcMinOp>, "nxyc", "XY", "nxyc", Kind::Extreme},
    {buildNamed<linalg::PoolingNhwcMinUnsignedOp>, "nxyc", "XY", "nxyc",
     Kind::Unsigned},
    {buildNamed<linalg::PoolingNchwSumOp>, "ncxy", "XY", "ncxy", Kind::Sum},
    {buildNamed<linalg::PoolingNchwMaxOp>, "ncxy", "XY", "ncxy", Kind::Extreme},
    {buildNamed<linalg::PoolingNdhwcSumOp>, "nxyzc", "XYZ", "nxyzc", Kind::Sum},
    {buildNamed<linalg::PoolingNdhwcMaxOp>, "nxyzc", "XYZ", "nxyzc",
     Kind::Extreme},
    {buildNamed<linalg::PoolingNdhwcMinOp>, "nxyzc", "XYZ", "nxyzc",
     Kind::Extreme}};

static bool accepts(Kind kind, Type type) {
  if (kind == Kind::Unsigned)
    return isNumber(type) && type.isInteger();
  return kind == Kind::Extreme ? isNumber(type) : isMultiplied(type);
}

static bool isPlace(char letter) { return letter >= 'x' && letter <= 'z'; }

namespace {
struct Motion {
  SmallVector<int64_t> strides, dilations;
};
} // namespace

/// Binds the letters of the window and of the result so that all of it stays
/// within the input.
static Motion bindPlaces(Choices &choices, llvm::StringRef input,
                         ArrayRef<int64_t> extents, Letters &letters) {
  Motion motion;
  for (auto [letter, extent] : llvm::zip_equal(input, extents)) {
    if (!isPlace(letter)) {
      letters[letter] = extent;
      continue;
    }
    int64_t size = choices.range(1, std::min<int64_t>(extent, 3));
    int64_t dilation = 1 + choices.weighted({75, 25});
    if ((size - 1) * dilation + 1 > extent)
      dilation = 1;
    int64_t stride = 1 + choices.weighted({65, 30, 5});
    letters[letter - 'x' + 'X'] = size;
    letters[letter] = (extent - (size - 1) * dilation - 1) / stride + 1;
    motion.strides.push_back(stride);
    motion.dilations.push_back(dilation);
  }
  return motion;
}

/// Those without channels move by one.
static SmallVector<NamedAttribute, 2> getAttributes(ProgramBuilder &program,
                                                    const Motion &motion) {
  OpBuilder &b = program.builder;
  return {b.getNamedAttr("strides", b.getI64TensorAttr(motion.strides)),
          b.getNamedAttr("dilations", b.getI64TensorAttr(motion.dilations))};
}

/// Of the window of a pooling only the extents matter.
static Value makeWindow(ProgramBuilder &program, const Window &op,
                        const Extents &extents, Type type) {
  if (op.kind != Kind::Convolution && program.choices.chance(60))
    return program.emitEmpty(program.pickTensorType(extents, type), extents);
  return pickOrAdd(program, extents, type);
}

bool generate::emitWindow(ProgramBuilder &program) {
  Choices &choices = program.choices;
  const Window &op = windows[choices.draw(std::size(windows))];
  int64_t places = llvm::count_if(op.input, isPlace);
  std::optional<TrackedTensor> source = pickOfRank(
      program, op.input.size(),
      [&](Type type) { return accepts(op.kind, type); },
      [&](unsigned i) {
        return isPlace(op.input[i]) ? choices.range(2, places == 3 ? 3 : 5)
                                    : choices.range(1, 2);
      });
  if (!source)
    return false;
  Letters letters;
  letters['f'] = choices.range(1, 2);
  letters['m'] = choices.range(1, 2);
  bool moves = op.input.size() > size_t(places);
  Motion motion = bindPlaces(choices, op.input, source->extents, letters);
  if (!moves)
    for (auto [letter, extent] : llvm::zip_equal(op.input, source->extents))
      letters[letter] = extent - letters[letter - 'x' + 'X'] + 1;
  Extents result = getExtents(letters, op.result);
  if (getNumElements(result) > budget::maxElements)
    return false;
  Type type = source->getElementType();
  Value window = makeWindow(program, op, getExtents(letters, op.window), type);
  SmallVector<NamedAttribute, 2> attributes;
  if (moves)
    attributes = getAttributes(program, motion);
  return emitNamed(program, op.build, ValueRange{source->value, window}, result,
                   pickAccumulator(program, type), attributes);
}
