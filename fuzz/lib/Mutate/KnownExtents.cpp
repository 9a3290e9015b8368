//===- KnownExtents.cpp - extents that are known before a run -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KnownExtents.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::mutate;
using padlab::generate::Extents;

namespace {
class KnownExtents {
public:
  explicit KnownExtents(func::FuncOp entry) {
    for (BlockArgument argument : entry.getArguments())
      visitArgument(entry, argument);
    for (Operation &op : entry.getBody().front())
      visit(&op);
  }

  llvm::DenseMap<Value, Extents> extents;
  llvm::DenseMap<Value, int64_t> numbers;

private:
  void visitArgument(func::FuncOp entry, BlockArgument argument);
  void visit(Operation *op);
  void set(Value value, std::optional<Extents> known) {
    if (known)
      extents[value] = *known;
  }
  std::optional<int64_t> getNumber(OpFoldResult value) const;
  std::optional<Extents> getSizes(ArrayRef<OpFoldResult> sizes) const;
  std::optional<Extents> getPadded(tensor::PadOp op) const;
  std::optional<Extents> getConcatenated(tensor::ConcatOp op) const;
  std::optional<Extents> getCollapsed(tensor::CollapseShapeOp op) const;
  /// Of an operation that takes a size for each `?` of its result.
  std::optional<Extents> getSized(RankedTensorType type,
                                  OperandRange sizes) const;
  std::optional<Extents> getExtents(Value value) const;
};
} // namespace

void KnownExtents::visitArgument(func::FuncOp entry, BlockArgument argument) {
  unsigned i = argument.getArgNumber();
  if (auto value =
          dyn_cast_or_null<IntegerAttr>(entry.getArgAttr(i, attrs::value)))
    if (argument.getType().isIndex())
      numbers[argument] = value.getInt();
  auto type = dyn_cast<RankedTensorType>(argument.getType());
  if (!type)
    return;
  ArrayRef<int64_t> dynamic;
  if (auto attr = dyn_cast_or_null<DenseI64ArrayAttr>(
          entry.getArgAttr(i, attrs::extents)))
    dynamic = attr.asArrayRef();
  Extents known(type.getShape());
  for (int64_t &extent : known) {
    if (!ShapedType::isDynamic(extent))
      continue;
    if (dynamic.empty())
      return;
    extent = dynamic.front();
    dynamic = dynamic.drop_front();
  }
  extents[argument] = known;
}

std::optional<int64_t> KnownExtents::getNumber(OpFoldResult value) const {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return constant;
  auto it = numbers.find(cast<Value>(value));
  return it == numbers.end() ? std::nullopt : std::make_optional(it->second);
}

std::optional<Extents> KnownExtents::getExtents(Value value) const {
  auto it = extents.find(value);
  return it == extents.end() ? std::nullopt : std::make_optional(it->second);
}

std::optional<Extents>
KnownExtents::getSizes(ArrayRef<OpFoldResult> sizes) const {
  Extents known;
  for (OpFoldResult size : sizes) {
    std::optional<int64_t> number = getNumber(size);
    if (!number)
      return std::nullopt;
    known.push_back(*number);
  }
  return known;
}

std::optional<Extents> KnownExtents::getPadded(tensor::PadOp op) const {
  std::optional<Extents> known = getExtents(op.getSource());
  std::optional<Extents> low = getSizes(op.getMixedLowPad());
  std::optional<Extents> high = getSizes(op.getMixedHighPad());
  if (!known || !low || !high)
    return std::nullopt;
  for (unsigned i = 0; i < known->size(); ++i)
    (*known)[i] += (*low)[i] + (*high)[i];
  return known;
}

std::optional<Extents>
KnownExtents::getConcatenated(tensor::ConcatOp op) const {
  std::optional<Extents> sum;
  for (Value input : op.getInputs()) {
    std::optional<Extents> known = getExtents(input);
    if (!known)
      return std::nullopt;
    if (sum)
      (*sum)[op.getDim()] += (*known)[op.getDim()];
    else
      sum = known;
  }
  return sum;
}

std::optional<Extents>
KnownExtents::getCollapsed(tensor::CollapseShapeOp op) const {
  std::optional<Extents> known = getExtents(op.getSrc());
  if (!known)
    return std::nullopt;
  Extents collapsed;
  for (ArrayRef<int64_t> group : op.getReassociationIndices()) {
    int64_t product = 1;
    for (int64_t dim : group)
      product *= (*known)[dim];
    collapsed.push_back(product);
  }
  return collapsed;
}

std::optional<Extents> KnownExtents::getSized(RankedTensorType type,
                                              OperandRange sizes) const {
  Extents known(type.getShape());
  for (int64_t &extent : known) {
    if (!ShapedType::isDynamic(extent))
      continue;
    std::optional<int64_t> number = getNumber(OpFoldResult(sizes.front()));
    if (!number)
      return std::nullopt;
    extent = *number;
    sizes = sizes.drop_front();
  }
  return known;
}

void KnownExtents::visit(Operation *op) {
  for (Value result : op->getResults())
    if (auto type = dyn_cast<RankedTensorType>(result.getType()))
      if (type.hasStaticShape())
        extents[result] = Extents(type.getShape());
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](tensor::EmptyOp op) {
        set(op.getResult(), getSizes(op.getMixedSizes()));
      })
      .Case([&](tensor::PadOp op) { set(op.getResult(), getPadded(op)); })
      .Case([&](tensor::CastOp op) {
        set(op.getDest(), getExtents(op.getSource()));
      })
      .Case([&](tensor::InsertSliceOp op) {
        set(op.getResult(), getExtents(op.getDest()));
      })
      .Case([&](tensor::ExtractSliceOp op) {
        if (op.getSourceType().getRank() == op.getType().getRank())
          set(op.getResult(), getSizes(op.getMixedSizes()));
      })
      .Case([&](tensor::ConcatOp op) {
        set(op.getResult(), getConcatenated(op));
      })
      .Case([&](tensor::CollapseShapeOp op) {
        set(op.getResult(), getCollapsed(op));
      })
      .Case([&](tensor::ExpandShapeOp op) {
        set(op.getResult(), getSizes(op.getMixedOutputShape()));
      })
      .Case([&](tensor::GenerateOp op) {
        set(op.getResult(), getSized(op.getType(), op.getDynamicExtents()));
      })
      .Case([&](tensor::SplatOp op) {
        set(op.getResult(), getSized(op.getType(), op.getDynamicSizes()));
      })
      .Case([&](tensor::InsertOp op) {
        set(op.getResult(), getExtents(op.getDest()));
      })
      .Case([&](arith::SelectOp op) {
        set(op.getResult(), getExtents(op.getTrueValue()));
      })
      .Case([&](scf::IfOp op) {
        for (OpResult result : op.getResults())
          set(result,
              getExtents(op.thenYield().getOperand(result.getResultNumber())));
      })
      .Case([&](scf::ForOp op) {
        for (auto [result, init] :
             llvm::zip_equal(op.getResults(), op.getInitArgs()))
          set(result, getExtents(init));
      })
      .Case([&](tensor::DimOp op) {
        std::optional<Extents> known = getExtents(op.getSource());
        std::optional<int64_t> number = op.getConstantIndex();
        if (known && number && *number < int64_t(known->size()))
          numbers[op.getResult()] = (*known)[*number];
      })
      .Case([&](arith::AddIOp op) {
        std::optional<int64_t> lhs = getNumber(op.getLhs());
        std::optional<int64_t> rhs = getNumber(op.getRhs());
        if (lhs && rhs)
          numbers[op.getResult()] = *lhs + *rhs;
      })
      .Case([&](DestinationStyleOpInterface op) {
        for (OpResult result : op->getResults())
          set(result, getExtents(op.getTiedOpOperand(result)->get()));
      });
}

/// Of a `tensor.empty` nothing may be read, of what is inserted into one only
/// a part: the reference decides about those.
static bool isWritten(Value value) {
  return !value.getDefiningOp<tensor::EmptyOp>();
}

void mutate::collectKnownValues(func::FuncOp entry,
                                generate::ProgramBuilder &program) {
  KnownExtents known(entry);
  auto consider = [&](Value value) {
    auto it = known.extents.find(value);
    // Extents go through casts to tensors without a rank, which no emitter
    // takes.
    if (it != known.extents.end() && isWritten(value) &&
        isa<RankedTensorType>(value.getType()) &&
        getElementTypeOrSelf(value.getType()).isIntOrIndexOrFloat())
      program.add(value, it->second);
    else if (value.getType().isIntOrIndexOrFloat())
      program.addScalar(value);
  };
  for (BlockArgument argument : entry.getArguments()) {
    consider(argument);
    if (auto it = known.numbers.find(argument); it != known.numbers.end())
      program.indices.push_back({argument, it->second});
  }
  for (Operation &op : entry.getBody().front())
    llvm::for_each(op.getResults(), consider);
}
