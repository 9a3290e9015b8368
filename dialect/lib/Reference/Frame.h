//===- Frame.h - one activation of a function -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A frame is a kernel's view of the interpreter: it gives access to the values
/// that are bound so far and to the regions that the kernel may run, and it
/// reports refusals. A kernel that returns failure has called one of
/// `undefined`, `unsupported`, `error` or `checkFailed`, or a function that
/// refuses in the same way, such as `spend`, so that every failure names its
/// operation and its reason.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_FRAME_H
#define PADLAB_DIALECT_LIB_REFERENCE_FRAME_H

#include "Memory.h"

#include "padlab/dialect/Interpreter.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Support/LLVM.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace padlab::reference {

class Frame;
struct ParallelWrites;

/// Prints a type or extents for messages: `tensor<4xf32>`, `[2, 3]`.
std::string toText(mlir::Type type);
std::string toText(llvm::ArrayRef<int64_t> numbers);

/// Whether `op` passes tensors, memrefs and shapes among its operands on
/// without reading their contents.
bool movesOperands(mlir::Operation *op);

/// The meaning of one operation: reads operands from the frame, and binds
/// results.
using Kernel = mlir::LogicalResult (*)(mlir::Operation *, Frame &);

/// A function prepared for execution: a slot for each of its values, and each
/// of its operations with its kernel (null if it has none). So no kernel is
/// looked up again when a body runs at many points.
struct FunctionPlan {
  FunctionPlan() = default;
  using Step = std::pair<mlir::Operation *, Kernel>;
  explicit FunctionPlan(mlir::FunctionOpInterface function);

  llvm::DenseMap<mlir::Value, unsigned> slots;
  llvm::DenseMap<mlir::Block *, std::vector<Step>> blocks;
};

/// The state that all frames of one interpretation share.
class Execution {
public:
  explicit Execution(const InterpreterOptions &options)
      : stepsLeft(options.maxSteps), licence(options.licence),
        isLicensed(!licence.isEmpty()),
        visitFirstBlock(options.visitFirstBlock) {}

  const FunctionPlan &getPlan(mlir::FunctionOpInterface function);

  uint64_t stepsLeft;
  unsigned callDepth = 0;
  Memory memory;
  /// The refusal that ended the run; if the last kernel refused several times,
  /// its first refusal.
  std::optional<Interpretation> refusal;
  /// Whether an unspecified value was ever bound. From then on, each operation
  /// checks that it reads no unspecified value.
  bool hasUnspecified = false;
  /// The licence for which error bounds are computed; empty once the bounds are
  /// given up.
  Licence licence;
  bool isLicensed;
  std::string boundsGivenUp;
  bool readsOpenBits = false;
  /// See `InterpreterOptions`.
  const std::function<void(mlir::Value, const RuntimeValue *)> &visitFirstBlock;
  /// The errors that the program has announced: for each, the operation that
  /// announced it, and the expected text.
  std::vector<std::pair<mlir::Operation *, std::string>> announcements;

private:
  llvm::DenseMap<mlir::Operation *, std::unique_ptr<FunctionPlan>> plans;
};

class Frame {
public:
  Frame(Execution &execution, const FunctionPlan &plan)
      : execution(execution), plan(plan), slots(plan.slots.size()) {}

  // --- Values.
  const RuntimeValue &get(mlir::Value value) const;
  /// Returns the value in the class that belongs to its type:
  /// `get<ShapeValue>(operand)`.
  template <typename T>
  const T &get(mlir::Value value) const {
    return std::get<T>(get(value));
  }
  const Element &getElement(mlir::Value value) const {
    return get<Element>(value);
  }
  /// Returns the tensor. A sparse tensor whose storage is known is bound to its
  /// storage (Sparse/Sparse.h) instead; the elements of the storage are
  /// returned then.
  const TensorValue &getTensor(mlir::Value value) const {
    assert(!llvm::isa<mlir::BaseMemRefType>(value.getType()) && "a memref");
    const RuntimeValue &bound = get(value);
    if (const auto *stored = std::get_if<MemRefValue>(&bound))
      return stored->buffer->elements;
    return std::get<TensorValue>(bound);
  }
  void bind(mlir::Value value, TensorValue bound);
  void bind(mlir::Value value, Element bound);
  void bind(mlir::Value value, const RuntimeValue &bound);
  void bind(mlir::Value value, RuntimeValue &&bound);
  void bind(mlir::ValueRange values, llvm::ArrayRef<RuntimeValue> bound);
  llvm::SmallVector<RuntimeValue> copy(mlir::ValueRange values) const;
  /// Binds `value` to an unspecified value: reading it is undefined.
  void bindUnspecified(mlir::Value value);

  /// These return an index or extent, several indices, or a condition. They
  /// report undefined behaviour if one is poison.
  mlir::FailureOr<int64_t> getIndex(mlir::Operation *op, mlir::Value value);
  mlir::FailureOr<llvm::SmallVector<int64_t>>
  getIndices(mlir::Operation *op, mlir::ValueRange values);
  /// Returns `numbers`, with the indices `values` in place of the dynamic ones.
  mlir::FailureOr<llvm::SmallVector<int64_t>>
  getIndices(mlir::Operation *op, llvm::ArrayRef<int64_t> numbers,
             mlir::ValueRange values);
  mlir::FailureOr<bool> getCondition(mlir::Operation *op, mlir::Value value);

  // --- Tensors.
  /// Refuses negative extents, and sizes beyond the step limit; spends one step
  /// per element, where an extent of zero counts as one, because loops over the
  /// other dimensions may still run.
  mlir::LogicalResult checkExtents(mlir::Operation *op,
                                   llvm::ArrayRef<int64_t> shape);
  /// Makes a tensor of poison; refuses extents like `checkExtents`, and element
  /// types without storage.
  mlir::FailureOr<TensorValue> allocate(mlir::Operation *op, mlir::Type element,
                                        llvm::ArrayRef<int64_t> shape);
  /// Reports undefined behaviour if `type` is a ranked tensor type that does
  /// not admit `shape`.
  mlir::LogicalResult checkShape(mlir::Operation *op,
                                 llvm::ArrayRef<int64_t> shape,
                                 mlir::Type type);

  /// Records that an operation reads the bits of a NaN that arithmetic made.
  /// The reference does not know these bits, so that the operation's result is
  /// poison. Native code knows them: a run that is undefined in the reference
  /// because of this poison may be defined there (see
  /// `Interpretation::readsOpenBits`).
  void noteOpenBits() { execution.readsOpenBits = true; }

  // --- Memory. See Memory.h.
  Memory &getMemory() { return execution.memory; }

  // --- Error bounds. See ErrorBounds.h.
  const Licence &getLicence() const { return execution.licence; }
  /// Whether the run was started with a licence, even if its bounds were given
  /// up.
  bool isLicensed() const { return execution.isLicensed; }
  /// Gives up all bounds from now on, because the bound of the result of `op`
  /// is unknown.
  void giveUpBounds(mlir::Operation *op);

  // --- Control.
  /// Runs a region whose entry arguments are bound; returns the terminator that
  /// left it, whose operands are the results.
  mlir::FailureOr<mlir::Operation *> run(mlir::Region &region);
  /// Runs `body`, whose first arguments are the indices of a point, at `index`;
  /// returns the yielded element.
  mlir::FailureOr<Element> runAt(mlir::Region &body,
                                 llvm::ArrayRef<int64_t> index);
  /// Makes the run continue at `block`, with these values of the block's
  /// arguments. Kernels of terminators call this.
  void branchTo(mlir::Block *block, mlir::ValueRange arguments);
  /// Calls a function of any dialect, or the one that a declaration stands for
  /// (ShapeFunctions.h).
  mlir::FailureOr<llvm::SmallVector<RuntimeValue>>
  call(mlir::Operation *op, mlir::FunctionOpInterface function,
       llvm::SmallVector<RuntimeValue> arguments);
  mlir::LogicalResult spend(mlir::Operation *op, uint64_t steps);

  // --- Refusals. All but `announceError` return failure.
  mlir::LogicalResult undefined(mlir::Operation *op, const llvm::Twine &reason);
  mlir::LogicalResult unsupported(mlir::Operation *op,
                                  const llvm::Twine &reason);
  mlir::LogicalResult checkFailed(mlir::Operation *op,
                                  const llvm::Twine &reason);
  /// Reports that the program stops itself with `message`: native code must
  /// stop with exactly this message.
  mlir::LogicalResult error(mlir::Operation *op, const llvm::Twine &message);
  /// Records that `op` expects the run to end with an error whose message
  /// contains `text`.
  void announceError(mlir::Operation *op, llvm::StringRef text) {
    execution.announcements.push_back({op, text.str()});
  }

  /// The points of the structured operations being executed, innermost last,
  /// for `linalg.index`.
  llvm::SmallVector<llvm::ArrayRef<int64_t>, 2> points;
  /// The writes of the iterations of the parallel loops that are being
  /// executed, innermost last: see ParallelWrites.h.
  llvm::SmallVector<ParallelWrites *, 1> parallelWrites;
  /// The buffers of all `to_buffer`s of one tensor and one type share
  /// `lastWriters` (see Buffer). `made` lists the `to_buffer`s that have run
  /// since `lastWriters` was made; when one of these runs again, a new
  /// `lastWriters` is made.
  struct EqualBuffers {
    std::shared_ptr<std::vector<unsigned>> lastWriters;
    llvm::SmallSetVector<mlir::Operation *, 2> made;
  };
  llvm::DenseMap<std::pair<mlir::Value, mlir::Type>, EqualBuffers> equalBuffers;
  /// Values of the current body that are absent, because a sparse operand
  /// stores nothing at the point.
  llvm::SmallDenseSet<mlir::Value, 4> absent;

private:
  void visitFirstBlock(mlir::Block &block) const;
  mlir::FailureOr<mlir::Operation *> runBlocks(mlir::Region &region);
  mlir::LogicalResult checkSpecified(mlir::Operation *op);
  void chargeCopy(const RuntimeValue &value) const;
  mlir::LogicalResult refuse(Interpretation::Status status, mlir::Operation *op,
                             const llvm::Twine &reason);

  Execution &execution;
  const FunctionPlan &plan;
  std::vector<std::optional<RuntimeValue>> slots;
  mlir::Block *next = nullptr;
};

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_FRAME_H
