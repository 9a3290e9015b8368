//===- OpMatrix.h - what is done with each operation ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The operation matrix says what the repository does with each operation: with
/// the operations of the *documents* (upstream's documentation of the dialects
/// tensor, shape and Standard), with our own, and with others that the
/// reference interprets. The matrix is not maintained by hand. Its rows are the
/// names in the documents (DocumentedOperations.def) and in the reference's
/// registry. Its cells are derived from registrations and from *evidence*,
/// which padlab-evidence collects by running every case in corpus/operations
/// and corpus/seeds, the generators and the programs of the benchmarks. Forms
/// of operations that are refused have cases, too (`EXPECT-UNSUPPORTED`,
/// `EXPECT-NOT-COMPILED`). Long nights collect the evidence, and the state
/// directory keeps it.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_OPMATRIX_H
#define PADLAB_CODEGEN_OPMATRIX_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <array>
#include <bitset>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace mlir {
class MLIRContext;
} // namespace mlir

namespace padlab {

/// A property of an operation, a column of the matrix.
enum class OpColumn : unsigned {
  Parsed,   ///< It is registered, and a case with it is parsed.
  Verified, ///< It is registered, and wrong uses are refused as cases expect.
  Interpreted, ///< The reference has a kernel for it.
  Lowered,     ///< A case with it is compiled to native code.
  Generated,   ///< A generator or mutator makes it.
  Compared,    ///< Native code of a case with it agrees with the reference.
  Benchmarked, ///< A benchmark times a program with it.
};
inline constexpr unsigned numOpColumns = 7;
/// Returns the name of a column, such as `parsed`.
llvm::StringRef getName(OpColumn column);

/// A form of an operation for which a column does not hold, although the column
/// holds for other forms of the operation.
struct OpLimit {
  std::string operation;
  OpColumn column;
  std::string form;
  bool operator<(const OpLimit &other) const {
    return std::tie(operation, column, form) <
           std::tie(other.operation, other.column, other.form);
  }
};

/// The evidence (see the top of this file) from which the cells of the matrix
/// are derived.
struct OpEvidence {
  /// For each operation's name, one bit per column.
  std::map<std::string, std::bitset<numOpColumns>> columns;
  std::set<OpLimit> limits;

  bool has(llvm::StringRef operation, OpColumn column) const;
  llvm::json::Object toJSON() const;
  /// Reads what `toJSON` made. The error is one line.
  static llvm::Expected<OpEvidence> parse(llvm::StringRef text);
  static llvm::Expected<OpEvidence> readFile(llvm::StringRef path);
};

struct OpMatrixCell {
  bool holds = false;
  /// Why the cell cannot be filled; empty if it can.
  std::string notApplicable;
  /// If the cell holds, the forms of the operation for which it does not.
  std::vector<std::string> except;
  bool isEmpty() const { return !holds && notApplicable.empty(); }
};

struct OpMatrixRow {
  std::string operation;
  /// The section of the matrix: `tensor`, `shape` or `std` (the three
  /// documents), `check`, or `others`.
  std::string section;
  std::array<OpMatrixCell, numOpColumns> cells;
  const OpMatrixCell &get(OpColumn column) const {
    return cells[static_cast<unsigned>(column)];
  }
};

/// Returns one row for each operation, the operations of the documents first.
/// Loads the dialects of these operations, so `context` must have them
/// registered.
std::vector<OpMatrixRow> getOpMatrix(mlir::MLIRContext *context,
                                     const OpEvidence &evidence = {});

/// Lists the cells that an operation must have and lacks, one per line. Every
/// operation of the documents and of the dialect `check` must be parsed,
/// verified, interpreted, lowered and compared. Every other operation that the
/// reference knows need not be verified. Operations of the documents must also
/// be generated and benchmarked. Cells that are not applicable are not listed.
std::vector<std::string> listGaps(llvm::ArrayRef<OpMatrixRow> rows);

/// Prints a table with a count for each section, and then the reasons why cells
/// are not applicable.
void printOpMatrix(llvm::ArrayRef<OpMatrixRow> rows, llvm::raw_ostream &os);
llvm::json::Value toJSON(llvm::ArrayRef<OpMatrixRow> rows);

} // namespace padlab

#endif // PADLAB_CODEGEN_OPMATRIX_H
