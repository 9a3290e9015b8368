//===- Case.h - a program plus concrete inputs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A case is the unit that is generated, run, reduced, stored and timed: one
/// `.mlir` file, which plain `mlir-opt` reads unless the program uses a dialect
/// of padlab. Discardable attributes hold the inputs:
///
///   func.func @main(%a: tensor<?x4xf32> {padlab.extents = array<i64: 3>},
///                   %n: index {padlab.value = 2 : index})
///       -> tensor<?x8xf32> attributes {padlab.seed = 42 : i64}
///
///  * `padlab.seed` (i64) on exactly one function makes it the entry.
///  * `padlab.extents` (array<i64>) on an argument gives the extents of its
///    `?`s, in order, or all extents of an unranked tensor; required if the
///    type has a `?` or is unranked; never negative.
///  * `padlab.value` on an argument gives its value, by its type:
///      integer, index, float  an attribute of that type: `-3 : i8`
///      complex                real, imaginary part: `[1.0 : f32, 0.0 : f32]`
///      tensor, vector         `dense<...>` of the shape that the value has
///                             with its extents
///      !shape.size            `4 : index`, `"?"` (unknown) or `"invalid"`
///      !shape.shape           a string as the shape dialect's document prints
///                             shapes: `"[3, ?]"`, `"[]"`, `"[*]"` (unranked)
///                             or `"[invalid]"`
///      !shape.witness         `true` (passing) or `false`
///      !shape.value_shape     `"(?, [2])"`, an unknown value and its shape
///    Without it the value is derived from the seed, see Inputs.h.
///  * `padlab.passes` (string) on the entry, optional: the textual pass
///    pipeline that is this case's subject (pipeline `passes`). Its steps may
///    run scripts that the module holds (Scripts.h). The text may be wrapped in
///    `builtin.module(...)`, as for `--pass-pipeline=`; reading the case
///    removes this wrapper.
///  * `padlab.expect` (string) on the entry, optional: the verdict that a
///    committed regression is known to get: `KIND VARIANT`, or several of these
///    with `, ` between. The default is `agree`.
///  * `padlab.variants` (string) on the entry, optional: variants (a pipeline
///    with a CPU, a lowering and a level; see padlab/codegen/Variant.h), with
///    `,` between. The case is run by these variants in addition to all
///    pipelines, so that a defect that only one variant has can be shown by the
///    text of the case alone.
///  * `padlab.guards` (string) on the entry, optional: see `getGuards`.
///  * `padlab.cold_results` on the entry, optional: promises that no cache
///    holds the memory of the results when the entry begins, and that nobody
///    reads the results soon after it ends. Optimized code then writes the
///    results past the caches; their values are the same.
///
/// Any other `padlab.*` attribute of the entry or its arguments is an error.
/// Arguments and results of the entry are scalars, vectors and tensors, ranked
/// or unranked, of types with storage (Value.h), sizes, shapes and witnesses;
/// arguments may also be value_shapes. The module may have other functions, of
/// any types, that the entry calls.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_CASE_H
#define PADLAB_DIALECT_CASE_H

#include "padlab/dialect/RuntimeValue.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace padlab {

/// The names of the attributes of the format.
namespace attrs {
inline constexpr llvm::StringLiteral seed = "padlab.seed";
inline constexpr llvm::StringLiteral extents = "padlab.extents";
inline constexpr llvm::StringLiteral value = "padlab.value";
inline constexpr llvm::StringLiteral passes = "padlab.passes";
inline constexpr llvm::StringLiteral expect = "padlab.expect";
inline constexpr llvm::StringLiteral variants = "padlab.variants";
inline constexpr llvm::StringLiteral guards = "padlab.guards";
inline constexpr llvm::StringLiteral coldResults = "padlab.cold_results";
} // namespace attrs

/// Limits of the format; a case beyond them is refused with a diagnostic.
namespace limits {
inline constexpr int64_t maxTextBytes = 1 << 20;
/// Limit on the elements of all inputs together. A 4K image of three channels
/// has 25 million.
inline constexpr int64_t maxInputElements = 1 << 25;
/// Limit on the elements of a vector that the entry takes or returns; there is
/// such a limit because each element is passed to native code on its own.
inline constexpr int64_t maxVectorElements = 1024;
} // namespace limits

class Case {
public:
  /// Parses, verifies and checks the attributes. Every failure emits one
  /// located diagnostic (`name:line:col: error: ...`) through the context.
  /// Where `name` ends in `.std`, the text has the old spelling of
  /// Std/StdReader.h.
  static mlir::FailureOr<Case> parse(llvm::StringRef text, llvm::StringRef name,
                                     mlir::MLIRContext *context);
  /// Parses a file; `-` reads standard input.
  static mlir::FailureOr<Case> parseFile(llvm::StringRef path,
                                         mlir::MLIRContext *context);
  /// Takes a module that was built in memory. Verifies it, and checks it like
  /// `parse`; but the caller ensures that upstream's verifiers do not crash on
  /// it, which `parse` checks, too.
  static mlir::FailureOr<Case> adopt(mlir::OwningOpRef<mlir::ModuleOp> module);

  Case clone() const;

  mlir::ModuleOp getModule() const { return *module; }
  mlir::func::FuncOp getEntry() const { return entry; }
  mlir::MLIRContext *getContext() const { return entry->getContext(); }

  uint64_t getSeed() const;
  void setSeed(uint64_t seed);
  /// Returns the passes that the case names (`padlab.passes`), or an empty
  /// text.
  llvm::StringRef getPasses() const;
  void setPasses(llvm::StringRef passes);
  /// Returns the verdict that the case announces (`padlab.expect`), `agree` by
  /// default.
  llvm::StringRef getExpectation() const;
  /// Returns the variants that the case names, or an empty text.
  llvm::StringRef getVariants() const;
  void setVariants(llvm::StringRef variants);
  /// Returns what `padlab.guards` says: names of known mistakes in LLVM from
  /// the catalogue (docs/catalogue.md), separated by commas, or `all`. The
  /// case's subject skips each application of a pass or pattern that would be
  /// wrong because of one of these mistakes. So a run shows other defects,
  /// which those applications would hide.
  llvm::StringRef getGuards() const;
  void setGuards(llvm::StringRef guards);

  /// Prints the form that `parse` reads.
  std::string str() const;
  /// A hash of the program that ignores seed, extents, values, and the names of
  /// SSA values and of each `func.func`: two cases with different hashes are
  /// structurally distinct. The hash of a case is the same in every process.
  uint64_t getStructuralHash() const;

private:
  Case(mlir::OwningOpRef<mlir::ModuleOp> module, mlir::func::FuncOp entry)
      : module(std::move(module)), entry(entry) {}
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp entry;
};

/// Returns the passes of `pipeline`; if `builtin.module(...)` encloses all of
/// them, drops it. Returns nullopt if `builtin.module(...)` stands anywhere
/// else, except in the options of a pass: the passes in it would run on modules
/// nested in the case's module, and a case has no nested modules.
std::optional<llvm::StringRef> dropModuleAnchor(llvm::StringRef pipeline);

/// Returns the entry of `module` (the one function with `padlab.seed`), or null
/// without a diagnostic.
mlir::func::FuncOp findEntry(mlir::ModuleOp module);

/// Removes the discardable attribute with the sizes of operand segments that
/// the parsers of some LLVM releases add to operations by mistake (see
/// `parsesStraySegments` in LLVMVersion.h). Without this attribute, a module
/// that was printed and parsed is the same module again.
void removeStraySegments(mlir::ModuleOp module);

} // namespace padlab

#endif // PADLAB_DIALECT_CASE_H
