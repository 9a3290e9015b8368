//===- TensorEntry.cpp - entries of tensors, restored -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/TensorEntry.h"

#include "LLVMEntry.h"

#include "padlab/dialect/Case.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace padlab;

/// Whether type `now` is the type `before`, or the type of a buffer for it. The
/// shapes need only be compatible: a cast before a return that makes static
/// extents dynamic may have been moved by bufferization from the function to
/// its callers.
static bool isBufferOf(Type now, Type before) {
  if (now == before)
    return true;
  auto buffer = dyn_cast<BaseMemRefType>(now);
  auto tensor = dyn_cast<TensorType>(before);
  return buffer && tensor &&
         buffer.getElementType() == tensor.getElementType() &&
         succeeded(verifyCompatibleShape(buffer, tensor));
}

static bool areBuffersOf(TypeRange now, TypeRange before) {
  return now.size() == before.size() &&
         llvm::all_of(llvm::zip_equal(now, before), [](auto pair) {
           return isBufferOf(std::get<0>(pair), std::get<1>(pair));
         });
}

/// Moves all attributes that make `from` the entry of a case to `to`.
static void moveAttributes(FunctionOpInterface from, func::FuncOp to) {
  for (NamedAttribute attribute :
       llvm::to_vector(from->getDiscardableAttrs())) {
    to->setAttr(attribute.getName(), attribute.getValue());
    from->removeDiscardableAttr(attribute.getName());
  }
  // Functions of the LLVM dialect have an argument for each part of a buffer,
  // so the number of argument attributes may be another one.
  ArrayAttr attributes = from.getArgAttrsAttr();
  if (attributes && attributes.size() == to.getNumArguments())
    to.setArgAttrsAttr(attributes);
  from.removeArgAttrsAttr();
  from.removeResAttrsAttr();
}

/// Returns the tensor type with the buffer's shape and, if `tensor` has the
/// same rank, with the encoding of `tensor`.
static Type getTensorOf(Type buffer, Type tensor) {
  auto shape = cast<BaseMemRefType>(buffer);
  if (!shape.hasRank())
    return UnrankedTensorType::get(shape.getElementType());
  if (auto ranked = dyn_cast<RankedTensorType>(tensor);
      ranked && ranked.getRank() == shape.getRank())
    return ranked.clone(shape.getShape());
  return RankedTensorType::get(shape.getShape(), shape.getElementType());
}

static Value castTensor(OpBuilder &b, Location loc, Value tensor, Type type) {
  if (tensor.getType() == type)
    return tensor;
  return tensor::CastOp::create(b, loc, type, tensor);
}

static Value makeBuffer(OpBuilder &b, Location loc, Value tensor, Type type) {
  if (tensor.getType() == type)
    return tensor;
  tensor = castTensor(b, loc, tensor, getTensorOf(type, tensor.getType()));
  return bufferization::ToBufferOp::create(b, loc, type, tensor);
}

static Value makeTensor(OpBuilder &b, Location loc, Value buffer, Type type) {
  if (buffer.getType() == type)
    return buffer;
  Value tensor = bufferization::ToTensorOp::create(
      b, loc, getTensorOf(buffer.getType(), type), buffer, /*restrict=*/true);
  return castTensor(b, loc, tensor, type);
}

/// Makes an empty function of `type` that replaces `inner` and takes its name.
static func::FuncOp addEntry(FunctionOpInterface inner, FunctionType type) {
  ModuleOp program = inner->getParentOfType<ModuleOp>();
  OpBuilder b(inner);
  auto entry = func::FuncOp::create(b, inner.getLoc(), inner.getName(), type);
  moveAttributes(inner, entry);
  // The new entry is out of the program while the old function gets another
  // name. Renaming also changes all uses of the name, so that callers in the
  // program still call the old function.
  SymbolTable::setSymbolVisibility(inner, SymbolTable::Visibility::Private);
  entry->remove();
  (void)SymbolTable(program).renameToUnique(inner, {});
  program.push_back(entry);
  entry.addEntryBlock();
  return entry;
}

/// Emits a call of the inner function with buffers as operands, and returns the
/// buffers of the results.
using Call = function_ref<SmallVector<Value>(OpBuilder &, ValueRange)>;

static void wrap(FunctionOpInterface inner, FunctionType type,
                 FunctionType buffers, Call call) {
  Location loc = inner.getLoc();
  func::FuncOp entry = addEntry(inner, type);
  auto b = OpBuilder::atBlockBegin(&entry.getBody().front());
  SmallVector<Value> operands, results;
  for (auto [argument, wanted] :
       llvm::zip_equal(entry.getArguments(), buffers.getInputs()))
    operands.push_back(makeBuffer(b, loc, argument, wanted));
  for (auto [result, wanted] :
       llvm::zip_equal(call(b, operands), type.getResults()))
    results.push_back(makeTensor(b, loc, result, wanted));
  func::ReturnOp::create(b, loc, results);
}

/// Restores an entry that upstream has converted to the LLVM dialect.
static bool restoreLLVMEntry(ModuleOp program, FunctionType type,
                             std::string &reason) {
  LLVM::LLVMFuncOp entry = findLLVMEntry(program);
  if (!entry) {
    reason = "the entry is gone";
    return false;
  }
  FunctionType buffers = getBufferType(type);
  if (!buffers || !isConverted(entry, buffers)) {
    llvm::raw_string_ostream(reason)
        << "the entry has become " << entry.getFunctionType()
        << ", which is not what the LLVM dialect has for " << type;
    return false;
  }
  wrap(entry, type, buffers, [&](OpBuilder &b, ValueRange operands) {
    return callConverted(b, entry, buffers, operands);
  });
  return true;
}

bool padlab::restoreTensorEntry(ModuleOp program, FunctionType type,
                                std::string &reason) {
  func::FuncOp entry = findEntry(program);
  if (!entry)
    return restoreLLVMEntry(program, type, reason);
  FunctionType now = entry.getFunctionType();
  if (now == type)
    return true;
  if (!areBuffersOf(now.getInputs(), type.getInputs()) ||
      !areBuffersOf(now.getResults(), type.getResults())) {
    llvm::raw_string_ostream(reason)
        << "the entry has become " << now << ", which is not the buffers of "
        << type;
    return false;
  }
  wrap(entry, type, now, [&](OpBuilder &b, ValueRange operands) {
    auto call = func::CallOp::create(b, entry.getLoc(), entry, operands);
    return SmallVector<Value>(call.getResults());
  });
  return true;
}
