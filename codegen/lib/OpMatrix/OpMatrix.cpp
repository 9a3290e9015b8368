//===- OpMatrix.cpp - what is done with each operation ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/OpMatrix.h"

#include "padlab/dialect/Interpreter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace padlab;
namespace json = llvm::json;

static constexpr llvm::StringLiteral columnNames[numOpColumns] = {
    "parsed",    "verified", "interpreted", "lowered",
    "generated", "compared", "benchmarked"};

StringRef padlab::getName(OpColumn column) {
  return columnNames[static_cast<unsigned>(column)];
}

//===----------------------------------------------------------------------===//
// Evidence
//===----------------------------------------------------------------------===//

bool OpEvidence::has(StringRef operation, OpColumn column) const {
  auto bits = columns.find(operation.str());
  return bits != columns.end() && bits->second[static_cast<unsigned>(column)];
}

static constexpr llvm::StringLiteral evidenceSchema = "padlab-evidence-1";

json::Object OpEvidence::toJSON() const {
  json::Object operations;
  for (const auto &[operation, bits] : columns) {
    json::Array held;
    for (auto [i, name] : llvm::enumerate(columnNames))
      if (bits[i])
        held.push_back(name);
    if (!held.empty())
      operations[operation] = std::move(held);
  }
  json::Array refused;
  for (const OpLimit &limit : limits)
    refused.push_back(json::Object{{"operation", limit.operation},
                                   {"column", getName(limit.column)},
                                   {"form", limit.form}});
  return json::Object{{"schema", evidenceSchema},
                      {"operations", std::move(operations)},
                      {"limits", std::move(refused)}};
}

static std::optional<OpColumn> findColumn(std::optional<StringRef> name) {
  auto it = llvm::find(columnNames, name.value_or(""));
  if (it == std::end(columnNames))
    return std::nullopt;
  return static_cast<OpColumn>(it - std::begin(columnNames));
}

/// Reads the evidence. Returns false if the object was not made by `toJSON`.
static bool readEvidence(const json::Object &object, OpEvidence &evidence) {
  const json::Object *operations = object.getObject("operations");
  const json::Array *limits = object.getArray("limits");
  if (object.getString("schema") != evidenceSchema || !operations || !limits)
    return false;
  for (const auto &[operation, held] : *operations) {
    if (!held.getAsArray())
      return false;
    for (const json::Value &name : *held.getAsArray()) {
      std::optional<OpColumn> column = findColumn(name.getAsString());
      if (!column)
        return false;
      evidence.columns[StringRef(operation).str()].set(
          static_cast<unsigned>(*column));
    }
  }
  for (const json::Value &value : *limits) {
    const json::Object *limit = value.getAsObject();
    auto column = limit ? findColumn(limit->getString("column")) : std::nullopt;
    if (!column || !limit->getString("operation") || !limit->getString("form"))
      return false;
    evidence.limits.insert({limit->getString("operation")->str(), *column,
                            limit->getString("form")->str()});
  }
  return true;
}

llvm::Expected<OpEvidence> OpEvidence::parse(StringRef text) {
  auto value = json::parse(text);
  if (!value)
    return value.takeError();
  OpEvidence evidence;
  if (!value->getAsObject() || !readEvidence(*value->getAsObject(), evidence))
    return llvm::createStringError("is not what padlab-evidence writes");
  return evidence;
}

llvm::Expected<OpEvidence> OpEvidence::readFile(StringRef path) {
  auto file = llvm::MemoryBuffer::getFile(path);
  auto evidence =
      file
          ? parse((*file)->getBuffer())
          : llvm::Expected<OpEvidence>(llvm::errorCodeToError(file.getError()));
  if (evidence)
    return evidence;
  return llvm::createStringError("%s: error: %s", path.str().c_str(),
                                 llvm::toString(evidence.takeError()).c_str());
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

static constexpr llvm::StringLiteral documentedOperations[] = {
#define PADLAB_OPERATION(name) name,
#include "DocumentedOperations.def"
};

namespace {
struct Exception {
  llvm::StringLiteral operation;
  OpColumn column;
  llvm::StringLiteral reason;
};
} // namespace

static ArrayRef<Exception> getExceptions() {
  static constexpr Exception exceptions[] = {
#define PADLAB_NOT_APPLICABLE(name, column, reason)                            \
  {name, OpColumn::column, reason},
#include "DocumentedOperations.def"
  };
  return exceptions;
}

static OpMatrixRow makeRow(StringRef operation, StringRef section,
                           MLIRContext *context, bool isInterpreted,
                           const OpEvidence &evidence) {
  OpMatrixRow row;
  row.operation = operation.str();
  row.section = section.str();
  StringRef dialect = operation.split('.').first;
  (void)context->getOrLoadDialect(dialect);
  bool isRegistered =
      RegisteredOperationName::lookup(operation, context).has_value();
  for (auto [i, cell] : llvm::enumerate(row.cells))
    cell.holds =
        isRegistered && evidence.has(operation, static_cast<OpColumn>(i));
  for (const OpLimit &limit : evidence.limits)
    if (limit.operation == operation)
      row.cells[static_cast<unsigned>(limit.column)].except.push_back(
          limit.form);
  row.cells[static_cast<unsigned>(OpColumn::Interpreted)].holds = isInterpreted;
  for (const Exception &exception : getExceptions())
    if (exception.operation == operation)
      row.cells[static_cast<unsigned>(exception.column)] = {
          /*holds=*/false, exception.reason.str(), /*except=*/{}};
  return row;
}

std::vector<OpMatrixRow> padlab::getOpMatrix(MLIRContext *context,
                                             const OpEvidence &evidence) {
  std::vector<std::string> kernels = getInterpretedOperations();
  llvm::StringSet<> interpreted, documented;
  for (StringRef name : kernels)
    interpreted.insert(name);
  std::vector<OpMatrixRow> rows;
  auto addRow = [&](StringRef operation, StringRef section) {
    rows.push_back(makeRow(operation, section, context,
                           interpreted.contains(operation), evidence));
  };
  for (StringRef operation : documentedOperations) {
    documented.insert(operation);
    addRow(operation, operation.split('.').first);
  }
  // No document lists the operations of `check`, but they are our own, so they
  // have their own section, before that of the other operations.
  for (StringRef operation : kernels)
    if (operation.starts_with("check."))
      addRow(operation, "check");
  for (StringRef operation : kernels)
    if (!operation.starts_with("check.") && !documented.contains(operation))
      addRow(operation, "others");
  return rows;
}

static std::vector<OpColumn> listNeeded(StringRef section) {
  std::vector<OpColumn> columns = {OpColumn::Parsed, OpColumn::Interpreted,
                                   OpColumn::Lowered, OpColumn::Compared};
  if (section == "others")
    return columns;
  columns.push_back(OpColumn::Verified);
  if (section != "check") {
    columns.push_back(OpColumn::Generated);
    columns.push_back(OpColumn::Benchmarked);
  }
  return columns;
}

std::vector<std::string> padlab::listGaps(ArrayRef<OpMatrixRow> rows) {
  std::vector<std::string> gaps;
  for (const OpMatrixRow &row : rows)
    for (OpColumn column : listNeeded(row.section))
      if (row.get(column).isEmpty())
        gaps.push_back((row.operation + " is not " + getName(column)).str());
  return gaps;
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

/// Prints a line of the table: the cell `first`, then a cell for each column of
/// the matrix.
static void printLine(StringRef first, ArrayRef<std::string> cells,
                      raw_ostream &os) {
  std::string line = llvm::formatv("{0,-32}", first);
  for (auto [name, cell] : llvm::zip_equal(columnNames, cells)) {
    line += cell;
    line.append(name.size() + 2 - std::min(cell.size(), name.size() + 1), ' ');
  }
  os << StringRef(line).rtrim() << '\n';
}

/// Returns the number of the note with this text below the table. Adds the note
/// if it is new.
static std::string note(StringRef text, llvm::SetVector<StringRef> &notes) {
  notes.insert(text);
  return std::to_string(llvm::find(notes, text) - notes.begin() + 1);
}

namespace {
/// The notes below the table. The notes of each of the two lists have numbers
/// from 1 on.
struct Notes {
  llvm::SetVector<StringRef> reasons, forms;
};
} // namespace

static std::string getText(const OpMatrixCell &cell, Notes &notes) {
  if (!cell.notApplicable.empty())
    return "n/a " + note(cell.notApplicable, notes.reasons);
  if (!cell.holds)
    return "-";
  std::string text;
  for (StringRef form : cell.except)
    text += (text.empty() ? "not " : ",") + note(form, notes.forms);
  return text.empty() ? "yes" : text;
}

/// Prints for each column how many cells are filled, and how many can be
/// filled.
static void printCounts(ArrayRef<OpMatrixRow> section, raw_ostream &os) {
  std::vector<std::string> counts;
  for (size_t column = 0; column < numOpColumns; ++column) {
    auto filled = llvm::count_if(section, [&](const OpMatrixRow &row) {
      return row.cells[column].holds;
    });
    auto possible = llvm::count_if(section, [&](const OpMatrixRow &row) {
      return row.cells[column].notApplicable.empty();
    });
    counts.push_back(std::to_string(filled) + "/" + std::to_string(possible));
  }
  printLine("  filled", counts, os);
}

void padlab::printOpMatrix(ArrayRef<OpMatrixRow> rows, raw_ostream &os) {
  Notes notes;
  std::vector<std::string> names(std::begin(columnNames),
                                 std::end(columnNames));
  while (!rows.empty()) {
    StringRef section = rows.front().section;
    ArrayRef<OpMatrixRow> its = rows.take_while(
        [&](const OpMatrixRow &row) { return row.section == section; });
    rows = rows.drop_front(its.size());
    printLine(section, names, os);
    for (const OpMatrixRow &row : its) {
      std::vector<std::string> cells;
      for (const OpMatrixCell &cell : row.cells)
        cells.push_back(getText(cell, notes));
      printLine(row.operation, cells, os);
    }
    printCounts(its, os);
    os << '\n';
  }
  for (auto [i, reason] : llvm::enumerate(notes.reasons))
    os << "n/a " << i + 1 << ": " << reason << '\n';
  for (auto [i, form] : llvm::enumerate(notes.forms))
    os << "not " << i + 1 << ": yes, except for " << form << '\n';
}

llvm::json::Value padlab::toJSON(ArrayRef<OpMatrixRow> rows) {
  llvm::json::Array array;
  for (const OpMatrixRow &row : rows) {
    llvm::json::Object object{{"operation", row.operation},
                              {"section", row.section}};
    for (auto [name, cell] : llvm::zip_equal(columnNames, row.cells)) {
      if (cell.notApplicable.empty())
        object[name] = cell.holds;
      else
        object[name] =
            llvm::json::Object{{"notApplicable", cell.notApplicable}};
    }
    llvm::json::Object except;
    for (auto [name, cell] : llvm::zip_equal(columnNames, row.cells))
      if (!cell.except.empty())
        except[name] = llvm::json::Array(cell.except);
    if (!except.empty())
      object["except"] = std::move(except);
    array.push_back(std::move(object));
  }
  return llvm::json::Object{{"schema", "padlab-op-matrix-1"},
                            {"operations", std::move(array)}};
}
