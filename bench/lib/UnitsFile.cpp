//===- UnitsFile.cpp - units measured in a time limit ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnitsFile.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/Support/FormatVariadic.h"

using namespace padlab;
namespace json = llvm::json;

/// Returns the object in a file; an empty one if there is none.
static json::Object readObject(llvm::StringRef path) {
  std::optional<std::string> text = readFile(path);
  if (!text)
    return {};
  llvm::Expected<json::Value> value = json::parse(*text);
  if (!value)
    return llvm::consumeError(value.takeError()), json::Object();
  json::Object *object = value->getAsObject();
  return object ? std::move(*object) : json::Object();
}

llvm::Error UnitsFile::write(json::Object file) const {
  file["cpu"] = cpu;
  return writeFileAtomically(
      path, llvm::formatv("{0}\n", json::Value(std::move(file))).str());
}

llvm::Error UnitsFile::noteUnderWay(llvm::StringRef unit) const {
  return write(json::Object{{"underWay", unit}});
}

llvm::Error UnitsFile::write(json::Object units, bool goesOn) const {
  return write(json::Object{{"goesOn", goesOn}, {"units", std::move(units)}});
}

llvm::Error UnitsFile::writeRest(json::Object units) const {
  json::Object file{{"goesOn", true}, {"units", std::move(units)}};
  json::Object before = readObject(path);
  if (auto unit = before.getString("underWay"))
    file["underWay"] = unit->str();
  return write(std::move(file));
}

json::Object padlab::readPast(llvm::StringRef path, llvm::StringRef cpu) {
  json::Object file = readObject(path);
  json::Object *cpus = file.getObject("cpus");
  json::Object *units = cpus ? cpus->getObject(cpu) : nullptr;
  return units ? std::move(*units) : json::Object();
}
