//===- BoundsStore.cpp - results with error bounds, in files --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BoundsStore.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA1.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

#include <cstring>

using namespace padlab;
namespace fs = llvm::sys::fs;

static constexpr llvm::StringLiteral extension = ".bounds";

BoundsStore &BoundsStore::get() {
  static BoundsStore store;
  return store;
}

std::string padlab::getBuildName() {
  static int address;
  auto self = llvm::MemoryBuffer::getFile(
      fs::getMainExecutable(nullptr, &address), /*IsText=*/false,
      /*RequiresNullTerminator=*/false);
  uint64_t hash = self ? llvm::xxh3_64bits((*self)->getBuffer()) : 0;
  return LLVM_VERSION_STRING "-" + llvm::utohexstr(hash, /*LowerCase=*/true);
}

llvm::Error BoundsStore::open(std::string into, std::string by) {
  if (llvm::Error error = ensureWritableDirectory(into))
    return error;
  folder = std::move(into);
  build = std::move(by);
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; it != end && !error;
       it.increment(error)) {
    llvm::StringRef name = llvm::sys::path::filename(it->path());
    if (name.ends_with(extension) && !name.starts_with(build + "-"))
      (void)fs::remove(it->path());
  }
  return llvm::Error::success();
}

static void addText(llvm::SHA1 &hash, llvm::StringRef text) {
  uint64_t size = text.size();
  hash.update(
      llvm::StringRef(reinterpret_cast<const char *>(&size), sizeof size));
  hash.update(text);
}

std::string BoundsStore::getKey(llvm::StringRef program,
                                llvm::ArrayRef<RuntimeValue> inputs,
                                const Licence &licence) {
  llvm::SHA1 hash;
  addText(hash, program);
  for (const RuntimeValue &input : inputs) {
    auto *tensor = std::get_if<TensorValue>(&input);
    addText(hash, tensor ? llvm::toStringRef(llvm::ArrayRef<uint8_t>(
                               reinterpret_cast<const uint8_t *>(
                                   tensor->getBytes().data()),
                               tensor->getBytes().size()))
                         : llvm::StringRef(toString(input)));
  }
  addText(hash,
          std::to_string(licence.sums) + " " + std::to_string(licence.expUlps));
  return llvm::toHex(hash.final(), /*LowerCase=*/true);
}

std::string BoundsStore::getPath(llvm::StringRef key) const {
  return (folder + "/" + build + "-" + key + extension).str();
}

static_assert(std::is_trivially_copyable_v<ErrorBound>);

/// Moves the first `bytes` bytes of `from` to `to`; returns false if there are
/// fewer.
static bool take(llvm::StringRef &from, void *to, size_t bytes) {
  if (from.size() < bytes)
    return false;
  std::memcpy(to, from.data(), bytes);
  from = from.drop_front(bytes);
  return true;
}

/// Reads a tensor from the front of `text`: the bytes of all elements, then the
/// bounds of all.
static bool readTensor(llvm::StringRef &text, TensorValue &tensor) {
  llvm::MutableArrayRef<char> bytes = tensor.getMutableBytes();
  if (!take(text, bytes.data(), bytes.size()))
    return false;
  tensor.markDefined();
  for (int64_t i = 0, e = tensor.getNumElements(); i != e; ++i) {
    ErrorBound bound;
    if (!take(text, &bound, sizeof bound))
      return false;
    if (bound.isTrivial())
      continue;
    Element element = tensor.get(i);
    element.setBound(bound);
    tensor.set(i, element);
  }
  return true;
}

static std::string getChecksum(llvm::StringRef text) {
  uint64_t hash = llvm::xxh3_64bits(text);
  return std::string(reinterpret_cast<const char *>(&hash), sizeof hash);
}

bool BoundsStore::read(llvm::StringRef key,
                       llvm::MutableArrayRef<RuntimeValue> results) const {
  std::optional<std::string> file =
      isOpen() ? readFile(getPath(key)) : std::nullopt;
  constexpr size_t checksumBytes = sizeof(uint64_t);
  if (!file || file->size() < checksumBytes)
    return false;
  llvm::StringRef text = *file;
  llvm::StringRef checksum = text.take_back(checksumBytes);
  text = text.drop_back(checksumBytes);
  if (checksum != getChecksum(text))
    return false;
  for (RuntimeValue &result : results)
    if (!readTensor(text, std::get<TensorValue>(result)))
      return false;
  return text.empty();
}

static bool isKept(const RuntimeValue &result) {
  auto *tensor = std::get_if<TensorValue>(&result);
  return tensor && tensor->getStorage().isFloat() && !tensor->hasPoison();
}

static void addTensor(std::string &text, const TensorValue &tensor) {
  text.append(tensor.getBytes().begin(), tensor.getBytes().end());
  for (int64_t i = 0, e = tensor.getNumElements(); i != e; ++i) {
    ErrorBound bound = tensor.get(i).getBound();
    text.append(reinterpret_cast<const char *>(&bound), sizeof bound);
  }
}

void BoundsStore::write(llvm::StringRef key,
                        llvm::ArrayRef<RuntimeValue> results) const {
  if (!isOpen() || !llvm::all_of(results, isKept))
    return;
  std::string text;
  for (const RuntimeValue &result : results)
    addTensor(text, std::get<TensorValue>(result));
  text += getChecksum(text);
  if (llvm::Error error = writeFileAtomically(getPath(key), text))
    llvm::errs() << "padlab-bench: warning: "
                 << llvm::toString(std::move(error)) << '\n';
}
