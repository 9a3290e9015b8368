//===- ScriptWriter.h - the text of a script -*- C++ -*- ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPTWRITER_H
#define PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPTWRITER_H

#include "Payload.h"

#include "padlab/fuzz/Choices.h"

namespace padlab::generate {

/// Returns a line of a script with its attributes in the position that this
/// LLVM parses: the input has all of them in braces after the operands, ` {a =
/// 1, b}`.
std::string spellAttributes(llvm::StringRef line);

/// A value of a script: payload operations, or a parameter.
struct Handle {
  std::string name;
  std::string type = "!transform.any_op";
};

struct PatternSet;

using Handles = llvm::SmallVector<Handle, 4>;

/// Draws a permutation of `count` loops or dimensions.
llvm::SmallVector<int64_t> drawOrder(Choices &choices, size_t count);

/// Writes transforms, line by line, as mlir-opt reads them.
class ScriptWriter {
public:
  ScriptWriter(Choices &choices, const Payload &payload, bool exact,
               unsigned level)
      : choices(choices), payload(payload), exact(exact), level(level),
        kinds(payload.kinds) {}

  Choices &choices;
  const Payload &payload;
  /// Whether the script must not change the order of additions.
  const bool exact;
  /// The level of the program.
  const unsigned level;
  /// The kinds of operations that exist, including those that the transforms
  /// written before may make.
  unsigned kinds;
  /// A pattern set that `apply_patterns` must apply; null if it may draw all.
  const PatternSet *patterns = nullptr;

  /// The function that the transforms are applied to.
  const Handle scope{"%scope"};

  /// Matches the operations in the function that `what` describes, such as
  /// `ops{["scf.for"]}` or `interface{LinalgOp}`.
  Handle match(const llvm::Twine &what);
  /// Matches the operations of this name.
  Handle matchOps(llvm::StringRef name);
  /// Does the same, and gives the handle the type of these operations, which
  /// some transforms require.
  Handle matchTyped(llvm::StringRef name);
  /// Returns the operation of this number in a handle; none if the handle has
  /// fewer operations.
  Handle pickOne(const Handle &handle, unsigned number);

  /// Writes `transform.NAME TEXT : (operand types) -> (result types)`.
  Handles write(llvm::StringRef name, const llvm::Twine &text,
                llvm::ArrayRef<Handle> operands, unsigned results,
                llvm::StringRef resultType = "!transform.any_op");
  /// Does the same for one operand, which is written first, and one result.
  Handle apply(llvm::StringRef name, const Handle &operand,
               const llvm::Twine &attributes = "");
  /// Applies the same transform to each operation of `operand` separately.
  /// Operations for which it fails stay as they are.
  void applyToEach(llvm::StringRef name, const Handle &operand,
                   const llvm::Twine &attributes = "", unsigned results = 1);
  /// Writes a transform without results, with only the operand's type at the
  /// end.
  void run(llvm::StringRef name, const Handle &operand,
           const llvm::Twine &attributes = "");
  void line(const llvm::Twine &text) {
    body += "        " + spellAttributes(text.str()) + "\n";
  }

  /// Draws a structured operation of the program that `accept` takes; returns
  /// null if there is none.
  const Target *drawTarget(llvm::function_ref<bool(const Target &)> accept =
                               [](const Target &) { return true; });
  /// Matches all operations with the target's properties, or one of them.
  Handle matchTarget(const Target &target);
  /// Matches one operation with the target's properties; `more` has further
  /// conditions.
  Handle pickTarget(const Target &target, const llvm::Twine &more = "");
  /// Draws tile sizes. The size of a reduction is 0 if `parallelOnly`, or if
  /// tiling it would change the order of additions and that matters.
  llvm::SmallVector<int64_t> drawSizes(const Target &target,
                                       bool parallelOnly = false);
  /// Writes a transform after which the program computes a size before `op`: at
  /// least 1, and about `size`.
  Handle computeSize(const Handle &op, unsigned dimension, int64_t size);
  /// Prints `sizes`, which are of `op`'s loops. With a probability of
  /// `computedShare` percent, one of them is a number that the program
  /// computes; its handle is appended to `operands`, after `op`.
  std::string printSizes(const Handle &op, const Target &target,
                         llvm::ArrayRef<int64_t> sizes, Handles &operands,
                         unsigned computedShare = 20);
  std::string takeBody() { return std::exchange(body, {}); }

private:
  std::string nextName() { return "%" + std::to_string(count++); }

  std::string body;
  unsigned count = 0;
};

/// Returns how many loops tiling by `sizes` makes: a size of 0 makes none.
unsigned countLoops(llvm::ArrayRef<int64_t> sizes);

/// Prints a list such as `[1, 2]`.
std::string printList(llvm::ArrayRef<int64_t> numbers);
/// Prints attributes as ` {a, b}`; nothing if there are none.
std::string printAttributes(llvm::ArrayRef<std::string> attributes);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPTWRITER_H
