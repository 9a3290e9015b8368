//===- OutlineParallelLoops.cpp - loops for several threads ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../MemRefView.h"
#include "LoopWork.h"
#include "ParallelMarks.h"
#include "VectorizeRowsBody.h"

#include "padlab/codegen/TargetTraits.h"
#include "padlab/codegen/ThreadPasses.h"
#include "padlab/dialect/MathFunctions.h"

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/StringSet.h"

namespace padlab {

#define GEN_PASS_DEF_OUTLINEPARALLELLOOPS
#include "padlab/codegen/ThreadPasses.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

//===----------------------------------------------------------------------===//
// Which loops are outlined
//===----------------------------------------------------------------------===//

/// Whether `op` calls a mathematical function of the runtime. Such functions
/// have no effects.
static bool isMathCall(Operation *op) {
  static const llvm::StringSet<> names = {
#define PADLAB_NAMES(NAME, OP) "padlab_" #NAME "_f32", "padlab_" #NAME "_f64",
      PADLAB_UNARY_MATH_FUNCTIONS(PADLAB_NAMES)
          PADLAB_BINARY_MATH_FUNCTIONS(PADLAB_NAMES)
#undef PADLAB_NAMES
  };
  auto call = dyn_cast<LLVM::CallOp>(op);
  return call && call.getCallee() && names.contains(*call.getCallee());
}

/// Whether `op` may run on any thread: its only effects on memory are reads and
/// writes, and it calls no functions except mathematical ones.
static bool mayRunAnywhere(Operation *op) {
  // An assertion has no effect on memory, but may stop the program.
  if (isa<cf::AssertOp>(op))
    return false;
  if (isa<scf::ForOp, scf::IfOp, memref::PrefetchOp>(op) ||
      op->hasTrait<OpTrait::IsTerminator>() || isMemoryEffectFree(op) ||
      isMathCall(op))
    return true;
  auto effects = dyn_cast<MemoryEffectOpInterface>(op);
  if (!effects)
    return false;
  SmallVector<MemoryEffects::EffectInstance> instances;
  effects.getEffects(instances);
  return llvm::all_of(instances, [](const auto &instance) {
    return isa<MemoryEffects::Read, MemoryEffects::Write>(instance.getEffect());
  });
}

static bool isNonTemporal(Operation *op) {
  auto mark = op->getAttrOfType<BoolAttr>("nontemporal");
  return mark && mark.getValue();
}

/// Whether `value` is a buffer of static size on the stack that only iterations
/// of `loop` use, one after the other, such as a tile. Each thread needs such a
/// buffer of its own.
static bool isScratch(Value value, scf::ForOp loop) {
  auto alloca = value.getDefiningOp<memref::AllocaOp>();
  return alloca && alloca->getNumOperands() == 0 &&
         llvm::all_of(alloca->getUsers(), [&](Operation *user) {
           return loop->isProperAncestor(user);
         });
}

/// Whether each thread gets its own copy of the value.
static bool isCopied(Value value, scf::ForOp loop) {
  Operation *op = value.getDefiningOp();
  return op &&
         (op->hasTrait<OpTrait::ConstantLike>() || isScratch(value, loop));
}

/// Whether `value` is known to refer to a buffer on the stack. A loop that uses
/// such a buffer is not outlined, because padlab does not analyze which code
/// reads the results that the loop leaves in the buffer.
static bool isOnStack(Value value) {
  if (!isa<MemRefType>(value.getType()))
    return false;
  Value buffer = getBuffer(value);
  return buffer && buffer.getDefiningOp<memref::AllocaOp>();
}

static SmallVector<Value> collectCaptures(scf::ForOp loop) {
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(loop.getRegion(), used);
  used.insert(loop.getLowerBound());
  used.insert(loop.getStep());
  return used.takeVector();
}

//===----------------------------------------------------------------------===//
// A loop as a function
//===----------------------------------------------------------------------===//

namespace {

/// Moves a loop into a function, the *worker*, which executes a range of the
/// iterations:
///
///   worker(data, first, last): for (i = first; i < last; ++i) ...
///
/// `data` is a structure of the values that the loop uses from outside, except
/// those of which each worker has its own copy.
class Outliner {
public:
  Outliner(scf::ForOp loop, int64_t leastWork, const LLVMTypeConverter &types,
           const TargetTraits &traits)
      : loop(loop), leastWork(leastWork), types(types), traits(traits),
        function(loop->getParentOfType<func::FuncOp>()),
        module(function->getParentOfType<ModuleOp>()), b(loop),
        loc(loop.getLoc()), math(b, function.getBody().front()),
        pointer(LLVM::LLVMPointerType::get(loop.getContext())) {
    math.setLoc(loc);
  }

  /// Determines the passed values. Returns false if the loop cannot be
  /// outlined.
  bool prepare();
  LogicalResult run(unsigned number);

private:
  Value passCaptures();
  LLVM::LLVMFuncOp declareWorker(unsigned number);
  void fillWorker(LLVM::LLVMFuncOp worker);
  void takeCaptures(Value data, IRMapping &mapping);

  scf::ForOp loop;
  int64_t leastWork;
  const LLVMTypeConverter &types;
  const TargetTraits &traits;
  func::FuncOp function;
  ModuleOp module;
  OpBuilder b;
  Location loc;
  IndexMath math;
  Type pointer;
  /// Values from outside the loop: those that workers get in the structure, and
  /// those of which each worker has its own copy, such as constants.
  SmallVector<Value> passed, copied;
  LLVM::LLVMStructType layout;
};

} // namespace

bool Outliner::prepare() {
  SmallVector<Type> parts;
  for (Value value : collectCaptures(loop)) {
    if (isCopied(value, loop)) {
      copied.push_back(value);
      continue;
    }
    if (isOnStack(value))
      return false;
    parts.push_back(types.convertType(value.getType()));
    if (!parts.back())
      return false;
    passed.push_back(value);
  }
  layout = LLVM::LLVMStructType::getLiteral(loop.getContext(), parts);
  return true;
}

/// Casts the value to its type in the LLVM dialect, or back.
static Value castTo(OpBuilder &b, Location loc, Value value, Type type) {
  if (value.getType() == type)
    return value;
  return UnrealizedConversionCastOp::create(b, loc, type, value).getResult(0);
}

/// Stores the passed values in a structure on the stack.
Value Outliner::passCaptures() {
  Value data;
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(&function.getBody().front());
    Value one = LLVM::ConstantOp::create(b, loc, b.getI64Type(),
                                         b.getI64IntegerAttr(1));
    data = LLVM::AllocaOp::create(b, loc, pointer, layout, one);
  }
  for (auto [i, value] : llvm::enumerate(passed)) {
    Value place =
        LLVM::GEPOp::create(b, loc, pointer, layout, data,
                            ArrayRef<LLVM::GEPArg>{0, static_cast<int32_t>(i)});
    LLVM::StoreOp::create(b, loc, castTo(b, loc, value, layout.getBody()[i]),
                          place);
  }
  return data;
}

void Outliner::takeCaptures(Value data, IRMapping &mapping) {
  for (Value value : copied)
    mapping.map(value,
                b.clone(*value.getDefiningOp())
                    ->getResult(cast<OpResult>(value).getResultNumber()));
  for (auto [i, value] : llvm::enumerate(passed)) {
    Type part = layout.getBody()[i];
    Value place =
        LLVM::GEPOp::create(b, loc, pointer, layout, data,
                            ArrayRef<LLVM::GEPArg>{0, static_cast<int32_t>(i)});
    Value taken = LLVM::LoadOp::create(b, loc, part, place);
    mapping.map(value, castTo(b, loc, taken, value.getType()));
  }
}

LLVM::LLVMFuncOp Outliner::declareWorker(unsigned number) {
  Type number64 = b.getI64Type();
  auto type = LLVM::LLVMFunctionType::get(
      LLVM::LLVMVoidType::get(b.getContext()), {pointer, number64, number64});
  OpBuilder::InsertionGuard guard(b);
  b.clearInsertionPoint();
  auto worker = LLVM::LLVMFuncOp::create(
      b, loc, (function.getSymName() + "_worker_" + llvm::Twine(number)).str(),
      type, LLVM::Linkage::Internal);
  // This renames the worker if the program has a function of its name.
  SymbolTable(module).insert(worker, std::next(function->getIterator()));
  return worker;
}

void Outliner::fillWorker(LLVM::LLVMFuncOp worker) {
  OpBuilder::InsertionGuard guard(b);
  Block *entry = worker.addEntryBlock(b);
  b.setInsertionPointToStart(entry);
  IRMapping mapping;
  takeCaptures(entry->getArgument(0), mapping);
  Value from = mapping.lookup(loop.getLowerBound());
  Value step = mapping.lookup(loop.getStep());
  auto getBound = [&](unsigned argument) -> Value {
    Value iteration =
        castTo(b, loc, entry->getArgument(argument), b.getIndexType());
    return arith::AddIOp::create(
        b, loc, from, arith::MulIOp::create(b, loc, iteration, step));
  };
  Value first = getBound(1), last = getBound(2);
  auto moved = cast<scf::ForOp>(b.clone(*loop, mapping));
  moved.getLowerBoundMutable().assign(first);
  moved.getUpperBoundMutable().assign(last);
  bool bypassesCaches = moved
                            ->walk([](Operation *op) {
                              return isNonTemporal(op) ? WalkResult::interrupt()
                                                       : WalkResult::advance();
                            })
                            .wasInterrupted();
  // The caller's fence does not order the stores of this thread.
  if (bypassesCaches && traits.needsStoreFence)
    LLVM::CallIntrinsicOp::create(
        b, loc, b.getStringAttr("llvm.x86.sse.sfence"), ValueRange());
  LLVM::ReturnOp::create(b, loc, ValueRange());
}

LogicalResult Outliner::run(unsigned number) {
  LLVM::LLVMFuncOp worker = declareWorker(number);
  fillWorker(worker);
  LoopWork work(math, loop);
  Value count = math.get(work.countIterations(loop));
  Value least = math.get(work.countIterationsWorth(leastWork));
  Value data = passCaptures();
  Value address = LLVM::AddressOfOp::create(b, loc, worker);
  if (failed(callRuntime(b, loc, module, "padlab_parallel_for",
                         {address, data, count, least})))
    return failure();
  loop.erase();
  return success();
}

//===----------------------------------------------------------------------===//
// All loops of a module
//===----------------------------------------------------------------------===//

namespace {

struct OutlineParallelLoops
    : padlab::impl::OutlineParallelLoopsBase<OutlineParallelLoops> {
  using OutlineParallelLoopsBase::OutlineParallelLoopsBase;

  void runOnOperation() override {
    SmallVector<func::FuncOp> functions;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function->removeAttr(threadsAttr) && !function.isDeclaration())
        functions.push_back(function);
    if (functions.empty())
      return markAllAnalysesPreserved();
    LLVMTypeConverter types(&getContext());
    TargetTraits traits = TargetTraits::get(getOperation());
    for (func::FuncOp function : functions)
      if (failed(outlineLoops(function, types, traits)))
        return signalPassFailure();
  }

  LogicalResult outlineLoops(func::FuncOp function,
                             const LLVMTypeConverter &types,
                             const TargetTraits &traits) {
    unsigned number = 0;
    for (scf::ForOp loop : collectLoops(function)) {
      Outliner outliner(loop, leastWork, types, traits);
      if (outliner.prepare() && failed(outliner.run(number++)))
        return failure();
    }
    return success();
  }

  /// Returns the outermost loops that threads can share, and removes the marks
  /// of all loops.
  SmallVector<scf::ForOp> collectLoops(func::FuncOp function) {
    SmallVector<scf::ForOp> loops;
    function->walk<WalkOrder::PreOrder>([&](scf::ForOp loop) {
      if (!loop->hasAttr(parallelMark) || !isShared(loop))
        return WalkResult::advance();
      loops.push_back(loop);
      return WalkResult::skip();
    });
    function->walk([](scf::ForOp loop) { loop->removeAttr(parallelMark); });
    return loops;
  }

  bool isShared(scf::ForOp loop) const {
    if (loop.getNumResults() != 0 ||
        !loop.getInductionVar().getType().isIndex())
      return false;
    // Iterations are counted before the loop. LoopWork counts them only if the
    // bounds are compared as signed numbers and the step is a constant of at
    // least 1, and otherwise estimates their number.
    if (loop.getUnsignedCmp())
      return false;
    std::optional<int64_t> step = getConstantIntValue(loop.getStep());
    if (!step || *step < 1)
      return false;
    std::optional<int64_t> count = LoopWork::getKnownCount(loop);
    if (count && *count < 2)
      return false;
    if (std::optional<int64_t> work = LoopWork::getKnownWork(loop))
      if (*work < leastWork)
        return false;
    return !loop->walk([](Operation *op) {
                  return mayRunAnywhere(op) ? WalkResult::advance()
                                            : WalkResult::interrupt();
                })
                .wasInterrupted();
  }
};

} // namespace
