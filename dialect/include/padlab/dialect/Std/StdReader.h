//===- StdReader.h - reads the old spelling of std programs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// The Standard document spells functions `func @f` and its operations without
/// a prefix. Today's parser accepts neither. This reader rewrites such text,
/// token by token, to today's spelling:
///
///  * `func @f` becomes `func.func @f`, with `private` if it has no body.
///  * Each of the document's 40 mnemonics becomes `std.<mnemonic>` where an
///    operation stands, at any depth of regions.
///  * `rank %t : TYPE` becomes `tensor.rank` or `memref.rank`.
///    `shape %t : TYPE` becomes `shape.shape_of`; its result is a tensor with
///    one index for each dimension of TYPE. (The document only names both.)
///  * In the generic form, `"func"` becomes `"func.func"`, and its attribute
///    `type` becomes `function_type`.
///  * Maps and sets without a keyword, as before 2020 (`#map = (d0) -> (d0)`,
///    `{condition = (d0) : (d0 == 0)}`), get `affine_map<...>` or
///    `affine_set<...>`.
///  * All else stays as it is: text in today's spelling is left alone.
///
/// Text that has no meaning is refused with its location and the rule: plain
/// `f8`, memory spaces without a definition, `copysign` without its comma, a
/// `>` that closes nothing. Lines stay the same; columns are mapped back, so
/// that every location, of diagnostics and of operations, is one of the
/// original text.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_STD_STDREADER_H
#define PADLAB_DIALECT_STD_STDREADER_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"

namespace padlab::standard {

/// Whether a file of this name holds the old spelling: it ends in `.std`.
bool isStdFile(llvm::StringRef path);

/// A text in the old spelling, its rewriting in today's spelling, and the map
/// of positions back to the old text.
class StdText {
public:
  /// Rewrites `text`. Text that is not valid emits one error, located in file
  /// `name`.
  static mlir::FailureOr<StdText>
  read(llvm::StringRef text, llvm::StringRef name, mlir::MLIRContext *context);

  /// Returns the program in today's spelling.
  llvm::StringRef str() const { return rewritten; }

  /// Returns the column of the original text that corresponds to a column of
  /// the rewritten text. Columns and `line` count from 1.
  unsigned getOriginalColumn(unsigned line, unsigned column) const;
  /// Returns `location` with its columns in file `name` mapped back.
  mlir::LocationAttr getOriginal(mlir::LocationAttr location) const;

private:
  /// An edit replaces the `oldLength` characters from `oldColumn` on by the
  /// `newLength` characters from `newColumn` on.
  struct Edit {
    unsigned line, oldColumn, oldLength, newColumn, newLength;
  };
  std::string rewritten;
  mlir::StringAttr name;
  /// The edits, in the order of the text.
  std::vector<Edit> edits;
};

/// While this object lives, a diagnostic that is located in the rewritten text
/// of `text` is emitted at the corresponding location of the original text.
/// `text` must live as long as this object.
class OriginalLocations {
public:
  OriginalLocations(const StdText &text, mlir::MLIRContext *context);
  ~OriginalLocations();
  OriginalLocations(const OriginalLocations &) = delete;
  OriginalLocations &operator=(const OriginalLocations &) = delete;

private:
  mlir::MLIRContext *context;
  mlir::DiagnosticEngine::HandlerID id;
  bool isEmitting = false;
};

/// Reads, parses and (unless `verify` is false) verifies `text`. Diagnostics
/// and operations have locations in the original text.
mlir::OwningOpRef<mlir::ModuleOp> parseStd(llvm::StringRef text,
                                           llvm::StringRef name,
                                           mlir::MLIRContext *context,
                                           bool verify = true);

} // namespace padlab::standard

#endif // PADLAB_DIALECT_STD_STDREADER_H
