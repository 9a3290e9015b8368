//===- SliceComparison.cpp - compares slices without solving --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SliceComparison.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Interfaces/SubsetOpInterface.h"

using namespace mlir;

static thread_local bool comparesFast = false;

padlab::SliceComparisonScope::SliceComparisonScope()
    : before(std::exchange(comparesFast, true)) {}
padlab::SliceComparisonScope::~SliceComparisonScope() { comparesFast = before; }

/// Whether each number of `a` equals that of `b`. Returns nullopt if this is
/// unknown: some pair of numbers is neither one SSA value nor two constants,
/// and no pair has two different constants.
static std::optional<bool> areEqual(ArrayRef<OpFoldResult> a,
                                    ArrayRef<OpFoldResult> b) {
  bool isKnown = true;
  for (auto [mine, theirs] : llvm::zip_equal(a, b)) {
    if (mine == theirs)
      continue;
    if (isa<Attribute>(mine) && isa<Attribute>(theirs))
      return false;
    isKnown = false;
  }
  if (!isKnown)
    return std::nullopt;
  return true;
}

static std::optional<bool> areSame(OffsetSizeAndStrideOpInterface a,
                                   OffsetSizeAndStrideOpInterface b) {
  if (a.getStaticOffsets().size() != b.getStaticOffsets().size())
    return std::nullopt;
  std::optional<bool> parts[] = {
      areEqual(a.getMixedOffsets(), b.getMixedOffsets()),
      areEqual(a.getMixedSizes(), b.getMixedSizes()),
      areEqual(a.getMixedStrides(), b.getMixedStrides())};
  if (llvm::is_contained(parts, std::optional<bool>(false)))
    return false;
  if (llvm::is_contained(parts, std::nullopt))
    return std::nullopt;
  return true;
}

namespace {

template <typename Op>
struct FastSubset : SubsetOpInterface::ExternalModel<FastSubset<Op>, Op> {
  FailureOr<HyperrectangularSlice>
  getAccessedHyperrectangularSlice(Operation *op) const {
    return HyperrectangularSlice(cast<OffsetSizeAndStrideOpInterface>(op));
  }

  bool operatesOnEquivalentSubset(
      Operation *op, SubsetOpInterface candidate,
      function_ref<bool(Value, Value)> equivalent) const {
    auto slice = cast<OffsetSizeAndStrideOpInterface>(op);
    auto other =
        dyn_cast<OffsetSizeAndStrideOpInterface>(candidate.getOperation());
    if (comparesFast && other)
      if (std::optional<bool> same = areSame(slice, other))
        return *same && equivalent(detail::getTensorContainer(op),
                                   detail::getTensorContainer(candidate));
    return detail::defaultOperatesOnEquivalentSubset(op, candidate, equivalent);
  }
};

} // namespace

void padlab::registerSliceComparison(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    tensor::ExtractSliceOp::attachInterface<FastSubset<tensor::ExtractSliceOp>>(
        *context);
    tensor::InsertSliceOp::attachInterface<FastSubset<tensor::InsertSliceOp>>(
        *context);
    tensor::ParallelInsertSliceOp::attachInterface<
        FastSubset<tensor::ParallelInsertSliceOp>>(*context);
  });
}
