//===- ReadJSON.cpp - bytes for the readers of JSON -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextReaders.h"

#include "../FuzzLoop/CheckWorker.h"

#include "padlab/fuzz/Blame.h"
#include "padlab/fuzz/FusionTable.h"

using namespace padlab;
using namespace padlab::text;
namespace json = llvm::json;

/// Checks that a value that was read can be printed and read again, and then
/// prints the same.
template <typename T>
static std::string readTwice(const std::optional<T> &first, const char *what) {
  if (!first)
    return {};
  json::Value printed = first->toJSON();
  std::optional<T> second;
  if constexpr (std::is_same_v<T, Funnel>)
    second = T::fromJSON(*printed.getAsObject());
  else
    second = T::fromJSON(printed);
  if (!second || json::Value(second->toJSON()) != printed)
    return std::string(what) + " is not read as it is printed";
  return {};
}

std::string text::readJSON(llvm::StringRef bytes, mlir::MLIRContext *) {
  llvm::Expected<json::Value> value = json::parse(bytes);
  if (!value) {
    if (llvm::toString(value.takeError()).empty())
      return "refused without a reason";
    return {};
  }
  std::string wrong = readTwice(CaseReport::fromJSON(*value), "a report");
  const json::Object *object = value->getAsObject();
  if (!wrong.empty() || !object)
    return wrong;
  wrong = readTwice(Funnel::fromJSON(*object), "a funnel");
  if (std::optional<CaseReport> report = CaseReport::fromJSON(*value))
    if (report->str().empty())
      return "a report without words";
  (void)Blame::fromJSON(*object).str();
  (void)FusionTable::fromJSON(*object).toJSON();
  (void)VariantTally::fromJSON(*object).toJSON();
  if (auto result = check::RangeResult::decode(bytes))
    (void)result->encode();
  return wrong;
}
