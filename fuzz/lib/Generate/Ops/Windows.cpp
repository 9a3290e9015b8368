//===- Windows.cpp - convolutions and poolings -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NamedOps.h"
#include "Ops.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// The computation of a window operation. `Extreme` is a maximum or minimum.
/// `Unsigned` is a maximum or minimum of unsigned integers; it is a kind of its
/// own, because upstream's builder crashes on floats.
enum class WindowKind { Convolution, Sum, Extreme, Unsigned };

/// The dimensions of the operands, as letters. x, y and z are positions in the
/// result or input, and X, Y and Z are positions in the window. The extents of
/// the input follow from both.
struct Window {
  NamedBuild build;
  llvm::StringLiteral input, window, result;
  WindowKind kind = WindowKind::Convolution;
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
    {buildNamed<linalg::DepthwiseConv3DNdhwcDhwcmOp>, "nxyzc", "XYZcm",
     "nxyzcm"},
    {buildNamed<linalg::DepthwiseConv3DNcdhwCdhwOp>, "ncxyz", "cXYZ", "ncxyz"},
    {buildNamed<linalg::PoolingNwcSumOp>, "nxc", "X", "nxc", WindowKind::Sum},
    {buildNamed<linalg::PoolingNwcMaxOp>, "nxc", "X", "nxc",
     WindowKind::Extreme},
    {buildNamed<linalg::PoolingNwcMaxUnsignedOp>, "nxc", "X", "nxc",
     WindowKind::Unsigned},
    {buildNamed<linalg::PoolingNwcMinOp>, "nxc", "X", "nxc",
     WindowKind::Extreme},
    {buildNamed<linalg::PoolingNwcMinUnsignedOp>, "nxc", "X", "nxc",
     WindowKind::Unsigned},
    {buildNamed<linalg::PoolingNcwSumOp>, "ncx", "X", "ncx", WindowKind::Sum},
    {buildNamed<linalg::PoolingNcwMaxOp>, "ncx", "X", "ncx",
     WindowKind::Extreme},
    {buildNamed<linalg::PoolingNhwcSumOp>, "nxyc", "XY", "nxyc",
     WindowKind::Sum},
    {buildNamed<linalg::PoolingNhwcMaxOp>, "nxyc", "XY", "nxyc",
     WindowKind::Extreme},
    {buildNamed<linalg::PoolingNhwcMaxUnsignedOp>, "nxyc", "XY", "nxyc",
     WindowKind::Unsigned},
    {buildNamed<linalg::PoolingNhwcMinOp>, "nxyc", "XY", "nxyc",
     WindowKind::Extreme},
    {buildNamed<linalg::PoolingNhwcMinUnsignedOp>, "nxyc", "XY", "nxyc",
     WindowKind::Unsigned},
    {buildNamed<linalg::PoolingNchwSumOp>, "ncxy", "XY", "ncxy",
     WindowKind::Sum},
    {buildNamed<linalg::PoolingNchwMaxOp>, "ncxy", "XY", "ncxy",
     WindowKind::Extreme},
    {buildNamed<linalg::PoolingNdhwcSumOp>, "nxyzc", "XYZ", "nxyzc",
     WindowKind::Sum},
    {buildNamed<linalg::PoolingNdhwcMaxOp>, "nxyzc", "XYZ", "nxyzc",
     WindowKind::Extreme},
    {buildNamed<linalg::PoolingNdhwcMinOp>, "nxyzc", "XYZ", "nxyzc",
     WindowKind::Extreme}};

static bool accepts(WindowKind kind, Type type) {
  if (kind == WindowKind::Unsigned)
    return isNumber(type) && type.isInteger();
  return kind == WindowKind::Extreme ? isNumber(type) : isMultiplied(type);
}

static bool isPlace(char letter) { return letter >= 'x' && letter <= 'z'; }

namespace {
/// The requirements that a transform has for a window operation and its input.
struct Limits {
  /// The required extents of the window, or 0 for any. A window with required
  /// extents moves by one element.
  int64_t size[2] = {0, 0};
  /// The letter of a dimension in which the input must have extent 1; 0 if
  /// there is no such dimension.
  char unit = 0;
  /// Whether all extents must be static.
  bool isStatic = false;
  /// The required number of results for each channel, or 0 for any.
  int64_t multiplier = 0;

  bool areGiven() const { return size[0] || size[1] || unit || isStatic; }
  int64_t getSize(char place) const {
    return place == unit ? 1 : place <= 'y' ? size[place - 'x'] : 0;
  }
};

struct WindowMotion {
  SmallVector<int64_t> strides, dilations;
};
} // namespace

/// Sets the extents of the letters of the window and of the result. The window
/// stays within the input at all its positions.
static WindowMotion bindPlaces(Choices &choices, llvm::StringRef input,
                               ArrayRef<int64_t> extents, Letters &letters,
                               const Limits &limits) {
  WindowMotion motion;
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
    if (int64_t given = limits.getSize(letter)) {
      size = given;
      stride = dilation = 1;
    }
    letters[letter - 'x' + 'X'] = size;
    letters[letter] = (extent - (size - 1) * dilation - 1) / stride + 1;
    motion.strides.push_back(stride);
    motion.dilations.push_back(dilation);
  }
  return motion;
}

/// Returns the strides and dilations as attributes. (Window operations without
/// channels have no such attributes: they always move by one element.)
static SmallVector<NamedAttribute, 2>
getAttributes(ProgramBuilder &p, const WindowMotion &motion) {
  OpBuilder &b = p.builder;
  return {b.getNamedAttr("strides", b.getI64TensorAttr(motion.strides)),
          b.getNamedAttr("dilations", b.getI64TensorAttr(motion.dilations))};
}

/// Picks the operand for the window. For a pooling, the operand may be an empty
/// tensor, because only its extents matter.
static Value makeWindow(ProgramBuilder &p, const Window &op,
                        const Extents &extents, Type type) {
  if (op.kind != WindowKind::Convolution && p.choices.chance(60))
    return p.emitEmpty(p.pickTensorType(extents, type), extents);
  return pickOrAdd(p, extents, type);
}

/// Picks the input. If there are limits, adds an argument whose extents meet
/// them. Otherwise picks a tensor of the right rank and type, or adds one.
static std::optional<TrackedTensor>
pickInput(ProgramBuilder &p, const Window &op, const Limits &limits) {
  Choices &choices = p.choices;
  auto isAccepted = [&](Type type) { return accepts(op.kind, type); };
  int64_t places = llvm::count_if(op.input, isPlace);
  auto pickExtent = [&](unsigned i) -> int64_t {
    char letter = op.input[i];
    if (!isPlace(letter))
      return choices.chance(p.features.unitExtents) ? 1 : choices.range(1, 2);
    if (letter == limits.unit)
      return 1;
    if (int64_t size = limits.getSize(letter))
      return size - 1 + choices.pick<int64_t>({2, 4, 2, 3, 1});
    return choices.range(2, places == 3 ? 3 : 5);
  };
  if (!limits.areGiven())
    return pickOfRank(p, op.input.size(), isAccepted, pickExtent);
  SmallVector<Type> types;
  llvm::copy_if(p.features.elementTypes, std::back_inserter(types), isAccepted);
  if (types.empty())
    types.push_back(p.builder.getI32Type());
  Extents extents;
  for (unsigned i = 0; i < op.input.size(); ++i)
    extents.push_back(pickExtent(i));
  return p.addTensorArgument(extents, choices.pick(ArrayRef(types)));
}

/// Emits the window operation `op` on `source`, whose element type `op` must
/// accept.
static bool emitOver(ProgramBuilder &p, const Window &op,
                     const TrackedTensor &source, const Limits &limits) {
  Choices &choices = p.choices;
  int64_t places = llvm::count_if(op.input, isPlace);
  Letters letters;
  letters['f'] = choices.range(1, 2);
  letters['m'] = choices.range(1, 2);
  if (limits.multiplier)
    letters['m'] = limits.multiplier;
  bool moves = op.input.size() > size_t(places);
  WindowMotion motion =
      bindPlaces(choices, op.input, source.extents, letters, limits);
  if (!moves)
    for (auto [letter, extent] : llvm::zip_equal(op.input, source.extents))
      letters[letter] = extent - letters[letter - 'x' + 'X'] + 1;
  Extents result = getExtents(letters, op.result);
  if (getNumElements(result) > p.limits.elements)
    return false;
  Type type = source.getElementType();
  Value window = makeWindow(p, op, getExtents(letters, op.window), type);
  SmallVector<NamedAttribute, 2> attributes;
  if (moves)
    attributes = getAttributes(p, motion);
  return emitNamed(p, op.build, ValueRange{source.value, window}, result,
                   pickAccumulator(p, type), attributes);
}

static bool emitOne(ProgramBuilder &p, const Window &op,
                    const Limits &limits = {}) {
  // Mostly use static extents if there are limits, because the transforms that
  // have limits require static extents.
  llvm::SaveAndRestore<unsigned> dynamic(
      p.features.dynamicExtents, limits.areGiven() && p.choices.chance(85)
                                     ? 0
                                     : p.features.dynamicExtents);
  std::optional<TrackedTensor> source = pickInput(p, op, limits);
  return source && emitOver(p, op, *source, limits);
}

bool generate::emitWindowOver(ProgramBuilder &p, const TrackedTensor &source) {
  SmallVector<const Window *> fitting;
  for (const Window &op : windows)
    if (op.input.size() == source.getRank() &&
        accepts(op.kind, source.getElementType()))
      fitting.push_back(&op);
  return !fitting.empty() && isNonEmpty(source) &&
         emitOver(p, *p.choices.pick(ArrayRef(fitting)), source, {});
}

bool generate::emitWindow(ProgramBuilder &p) {
  return emitOne(p, p.choices.pick(ArrayRef(windows)));
}

/// Picks one of `builds`, and returns the window operation that it builds.
static const Window &pickWindow(Choices &choices, ArrayRef<NamedBuild> builds) {
  NamedBuild build = choices.pick(builds);
  return *llvm::find_if(windows,
                        [&](const Window &op) { return op.build == build; });
}

bool generate::emitUnitWindow(ProgramBuilder &p) {
  static constexpr NamedBuild builds[] = {
      buildNamed<linalg::Conv2DNhwcHwcfOp>,
      buildNamed<linalg::Conv2DNchwFchwOp>,
      buildNamed<linalg::DepthwiseConv2DNhwcHwcOp>,
      buildNamed<linalg::Conv2DOp>,
      buildNamed<linalg::PoolingNhwcSumOp>,
      buildNamed<linalg::PoolingNhwcMaxOp>,
      buildNamed<linalg::PoolingNhwcMaxUnsignedOp>,
      buildNamed<linalg::PoolingNhwcMinOp>,
      buildNamed<linalg::PoolingNhwcMinUnsignedOp>,
      buildNamed<linalg::PoolingNchwSumOp>,
      buildNamed<linalg::PoolingNchwMaxOp>};
  Limits limits;
  limits.unit = p.choices.pick({'x', 'y'});
  return emitOne(p, pickWindow(p.choices, builds), limits);
}

bool generate::emitFhwcWindow(ProgramBuilder &p) {
  return emitOne(p,
                 pickWindow(p.choices, buildNamed<linalg::Conv2DNhwcFhwcOp>));
}

bool generate::emitWinogradWindow(ProgramBuilder &p) {
  Limits limits;
  int64_t size = p.choices.pick<int64_t>({3, 3, 5});
  switch (p.choices.weighted({50, 25, 25})) {
  case 0:
    limits.size[0] = limits.size[1] = size;
    break;
  case 1:
    limits.size[0] = size;
    limits.unit = 'y';
    break;
  default:
    limits.size[1] = size;
    limits.unit = 'x';
  }
  return emitOne(p, pickWindow(p.choices, buildNamed<linalg::Conv2DNhwcFhwcOp>),
                 limits);
}

bool generate::emitSimpleDepthwiseWindow(ProgramBuilder &p) {
  Limits limits;
  limits.isStatic = true;
  limits.multiplier = 1;
  return emitOne(
      p, pickWindow(p.choices, buildNamed<linalg::DepthwiseConv2DNhwcHwcmOp>),
      limits);
}

bool generate::emitImg2colWindow(ProgramBuilder &p) {
  static constexpr NamedBuild builds[] = {
      buildNamed<linalg::Conv2DNhwcHwcfOp>,
      buildNamed<linalg::Conv2DNhwcFhwcOp>,
      buildNamed<linalg::Conv2DNchwFchwOp>,
      buildNamed<linalg::DepthwiseConv2DNhwcHwcOp>};
  Limits limits;
  limits.isStatic = true;
  return emitOne(p, pickWindow(p.choices, builds), limits);
}
