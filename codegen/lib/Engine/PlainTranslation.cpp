//===- PlainTranslation.cpp - common operations to LLVM IR ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlainTranslation.h"

#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/Target/LLVMIR/TypeToLLVM.h"
#include "llvm/Analysis/TargetFolder.h"
#include "llvm/IR/IRBuilder.h"

using namespace mlir;
using namespace padlab;

using Code = llvm::Instruction::BinaryOps;
using Cast = llvm::Instruction::CastOps;

namespace {

/// Translates functions into one module.
class PlainTranslator {
public:
  explicit PlainTranslator(llvm::Module &module)
      : module(module), types(module.getContext()),
        builder(module.getContext(),
                llvm::TargetFolder(module.getDataLayout())) {}

  void translate(Region &body, llvm::Function &function);

  llvm::Value *get(Value value) const { return values.lookup(value); }
  llvm::SmallVector<llvm::Value *> get(ValueRange operands) const {
    return llvm::map_to_vector(operands, [&](Value v) { return get(v); });
  }
  llvm::BasicBlock *get(Block *block) const { return blocks.lookup(block); }
  llvm::Type *get(Type type) {
    llvm::Type *&known = knownTypes[type];
    if (!known)
      known = types.translateType(type);
    return known;
  }

private:
  void addBlock(Block &block, llvm::Function &function);
  void connect(Block &block);

public:
  llvm::Module &module;

private:
  LLVM::TypeToLLVMIRTranslator types;
  llvm::DenseMap<Type, llvm::Type *> knownTypes;
  llvm::DenseMap<Value, llvm::Value *> values;
  llvm::DenseMap<Block *, llvm::BasicBlock *> blocks;

public:
  llvm::IRBuilder<llvm::TargetFolder> builder;
};

/// How one kind of operations is translated.
struct Translation {
  /// Whether an operation has no attribute that is not translated here.
  bool (*isPlain)(Operation *op);
  /// The value of the operation's result; null where it has none.
  llvm::Value *(*translate)(Operation *op, PlainTranslator &to);
};

using Table = llvm::DenseMap<TypeID, Translation>;

/// Adds one kind of operations.
template <typename Op>
void add(Table &table, bool (*isPlain)(Operation *),
         llvm::Value *(*translate)(Operation *, PlainTranslator &)) {
  table[TypeID::get<Op>()] = {isPlain, translate};
}

bool always(Operation *) { return true; }

} // namespace

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

template <typename Op>
static bool isStrict(Operation *op) {
  return cast<Op>(op).getFastmathFlags() == LLVM::FastmathFlags::none;
}

template <Code code>
static llvm::Value *translateBinary(Operation *op, PlainTranslator &to) {
  return to.builder.CreateBinOp(code, to.get(op->getOperand(0)),
                                to.get(op->getOperand(1)));
}

using CreateWrapping =
    llvm::Value *(llvm::IRBuilderBase::*)(llvm::Value *, llvm::Value *,
                                          const llvm::Twine &, bool, bool);

template <typename Op, CreateWrapping create>
static llvm::Value *translateWrapping(Operation *op, PlainTranslator &to) {
  auto wrapping = cast<Op>(op);
  return (to.builder.*
          create)(to.get(op->getOperand(0)), to.get(op->getOperand(1)), "",
                  wrapping.hasNoUnsignedWrap(), wrapping.hasNoSignedWrap());
}

template <Cast code>
static llvm::Value *translateCast(Operation *op, PlainTranslator &to) {
  return to.builder.CreateCast(code, to.get(op->getOperand(0)),
                               to.get(op->getResult(0).getType()));
}

/// An intrinsic of one or two operands of one type.
template <llvm::Intrinsic::ID id>
static llvm::Value *translateIntrinsic(Operation *op, PlainTranslator &to) {
  llvm::Value *first = to.get(op->getOperand(0));
  return op->getNumOperands() == 1 ? to.builder.CreateUnaryIntrinsic(id, first)
                                   : to.builder.CreateBinaryIntrinsic(
                                         id, first, to.get(op->getOperand(1)));
}

template <typename Op, CreateWrapping create>
static void addWrapping(Table &table) {
  add<Op>(table, always, translateWrapping<Op, create>);
}

template <typename Op, Code code>
static void addExact(Table &table) {
  add<Op>(
      table, [](Operation *op) { return !cast<Op>(op).getIsExact(); },
      translateBinary<code>);
}

template <typename Op, Code code>
static void addFloat(Table &table) {
  add<Op>(table, isStrict<Op>, translateBinary<code>);
}

template <typename Op, llvm::Intrinsic::ID id>
static void addFloatIntrinsic(Table &table) {
  add<Op>(table, isStrict<Op>, translateIntrinsic<id>);
}

static void addFloatIntrinsics(Table &table) {
  addFloatIntrinsic<LLVM::MaximumOp, llvm::Intrinsic::maximum>(table);
  addFloatIntrinsic<LLVM::MinimumOp, llvm::Intrinsic::minimum>(table);
  addFloatIntrinsic<LLVM::MaxNumOp, llvm::Intrinsic::maxnum>(table);
  addFloatIntrinsic<LLVM::MinNumOp, llvm::Intrinsic::minnum>(table);
  addFloatIntrinsic<LLVM::CopySignOp, llvm::Intrinsic::copysign>(table);
  addFloatIntrinsic<LLVM::FAbsOp, llvm::Intrinsic::fabs>(table);
  addFloatIntrinsic<LLVM::FCeilOp, llvm::Intrinsic::ceil>(table);
  addFloatIntrinsic<LLVM::FFloorOp, llvm::Intrinsic::floor>(table);
  addFloatIntrinsic<LLVM::FTruncOp, llvm::Intrinsic::trunc>(table);
  addFloatIntrinsic<LLVM::SqrtOp, llvm::Intrinsic::sqrt>(table);
}

static void addArithmetic(Table &table) {
  using I = llvm::Instruction;
  using B = llvm::IRBuilderBase;
  addWrapping<LLVM::AddOp, &B::CreateAdd>(table);
  addWrapping<LLVM::SubOp, &B::CreateSub>(table);
  addWrapping<LLVM::MulOp, &B::CreateMul>(table);
  addWrapping<LLVM::ShlOp, static_cast<CreateWrapping>(&B::CreateShl)>(table);
  addExact<LLVM::UDivOp, I::UDiv>(table);
  addExact<LLVM::SDivOp, I::SDiv>(table);
  addExact<LLVM::LShrOp, I::LShr>(table);
  addExact<LLVM::AShrOp, I::AShr>(table);
  add<LLVM::URemOp>(table, always, translateBinary<I::URem>);
  add<LLVM::SRemOp>(table, always, translateBinary<I::SRem>);
  add<LLVM::AndOp>(table, always, translateBinary<I::And>);
  add<LLVM::XOrOp>(table, always, translateBinary<I::Xor>);
  add<LLVM::OrOp>(
      table,
      [](Operation *op) { return !cast<LLVM::OrOp>(op).getIsDisjoint(); },
      translateBinary<I::Or>);
  addFloat<LLVM::FAddOp, I::FAdd>(table);
  addFloat<LLVM::FSubOp, I::FSub>(table);
  addFloat<LLVM::FMulOp, I::FMul>(table);
  addFloat<LLVM::FDivOp, I::FDiv>(table);
  addFloat<LLVM::FRemOp, I::FRem>(table);
  add<LLVM::SMaxOp>(table, always, translateIntrinsic<llvm::Intrinsic::smax>);
  add<LLVM::SMinOp>(table, always, translateIntrinsic<llvm::Intrinsic::smin>);
  add<LLVM::UMaxOp>(table, always, translateIntrinsic<llvm::Intrinsic::umax>);
  add<LLVM::UMinOp>(table, always, translateIntrinsic<llvm::Intrinsic::umin>);
}

static void addCasts(Table &table) {
  using I = llvm::Instruction;
  add<LLVM::SExtOp>(table, always, translateCast<I::SExt>);
  add<LLVM::ZExtOp>(
      table, [](Operation *op) { return !cast<LLVM::ZExtOp>(op).getNonNeg(); },
      translateCast<I::ZExt>);
  add<LLVM::UIToFPOp>(
      table,
      [](Operation *op) { return !cast<LLVM::UIToFPOp>(op).getNonNeg(); },
      translateCast<I::UIToFP>);
  add<LLVM::TruncOp>(
      table,
      [](Operation *op) {
        return cast<LLVM::TruncOp>(op).getOverflowFlags() ==
               LLVM::IntegerOverflowFlags::none;
      },
      translateCast<I::Trunc>);
  add<LLVM::SIToFPOp>(table, always, translateCast<I::SIToFP>);
  add<LLVM::FPToSIOp>(table, always, translateCast<I::FPToSI>);
  add<LLVM::FPToUIOp>(table, always, translateCast<I::FPToUI>);
  add<LLVM::FPExtOp>(table, always, translateCast<I::FPExt>);
  add<LLVM::FPTruncOp>(table, always, translateCast<I::FPTrunc>);
  add<LLVM::BitcastOp>(table, always, translateCast<I::BitCast>);
  add<LLVM::PtrToIntOp>(table, always, translateCast<I::PtrToInt>);
  add<LLVM::IntToPtrOp>(
      table,
      [](Operation *op) {
        return !cast<LLVM::IntToPtrOp>(op).getDereferenceableAttr();
      },
      translateCast<I::IntToPtr>);
}

static llvm::Value *translateNegation(Operation *op, PlainTranslator &to) {
  return to.builder.CreateFNeg(to.get(op->getOperand(0)));
}

/// The predicates have the same names in both worlds, and numbers of their own.
static llvm::Value *translateICmp(Operation *op, PlainTranslator &to) {
  auto compare = cast<LLVM::ICmpOp>(op);
  static constexpr llvm::CmpInst::Predicate predicates[] = {
      llvm::CmpInst::ICMP_EQ,  llvm::CmpInst::ICMP_NE,  llvm::CmpInst::ICMP_SLT,
      llvm::CmpInst::ICMP_SLE, llvm::CmpInst::ICMP_SGT, llvm::CmpInst::ICMP_SGE,
      llvm::CmpInst::ICMP_ULT, llvm::CmpInst::ICMP_ULE, llvm::CmpInst::ICMP_UGT,
      llvm::CmpInst::ICMP_UGE};
  return to.builder.CreateICmp(
      predicates[static_cast<unsigned>(compare.getPredicate())],
      to.get(compare.getLhs()), to.get(compare.getRhs()));
}

static llvm::Value *translateFCmp(Operation *op, PlainTranslator &to) {
  auto compare = cast<LLVM::FCmpOp>(op);
  static constexpr llvm::CmpInst::Predicate predicates[] = {
      llvm::CmpInst::FCMP_FALSE, llvm::CmpInst::FCMP_OEQ,
      llvm::CmpInst::FCMP_OGT,   llvm::CmpInst::FCMP_OGE,
      llvm::CmpInst::FCMP_OLT,   llvm::CmpInst::FCMP_OLE,
      llvm::CmpInst::FCMP_ONE,   llvm::CmpInst::FCMP_ORD,
      llvm::CmpInst::FCMP_UEQ,   llvm::CmpInst::FCMP_UGT,
      llvm::CmpInst::FCMP_UGE,   llvm::CmpInst::FCMP_ULT,
      llvm::CmpInst::FCMP_ULE,   llvm::CmpInst::FCMP_UNE,
      llvm::CmpInst::FCMP_UNO,   llvm::CmpInst::FCMP_TRUE};
  return to.builder.CreateFCmp(
      predicates[static_cast<unsigned>(compare.getPredicate())],
      to.get(compare.getLhs()), to.get(compare.getRhs()));
}

static llvm::Value *translateSelect(Operation *op, PlainTranslator &to) {
  return to.builder.CreateSelect(to.get(op->getOperand(0)),
                                 to.get(op->getOperand(1)),
                                 to.get(op->getOperand(2)));
}

//===----------------------------------------------------------------------===//
// Constants and aggregates
//===----------------------------------------------------------------------===//

static bool isPlainConstant(Operation *op) {
  auto constant = cast<LLVM::ConstantOp>(op);
  Type type = constant.getType();
  if (isa<IntegerAttr>(constant.getValue()))
    return type.isSignlessInteger();
  auto number = dyn_cast<FloatAttr>(constant.getValue());
  return number && number.getType() == type &&
         isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(type);
}

static llvm::Value *translateConstant(Operation *op, PlainTranslator &to) {
  auto constant = cast<LLVM::ConstantOp>(op);
  llvm::Type *type = to.get(constant.getType());
  if (auto number = dyn_cast<FloatAttr>(constant.getValue()))
    return llvm::ConstantFP::get(type, number.getValue());
  return llvm::ConstantInt::get(type,
                                cast<IntegerAttr>(constant.getValue())
                                    .getValue()
                                    .sextOrTrunc(type->getIntegerBitWidth()));
}

template <typename Constant>
static llvm::Value *translateNothing(Operation *op, PlainTranslator &to) {
  return Constant::get(to.get(op->getResult(0).getType()));
}

static llvm::Value *translateZero(Operation *op, PlainTranslator &to) {
  return llvm::Constant::getNullValue(to.get(op->getResult(0).getType()));
}

static bool isPlainZero(Operation *op) {
  return isa<IntegerType, FloatType, LLVM::LLVMPointerType>(
      op->getResult(0).getType());
}

static llvm::SmallVector<unsigned, 4> getPath(llvm::ArrayRef<int64_t> path) {
  return llvm::SmallVector<unsigned, 4>(path.begin(), path.end());
}

static llvm::Value *translateExtract(Operation *op, PlainTranslator &to) {
  auto extract = cast<LLVM::ExtractValueOp>(op);
  return to.builder.CreateExtractValue(to.get(extract.getContainer()),
                                       getPath(extract.getPosition()));
}

static llvm::Value *translateInsert(Operation *op, PlainTranslator &to) {
  auto insert = cast<LLVM::InsertValueOp>(op);
  return to.builder.CreateInsertValue(to.get(insert.getContainer()),
                                      to.get(insert.getValue()),
                                      getPath(insert.getPosition()));
}

static void addValues(Table &table) {
  add<LLVM::FNegOp>(table, isStrict<LLVM::FNegOp>, translateNegation);
  add<LLVM::ICmpOp>(table, always, translateICmp);
  add<LLVM::FCmpOp>(table, isStrict<LLVM::FCmpOp>, translateFCmp);
  add<LLVM::SelectOp>(table, isStrict<LLVM::SelectOp>, translateSelect);
  add<LLVM::ConstantOp>(table, isPlainConstant, translateConstant);
  add<LLVM::UndefOp>(table, always, translateNothing<llvm::UndefValue>);
  add<LLVM::PoisonOp>(table, always, translateNothing<llvm::PoisonValue>);
  add<LLVM::ZeroOp>(table, isPlainZero, translateZero);
  add<LLVM::ExtractValueOp>(table, always, translateExtract);
  add<LLVM::InsertValueOp>(table, always, translateInsert);
}

//===----------------------------------------------------------------------===//
// Memory and calls
//===----------------------------------------------------------------------===//

template <typename Op>
static bool isPlainAccess(Op op) {
  return !op.getNontemporal() && !op.getInvariantGroup() &&
         op.getOrdering() == LLVM::AtomicOrdering::not_atomic &&
         !op.getAccessGroupsAttr() && !op.getAliasScopesAttr() &&
         !op.getNoaliasScopesAttr() && !op.getTbaaAttr();
}

static bool isPlainLoad(Operation *op) {
  auto load = cast<LLVM::LoadOp>(op);
  return isPlainAccess(load) && !load.getInvariant() &&
         !load.getDereferenceableAttr();
}

static bool isPlainStore(Operation *op) {
  return isPlainAccess(cast<LLVM::StoreOp>(op));
}

static llvm::Value *translateLoad(Operation *op, PlainTranslator &to) {
  auto load = cast<LLVM::LoadOp>(op);
  auto *made = to.builder.CreateLoad(
      to.get(load.getType()), to.get(load.getAddr()), load.getVolatile_());
  if (std::optional<uint64_t> alignment = load.getAlignment())
    made->setAlignment(llvm::Align(*alignment));
  return made;
}

static llvm::Value *translateStore(Operation *op, PlainTranslator &to) {
  auto store = cast<LLVM::StoreOp>(op);
  auto *made = to.builder.CreateStore(
      to.get(store.getValue()), to.get(store.getAddr()), store.getVolatile_());
  if (std::optional<uint64_t> alignment = store.getAlignment())
    made->setAlignment(llvm::Align(*alignment));
  return nullptr;
}

static bool isPlainPlace(Operation *op) {
  return isa<LLVM::LLVMPointerType>(op->getResult(0).getType());
}

static llvm::Value *translatePlace(Operation *op, PlainTranslator &to) {
  auto place = cast<LLVM::GEPOp>(op);
  llvm::SmallVector<llvm::Value *, 4> indices;
  for (auto index : place.getIndices())
    if (auto value = dyn_cast<Value>(index))
      indices.push_back(to.get(value));
    else
      indices.push_back(to.builder.getInt32(cast<IntegerAttr>(index).getInt()));
  auto flags = place.getNoWrapFlags();
  auto has = [&](LLVM::GEPNoWrapFlags flag) { return (flags & flag) == flag; };
  llvm::GEPNoWrapFlags known = llvm::GEPNoWrapFlags::none();
  if (has(LLVM::GEPNoWrapFlags::inbounds))
    known |= llvm::GEPNoWrapFlags::inBounds();
  if (has(LLVM::GEPNoWrapFlags::nusw))
    known |= llvm::GEPNoWrapFlags::noUnsignedSignedWrap();
  if (has(LLVM::GEPNoWrapFlags::nuw))
    known |= llvm::GEPNoWrapFlags::noUnsignedWrap();
  return to.builder.CreateGEP(to.get(place.getElemType()),
                              to.get(place.getBase()), indices, "", known);
}

static bool isPlainAlloca(Operation *op) {
  return !cast<LLVM::AllocaOp>(op).getInalloca();
}

static llvm::Value *translateAlloca(Operation *op, PlainTranslator &to) {
  auto slot = cast<LLVM::AllocaOp>(op);
  auto *made =
      to.builder.CreateAlloca(to.get(slot.getElemType()),
                              to.get(slot.getType())->getPointerAddressSpace(),
                              to.get(slot.getArraySize()));
  if (std::optional<uint64_t> alignment = slot.getAlignment();
      alignment && *alignment)
    made->setAlignment(llvm::Align(*alignment));
  return made;
}

static bool isPlainCopy(Operation *op) {
  auto copy = cast<LLVM::MemcpyOp>(op);
  return !copy.getAccessGroupsAttr() && !copy.getAliasScopesAttr() &&
         !copy.getNoaliasScopesAttr() && !copy.getTbaaAttr() &&
         !copy.getArgAttrsAttr() && !copy.getResAttrsAttr();
}

static llvm::Value *translateCopy(Operation *op, PlainTranslator &to) {
  auto copy = cast<LLVM::MemcpyOp>(op);
  to.builder.CreateMemCpy(to.get(copy.getDst()), llvm::MaybeAlign(),
                          to.get(copy.getSrc()), llvm::MaybeAlign(),
                          to.get(copy.getLen()), copy.getIsVolatile());
  return nullptr;
}

static llvm::Value *translateAddress(Operation *op, PlainTranslator &to) {
  return to.module.getNamedValue(cast<LLVM::AddressOfOp>(op).getGlobalName());
}

static bool isPlainCall(Operation *op) {
  auto call = cast<LLVM::CallOp>(op);
  return call.getCalleeAttr() && !call.getVarCalleeTypeAttr() &&
         call.getFastmathFlags() == LLVM::FastmathFlags::none &&
         call.getCConv() == LLVM::CConv::C &&
         call.getTailCallKind() == LLVM::TailCallKind::None &&
         !call.getMemoryEffectsAttr() && !call.getConvergent() &&
         !call.getNoUnwind() && !call.getWillReturn() &&
         call.getOpBundleSizes().empty() && !call.getArgAttrsAttr() &&
         !call.getResAttrsAttr() && !call.getNoInline() &&
         !call.getAlwaysInline() && !call.getInlineHint() &&
         !call.getAccessGroupsAttr() && !call.getAliasScopesAttr() &&
         !call.getNoaliasScopesAttr() && !call.getTbaaAttr();
}

static llvm::Value *translateCall(Operation *op, PlainTranslator &to) {
  auto call = cast<LLVM::CallOp>(op);
  llvm::Function *callee = to.module.getFunction(*call.getCallee());
  auto *made = to.builder.CreateCall(callee, to.get(call.getCalleeOperands()));
  return call->getNumResults() ? made : nullptr;
}

static llvm::Value *translateStackSave(Operation *, PlainTranslator &to) {
  return to.builder.CreateStackSave();
}

static llvm::Value *translateStackRestore(Operation *op, PlainTranslator &to) {
  to.builder.CreateStackRestore(to.get(op->getOperand(0)));
  return nullptr;
}

static void addMemory(Table &table) {
  add<LLVM::StackSaveOp>(table, always, translateStackSave);
  add<LLVM::StackRestoreOp>(table, always, translateStackRestore);
  add<LLVM::LoadOp>(table, isPlainLoad, translateLoad);
  add<LLVM::StoreOp>(table, isPlainStore, translateStore);
  add<LLVM::GEPOp>(table, isPlainPlace, translatePlace);
  add<LLVM::AllocaOp>(table, isPlainAlloca, translateAlloca);
  add<LLVM::MemcpyOp>(table, isPlainCopy, translateCopy);
  add<LLVM::AddressOfOp>(table, always, translateAddress);
  add<LLVM::CallOp>(table, isPlainCall, translateCall);
}

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

static bool isPlainBranch(Operation *op) {
  return !cast<LLVM::BrOp>(op).getLoopAnnotationAttr();
}

static llvm::Value *translateBranch(Operation *op, PlainTranslator &to) {
  to.builder.CreateBr(to.get(op->getSuccessor(0)));
  return nullptr;
}

/// Two edges to one block would hand it one value.
static bool isPlainCondBranch(Operation *op) {
  auto branch = cast<LLVM::CondBrOp>(op);
  return !branch.getBranchWeightsAttr() && !branch.getLoopAnnotationAttr() &&
         branch.getTrueDest() != branch.getFalseDest();
}

static llvm::Value *translateCondBranch(Operation *op, PlainTranslator &to) {
  to.builder.CreateCondBr(to.get(op->getOperand(0)),
                          to.get(op->getSuccessor(0)),
                          to.get(op->getSuccessor(1)));
  return nullptr;
}

static llvm::Value *translateReturn(Operation *op, PlainTranslator &to) {
  if (op->getNumOperands())
    to.builder.CreateRet(to.get(op->getOperand(0)));
  else
    to.builder.CreateRetVoid();
  return nullptr;
}

static llvm::Value *translateUnreachable(Operation *, PlainTranslator &to) {
  to.builder.CreateUnreachable();
  return nullptr;
}

static void addControl(Table &table) {
  add<LLVM::BrOp>(table, isPlainBranch, translateBranch);
  add<LLVM::CondBrOp>(table, isPlainCondBranch, translateCondBranch);
  add<LLVM::ReturnOp>(table, always, translateReturn);
  add<LLVM::UnreachableOp>(table, always, translateUnreachable);
}

static const Table &getTable() {
  static const Table table = [] {
    Table made;
    addArithmetic(made);
    addFloatIntrinsics(made);
    addCasts(made);
    addValues(made);
    addMemory(made);
    addControl(made);
    return made;
  }();
  return table;
}

static const Translation *find(Operation *op) {
  auto known = getTable().find(op->getName().getTypeID());
  return known == getTable().end() ? nullptr : &known->second;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

void PlainTranslator::addBlock(Block &block, llvm::Function &function) {
  builder.SetInsertPoint(get(&block));
  if (block.isEntryBlock()) {
    for (auto [argument, known] :
         llvm::zip_equal(block.getArguments(), function.args()))
      values[argument] = &known;
  } else {
    for (BlockArgument argument : block.getArguments())
      values[argument] = builder.CreatePHI(get(argument.getType()), 2);
  }
  for (Operation &op : block)
    if (llvm::Value *value = find(&op)->translate(&op, *this))
      values[op.getResult(0)] = value;
}

/// Connects the arguments of a block with what the branches to it hand over.
void PlainTranslator::connect(Block &block) {
  for (auto it = block.pred_begin(); it != block.pred_end(); ++it) {
    auto branch = cast<BranchOpInterface>((*it)->getTerminator());
    SuccessorOperands operands =
        branch.getSuccessorOperands(it.getSuccessorIndex());
    for (BlockArgument argument : block.getArguments())
      cast<llvm::PHINode>(get(argument))
          ->addIncoming(get(operands[argument.getArgNumber()]), get(*it));
  }
}

void PlainTranslator::translate(Region &body, llvm::Function &function) {
  values.clear();
  blocks.clear();
  for (Block &block : body)
    blocks[&block] =
        llvm::BasicBlock::Create(module.getContext(), "", &function);
  // A value is defined in a block that dominates those that use it.
  if (body.hasOneBlock())
    addBlock(body.front(), function);
  else
    for (Block *block : getBlocksSortedByDominance(body))
      addBlock(*block, function);
  for (Block &block : llvm::drop_begin(body))
    if (block.getNumArguments())
      connect(block);
}

/// Whether the function says nothing that concerns its body.
static bool hasPlainSignature(LLVM::LLVMFuncOp function) {
  static constexpr llvm::StringLiteral known[] = {
      "sym_name", "sym_visibility", "function_type", "linkage",
      "CConv",    "visibility_",    "unnamed_addr"};
  return llvm::all_of(function->getAttrs(), [](NamedAttribute attribute) {
    return llvm::is_contained(known, attribute.getName().strref());
  });
}

static bool isPlain(Operation &op) {
  const Translation *known = find(&op);
  return known && known->isPlain(&op) && op.getDiscardableAttrs().empty();
}

static bool isPlain(LLVM::LLVMFuncOp function) {
  return !function.isExternal() && hasPlainSignature(function) &&
         llvm::all_of(function.getBody(), [](Block &block) {
           return llvm::all_of(block,
                               [](Operation &op) { return isPlain(op); });
         });
}

PlainBodies::PlainBodies(ModuleOp module) {
  for (auto function : module.getOps<LLVM::LLVMFuncOp>()) {
    if (!isPlain(function))
      continue;
    Body &body =
        bodies.emplace_back(Body{function, std::make_unique<Region>()});
    body.region->takeBody(function.getBody());
  }
}

PlainBodies::~PlainBodies() {
  for (Body &body : bodies)
    body.function.getBody().takeBody(*body.region);
}

void PlainBodies::translate(llvm::Module &translated) {
  PlainTranslator translator(translated);
  for (Body &body : bodies)
    translator.translate(*body.region,
                         *translated.getFunction(body.function.getName()));
}
