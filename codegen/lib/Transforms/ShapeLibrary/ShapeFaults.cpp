//===- ShapeFaults.cpp - shape functions that are wrong ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A fault is a mistake in one operation of one shape function. Its name
/// consists of the name of the function, the position of the operation in the
/// function, and the name of the operation: `concat:7:arith.select`. There is a
/// fault for every operation that `breakOperation` can change.
///
//===----------------------------------------------------------------------===//

#include "ShapeFaults.h"

#include "padlab/codegen/ShapeClaims.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace padlab;

//===----------------------------------------------------------------------===//
// Mistakes that an operation is replaced by
//===----------------------------------------------------------------------===//

template <typename Op>
static void replace(Operation *op) {
  OpBuilder b(op);
  op->replaceAllUsesWith(
      Op::create(b, op->getLoc(), op->getOperand(0), op->getOperand(1)));
  op->erase();
}

static void swapOperands(Operation *op, unsigned first, unsigned second) {
  Value kept = op->getOperand(first);
  op->setOperand(first, op->getOperand(second));
  op->setOperand(second, kept);
}

static void addOne(arith::ConstantIndexOp op) {
  OpBuilder b(op);
  op.getResult().replaceAllUsesWith(
      arith::ConstantIndexOp::create(b, op.getLoc(), op.value() + 1));
}

/// Makes a shape function return its extents in reverse order.
static void reverseResult(shape::ReturnOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  Value extents = op.getOperand(0);
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  Value rank = tensor::DimOp::create(b, loc, extents, zero);
  Value last = arith::SubIOp::create(b, loc, rank, one);
  auto reversed = tensor::GenerateOp::create(
      b, loc, extents.getType(), rank,
      [&](OpBuilder &b, Location loc, ValueRange index) {
        Value place = arith::SubIOp::create(b, loc, last, index.front());
        Value extent = tensor::ExtractOp::create(b, loc, extents, place);
        tensor::YieldOp::create(b, loc, extent);
      });
  op.setOperand(0, reversed);
}

/// Changes `op` a little, so that it has another meaning. Returns false if
/// there is no such change for this operation.
static bool breakOperation(Operation *op) {
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case<shape::AddOp>([](Operation *op) {
        replace<arith::SubIOp>(op);
        return true;
      })
      .Case<arith::SubIOp>([](Operation *op) {
        replace<arith::AddIOp>(op);
        return true;
      })
      .Case<arith::CeilDivUIOp, arith::RemUIOp>([](Operation *op) {
        replace<arith::DivUIOp>(op);
        return true;
      })
      .Case<arith::AndIOp>([](Operation *op) {
        replace<arith::OrIOp>(op);
        return true;
      })
      .Case<arith::ConstantIndexOp>([](arith::ConstantIndexOp op) {
        addOne(op);
        return true;
      })
      .Case<arith::CmpIOp>([](arith::CmpIOp op) {
        op.setPredicate(arith::invertPredicate(op.getPredicate()));
        return true;
      })
      .Case<arith::SelectOp>([](Operation *op) {
        swapOperands(op, 1, 2);
        return true;
      })
      .Case<tensor::FromElementsOp>([](Operation *op) {
        unsigned count = op->getNumOperands();
        if (count > 1)
          swapOperands(op, 0, count - 1);
        return count > 1;
      })
      .Case<shape::ReturnOp>([](shape::ReturnOp op) {
        reverseResult(op);
        return true;
      })
      .Default(false);
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// Calls `act` for each operation of the library, with the name of a fault in
/// this operation.
static void
forEachPlace(ModuleOp library,
             llvm::function_ref<void(std::string, Operation *)> act) {
  library.walk([&](shape::FuncOp function) {
    SmallVector<Operation *> operations;
    function.walk([&](Operation *op) { operations.push_back(op); });
    for (auto [place, op] : llvm::enumerate(operations))
      act((function.getSymName() + ":" + Twine(place) + ":" +
           op->getName().getStringRef())
              .str(),
          op);
  });
}

std::vector<std::string> padlab::getShapeFunctionFaults(MLIRContext *context) {
  std::vector<std::string> names;
  OwningOpRef<ModuleOp> library = parseShapeLibrary(context);
  std::vector<std::string> all;
  forEachPlace(*library, [&](std::string name, Operation *) {
    all.push_back(std::move(name));
  });
  for (std::string &name : all) {
    OwningOpRef<ModuleOp> copy = library->clone();
    if (succeeded(breakShapeFunction(*copy, name)))
      names.push_back(std::move(name));
  }
  return names;
}

LogicalResult padlab::breakShapeFunction(ModuleOp module, StringRef fault) {
  Operation *found = nullptr;
  forEachPlace(module, [&](std::string name, Operation *op) {
    if (name == fault)
      found = op;
  });
  return success(found && breakOperation(found));
}
