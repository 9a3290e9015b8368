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

/// A line of a script with its attributes where the LLVM at hand reads them: all
/// are written in braces behind the operands, ` {a = 1, b}`.
std::string spellAttributes(llvm::StringRef line);

/// A value of a script: payload operations, or a parameter.
struct Handle {
  std::string name;
  std::string type = "!transform.any_op";
};

struct PatternSet;

using Handles = llvm::SmallVector<Handle, 4>;

/// The order of `count` loops or dimensions.
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
  /// Whether what is written must not change the order of additions.
  const bool exact;
  /// The level of the program.
  const unsigned level;
  /// The kinds of operations that there are, what was written so far included.
  unsigned kinds;
  /// The set that is to be applied, or null: any.
  const PatternSet *patterns = nullptr;

  /// The function that the transforms are applied to.
  const Handle scope{"%scope"};

  /// The operations in the function that `what` asks for:
  /// `ops{["scf.for"]}`, `interface{LinalgOp}`.
  Handle match(const llvm::Twine &what);
  /// The same by the name alone; with a type that some transforms want.
  Handle matchOps(llvm::StringRef name);
  Handle matchTyped(llvm::StringRef name);
  /// The operation of this number of a handle's; none where there are fewer.
  Handle pickOne(const Handle &handle, unsigned number);

  /// `transform.NAME TEXT : (operand types) -> (result types)`.
  Handles write(llvm::StringRef name, const llvm::Twine &text,
                llvm::ArrayRef<Handle> operands, unsigned results,
                llvm::StringRef resultType = "!transform.any_op");
  /// The same for one operand, written first, and one result.
  Handle apply(llvm::StringRef name, const Handle &operand,
               const llvm::Twine &attributes = "");
  /// The same to each operation of `operand` alone: those that it fails for
  /// stay as they are.
  void applyToEach(llvm::StringRef name, const Handle &operand,
                   const llvm::Twine &attributes = "", unsigned results = 1);
  /// Without results, and only the operand's type at the end.
  void run(llvm::StringRef name, const Handle &operand,
           const llvm::Twine &attributes = "");
  void line(const llvm::Twine &text) {
    body += "        " + spellAttributes(text.str()) + "\n";
  }

  /// A structured operation of the program that `accept` takes, or null.
  const Target *drawTarget(llvm::function_ref<bool(const Target &)> accept =
                               [](const Target &) { return true; });
  /// All that the target's properties ask for, or one of them.
  Handle matchTarget(const Target &target);
  /// One of them; `more` adds to what is asked for.
  Handle pickTarget(const Target &target, const llvm::Twine &more = "");
  /// Sizes of tiles: zeros where it would not be exact, or not parallel.
  llvm::SmallVector<int64_t> drawSizes(const Target &target,
                                       bool parallelOnly = false);
  /// A size that the program computes before `op`: at least 1, and about
  /// `size`.
  Handle computeSize(const Handle &op, unsigned dimension, int64_t size);
  /// `sizes`, which are of `op`'s loops, as text; in `computedShare` of a
  /// hundred, one of them is a number that the program computes. Its handle
  /// goes to `operands`, behind `op`.
  std::string printSizes(const Handle &op, const Target &target,
                         llvm::ArrayRef<int64_t> sizes, Handles &operands,
                         unsigned computedShare = 20);
  std::string takeBody() { return std::exchange(body, {}); }

private:
  std::string nextName() { return "%" + std::to_string(count++); }

  std::string body;
  unsigned count = 0;
};

/// The loops that tiling by `sizes` makes: a size of 0 makes none.
unsigned countLoops(llvm::ArrayRef<int64_t> sizes);

/// `[1, 2]`.
std::string printList(llvm::ArrayRef<int64_t> numbers);
/// `{a, b}`, or nothing.
std::string printAttributes(llvm::ArrayRef<std::string> attributes);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPTWRITER_H
