//===- CEntry.cpp - functions that C calls -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CEntry.h"

#include "llvm/IR/IRBuilder.h"

using namespace padlab;
using namespace padlab::aot;

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

/// How C passes a scalar, or one part of a complex number.
static llvm::Type *getPartType(const CValue &value,
                               llvm::LLVMContext &context) {
  if (value.cType == "float")
    return llvm::Type::getFloatTy(context);
  if (value.cType == "double")
    return llvm::Type::getDoubleTy(context);
  return llvm::IntegerType::get(context, 8 * value.storage.getPartBytes());
}

namespace {

/// An argument of the program, as parameters of a C function.
struct Passed {
  const CValue &value;
  /// The scalar, or the pointer to the data; null where there is none.
  llvm::Value *data = nullptr;
  /// Of the `?`s, in order.
  llvm::SmallVector<llvm::Value *> extents;
};

/// A C function while it is built.
struct CFunction {
  llvm::Function *function;
  std::vector<Passed> arguments;
  /// Where results, or extents, are stored.
  llvm::SmallVector<llvm::Value *> destinations;
};

struct Parameter {
  llvm::Type *type;
  std::string name;
  bool isWritten = false;
};

} // namespace

static bool takesData(const CValue &argument, bool onlyShapes) {
  return !onlyShapes || !argument.getTensor() || argument.shapesNeedData;
}

static llvm::Function *createFunction(llvm::Module &module, llvm::Type *result,
                                      llvm::StringRef name,
                                      llvm::ArrayRef<Parameter> parameters) {
  llvm::SmallVector<llvm::Type *> types;
  for (const Parameter &parameter : parameters)
    types.push_back(parameter.type);
  llvm::Function *function = llvm::Function::Create(
      llvm::FunctionType::get(result, types, /*isVarArg=*/false),
      llvm::GlobalValue::ExternalLinkage, name, module);
  function->addFnAttr(llvm::Attribute::NoUnwind);
  for (auto [i, parameter] : llvm::enumerate(parameters)) {
    llvm::Argument *argument = function->getArg(i);
    argument->setName(parameter.name);
    if (!parameter.type->isPointerTy())
      continue;
    // Arguments may overlap each other all the same: nobody writes to them.
    argument->addAttr(llvm::Attribute::NoAlias);
    if (!parameter.isWritten)
      argument->addAttr(llvm::Attribute::ReadOnly);
  }
  return function;
}

/// Declares `result name(arguments..., destinations...)`.
static CFunction declare(llvm::Module &module, const CInterface &interface,
                         llvm::Type *result, llvm::StringRef name,
                         bool onlyShapes,
                         llvm::ArrayRef<std::string> destinations) {
  llvm::LLVMContext &context = module.getContext();
  llvm::Type *pointer = llvm::PointerType::get(context, 0);
  llvm::SmallVector<Parameter> parameters;
  for (const CValue &value : interface.arguments) {
    if (takesData(value, onlyShapes))
      parameters.push_back(
          {value.isPointer() ? pointer : getPartType(value, context),
           value.name});
    for (unsigned dim : value.getDynamicDims())
      parameters.push_back(
          {llvm::Type::getInt64Ty(context), value.getExtentName(dim)});
  }
  for (const std::string &destination : destinations)
    parameters.push_back({pointer, destination, /*isWritten=*/true});

  CFunction made{createFunction(module, result, name, parameters), {}, {}};
  auto *next = made.function->arg_begin();
  for (const CValue &value : interface.arguments) {
    Passed passed{value};
    if (takesData(value, onlyShapes))
      passed.data = next++;
    for (size_t i = 0, e = value.getDynamicDims().size(); i != e; ++i)
      passed.extents.push_back(next++);
    made.arguments.push_back(std::move(passed));
  }
  while (next != made.function->arg_end())
    made.destinations.push_back(next++);
  return made;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// From C's type to the program's or back: the same bits, more or fewer zeros.
static llvm::Value *convert(llvm::IRBuilder<> &b, llvm::Value *value,
                            llvm::Type *type) {
  llvm::Type *from = value->getType();
  if (from == type)
    return value;
  if (from->isIntegerTy() && type->isIntegerTy())
    return b.CreateZExtOrTrunc(value, type);
  return b.CreateBitCast(value, type);
}

static llvm::Value *getPart(llvm::IRBuilder<> &b, llvm::Type *part,
                            llvm::Value *pointer, unsigned index) {
  return b.CreateConstInBoundsGEP1_64(part, pointer, index);
}

static llvm::Value *loadScalar(llvm::IRBuilder<> &b, const Passed &passed,
                               llvm::Type *type) {
  if (!passed.value.storage.isComplex())
    return convert(b, passed.data, type);
  llvm::Type *part = getPartType(passed.value, b.getContext());
  llvm::Value *whole = llvm::PoisonValue::get(type);
  for (unsigned i = 0; i != 2; ++i)
    whole = b.CreateInsertValue(
        whole,
        convert(b, b.CreateLoad(part, getPart(b, part, passed.data, i)),
                type->getStructElementType(i)),
        i);
  return whole;
}

static void storeScalar(llvm::IRBuilder<> &b, const CValue &value,
                        llvm::Value *scalar, llvm::Value *pointer) {
  llvm::Type *part = getPartType(value, b.getContext());
  if (!value.storage.isComplex()) {
    b.CreateStore(convert(b, scalar, part), pointer);
    return;
  }
  for (unsigned i = 0; i != 2; ++i)
    b.CreateStore(convert(b, b.CreateExtractValue(scalar, i), part),
                  getPart(b, part, pointer, i));
}

/// The words of the descriptor of a packed tensor (Descriptor.h).
static void addDescriptor(llvm::IRBuilder<> &b, mlir::RankedTensorType type,
                          llvm::Value *data,
                          llvm::ArrayRef<llvm::Value *> dynamicExtents,
                          llvm::SmallVectorImpl<llvm::Value *> &operands) {
  llvm::SmallVector<llvm::Value *> extents;
  for (int64_t extent : type.getShape()) {
    bool isDynamic = mlir::ShapedType::isDynamic(extent);
    extents.push_back(isDynamic ? dynamicExtents.front() : b.getInt64(extent));
    dynamicExtents = dynamicExtents.drop_front(isDynamic);
  }
  llvm::SmallVector<llvm::Value *> strides(extents.size());
  llvm::Value *stride = b.getInt64(1);
  for (size_t i = extents.size(); i-- != 0;) {
    strides[i] = stride;
    stride = b.CreateMul(stride, extents[i]);
  }
  operands.append({data, data, b.getInt64(0)});
  operands.append(extents);
  operands.append(strides);
}

/// What a result is copied from when it is not in its destination. Descriptors
/// are in two arrays as members 3 and 4.
static void copyTensor(llvm::IRBuilder<> &b, const CValue &value,
                       llvm::Value *descriptor, llvm::Value *destination) {
  llvm::Type *byte = b.getInt8Ty();
  llvm::Value *bytes = b.getInt64(value.storage.bytes);
  llvm::Value *offset = b.CreateMul(b.CreateExtractValue(descriptor, 2), bytes);
  llvm::Value *data =
      b.CreateGEP(byte, b.CreateExtractValue(descriptor, 1), offset);
  for (unsigned i = 0, e = value.getTensor().getRank(); i != e; ++i)
    bytes = b.CreateMul(bytes, b.CreateExtractValue(descriptor, {3, i}));
  llvm::Value *isThere = b.CreateICmpEQ(data, destination);
  b.CreateMemCpy(destination, llvm::Align(), data, llvm::Align(),
                 b.CreateSelect(isThere, b.getInt64(0), bytes));
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// What the lowering makes of the arguments.
static void addOperands(llvm::IRBuilder<> &b, const Passed &passed,
                        llvm::Function &callee,
                        llvm::SmallVectorImpl<llvm::Value *> &operands) {
  if (mlir::RankedTensorType tensor = passed.value.getTensor())
    addDescriptor(b, tensor, passed.data, passed.extents, operands);
  else
    operands.push_back(loadScalar(
        b, passed, callee.getFunctionType()->getParamType(operands.size())));
}

static llvm::Value *getResult(llvm::IRBuilder<> &b, llvm::Value *all,
                              unsigned place, unsigned count) {
  return count == 1 ? all : b.CreateExtractValue(all, place);
}

static llvm::IRBuilder<> beginBody(const CFunction &made,
                                   llvm::Function &callee) {
  callee.addFnAttr(llvm::Attribute::AlwaysInline);
  return llvm::IRBuilder<>(
      llvm::BasicBlock::Create(callee.getContext(), "", made.function));
}

/// The place of the first extent of result `index` among all that the shape
/// program returns; beyond the last result their number.
static unsigned getFirstExtent(const CInterface &interface, unsigned index) {
  unsigned first = 0;
  for (unsigned i = 0; i != index; ++i)
    first += interface.results[i].getDynamicDims().size();
  return first;
}

/// void NAME_resultI_shape(arguments..., int64_t extents[])
static llvm::Function *defineShape(const CInterface &interface, unsigned index,
                                   llvm::Function &shapes) {
  const CValue &result = interface.results[index];
  CFunction made = declare(*shapes.getParent(), interface,
                           llvm::Type::getVoidTy(shapes.getContext()),
                           interface.getShapeName(result),
                           /*onlyShapes=*/true, {"extents"});
  llvm::IRBuilder<> b = beginBody(made, shapes);
  llvm::SmallVector<llvm::Value *> operands;
  for (const Passed &passed : made.arguments) {
    if (passed.data)
      addOperands(b, passed, shapes, operands);
    operands.append(passed.extents);
  }
  llvm::Value *all = b.CreateCall(&shapes, operands);
  unsigned count = getFirstExtent(interface, interface.results.size());
  unsigned next = getFirstExtent(interface, index);
  for (auto [dim, known] : llvm::enumerate(result.getTensor().getShape())) {
    llvm::Value *extent = mlir::ShapedType::isDynamic(known)
                              ? getResult(b, all, next++, count)
                              : b.getInt64(known);
    b.CreateStore(extent,
                  getPart(b, b.getInt64Ty(), made.destinations.front(), dim));
  }
  b.CreateRetVoid();
  return made.function;
}

/// The extents of the `?`s of a result, by the function that C calls for them.
static llvm::SmallVector<llvm::Value *> callShape(llvm::IRBuilder<> &b,
                                                  const CFunction &caller,
                                                  const CValue &result,
                                                  llvm::Function &shape) {
  llvm::SmallVector<llvm::Value *> operands;
  for (const Passed &passed : caller.arguments) {
    if (takesData(passed.value, /*onlyShapes=*/true))
      operands.push_back(passed.data);
    operands.append(passed.extents);
  }
  llvm::Type *number = b.getInt64Ty();
  llvm::Value *room = b.CreateAlloca(
      llvm::ArrayType::get(number, result.getTensor().getRank()));
  operands.push_back(room);
  b.CreateCall(&shape, operands);
  llvm::SmallVector<llvm::Value *> extents;
  for (unsigned dim : result.getDynamicDims())
    extents.push_back(b.CreateLoad(number, getPart(b, number, room, dim)));
  return extents;
}

/// void NAME(arguments..., results...), or the one scalar result.
static void defineEntry(const CInterface &interface, llvm::Function &entry,
                        llvm::ArrayRef<llvm::Function *> shapes) {
  llvm::LLVMContext &context = entry.getContext();
  llvm::SmallVector<std::string> destinations;
  llvm::Type *returned = llvm::Type::getVoidTy(context);
  if (interface.returnsValue())
    returned = getPartType(interface.results.front(), context);
  else
    for (const CValue &result : interface.results)
      destinations.push_back(result.name);
  CFunction made =
      declare(*entry.getParent(), interface, returned, interface.name,
              /*onlyShapes=*/false, destinations);

  llvm::IRBuilder<> b = beginBody(made, entry);
  llvm::SmallVector<llvm::Value *> operands;
  for (const Passed &passed : made.arguments)
    addOperands(b, passed, entry, operands);
  for (auto [i, result] : llvm::enumerate(interface.results))
    if (result.getTensor())
      addDescriptor(b, result.getTensor(), made.destinations[i],
                    shapes[i] ? callShape(b, made, result, *shapes[i])
                              : llvm::SmallVector<llvm::Value *>(),
                    operands);
  llvm::Value *all = b.CreateCall(&entry, operands);
  if (interface.returnsValue()) {
    b.CreateRet(convert(b, all, returned));
    return;
  }
  for (auto [i, result] : llvm::enumerate(interface.results)) {
    llvm::Value *value = getResult(b, all, i, interface.results.size());
    if (result.getTensor())
      copyTensor(b, result, value, made.destinations[i]);
    else
      storeScalar(b, result, value, made.destinations[i]);
  }
  b.CreateRetVoid();
}

void padlab::aot::defineCFunctions(const CInterface &interface,
                                   llvm::Function &entry,
                                   llvm::Function *shapes) {
  llvm::Module &module = *entry.getParent();
  for (llvm::GlobalValue &global : module.global_values())
    if (!global.isDeclaration())
      global.setLinkage(llvm::GlobalValue::InternalLinkage);
  llvm::SmallVector<llvm::Function *> shapeFunctions;
  for (auto [i, result] : llvm::enumerate(interface.results))
    shapeFunctions.push_back(result.getDynamicDims().empty()
                                 ? nullptr
                                 : defineShape(interface, i, *shapes));
  defineEntry(interface, entry, shapeFunctions);
}
