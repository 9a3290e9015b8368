//===- CEntry.cpp - functions that C calls -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CEntry.h"

#include "padlab/codegen/Application.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/MDBuilder.h"

using namespace padlab;
using namespace padlab::aot;

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

/// Returns the type in which C passes a scalar, or one part of a complex
/// number.
static llvm::Type *getPartType(const CValue &value,
                               llvm::LLVMContext &context) {
  if (value.cType == "float")
    return llvm::Type::getFloatTy(context);
  if (value.cType == "double")
    return llvm::Type::getDoubleTy(context);
  return llvm::IntegerType::get(context, 8 * value.storage.getPartBytes());
}

namespace {

/// An argument of the program, with the parameters of the C function that stand
/// for it.
struct Passed {
  const CValue &value;
  /// The scalar, or the pointer to the data; null if the C function does not
  /// take the data.
  llvm::Value *data = nullptr;
  /// The parameters for the dynamic extents, in order of dimensions.
  llvm::SmallVector<llvm::Value *> extents;
};

/// A C function that is being built.
struct CFunction {
  llvm::Function *function;
  std::vector<Passed> arguments;
  /// The parameters that point to the memory for results, or for extents.
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
    // Arguments may overlap each other in spite of this attribute, because
    // nothing writes to them.
    argument->addAttr(llvm::Attribute::NoAlias);
    if (!parameter.isWritten)
      argument->addAttr(llvm::Attribute::ReadOnly);
  }
  return function;
}

/// Declares `int name(arguments..., destinations...)`.
static CFunction declare(llvm::Module &module, const CInterface &interface,
                         llvm::StringRef name, bool onlyShapes,
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

  CFunction made{
      createFunction(module, llvm::Type::getInt32Ty(context), name, parameters),
      {},
      {}};
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

/// Converts between C's type of a value and the program's type: truncates an
/// integer or extends it by zeros, or reinterprets the bits of a float.
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

/// Appends the words of the descriptor of a packed tensor
/// (lib/Engine/Descriptor.h) to `operands`.
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

/// Copies a result to its destination unless it is there already. The extents
/// and strides of a descriptor are arrays, which are its members 3 and 4.
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
// Arguments that callers may not pass
//===----------------------------------------------------------------------===//

namespace {
/// Memory that a pointer parameter points to: that of a tensor, or of a scalar.
struct Memory {
  llvm::Value *data, *bytes;
  uint64_t alignment;
  bool isWritten;
};

/// Collects three conditions under which a call of the C function is invalid.
/// The generated code checks them in the order of the members.
class CallChecks {
public:
  explicit CallChecks(llvm::IRBuilder<> &b)
      : b(b), hasBadExtent(b.getFalse()), isMisaligned(b.getFalse()),
        overlaps(b.getFalse()) {}

  /// Adds the conditions on the extents of a tensor, and returns its size in
  /// bytes.
  llvm::Value *addExtents(const CValue &value,
                          llvm::ArrayRef<llvm::Value *> dynamicExtents);
  void addMemory(const CValue &value, llvm::Value *data, llvm::Value *bytes,
                 bool isWritten);
  /// Emits code that returns from the function if one of the conditions holds.
  /// More conditions can be added afterwards.
  void emit();

private:
  void add(llvm::Value *&all, llvm::Value *one) { all = b.CreateOr(all, one); }
  void addOverlap(const Memory &one, const Memory &other);

  llvm::IRBuilder<> &b;
  llvm::Value *hasBadExtent, *isMisaligned, *overlaps;
  llvm::SmallVector<Memory> memories;
};
} // namespace

llvm::Value *
CallChecks::addExtents(const CValue &value,
                       llvm::ArrayRef<llvm::Value *> dynamicExtents) {
  mlir::RankedTensorType tensor = value.getTensor();
  // The product leaves out extents of zero, so that they hide no overflow of
  // the other extents' product.
  llvm::Value *bytes = b.getInt64(value.storage.bytes);
  llvm::Value *isEmpty = b.getFalse();
  for (int64_t known : tensor.getShape()) {
    bool isDynamic = mlir::ShapedType::isDynamic(known);
    llvm::Value *extent =
        isDynamic ? dynamicExtents.front() : b.getInt64(known);
    dynamicExtents = dynamicExtents.drop_front(isDynamic);
    llvm::Value *zero = b.getInt64(0);
    if (isDynamic)
      add(hasBadExtent, b.CreateICmpSLT(extent, zero));
    llvm::Value *isZero = b.CreateICmpEQ(extent, zero);
    isEmpty = b.CreateOr(isEmpty, isZero);
    llvm::Value *factor = b.CreateSelect(isZero, b.getInt64(1), extent);
    llvm::Value *product = b.CreateBinaryIntrinsic(
        llvm::Intrinsic::smul_with_overflow, bytes, factor);
    bytes = b.CreateExtractValue(product, 0);
    add(hasBadExtent, b.CreateExtractValue(product, 1));
  }
  return b.CreateSelect(isEmpty, b.getInt64(0), bytes);
}

void CallChecks::addOverlap(const Memory &one, const Memory &other) {
  auto getNumber = [&](llvm::Value *pointer) {
    return b.CreatePtrToInt(pointer, b.getInt64Ty());
  };
  // The distance between the two start addresses wraps around if it is
  // negative. Sizes are less than half of the address space, so that one
  // comparison is enough for each order of the two addresses.
  llvm::Value *distance =
      b.CreateSub(getNumber(one.data), getNumber(other.data));
  llvm::Value *beginsIn = b.CreateICmpULT(distance, other.bytes);
  llvm::Value *isBegunIn = b.CreateICmpULT(b.CreateNeg(distance), one.bytes);
  llvm::Value *zero = b.getInt64(0);
  llvm::Value *bothThere = b.CreateAnd(b.CreateICmpNE(one.bytes, zero),
                                       b.CreateICmpNE(other.bytes, zero));
  add(overlaps, b.CreateAnd(b.CreateOr(beginsIn, isBegunIn), bothThere));
}

void CallChecks::addMemory(const CValue &value, llvm::Value *data,
                           llvm::Value *bytes, bool isWritten) {
  uint64_t alignment = value.storage.getPartBytes();
  Memory memory = {data, bytes, alignment, isWritten};
  if (alignment > 1)
    add(isMisaligned,
        b.CreateICmpNE(
            b.CreateAnd(b.CreatePtrToInt(data, b.getInt64Ty()), alignment - 1),
            b.getInt64(0)));
  for (const Memory &other : memories)
    if (isWritten || other.isWritten)
      addOverlap(memory, other);
  memories.push_back(memory);
}

void CallChecks::emit() {
  llvm::Function *function = b.GetInsertBlock()->getParent();
  auto *wrong = llvm::BasicBlock::Create(b.getContext(), "wrong", function);
  auto *right = llvm::BasicBlock::Create(b.getContext(), "right", function);
  llvm::Value *any =
      b.CreateOr(hasBadExtent, b.CreateOr(isMisaligned, overlaps));
  b.CreateCondBr(any, wrong, right,
                 llvm::MDBuilder(b.getContext()).createUnlikelyBranchWeights());
  b.SetInsertPoint(wrong);
  b.CreateRet(
      b.CreateSelect(hasBadExtent, b.getInt32(PADLAB_BAD_EXTENT),
                     b.CreateSelect(isMisaligned, b.getInt32(PADLAB_MISALIGNED),
                                    b.getInt32(PADLAB_OVERLAP))));
  b.SetInsertPoint(right);
  hasBadExtent = isMisaligned = overlaps = b.getFalse();
}

/// Returns the number of bytes of `value`, which is not a tensor.
static llvm::Value *getScalarBytes(llvm::IRBuilder<> &b, const CValue &value) {
  return b.getInt64(value.storage.bytes);
}

static void checkArguments(CallChecks &checks, llvm::IRBuilder<> &b,
                           const CFunction &made) {
  for (const Passed &passed : made.arguments) {
    llvm::Value *bytes = passed.value.getTensor()
                             ? checks.addExtents(passed.value, passed.extents)
                             : getScalarBytes(b, passed.value);
    if (passed.data && passed.value.isPointer())
      checks.addMemory(passed.value, passed.data, bytes, /*isWritten=*/false);
  }
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// Appends the operands of `callee` that stand for an argument: the lowering
/// has converted a tensor to the words of a descriptor.
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

/// Returns the index of the first extent of result `index` among all extents
/// that the shape program returns. If `index` is the number of results, returns
/// the number of all extents.
static unsigned getFirstExtent(const CInterface &interface, unsigned index) {
  unsigned first = 0;
  for (unsigned i = 0; i != index; ++i)
    first += interface.results[i].getDynamicDims().size();
  return first;
}

/// Calls the shape program; returns the dynamic extents of all results.
static llvm::SmallVector<llvm::Value *> callShapes(llvm::IRBuilder<> &b,
                                                   const CInterface &interface,
                                                   const CFunction &caller,
                                                   llvm::Function &shapes) {
  llvm::SmallVector<llvm::Value *> operands;
  for (const Passed &passed : caller.arguments) {
    if (takesData(passed.value, /*onlyShapes=*/true))
      addOperands(b, passed, shapes, operands);
    operands.append(passed.extents);
  }
  llvm::Value *all = b.CreateCall(&shapes, operands);
  unsigned count = getFirstExtent(interface, interface.results.size());
  llvm::SmallVector<llvm::Value *> extents;
  for (unsigned i = 0; i != count; ++i)
    extents.push_back(getResult(b, all, i, count));
  return extents;
}

static llvm::ArrayRef<llvm::Value *>
getExtents(const CInterface &interface, unsigned index,
           llvm::ArrayRef<llvm::Value *> extents) {
  return extents.slice(getFirstExtent(interface, index),
                       interface.results[index].getDynamicDims().size());
}

/// Defines `int NAME_resultI_shape(arguments..., int64_t extents[])`.
static void defineShape(const CInterface &interface, unsigned index,
                        llvm::Function &shapes) {
  const CValue &result = interface.results[index];
  CFunction made =
      declare(*shapes.getParent(), interface, interface.getShapeName(result),
              /*onlyShapes=*/true, {"extents"});
  llvm::IRBuilder<> b = beginBody(made, shapes);
  CallChecks checks(b);
  checkArguments(checks, b, made);
  checks.emit();
  llvm::SmallVector<llvm::Value *> all = callShapes(b, interface, made, shapes);
  llvm::ArrayRef<llvm::Value *> extents = getExtents(interface, index, all);
  checks.addExtents(result, extents);
  for (auto [dim, known] : llvm::enumerate(result.getTensor().getShape())) {
    bool isDynamic = mlir::ShapedType::isDynamic(known);
    b.CreateStore(isDynamic ? extents.front() : b.getInt64(known),
                  getPart(b, b.getInt64Ty(), made.destinations.front(), dim));
    extents = extents.drop_front(isDynamic);
  }
  checks.emit();
  b.CreateRet(b.getInt32(PADLAB_OK));
}

/// Defines `int NAME(arguments..., results...)`.
static void defineEntry(const CInterface &interface, llvm::Function &entry,
                        llvm::Function *shapes) {
  llvm::SmallVector<std::string> destinations;
  for (const CValue &result : interface.results)
    destinations.push_back(result.name);
  CFunction made = declare(*entry.getParent(), interface, interface.name,
                           /*onlyShapes=*/false, destinations);

  llvm::IRBuilder<> b = beginBody(made, entry);
  CallChecks checks(b);
  checkArguments(checks, b, made);
  llvm::SmallVector<llvm::Value *> extents;
  if (interface.hasDynamicResults()) {
    // The shape program may read elements of arguments, so the arguments are
    // checked before it runs.
    checks.emit();
    extents = callShapes(b, interface, made, *shapes);
  }
  llvm::SmallVector<llvm::Value *> operands;
  for (const Passed &passed : made.arguments)
    addOperands(b, passed, entry, operands);
  for (auto [i, result] : llvm::enumerate(interface.results)) {
    llvm::Value *bytes = getScalarBytes(b, result);
    if (result.getTensor()) {
      auto its = getExtents(interface, i, extents);
      bytes = checks.addExtents(result, its);
      addDescriptor(b, result.getTensor(), made.destinations[i], its, operands);
    }
    checks.addMemory(result, made.destinations[i], bytes, /*isWritten=*/true);
  }
  checks.emit();
  llvm::Value *all = b.CreateCall(&entry, operands);
  for (auto [i, result] : llvm::enumerate(interface.results)) {
    llvm::Value *value = getResult(b, all, i, interface.results.size());
    if (result.getTensor())
      copyTensor(b, result, value, made.destinations[i]);
    else
      storeScalar(b, result, value, made.destinations[i]);
  }
  b.CreateRet(b.getInt32(PADLAB_OK));
}

void padlab::aot::makeLocal(llvm::Module &module) {
  for (llvm::GlobalValue &global : module.global_values())
    if (!global.isDeclaration())
      global.setLinkage(llvm::GlobalValue::InternalLinkage);
}

void padlab::aot::defineCFunctions(const CInterface &interface,
                                   llvm::Function &entry,
                                   llvm::Function *shapes) {
  for (auto [i, result] : llvm::enumerate(interface.results))
    if (!result.getDynamicDims().empty())
      defineShape(interface, i, *shapes);
  defineEntry(interface, entry, shapes);
}
