//===- PlainFunctions.cpp - whole functions to the LLVM dialect -----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlainFunctions.h"

#include "PlainOps.h"

#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"

using namespace mlir;
using namespace padlab;

namespace {

class PlainFunction {
public:
  PlainFunction(func::FuncOp function, const LLVMTypeConverter &types)
      : function(function), types(types) {}

  bool isConvertible();
  LLVM::LLVMFuncOp convert();

private:
  bool isPlain(Operation &op) const;
  bool isPlain(Type type) const;
  /// Whether `resolve` can find the value of the LLVM dialect that replaces
  /// `value`.
  bool isResolvable(Value value) const;

  void convertArguments(const TypeConverter::SignatureConversion &conversion);
  void forwardParts(BlockArgument old, ValueRange parts);
  /// Returns the value of the LLVM dialect that replaces `value`.
  Value resolve(Value value);
  void convertCall(func::CallOp call);
  void convertReturn(func::ReturnOp op);
  /// Packs several values into one structure.
  Value pack(OpBuilder &b, Location loc, ValueRange values, Type type);

  func::FuncOp function;
  const LLVMTypeConverter &types;
  llvm::DenseMap<Value, Value> resolved;
  SmallVector<func::CallOp> calls;
  SmallVector<func::ReturnOp> returns;
  SmallVector<UnrealizedConversionCastOp> casts;
};

} // namespace

//===----------------------------------------------------------------------===//
// Types and functions that can be converted
//===----------------------------------------------------------------------===//

bool PlainFunction::isPlain(Type type) const {
  return isPlainScalar(type) ||
         (isa<MemRefType>(type) && types.convertType(type));
}

/// Whether all dictionaries in `attributes`, one for each argument or result,
/// are empty.
static bool areEmpty(ArrayAttr attributes) {
  return !attributes || llvm::all_of(attributes, [](Attribute each) {
    return cast<DictionaryAttr>(each).empty();
  });
}

static bool hasPlainAttributes(func::FuncOp function) {
  return function->getDiscardableAttrDictionary().empty() &&
         !function.getNoInline() && areEmpty(function.getArgAttrsAttr()) &&
         areEmpty(function.getResAttrsAttr());
}

static bool hasPlainAttributes(func::CallOp call) {
  return call->getDiscardableAttrDictionary().empty() && !call.getNoInline() &&
         !call.getArgAttrsAttr() && !call.getResAttrsAttr();
}

bool PlainFunction::isResolvable(Value value) const {
  if (isPlainScalar(value.getType()) && !value.getType().isIndex())
    return true;
  if (auto argument = dyn_cast<BlockArgument>(value))
    return argument.getOwner()->isEntryBlock();
  return isa<func::CallOp, UnrealizedConversionCastOp>(value.getDefiningOp());
}

bool PlainFunction::isPlain(Operation &op) const {
  auto isKnown = [&](Value value) { return isPlain(value.getType()); };
  if (isa<func::ReturnOp>(op))
    return llvm::all_of(op.getOperands(), isKnown) &&
           llvm::all_of(op.getOperands(),
                        [&](Value value) { return isResolvable(value); });
  if (auto call = dyn_cast<func::CallOp>(op))
    return hasPlainAttributes(call) && llvm::all_of(op.getResults(), isKnown) &&
           llvm::all_of(op.getOperands(), isKnown) &&
           llvm::all_of(op.getOperands(),
                        [&](Value value) { return isResolvable(value); });
  auto cast = dyn_cast<UnrealizedConversionCastOp>(op);
  if (!cast || op.getNumOperands() != 1 || op.getNumResults() != 1)
    return isa<LLVM::LLVMDialect>(op.getDialect()) && op.getNumRegions() == 0;
  Type from = op.getOperand(0).getType(), to = op.getResult(0).getType();
  return types.convertType(to) == from ||
         (types.convertType(from) == to && isResolvable(op.getOperand(0)));
}

bool PlainFunction::isConvertible() {
  if (function.isDeclaration() || !hasPlainAttributes(function) ||
      !llvm::all_of(function.getArgumentTypes(),
                    [&](Type type) { return isPlain(type); }))
    return false;
  for (Block &block : function.getBody())
    for (Operation &op : block) {
      if (!isPlain(op))
        return false;
      if (auto call = dyn_cast<func::CallOp>(op))
        calls.push_back(call);
      else if (auto exit = dyn_cast<func::ReturnOp>(op))
        returns.push_back(exit);
      else if (auto cast = dyn_cast<UnrealizedConversionCastOp>(op))
        casts.push_back(cast);
    }
  return true;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Returns which of the values of an unpacked descriptor is the one that
/// `llvm.extractvalue` extracts with `path` from the whole descriptor.
static unsigned getPart(ArrayRef<int64_t> path, int64_t rank) {
  constexpr int64_t sizes = 3, strides = 4;
  if (path.front() < sizes)
    return path.front();
  return sizes + (path.front() == strides ? rank : 0) + path.back();
}

/// Replaces extractions from the descriptor `old` by its `parts`, so that most
/// memref arguments need not be packed into a descriptor.
void PlainFunction::forwardParts(BlockArgument old, ValueRange parts) {
  auto type = cast<MemRefType>(old.getType());
  for (Operation *cast : old.getUsers()) {
    if (!isa<UnrealizedConversionCastOp>(cast))
      continue;
    for (Operation *user : llvm::make_early_inc_range(cast->getUsers())) {
      auto extract = dyn_cast<LLVM::ExtractValueOp>(user);
      if (!extract || isa<LLVM::LLVMArrayType>(extract.getType()))
        continue;
      extract.replaceAllUsesWith(
          parts[getPart(extract.getPosition(), type.getRank())]);
      extract.erase();
    }
  }
}

void PlainFunction::convertArguments(
    const TypeConverter::SignatureConversion &conversion) {
  Block &entry = function.getBody().front();
  unsigned count = entry.getNumArguments();
  for (Type type : conversion.getConvertedTypes())
    entry.addArgument(type, function.getLoc());
  auto b = OpBuilder::atBlockBegin(&entry);
  for (unsigned i = 0; i != count; ++i) {
    BlockArgument old = entry.getArgument(i);
    auto place = *conversion.getInputMapping(i);
    ValueRange parts =
        entry.getArguments().slice(count + place.inputNo, place.size);
    auto memref = dyn_cast<MemRefType>(old.getType());
    if (!memref) {
      resolved[old] = parts.front();
      if (old.getType() == parts.front().getType())
        old.replaceAllUsesWith(parts.front());
      continue;
    }
    forwardParts(old, parts);
    bool isWhole = llvm::any_of(old.getUsers(), [](Operation *user) {
      return !isa<UnrealizedConversionCastOp>(user) || !user->use_empty();
    });
    if (isWhole)
      resolved[old] =
          MemRefDescriptor::pack(b, old.getLoc(), types, memref, parts);
  }
}

Value PlainFunction::resolve(Value value) {
  if (Value known = resolved.lookup(value))
    return known;
  Operation *definition = value.getDefiningOp();
  if (auto call = dyn_cast_or_null<func::CallOp>(definition)) {
    convertCall(call);
    return resolved.lookup(value);
  }
  if (auto cast = dyn_cast_or_null<UnrealizedConversionCastOp>(definition))
    return resolve(cast.getOperand(0));
  return value;
}

Value PlainFunction::pack(OpBuilder &b, Location loc, ValueRange values,
                          Type type) {
  Value whole = LLVM::PoisonOp::create(b, loc, type);
  for (auto [i, value] : llvm::enumerate(values))
    whole = LLVM::InsertValueOp::create(b, loc, whole, value,
                                        static_cast<int64_t>(i));
  return whole;
}

//===----------------------------------------------------------------------===//
// Calls and returns
//===----------------------------------------------------------------------===//

void PlainFunction::convertCall(func::CallOp call) {
  if (call->getNumResults() && resolved.contains(call->getResult(0)))
    return;
  OpBuilder b(call);
  Location loc = call.getLoc();
  SmallVector<Value> operands;
  for (Value operand : call.getOperands()) {
    Value value = resolve(operand);
    if (auto memref = dyn_cast<MemRefType>(operand.getType()))
      MemRefDescriptor::unpack(b, loc, value, memref, operands);
    else
      operands.push_back(value);
  }
  SmallVector<Type, 1> type;
  if (call->getNumResults())
    type.push_back(types.packFunctionResults(call->getResultTypes()));
  auto made = LLVM::CallOp::create(b, loc, type, call.getCallee(), operands);
  for (auto [i, old] : llvm::enumerate(call.getResults())) {
    Value value = made.getResult();
    if (call->getNumResults() > 1)
      value =
          LLVM::ExtractValueOp::create(b, loc, value, static_cast<int64_t>(i));
    resolved[old] = value;
    if (old.getType() == value.getType())
      old.replaceAllUsesWith(value);
  }
}

void PlainFunction::convertReturn(func::ReturnOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  SmallVector<Value> values;
  for (Value operand : op.getOperands())
    values.push_back(resolve(operand));
  if (values.size() > 1)
    values = {
        pack(b, loc, values, types.packFunctionResults(op->getOperandTypes()))};
  LLVM::ReturnOp::create(b, loc, values);
  op.erase();
}

LLVM::LLVMFuncOp PlainFunction::convert() {
  TypeConverter::SignatureConversion conversion(function.getNumArguments());
  Type type = types.convertFunctionSignature(
      function.getFunctionType(), /*isVariadic=*/false,
      /*useBarePtrCallConv=*/false, conversion);
  OpBuilder b(function);
  auto made = LLVM::LLVMFuncOp::create(b, function.getLoc(),
                                       function.getSymName(), type);
  if (StringAttr visibility = function.getSymVisibilityAttr())
    made.setSymVisibilityAttr(visibility);
  unsigned count = function.getNumArguments();
  convertArguments(conversion);
  for (func::CallOp call : calls)
    convertCall(call);
  for (UnrealizedConversionCastOp cast : casts)
    if (!cast->use_empty() &&
        types.convertType(cast->getOperand(0).getType()) ==
            cast->getResult(0).getType())
      cast->getResult(0).replaceAllUsesWith(resolve(cast->getOperand(0)));
  for (func::ReturnOp op : returns)
    convertReturn(op);
  for (Operation *op : casts)
    op->dropAllReferences();
  for (Operation *op : calls)
    op->dropAllReferences();
  for (Operation *op : casts)
    op->erase();
  for (Operation *op : calls)
    op->erase();
  function.getBody().front().eraseArguments(0, count);
  made.getBody().takeBody(function.getBody());
  function.erase();
  return made;
}

LLVM::LLVMFuncOp padlab::convertPlainFunction(func::FuncOp function,
                                              const LLVMTypeConverter &types) {
  PlainFunction plain(function, types);
  return plain.isConvertible() ? plain.convert() : LLVM::LLVMFuncOp();
}
