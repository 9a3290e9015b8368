//===- PackScriptGuards.cpp - scripts that pack or promote ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// MLIR has no action for a transform operation. So the whole pass of the
/// interpreter is withheld, with all operations of the script.
///
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"
#include "padlab/codegen/LLVMVersion.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Whether the contraction has at least three loops, but no dimension of one of
/// the kinds m (first operand and result), n (second operand and result) and k
/// (both operands). Upstream takes the last of each.
static bool lacksMatmulDimension(linalg::LinalgOp op) {
  constexpr unsigned loopsOfMatmul = 3;
  if (op.getNumLoops() < loopsOfMatmul)
    return false;
  auto dimensions = linalg::inferContractionDims(op);
  return succeeded(dimensions) &&
         (dimensions->m.empty() || dimensions->n.empty() ||
          dimensions->k.empty());
}

/// Returns the upper bound of a dynamic extent of a part, which promotion takes
/// for the extent of a full tile; nothing if the extent is a constant or has no
/// bound.
static std::optional<int64_t> getBound(memref::SubViewOp part, unsigned dim) {
  llvm::SmallBitVector dropped = part.getDroppedDims();
  for (auto [i, size] : llvm::enumerate(part.getMixedSizes())) {
    if (dropped.test(i) || dim-- != 0)
      continue;
    if (getConstantIntValue(size))
      return std::nullopt;
    llvm::FailureOr<int64_t> bound =
        ValueBoundsConstraintSet::computeConstantBound(
            presburger::BoundType::UB, {size}, /*stopCondition=*/nullptr,
            llvm_version::closedUpperBound);
    return succeeded(bound) ? std::optional<int64_t>(*bound) : std::nullopt;
  }
  return std::nullopt;
}

/// Whether transform.structured.promote copies the operand to a buffer of a
/// full tile, if the operand is a part of a buffer.
static bool makesFullTile(Operation *promote, unsigned index) {
  auto isThis = [&](Attribute number) {
    return cast<IntegerAttr>(number).getInt() == index;
  };
  auto numbers = promote->getAttrOfType<ArrayAttr>("operands_to_promote");
  if (numbers && !numbers.empty() && llvm::none_of(numbers, isThis))
    return false;
  // The list has an entry for each operand, or the default is meant.
  auto flags = promote->getAttrOfType<ArrayAttr>("use_full_tile_buffers");
  return flags && index < flags.size()
             ? cast<BoolAttr>(flags[index]).getValue()
             : promote->hasAttr("use_full_tiles_by_default");
}

/// Returns the size of the tiles into which the script divides `loop` before it
/// promotes, if the last tile may be a smaller one: tiling makes parts of all
/// operands that the loop indexes.
static std::optional<int64_t> getTileSize(Operation *promote,
                                          linalg::LinalgOp op, unsigned loop) {
  Operation *tile = promote->getOperand(0).getDefiningOp();
  if (!tile || tile->getNumOperands() == 0 || !mayTransform(tile, op))
    return std::nullopt;
  llvm::StringRef attribute =
      llvm::StringSwitch<llvm::StringRef>(tile->getName().getStringRef())
          .Case("transform.structured.tile_using_for", "static_sizes")
          .Case("transform.structured.tile_using_forall", "static_tile_sizes")
          .Default("");
  llvm::ArrayRef<int64_t> sizes =
      attribute.empty() ? llvm::ArrayRef<int64_t>() : getSizes(tile, attribute);
  if (loop >= sizes.size() || sizes[loop] <= 0)
    return std::nullopt;
  int64_t extent = op.getStaticLoopRanges()[loop];
  if (!ShapedType::isDynamic(extent) && extent % sizes[loop] == 0)
    return std::nullopt;
  return sizes[loop];
}

/// Returns the extent of a full tile if promotion gives it to the operand along
/// `loop`; nothing if the operand keeps its own extent.
static std::optional<int64_t> getFullExtent(Operation *promote,
                                            linalg::LinalgOp op,
                                            OpOperand &operand, unsigned loop) {
  std::optional<unsigned> dim =
      op.getMatchingIndexingMap(&operand).getResultPosition(
          getAffineDimExpr(loop, op.getContext()));
  if (!dim || !makesFullTile(promote, operand.getOperandNumber()))
    return std::nullopt;
  if (std::optional<int64_t> size = getTileSize(promote, op, loop))
    return size;
  auto part = operand.get().getDefiningOp<memref::SubViewOp>();
  return part ? getBound(part, *dim) : std::nullopt;
}

/// Whether promotion leaves operands with different extents in one loop: it
/// replaces some by upper bounds, and others by different ones or not at all.
static bool mixesExtents(Operation *promote, linalg::LinalgOp op) {
  for (unsigned loop = 0, loops = op.getNumLoops(); loop < loops; ++loop) {
    llvm::SmallSet<std::optional<int64_t>, 2> extents;
    for (OpOperand &operand : op->getOpOperands())
      if (isa<MemRefType>(operand.get().getType()) &&
          op.getMatchingIndexingMap(&operand).isFunctionOfDim(loop))
        extents.insert(getFullExtent(promote, op, operand, loop));
    if (extents.size() > 1)
      return true;
  }
  return false;
}

static bool promotesSomeToFullTiles(Operation *root) {
  return hasSomeTransformed<linalg::LinalgOp>(
      root, "transform.structured.promote", mixesExtents);
}

/// Whether a pack may pad that dimension of the operation.
static bool mayPad(Operation *transform, linalg::LinalgOp op, unsigned dim) {
  if (transform->getName().getStringRef() != "transform.structured.pack")
    return true;
  llvm::ArrayRef<int64_t> sizes = getSizes(transform, "static_packed_sizes");
  if (dim >= sizes.size() || sizes[dim] == 0)
    return false;
  int64_t extent = op.getStaticLoopRanges()[dim];
  return ShapedType::isDynamic(extent) || ShapedType::isDynamic(sizes[dim]) ||
         extent % sizes[dim] != 0;
}

/// Whether the value in the body of `op` is known to be zero in iterations
/// beyond the extent of dimension `dim`: an operand is if it is padded there.
static bool isZeroBeyond(Value value, linalg::LinalgOp op, unsigned dim) {
  if (matchPattern(value, m_Zero()) || matchPattern(value, m_AnyZeroFloat()))
    return true;
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    if (argument.getOwner() != op.getBlock())
      return false;
    OpOperand *operand = op.getMatchingOpOperand(argument);
    return op.isDpsInput(operand) &&
           op.getMatchingIndexingMap(operand).isFunctionOfDim(dim);
  }
  Operation *computed = value.getDefiningOp();
  auto isZero = [&](Value operand) { return isZeroBeyond(operand, op, dim); };
  if (isa<arith::MulIOp, arith::AndIOp>(computed))
    return llvm::any_of(computed->getOperands(), isZero);
  return isa<arith::AddFOp, arith::AddIOp, arith::ExtFOp, arith::ExtSIOp,
             arith::ExtUIOp, arith::FPToSIOp, arith::FPToUIOp,
             arith::IndexCastOp, arith::MulFOp, arith::SIToFPOp, arith::SubFOp,
             arith::SubIOp, arith::TruncFOp, arith::TruncIOp, arith::UIToFPOp>(
             computed) &&
         llvm::all_of(computed->getOperands(), isZero);
}

/// Whether an output, of which `value` is the new value, stays what it was in
/// iterations beyond the extent of `dim`.
static bool staysBeyond(Value value, linalg::LinalgOp op, unsigned dim) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return argument.getOwner() == op.getBlock() &&
           op.isDpsInit(op.getMatchingOpOperand(argument));
  Operation *computed = value.getDefiningOp();
  auto adds = [&](unsigned old, unsigned other) {
    return staysBeyond(computed->getOperand(old), op, dim) &&
           isZeroBeyond(computed->getOperand(other), op, dim);
  };
  if (isa<arith::SubFOp, arith::SubIOp>(computed))
    return adds(0, 1);
  return isa<arith::AddFOp, arith::AddIOp, arith::MaxUIOp, arith::OrIOp,
             arith::XOrIOp>(computed) &&
         (adds(0, 1) || adds(1, 0));
}

/// Whether iterations beyond the extent of dimension `dim`, where inputs are
/// zero, change an output.
static bool changesBeyond(linalg::LinalgOp op, unsigned dim) {
  return !llvm::all_of(
      op.getBlock()->getTerminator()->getOperands(),
      [&](Value yielded) { return staysBeyond(yielded, op, dim); });
}

/// Whether zeros that are appended to the inputs of a reduction change its
/// result.
static bool reducesZeros(linalg::LinalgOp op) {
  llvm::SmallVector<unsigned> dims;
  op.getReductionDims(dims);
  return op->getNumRegions() > 0 && llvm::any_of(dims, [&](unsigned dim) {
           return changesBeyond(op, dim);
         });
}

/// Whether the zeros with which a pack pads a dimension matter: for a reduction
/// that they change, or for a division by such a zero.
static bool computesWithPadding(Operation *transform, linalg::LinalgOp op) {
  if (op->getNumRegions() == 0)
    return false;
  auto divides = [](Operation &each) {
    llvm::APInt divisor;
    return isa<arith::CeilDivSIOp, arith::CeilDivUIOp, arith::DivSIOp,
               arith::DivUIOp, arith::FloorDivSIOp, arith::RemSIOp,
               arith::RemUIOp>(each) &&
           !(matchPattern(each.getOperand(1), m_ConstantInt(&divisor)) &&
             !divisor.isZero());
  };
  for (auto [dim, type] : llvm::enumerate(op.getIteratorTypesArray())) {
    if (!mayPad(transform, op, dim))
      continue;
    if (llvm::any_of(*op.getBlock(), divides))
      return true;
    if (type == utils::IteratorType::reduction && changesBeyond(op, dim))
      return true;
  }
  return false;
}

static bool padsWhatCounts(Operation *root) {
  auto pads = [&](llvm::StringRef name) {
    return hasSomeTransformed<linalg::LinalgOp>(root, name,
                                                computesWithPadding);
  };
  return pads("transform.structured.pack") ||
         pads("transform.structured.pack_greedily");
}

/// Whether an element occupies more bytes in a buffer than its bits need: LLVM
/// pads to a power of two up to 16 bytes, and then to multiples of 16.
static bool isPaddedInMemory(Type element) {
  constexpr unsigned bitsOfByte = 8, largest = 16;
  if (!element.isIntOrFloat())
    return false;
  unsigned bytes =
      llvm::divideCeil(element.getIntOrFloatBitWidth(), bitsOfByte);
  return bytes > largest ? bytes % largest != 0 : !llvm::isPowerOf2_32(bytes);
}

/// Whether an operand has elements of 16 bytes whose accesses trap if they are
/// not aligned, and promotion allocates bytes for it on the stack.
static bool misalignsOnStack(Operation *promote, linalg::LinalgOp op) {
  constexpr int64_t bytesOfElement = 16;
  auto alignment = promote->getAttrOfType<IntegerAttr>("alignment");
  if (!promote->hasAttr("use_alloca") ||
      (alignment && alignment.getInt() % bytesOfElement == 0))
    return false;
  return llvm::any_of(op->getOperandTypes(), [](Type type) {
    return getElementTypeOrSelf(type).isF128();
  });
}

llvm::ArrayRef<Guard> guards::getPackScriptGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static constexpr llvm::StringLiteral interpreter = "transform-interpreter";
  static const Guard table[] = {
      {"pack-greedily-of-window", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.pack_greedily", lacksMatmulDimension);
       }},
      {"pack-asks-for-complex-zero", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.pack", [](linalg::LinalgOp op) {
               return isa<ComplexType>(
                   getElementTypeOrSelf(op->getOperand(0).getType()));
             });
       }},
      {"pack-pads-reduction-with-zero", pass, interpreter, padsWhatCounts},
      {"pack-takes-memref-for-tensor", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.pack",
             [](linalg::LinalgOp op) { return !op.hasPureTensorSemantics(); });
       }},
      {"promote-aligns-stack-buffer-as-bytes", pass, interpreter,
       [](Operation *root) {
         return hasSomeTransformed<linalg::LinalgOp>(
             root, "transform.structured.promote", misalignsOnStack);
       }},
      {"promote-full-tile-reduces-zeros", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.promote", reducesZeros);
       }},
      {"promote-full-tile-writes-past-other-operand", pass, interpreter,
       promotesSomeToFullTiles},
      {"promote-sizes-buffer-by-bits", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.promote", [](linalg::LinalgOp op) {
               return llvm::any_of(op->getOperandTypes(), [](Type type) {
                 return isPaddedInMemory(getElementTypeOrSelf(type));
               });
             });
       }},
      {"promote-tensor-drops-unwritten-elements", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.promote_tensor",
             [](linalg::LinalgOp op) { return writesPartOfAnInit(op); });
       }},
  };
  return table;
}
