//===- PadBufferize.cpp - pad operations on buffers -----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Pad/Pad.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace padlab::pad;

namespace {

/// Bufferizes an operation to the same operation on buffers, which writes to
/// the buffer of its init. That buffer also replaces the operation's result.
template <typename Model, typename Op>
struct PadModel : DstBufferizableOpInterfaceExternalModel<Model, Op> {
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);
    SmallVector<Value> operands;
    Value destination;
    for (OpOperand &operand : op->getOpOperands()) {
      Value value = operand.get();
      if (isa<TensorType>(value.getType())) {
        FailureOr<Value> buffer = getBuffer(rewriter, value, options, state);
        if (failed(buffer))
          return failure();
        value = *buffer;
      }
      operands.push_back(value);
      if (&operand == &cast<Op>(op).getInitMutable())
        destination = value;
    }
    OperationState newOp(op->getLoc(), op->getName(), operands, TypeRange(),
                         op->getDiscardableAttrDictionary().getValue());
    newOp.propertiesAttr = op->getPropertiesAsAttribute();
    for (Region &region : op->getRegions())
      newOp.addRegion()->takeBody(region);
    rewriter.create(newOp);
    replaceOpWithBufferizedValues(rewriter, op, destination);
    return success();
  }
};

struct FrameModel : PadModel<FrameModel, FrameOp> {};

struct GenericModel : PadModel<GenericModel, GenericOp> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &) const {
    return &operand != &cast<GenericOp>(op).getInitMutable();
  }
};

} // namespace

void padlab::pad::registerBufferization(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, PadDialect *) {
    FrameOp::attachInterface<FrameModel>(*context);
    GenericOp::attachInterface<GenericModel>(*context);
  });
}
