//===- FutureBuffer.cpp - what may share the buffer of a tensor -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FutureBuffer.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;
using bufferization::ToBufferOp;

namespace {

/// The tensors that may share the buffer of a tensor: what it comes from, and
/// what comes from any of them.
class SharingTensors {
public:
  explicit SharingTensors(Value tensor) : state(getOptions()) {
    tensors.insert(tensor);
    for (size_t next = 0; next < tensors.size(); ++next)
      addSources(tensors[next]);
    for (size_t next = 0; next < tensors.size(); ++next)
      addUses(tensors[next]);
  }

  /// The uses of all of them but those that the tensor comes from: what these
  /// write is there before the buffer is.
  SmallVector<OpOperand *> getUses() const {
    SmallVector<OpOperand *> uses;
    for (Value tensor : tensors)
      for (OpOperand &use : tensor.getUses())
        if (!origins.contains(&use))
          uses.push_back(&use);
    return uses;
  }

  bool isWrite(OpOperand &use) const {
    return state.bufferizesToMemoryWrite(use);
  }

private:
  static const bufferization::BufferizationOptions &getOptions() {
    static const auto options = [] {
      bufferization::BufferizationOptions options;
      options.bufferizeFunctionBoundaries = true;
      return options;
    }();
    return options;
  }

  void addSources(Value tensor) {
    if (auto argument = dyn_cast<BlockArgument>(tensor)) {
      Operation *parent = argument.getOwner()->getParentOp();
      if (isa<FunctionOpInterface>(parent) ||
          !isa<bufferization::BufferizableOpInterface>(parent))
        return;
    }
    for (const bufferization::AliasingOpOperand &source :
         state.getAliasingOpOperands(tensor)) {
      origins.insert(source.opOperand);
      tensors.insert(source.opOperand->get());
    }
  }

  void addUses(Value tensor) {
    for (OpOperand &use : tensor.getUses())
      if (!isa<ToBufferOp>(use.getOwner()))
        for (const bufferization::AliasingValue &user :
             state.getAliasingValues(use))
          tensors.insert(user.value);
  }

  bufferization::AnalysisState state;
  llvm::SetVector<Value> tensors;
  llvm::SmallPtrSet<OpOperand *, 8> origins;
};

} // namespace

FutureBuffer reference::findFutureBuffer(ToBufferOp op) {
  FutureBuffer result;
  SharingTensors tensors(op.getTensor());
  for (OpOperand *use : tensors.getUses()) {
    Operation *user = use->getOwner();
    if (isa<ToBufferOp>(user))
      result.hasOthers |= user != op;
    else if (!result.writer && tensors.isWrite(*use))
      result.writer = user;
  }
  return result;
}
