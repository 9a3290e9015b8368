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

/// Returns `line` with its attributes in the place in which this LLVM parses
/// them. In `line`, all attributes are in braces after the operands, as in ` {a
/// = 1, b}`.
std::string spellAttributes(llvm::StringRef line);

/// A value in a script: a handle of operations or values of the program, or a
/// parameter.
struct Handle {
  std::string name;
  std::string type = "!transform.any_op";
};

struct PatternSet;

using Handles = llvm::SmallVector<Handle, 4>;

/// Draws a permutation of `count` loops or dimensions.
llvm::SmallVector<int64_t> drawOrder(Choices &choices, size_t count);

/// Writes the transforms of a script, line by line, in the syntax of mlir-opt.
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
  /// A mask of `Kind`: the operations that the program may have after the
  /// transforms written so far.
  unsigned kinds;
  /// The pattern set that `apply_patterns` must apply. If null,
  /// `apply_patterns` draws its sets.
  const PatternSet *patterns = nullptr;

  /// The function that the transforms are applied to.
  const Handle scope{"%scope"};

  /// Matches those operations of the function that `what` describes, such as
  /// `ops{["scf.for"]}` or `interface{LinalgOp}`.
  Handle match(const llvm::Twine &what);
  /// Matches the operations of this name.
  Handle matchOps(llvm::StringRef name);
  /// Matches the operations of this name. The handle has the type of these
  /// operations, which some transforms require.
  Handle matchTyped(llvm::StringRef name);
  /// Returns a handle of operation `number` in `handle`. It is empty if
  /// `handle` has fewer operations.
  Handle pickOne(const Handle &handle, unsigned number);

  /// Writes `transform.NAME TEXT : (operand types) -> (result types)`.
  Handles write(llvm::StringRef name, const llvm::Twine &text,
                llvm::ArrayRef<Handle> operands, unsigned results,
                llvm::StringRef resultType = "!transform.any_op");
  /// Writes `transform.NAME OPERAND ATTRIBUTES` with one operand and one
  /// result, and returns the result.
  Handle apply(llvm::StringRef name, const Handle &operand,
               const llvm::Twine &attributes = "");
  /// Applies the transform to each operation in `operand` separately.
  /// Operations for which it fails stay as they are.
  void applyToEach(llvm::StringRef name, const Handle &operand,
                   const llvm::Twine &attributes = "", unsigned results = 1);
  /// Writes a transform without results. Only the type of the operand follows
  /// the colon.
  void run(llvm::StringRef name, const Handle &operand,
           const llvm::Twine &attributes = "");
  void line(const llvm::Twine &text) {
    body += "        " + spellAttributes(text.str()) + "\n";
  }

  /// Draws a structured operation of the program that `accept` takes. Returns
  /// null if `accept` takes none.
  const Target *drawTarget(llvm::function_ref<bool(const Target &)> accept =
                               [](const Target &) { return true; });
  /// Matches all operations with the target's properties, or only one of them.
  Handle matchTarget(const Target &target);
  /// Matches one operation with the target's properties. `more` has further
  /// conditions for the match.
  Handle pickTarget(const Target &target, const llvm::Twine &more = "");
  /// Draws tile sizes. The size of a reduction is 0 if `parallelOnly`, or if
  /// the order of additions matters and tiling would change it.
  llvm::SmallVector<int64_t> drawSizes(const Target &target,
                                       bool parallelOnly = false);
  /// Writes a transform that makes the program compute a size before `op`. The
  /// size is at least 1, and about `size`.
  Handle computeSize(const Handle &op, unsigned dimension, int64_t size);
  /// Prints `sizes`, the tile sizes of the loops of `op`. With a probability of
  /// `computedShare` percent, one of the sizes is computed by the program; its
  /// handle is appended to `operands`, which begins with `op`.
  std::string printSizes(const Handle &op, const Target &target,
                         llvm::ArrayRef<int64_t> sizes, Handles &operands,
                         unsigned computedShare = 20);
  std::string takeBody() { return std::exchange(body, {}); }

private:
  std::string nextName() { return "%" + std::to_string(count++); }

  std::string body;
  unsigned count = 0;
};

/// Returns the number of loops that tiling by `sizes` makes. A size of 0 makes
/// none.
unsigned countLoops(llvm::ArrayRef<int64_t> sizes);

/// Prints a list such as `[1, 2]`.
std::string printList(llvm::ArrayRef<int64_t> numbers);
/// Prints attributes as ` {a, b}`. Prints nothing if there are no attributes.
std::string printAttributes(llvm::ArrayRef<std::string> attributes);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPTWRITER_H
