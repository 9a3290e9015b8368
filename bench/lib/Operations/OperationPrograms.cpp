//===- OperationPrograms.cpp - a program for each operation ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OperationPrograms.h"

#include "OperationTexts.h"

#include "padlab/dialect/CaseChunks.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ErrorHandling.h"

#include <functional>
#include <optional>

using namespace padlab;

OperationSize OperationSize::getSmall() { return {"small", 4, 8, 8}; }

bool OperationProgram::isLoop() const {
  return llvm::StringRef(text).contains("${L}");
}

std::vector<OperationSize> OperationProgram::getSizes() const {
  if (isLoop())
    return {{"loop", 0, 0, 1 << 12}};
  // 32 KiB and 32 MiB of f32. Operands and result of the first size fit into a
  // second-level cache; those of the other exceed the third-level caches of the
  // machines at hand.
  return {{"cache", 64, 128, 0}, {"memory", 2048, 4096, 0}};
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// Evaluates `R+2` and its like; nullopt if it cannot be read.
static std::optional<int64_t> evaluate(llvm::StringRef expression,
                                       const OperationSize &size) {
  if (expression.empty())
    return std::nullopt;
  std::optional<int64_t> value =
      llvm::StringSwitch<std::optional<int64_t>>(expression.take_front())
          .Case("R", size.rows)
          .Case("C", size.columns)
          .Case("N", size.rows * size.columns)
          .Case("L", size.turns)
          .Default(std::nullopt);
  llvm::StringRef rest = expression.drop_front();
  if (!value || rest.empty())
    return value;
  int64_t number;
  if (rest.drop_front().getAsInteger(10, number) || number <= 0)
    return std::nullopt;
  switch (rest.front()) {
  case '+':
    return *value + number;
  case '-':
    return *value - number;
  case '*':
    return *value * number;
  case '/':
    return *value / number;
  default:
    return std::nullopt;
  }
}

/// Returns `text` with each `${...}` replaced; the error names the expression
/// that cannot be read.
static llvm::Expected<std::string> substitute(llvm::StringRef text,
                                              const OperationSize &size) {
  std::string result;
  while (true) {
    auto [before, behind] = text.split("${");
    result += before;
    if (behind.empty())
      return result;
    auto [expression, rest] = behind.split('}');
    std::optional<int64_t> value = evaluate(expression, size);
    if (!value)
      return llvm::createStringError("'${" + expression +
                                     "}' is no number of a size");
    result += std::to_string(*value);
    text = rest;
  }
}

std::string OperationProgram::getText(const OperationSize &size) const {
  // parseOperationPrograms has checked all expressions.
  return llvm::cantFail(substitute(text, size));
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// Reads the names in the first line of a case, `// tensor.pad, tensor.yield`.
static std::vector<std::string> readNames(llvm::StringRef line) {
  std::vector<std::string> names;
  if (!line.consume_front("//"))
    return names;
  llvm::SmallVector<llvm::StringRef> words;
  line.split(words, ',');
  for (llvm::StringRef word : words)
    names.push_back(word.trim().str());
  return names;
}

static bool isOperationName(llvm::StringRef name) {
  auto [dialect, operation] = name.split('.');
  return !dialect.empty() && !operation.empty() && !name.contains(' ');
}

llvm::Expected<std::vector<OperationProgram>>
padlab::parseOperationPrograms(llvm::StringRef text, llvm::StringRef name) {
  std::vector<OperationProgram> programs;
  for (const CaseChunk &chunk : splitCases(text)) {
    OperationProgram program;
    program.text = llvm::StringRef(chunk.text).ltrim().str();
    auto fail = [&](const llvm::Twine &message) {
      return llvm::createStringError(name + ":" + llvm::Twine(chunk.line) +
                                     ": error: " + message);
    };
    program.operations =
        readNames(llvm::StringRef(program.text).split('\n').first);
    if (program.operations.empty() ||
        !llvm::all_of(program.operations, isOperationName))
      return fail("the first line must name the operations that the case "
                  "measures, '// tensor.pad, tensor.yield'");
    llvm::Expected<std::string> small =
        substitute(program.text, OperationSize::getSmall());
    if (!small)
      return fail(llvm::toString(small.takeError()));
    programs.push_back(std::move(program));
  }
  return programs;
}

const std::vector<OperationProgram> &padlab::getOperationPrograms() {
  static const std::vector<OperationProgram> programs = [] {
    std::vector<OperationProgram> all;
    for (auto [text, name] : {std::pair<llvm::StringRef, llvm::StringRef>{
                                  shapeOperationText, "shape.mlir"},
                              {stdOperationText, "std.mlir"},
                              {tensorOperationText, "tensor.mlir"}}) {
      auto some = parseOperationPrograms(text, name);
      if (!some)
        llvm::report_fatal_error(some.takeError(), /*gen_crash_diag=*/false);
      llvm::append_range(all, *some);
    }
    return all;
  }();
  return programs;
}
