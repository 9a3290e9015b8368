//===- Contractions.cpp - linalg.matmul and its like -*- C++ -*-===//
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
/// The `indexing_maps` that an operation accepts: only one choice, those of a
/// matrix product, those of a batched one, or any.
enum class Layouts { One, Matrix, Batch, Any };

struct Contraction {
  unsigned weight;
  NamedBuild build;
  llvm::StringLiteral loops, lhs, rhs, result;
  Layouts layouts = Layouts::One;
};
} // namespace

/// Builds a `linalg.contract`, whose maps are in the first attribute.
static Operation *buildContract(ProgramBuilder &p, ValueRange inputs,
                                Value init,
                                ArrayRef<NamedAttribute> attributes) {
  return p.create<linalg::ContractOp>(
      TypeRange{init.getType()}, inputs, ValueRange{init},
      cast<ArrayAttr>(attributes.front().getValue()), attributes.drop_front());
}

static constexpr Contraction contractions[] = {
    {30, buildNamed<linalg::MatmulOp>, "mnk", "mk", "kn", "mn",
     Layouts::Matrix},
    {10, buildNamed<linalg::BatchMatmulOp>, "bmnk", "bmk", "bkn", "bmn",
     Layouts::Batch},
    {10, buildNamed<linalg::MatvecOp>, "mk", "mk", "k", "m"},
    {8, buildNamed<linalg::VecmatOp>, "nk", "k", "kn", "n"},
    {5, buildNamed<linalg::DotOp>, "k", "k", "k", ""},
    {6, buildNamed<linalg::BatchMatvecOp>, "bmk", "bmk", "bk", "bm"},
    {6, buildNamed<linalg::BatchVecmatOp>, "bnk", "bk", "bkn", "bn"},
    {3, buildNamed<linalg::BatchReduceMatmulOp>, "bmnk", "bmk", "bkn", "mn"},
    {3, buildNamed<linalg::Mmt4DOp>, "mnkxyz", "mkxz", "nkyz", "mnxy"},
    {2, buildNamed<linalg::BatchMmt4DOp>, "bmnkxyz", "bmkxz", "bnkyz", "bmnxy"},
    {8, buildContract, "mnk", "mk", "kn", "mn", Layouts::Any},
    {8, buildContract, "bmnk", "bmk", "bkn", "bmn", Layouts::Any}};

static AffineMap getMap(ProgramBuilder &p, llvm::StringRef loops,
                        llvm::StringRef operand) {
  SmallVector<AffineExpr, 5> results;
  for (char letter : operand)
    results.push_back(p.builder.getAffineDimExpr(loops.find(letter)));
  return AffineMap::get(loops.size(), 0, results, p.builder.getContext());
}

/// Shuffles the dimensions of `operand` from index `first` on.
static void shuffle(ProgramBuilder &p, std::string &operand, size_t first) {
  if (!p.choices.chance(p.features.permutedMaps))
    return;
  for (size_t i = first; i + 1 < operand.size(); ++i)
    std::swap(operand[i], operand[i + p.choices.draw(operand.size() - i)]);
}

/// Removes dimensions of the operand, so that it is broadcast along them.
static void broadcast(ProgramBuilder &p, std::string &operand,
                      Layouts layouts) {
  if (!p.choices.chance(p.features.broadcastMaps / 2))
    return;
  if (layouts == Layouts::Matrix) {
    operand = "k";
    return;
  }
  llvm::erase(operand, 'b');
  // Upstream accepts a broadcast operand only in this order.
  if (layouts == Layouts::Batch)
    operand = llvm::is_contained(operand, 'm') ? "mk" : "kn";
}

static SmallVector<NamedAttribute, 2>
pickLayouts(ProgramBuilder &p, const Contraction &op, std::string &lhs,
            std::string &rhs, std::string &result) {
  if (op.layouts == Layouts::One)
    return {};
  bool any = op.layouts == Layouts::Any;
  size_t first = op.layouts == Layouts::Batch;
  shuffle(p, lhs, first);
  shuffle(p, rhs, first);
  if (any)
    shuffle(p, result, first);
  broadcast(p, p.choices.chance(50) ? rhs : lhs, op.layouts);
  if (!any && lhs == op.lhs && rhs == op.rhs)
    return {};
  Attribute maps = p.builder.getAffineMapArrayAttr(
      {getMap(p, op.loops, lhs), getMap(p, op.loops, rhs),
       getMap(p, op.loops, result)});
  return {p.builder.getNamedAttr("indexing_maps", maps)};
}

static bool emitOne(ProgramBuilder &p, const Contraction &op) {
  Choices &choices = p.choices;
  std::string lhs = op.lhs.str(), rhs = op.rhs.str(), result = op.result.str();
  SmallVector<NamedAttribute, 2> attributes =
      pickLayouts(p, op, lhs, rhs, result);

  int64_t most = op.loops.size() > 4 ? 2 : op.loops.size() > 3 ? 3 : 5;
  auto pickExtent = [&](unsigned) -> int64_t {
    return choices.chance(p.features.unitExtents) ? 1 : choices.range(1, most);
  };
  std::optional<TrackedTensor> source =
      pickOfRank(p, lhs.size(), isMultiplied, pickExtent);
  if (!source)
    return false;
  Letters letters;
  for (auto [letter, extent] : llvm::zip_equal(lhs, source->extents))
    letters[letter] = extent;
  for (char letter : op.loops)
    if (!letters.count(letter))
      letters[letter] = pickExtent(0);
  Type type = source->getElementType();
  Extents other = getExtents(letters, rhs);
  if (getNumElements(other) > p.limits.elements ||
      getNumElements(getExtents(letters, result)) > p.limits.elements ||
      !p.fits(2 * p.limits.elements))
    return false;
  Value partner = pickOrAdd(p, other, pickOtherWidth(p, type));
  Type sumType = pickOtherWidth(p, pickAccumulator(p, type));
  if (op.layouts != Layouts::One)
    addCast(p, attributes);
  return emitNamed(p, op.build, ValueRange{source->value, partner},
                   getExtents(letters, result), sumType, attributes);
}

bool generate::emitContraction(ProgramBuilder &p) {
  SmallVector<unsigned> weights;
  for (const Contraction &op : contractions)
    weights.push_back(op.weight);
  return emitOne(p, contractions[p.choices.weighted(weights)]);
}

/// Emits a matrix product or convolution of 8-bit integers. Each operand's zero
/// point is subtracted from its elements.
bool generate::emitQuantized(ProgramBuilder &p) {
  struct Quantized {
    NamedBuild build;
    llvm::StringLiteral lhs, rhs, result;
  };
  // Upper-case letters are dimensions of a window, which moves by one element.
  static constexpr Quantized all[] = {
      {buildNamed<linalg::QuantizedMatmulOp>, "mk", "kn", "mn"},
      {buildNamed<linalg::QuantizedBatchMatmulOp>, "bmk", "bkn", "bmn"},
      {buildNamed<linalg::Conv2DNhwcHwcfQOp>, "nxyc", "XYcf", "nxyf"},
      {buildNamed<linalg::Conv2DNhwcFhwcQOp>, "nxyc", "fXYc", "nxyf"},
      {buildNamed<linalg::Conv2DNchwFchwQOp>, "ncxy", "fcXY", "nfxy"},
      {buildNamed<linalg::DepthwiseConv2DNhwcHwcQOp>, "nxyc", "XYc", "nxyc"},
      {buildNamed<linalg::DepthwiseConv2DNhwcHwcmQOp>, "nxyc", "XYcm", "nxycm"},
      {buildNamed<linalg::Conv2DNgchwGfchwQOp>, "ngcxy", "gfcXY", "ngfxy"},
      {buildNamed<linalg::Conv2DNhwgcGfhwcQOp>, "nxygc", "gfXYc", "nxygf"},
      {buildNamed<linalg::Conv3DNdhwcDhwcfQOp>, "nxyzc", "XYZcf", "nxyzf"}};
  Choices &choices = p.choices;
  OpBuilder &b = p.builder;
  const Quantized &op = all[choices.draw(std::size(all))];
  Letters letters;
  for (char letter : llvm::StringRef("bmnkcfgxyzXYZ"))
    letters[letter] = choices.chance(p.features.unitExtents)
                          ? 1
                          : choices.range(1, isupper(letter) ? 2 : 3);
  Letters ofInput = letters;
  for (auto [place, window] :
       {std::pair('x', 'X'), std::pair('y', 'Y'), std::pair('z', 'Z')})
    ofInput[place] += letters[window] - 1;
  if (!p.fits(2 * p.limits.elements))
    return false;
  Value lhs = pickOrAdd(p, getExtents(ofInput, op.lhs), b.getI8Type());
  Value rhs = pickOrAdd(p, getExtents(letters, op.rhs), b.getI8Type());
  auto pickZeroPoint = [&]() -> Value {
    return p.getScalarBuilder().makeConstant(b.getI32Type());
  };
  Value lhsZero = pickZeroPoint(), rhsZero = pickZeroPoint();
  return emitNamed(p, op.build, ValueRange{lhs, rhs, lhsZero, rhsZero},
                   getExtents(letters, op.result), b.getI32Type());
}

bool generate::emitMatmul(ProgramBuilder &p) {
  return emitOne(p, contractions[p.choices.weighted({75, 25})]);
}
