//===- NoiseState.cpp - what an interrupted check-noise found ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NoiseState.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

using namespace padlab;
namespace json = llvm::json;

NoiseState::NoiseState(llvm::StringRef directory, llvm::StringRef identity)
    : identity(identity.str()),
      name("noise-" + llvm::utohexstr(llvm::xxh3_64bits(identity),
                                      /*LowerCase=*/true)) {
  llvm::SmallString<128> file(directory);
  llvm::sys::path::append(file, name + ".json");
  path = file.str().str();
}

unsigned NoiseState::load(NoiseTally &tally) const {
  auto text = llvm::MemoryBuffer::getFile(path);
  if (!text)
    return 0;
  llvm::Expected<json::Value> value = json::parse((*text)->getBuffer());
  if (!value)
    return llvm::consumeError(value.takeError()), 0;
  const json::Object *object = value->getAsObject();
  const json::Value *saved = object ? object->get("tally") : nullptr;
  NoiseTally loaded;
  if (!saved || object->getString("identity") != llvm::StringRef(identity) ||
      !loaded.load(*saved))
    return 0;
  tally = std::move(loaded);
  return object->getInteger("comparisons").value_or(0);
}

llvm::Error NoiseState::save(unsigned done, const NoiseTally &tally) const {
  json::Value value = json::Object{
      {"identity", identity}, {"comparisons", done}, {"tally", tally.save()}};
  if (std::error_code error =
          llvm::sys::fs::create_directories(llvm::sys::path::parent_path(path)))
    return llvm::createStringError(path + ": error: " + error.message());
  // On failure, the old contents are kept.
  if (llvm::Error error = llvm::writeToOutput(path, [&](llvm::raw_ostream &os) {
        os << value << '\n';
        return llvm::Error::success();
      }))
    return llvm::createStringError(
        path + ": error: " + llvm::toString(std::move(error)));
  return llvm::Error::success();
}

void NoiseState::remove() const { (void)llvm::sys::fs::remove(path); }
