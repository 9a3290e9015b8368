//===- SparseGuards.cpp - guards of the sparsifier ------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "SparseBody.h"
#include "Tables.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensorType.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

static bool selectsIntoDense(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  return generic && generic.getNumResults() == 1 &&
         !isSparse(generic.getResult(0).getType()) &&
         !generic.getBody()->getOps<sparse_tensor::SelectOp>().empty();
}

/// Whether an operand comes from a body that may yield no value.
static bool readsMissingValues(Operation *op) {
  return llvm::any_of(op->getOperands(), [](Value operand) {
    auto producer = operand.getDefiningOp<linalg::GenericOp>();
    return producer && llvm::any_of(*producer.getBody(), [](Operation &each) {
             return isa<sparse_tensor::UnaryOp, sparse_tensor::BinaryOp,
                        sparse_tensor::SelectOp>(each);
           });
  });
}

/// Whether a constant that names its elements names one that is zero.
static bool convertsNamedZero(Operation *op) {
  auto convert = dyn_cast<sparse_tensor::ConvertOp>(op);
  SparseElementsAttr elements;
  if (!convert || !isSparse(convert.getType()) ||
      !matchPattern(convert.getSource(), m_Constant(&elements)))
    return false;
  return llvm::any_of(elements.getValues().getValues<Attribute>(),
                      [](Attribute value) {
                        return matchPattern(value, m_Zero()) ||
                               matchPattern(value, m_AnyZeroFloat());
                      });
}

static bool convertsFromDense(Operation *op) {
  auto convert = dyn_cast<sparse_tensor::ConvertOp>(op);
  return convert && isSparse(convert.getType()) &&
         !isSparse(convert.getSource().getType());
}

/// Whether the tensor whose positions are read was created without entries, and
/// nothing has completed its levels since.
static bool readsPositionsOfEmpty(Operation *op) {
  auto positions = dyn_cast<sparse_tensor::ToPositionsOp>(op);
  if (!positions)
    return false;
  Value tensor = positions.getTensor();
  auto alloc = tensor.getDefiningOp<bufferization::AllocTensorOp>();
  return tensor.getDefiningOp<tensor::EmptyOp>() || (alloc && !alloc.getCopy());
}

/// Returns the operation if it has a sparse operand and a reduction loop; null
/// otherwise.
static linalg::GenericOp getSparseReduction(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  return generic && generic.getNumReductionLoops() > 0 &&
                 llvm::any_of(op->getOperandTypes(), isSparse)
             ? generic
             : nullptr;
}

static Value getFirstYielded(linalg::GenericOp generic) {
  return generic.getBody()->getTerminator()->getOperand(0);
}

/// Whether an operation with a sparse operand reduces to a value that is an
/// argument: of the body, or of something around it.
static bool reducesToArgument(Operation *op) {
  linalg::GenericOp generic = getSparseReduction(op);
  return generic && isa<BlockArgument>(getFirstYielded(generic));
}

/// Whether each iteration of a loop over a sparse operand overwrites the
/// result. Upstream does not get as far if it is overwritten by an argument.
static bool overwritesInEachRound(Operation *op) {
  linalg::GenericOp generic = getSparseReduction(op);
  return generic && !isa<BlockArgument>(getFirstYielded(generic)) &&
         llvm::any_of(generic.getRegionOutputArgs(),
                      [](BlockArgument output) { return output.use_empty(); });
}

/// Whether each element of the tensor is stored, with an encoding or without.
static bool isDense(RankedTensorType type) {
  auto encoding = sparse_tensor::getSparseTensorEncoding(type);
  return !encoding || encoding.isAllDense();
}

/// Whether an operation with a sparse operand has a dense one with dimensions.
static bool addressesDenseOperand(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  return generic && llvm::any_of(generic->getOperandTypes(), isSparse) &&
         llvm::any_of(generic->getOperandTypes(), [](Type type) {
           auto tensor = dyn_cast<RankedTensorType>(type);
           return tensor && isDense(tensor) && tensor.getRank() > 0;
         });
}

/// Whether a loop iterates over several levels of which one, after the first,
/// may have several coordinates for each entry of the level before.
static bool iteratesOverSeveralLevels(Operation *op) {
  auto iterate = dyn_cast<sparse_tensor::IterateOp>(op);
  if (!iterate)
    return false;
  auto space =
      cast<sparse_tensor::IterSpaceType>(iterate.getIterSpace().getType());
  for (auto level = space.getLoLvl() + 1; level < space.getHiLvl(); ++level)
    if (!sparse_tensor::isSingletonLT(space.getEncoding().getLvlType(level)))
      return true;
  return false;
}

static bool isPadded(tensor::PadOp pad, uint64_t dim) {
  return !isZeroInteger(pad.getMixedLowPad()[dim]) ||
         !isZeroInteger(pad.getMixedHighPad()[dim]);
}

/// Returns the tensors whose coordinates the operation visits: that of a loop,
/// or the operands from which sparsification makes loops.
static ValueRange getVisited(Operation *op) {
  if (isa<sparse_tensor::ForeachOp>(op))
    return op->getOperands().take_front();
  return isa<linalg::GenericOp>(op) ? op->getOperands() : ValueRange();
}

/// Whether a visited tensor is the sparse result of a pad for which `holds` is
/// true.
template <bool (*holds)(tensor::PadOp, sparse_tensor::SparseTensorType)>
static bool visitsPadThat(Operation *op) {
  return llvm::any_of(getVisited(op), [](Value visited) {
    auto pad = visited.getDefiningOp<tensor::PadOp>();
    if (!pad || !isSparse(pad.getType()))
      return false;
    sparse_tensor::SparseTensorType type(pad.getResultType());
    return type.isPermutation() && holds(pad, type);
  });
}

/// Whether there is padding in a dense level behind which all levels are dense:
/// there, each coordinate is visited, stored or not.
static bool hasVisitedPadding(tensor::PadOp pad,
                              sparse_tensor::SparseTensorType type) {
  for (auto level = type.getLvlRank(); level > 0 && type.isDenseLvl(level - 1);
       --level)
    if (isPadded(pad, sparse_tensor::toDim(type.getEncoding(), level - 1)))
      return true;
  return false;
}

/// Whether coordinates that are padding of dense levels lead to positions of a
/// loose compressed level behind these.
static bool hasPositionsOfPadding(tensor::PadOp pad,
                                  sparse_tensor::SparseTensorType type) {
  bool isBelowPadding = false;
  for (uint64_t level = 0; level < type.getLvlRank(); ++level) {
    if (isBelowPadding && type.isLooseCompressedLvl(level))
      return true;
    isBelowPadding =
        type.isDenseLvl(level) &&
        (isBelowPadding ||
         isPadded(pad, sparse_tensor::toDim(type.getEncoding(), level)));
  }
  return false;
}

/// Whether a region of a semi-ring operation captures an element of a sparse
/// operand which is not the element that its block has as argument.
static bool capturesOtherElement(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic)
    return false;
  auto isCaptured = [&](Value value, Region &region) {
    auto element = dyn_cast<BlockArgument>(value);
    if (!element || element.getOwner() != generic.getBody() ||
        !isSparse(generic.getMatchingOpOperand(element)->get().getType()))
      return false;
    auto binary = dyn_cast<sparse_tensor::BinaryOp>(region.getParentOp());
    bool isPresent =
        !binary || &region == &binary.getOverlapRegion() ||
        (&region == &binary.getLeftRegion() ? element == binary.getX()
                                            : element == binary.getY());
    return !isPresent ||
           !llvm::is_contained(region.getParentOp()->getOperands(), element);
  };
  for (Operation &semiring : *generic.getBody())
    for (Region &region : semiring.getRegions())
      if (hasSome<Operation *>(&semiring, [&](Operation *each) {
            return region.isAncestor(each->getParentRegion()) &&
                   llvm::any_of(each->getOperands(), [&](Value value) {
                     return isCaptured(value, region);
                   });
          }))
        return true;
  return false;
}

static bool yieldsArgument(Operation *op) {
  auto foreach = dyn_cast<sparse_tensor::ForeachOp>(op);
  return foreach &&
         llvm::any_of(foreach.getBody()->getTerminator()->getOperands(),
                      [&](Value yielded) {
                        auto argument = dyn_cast<BlockArgument>(yielded);
                        return argument &&
                               argument.getOwner() == foreach.getBody();
                      });
}

/// Whether the body yields -0.0: as a constant, or as an element of an operand
/// that has no other elements.
static bool yieldsNegativeZero(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic)
    return false;
  Value yielded = getFirstYielded(generic);
  auto argument = dyn_cast<BlockArgument>(yielded);
  if (argument && argument.getOwner() == generic.getBody())
    yielded = generic.getMatchingOpOperand(argument)->get();
  return matchPattern(yielded, m_NegZeroFloat());
}

/// Whether sparsification computes the entries of a sparse output in place
/// although the body computes an element without reading the output's entry:
/// it takes each operation of dense operands that it does not know for an
/// update of the output.
static bool updatesMissingEntries(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || generic.getNumResults() != 1)
    return false;
  auto type = dyn_cast<RankedTensorType>(generic.getResult(0).getType());
  if (!type || isDense(type))
    return false;
  SparseExpression yielded = describeYieldedValue(generic);
  return yielded.isBuilt && yielded.isTakenForUpdate && !yielded.isUpdate;
}

/// Whether an operation with a sparse operand computes elements at coordinates
/// that no sparse operand stores.
static bool visitsUnstoredCoordinates(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || generic.getNumResults() != 1 || generic.getNumLoops() == 0 ||
      llvm::none_of(generic->getOperandTypes(), isSparse))
    return false;
  SparseExpression yielded = describeYieldedValue(generic);
  return yielded.isBuilt &&
         yielded.coordinates == SparseExpression::Coordinates::All;
}

static bool reordersVector(Operation *op) {
  auto reorder = dyn_cast<sparse_tensor::ReorderCOOOp>(op);
  return reorder &&
         sparse_tensor::SparseTensorType(
             cast<RankedTensorType>(reorder.getResultCoo().getType()))
                 .getLvlRank() == 1;
}

/// Whether the library has no functions for the element type of a sparse tensor
/// that the operation creates, reads or writes.
static bool hasForeignElements(Operation *op) {
  auto isForeign = [](Type type) {
    if (!isSparse(type))
      return false;
    Type element = cast<RankedTensorType>(type).getElementType();
    if (auto number = dyn_cast<ComplexType>(element)) {
      Type part = number.getElementType();
      return !part.isF32() && !part.isF64();
    }
    return !element.isF64() && !element.isF32() && !element.isF16() &&
           !element.isBF16() && !element.isInteger(64) &&
           !element.isInteger(32) && !element.isInteger(16) &&
           !element.isInteger(8);
  };
  return (isa_and_present<sparse_tensor::SparseTensorDialect>(
              op->getDialect()) ||
          isa<tensor::EmptyOp, bufferization::AllocTensorOp>(op)) &&
         (llvm::any_of(op->getOperandTypes(), isForeign) ||
          llvm::any_of(op->getResultTypes(), isForeign));
}

llvm::ArrayRef<Guard> guards::getSparseGuards() {
  constexpr auto pattern = Guard::Withholds::Pattern;
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"elementwise-fusion-of-sparse-unary", pattern, "FuseElementwiseOps",
       readsMissingValues},
      {"sparse-semiring-rewrite-of-yielded-input", pattern,
       "GenSemiRingReduction",
       [](Operation *op) {
         auto generic = dyn_cast<linalg::GenericOp>(op);
         return generic &&
                llvm::any_of(
                    generic.getBody()->getTerminator()->getOperands(),
                    [](Value yielded) { return !yielded.getDefiningOp(); });
       }},
      {"sparse-iterator-of-dense-operand", pass, "sparsification",
       hasAny<Operation *, addressesDenseOperand>,
       "sparse-emit-strategy=sparse-iterator"},
      {"sparse-iterator-of-unstored-coordinates", pass, "sparsification",
       hasAny<Operation *, visitsUnstoredCoordinates>,
       "sparse-emit-strategy=sparse-iterator"},
      {"sparsification-skips-round-that-overwrites", pattern,
       "GenericOpSparsifier", overwritesInEachRound},
      {"sparse-convert-of-constant-stores-zeros", pattern,
       "DirectConvertRewriter", convertsNamedZero},
      // A conversion that the pattern left must not reach this pass.
      {"sparse-convert-of-constant-stores-zeros", pass, "sparse-tensor-codegen",
       hasAny<Operation *, convertsNamedZero>},
      {"sparse-codegen-of-conversion-from-dense", pass, "sparse-tensor-codegen",
       hasAny<Operation *, convertsFromDense>},
      {"sparse-codegen-of-vector-reordering", pass, "sparse-tensor-codegen",
       hasAny<Operation *, reordersVector>},
      {"sparse-library-reads-unfinished-empty-tensor", pass,
       "sparse-tensor-conversion", hasAny<Operation *, readsPositionsOfEmpty>},
      {"sparse-foreach-reads-padding-of-dense-level", pass,
       "lower-sparse-foreach-to-scf",
       hasAny<sparse_tensor::ForeachOp, visitsPadThat<hasVisitedPadding>>},
      {"sparse-foreach-reads-padding-of-dense-level", pattern,
       "GenericOpSparsifier", visitsPadThat<hasVisitedPadding>},
      {"sparse-foreach-reads-positions-of-padding", pass,
       "lower-sparse-foreach-to-scf",
       hasAny<sparse_tensor::ForeachOp, visitsPadThat<hasPositionsOfPadding>>},
      {"sparse-foreach-reads-positions-of-padding", pattern,
       "GenericOpSparsifier", visitsPadThat<hasPositionsOfPadding>},
      {"sparse-foreach-yields-its-argument", pattern, "ForeachRewriter",
       yieldsArgument},
      {"sparse-iteration-of-several-compressed-levels", pass,
       "lower-sparse-iteration-to-scf",
       hasAny<Operation *, iteratesOverSeveralLevels>},
      {"sparse-library-lacks-element-type", pass, "sparse-tensor-conversion",
       hasAny<Operation *, hasForeignElements>},
      {"sparse-fold-of-yielded-zero-drops-sign", pattern, "FoldInvariantYield",
       yieldsNegativeZero},
      {"sparsification-of-unsupported-dense-operation", pattern,
       "GenericOpSparsifier", updatesMissingEntries},
      {"sparsification-loads-absent-operand", pass, "sparsification",
       hasAny<Operation *, capturesOtherElement>},
      {"sparsification-of-unchanged-output", pattern, "GenericOpSparsifier",
       reducesToArgument},
      {"sparsification-stores-condition-of-select", pattern,
       "GenericOpSparsifier", selectsIntoDense},
      // No pass lowers the operation that the withheld pattern leaves.
      {"sparse-foreach-reads-padding-of-dense-level", pass, "sparsification",
       hasAny<linalg::GenericOp, visitsPadThat<hasVisitedPadding>>},
      {"sparse-foreach-reads-positions-of-padding", pass, "sparsification",
       hasAny<linalg::GenericOp, visitsPadThat<hasPositionsOfPadding>>},
      {"sparsification-skips-round-that-overwrites", pass, "sparsification",
       hasAny<Operation *, overwritesInEachRound>},
      {"sparsification-of-unsupported-dense-operation", pass, "sparsification",
       hasAny<Operation *, updatesMissingEntries>},
      {"sparsification-of-unchanged-output", pass, "sparsification",
       hasAny<Operation *, reducesToArgument>},
      {"sparsification-stores-condition-of-select", pass, "sparsification",
       hasAny<Operation *, selectsIntoDense>},
  };
  return table;
}
