//===- PadTile.h - which part of a pad operation a tile is -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_PAD_PADTILE_H
#define PADLAB_DIALECT_LIB_PAD_PADTILE_H

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

namespace padlab::pad {

using Numbers = llvm::SmallVector<mlir::OpFoldResult>;

/// Index arithmetic that folds where numbers are known.
class IndexArithmetic {
public:
  IndexArithmetic(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  mlir::OpFoldResult apply(mlir::AffineExpr expr,
                           mlir::ArrayRef<mlir::OpFoldResult> operands) {
    return mlir::affine::makeComposedFoldedAffineApply(
        builder, loc, mlir::AffineMap::get(0, operands.size(), expr), operands);
  }
  mlir::OpFoldResult add(mlir::OpFoldResult a, mlir::OpFoldResult b) {
    return apply(symbol(0) + symbol(1), {a, b});
  }
  mlir::OpFoldResult subtract(mlir::OpFoldResult a, mlir::OpFoldResult b) {
    return apply(symbol(0) - symbol(1), {a, b});
  }
  mlir::OpFoldResult min(mlir::OpFoldResult a, mlir::OpFoldResult b) {
    return mlir::affine::makeComposedFoldedAffineMin(builder, loc, either(),
                                                     {a, b});
  }
  mlir::OpFoldResult max(mlir::OpFoldResult a, mlir::OpFoldResult b) {
    return mlir::affine::makeComposedFoldedAffineMax(builder, loc, either(),
                                                     {a, b});
  }
  mlir::OpFoldResult constant(int64_t number) {
    return builder.getIndexAttr(number);
  }
  mlir::AffineExpr symbol(unsigned number) {
    return builder.getAffineSymbolExpr(number);
  }

private:
  mlir::AffineMap either() {
    return mlir::AffineMap::get(0, 2, {symbol(0), symbol(1)},
                                builder.getContext());
  }

  mlir::OpBuilder &builder;
  mlir::Location loc;
};

/// A tile of a destination, from `offsets` on, with the border that lies in it
/// (`low`, `high`). Its interior has the extents `interior` and begins at
/// `first`, which counts from the beginning of the whole interior.
struct Tile {
  Numbers offsets, sizes;
  Numbers low, high, first, interior;

  bool isKnownBorder() const {
    return llvm::any_of(interior, [](mlir::OpFoldResult size) {
      return mlir::isConstantIntValue(size, 0);
    });
  }
  bool isKnownNotEmpty() const {
    return llvm::all_of(interior, [](mlir::OpFoldResult size) {
      return mlir::getConstantIntValue(size).value_or(0) > 0;
    });
  }
};

/// Makes the tile of `sizes` at `offsets` in the destination `init`, whose
/// border has the amounts `low` and `high`.
Tile makeTile(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value init,
              mlir::ArrayRef<mlir::OpFoldResult> low,
              mlir::ArrayRef<mlir::OpFoldResult> high,
              mlir::ArrayRef<mlir::OpFoldResult> offsets,
              mlir::ArrayRef<mlir::OpFoldResult> sizes);

/// A part of an input that has all elements that a tile reads, and how the
/// tile's interior points index it.
struct InputTile {
  Numbers offsets, sizes;
  mlir::AffineMap map;
};

/// Makes a part of `input` that has all elements that `tile` reads. Returns
/// nullopt if no map that the verifier accepts describes how the tile indexes
/// it.
std::optional<InputTile> makeInputTile(mlir::OpBuilder &builder,
                                       mlir::Location loc, const Tile &tile,
                                       mlir::Value input, mlir::AffineMap map);

/// Whether offsets and sizes, one for each dimension, are known to cover all of
/// `source`.
bool isWhole(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value source,
             mlir::ArrayRef<mlir::OpFoldResult> offsets,
             mlir::ArrayRef<mlir::OpFoldResult> sizes);

/// Returns the extent of dimension `dim` of a tensor or memref.
mlir::OpFoldResult getExtent(mlir::OpBuilder &builder, mlir::Location loc,
                             mlir::Value value, unsigned dim);

} // namespace padlab::pad

#endif // PADLAB_DIALECT_LIB_PAD_PADTILE_H
