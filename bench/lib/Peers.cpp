//===- Peers.cpp - other libraries, timed beside our programs -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Peers.h"

#include "padlab/codegen/CPUName.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <malloc.h>
#include <map>
#include <mutex>

using namespace padlab;

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/// Peers bring LLVM libraries of their own: these flags make a peer resolve its
/// own symbols first, and hide them from other modules. In a build with
/// AddressSanitizer, the sanitizer's symbols must come first, so RTLD_DEEPBIND
/// is left out.
static constexpr int loadFlags =
    RTLD_NOW | RTLD_LOCAL | (LLVM_ADDRESS_SANITIZER_BUILD ? 0 : RTLD_DEEPBIND);

/// Whether code for `level` may be timed together with code for `cpu` on this
/// machine.
static bool isAllowed(llvm::StringRef level, llvm::StringRef cpu) {
  return !llvm::errorToBool(checkRunsHere(level)) && runsCodeFor(cpu, level);
}

/// Maps file names to modules; of two with the same name the later one, which
/// has the better level, is taken.
static std::map<std::string, std::string> findModules(llvm::StringRef directory,
                                                      llvm::StringRef cpu) {
  std::map<std::string, std::string> modules;
  auto addAll = [&](llvm::StringRef level) {
    llvm::SmallString<128> path = directory;
    llvm::sys::path::append(path, level);
    std::error_code error;
    for (llvm::sys::fs::directory_iterator it(path, error), end;
         it != end && !error; it.increment(error)) {
      llvm::StringRef name = llvm::sys::path::filename(it->path());
      if (name.starts_with("libpadlab-peer-") && name.ends_with(".so"))
        modules[name.str()] = it->path();
    }
  };
  addAll("");
  for (llvm::StringRef level : {"x86-64-v3", "x86-64-v4"})
    if (isAllowed(level, cpu))
      addAll(level);
  return modules;
}

std::vector<const padlab_peer *> padlab::loadPeers(llvm::StringRef directory,
                                                   llvm::StringRef cpu) {
  std::vector<const padlab_peer *> peers;
  // Libraries read this variable when they are loaded. One thread is allowed,
  // because the harness' clock counts the time of one thread only.
  setenv("OMP_NUM_THREADS", "1", /*replace=*/1);
  // Sets the thresholds to the values that the allocator itself would choose
  // after a block of 32 MB was freed. Otherwise, earlier allocations would
  // decide whether the results of peers are on fresh pages in each call.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  for (const auto &[name, path] : findModules(directory, cpu)) {
    void *module = dlopen(path.c_str(), loadFlags);
    if (!module) {
      llvm::errs() << "padlab: warning: peer not loaded: " << dlerror() << "\n";
      continue;
    }
    using Entry = const padlab_peer_module *();
    auto *entry = reinterpret_cast<Entry *>(dlsym(module, PADLAB_PEER_ENTRY));
    const padlab_peer_module *all = entry ? entry() : nullptr;
    if (!all || all->abi != PADLAB_PEER_ABI) {
      llvm::errs() << "padlab: warning: " << path
                   << " is no peer of this build\n";
      continue;
    }
    for (int32_t i = 0; i != all->count; ++i)
      peers.push_back(&all->peers[i]);
  }
  return peers;
}

const std::vector<const padlab_peer *> &padlab::getPeers(llvm::StringRef cpu) {
  static std::mutex mutex;
  static std::map<std::string, std::vector<const padlab_peer *>> loaded;
  std::lock_guard lock(mutex);
  auto it = loaded.find(cpu.str());
  if (it == loaded.end())
    it = loaded.try_emplace(cpu.str(), loadPeers(PADLAB_PEER_DIRECTORY, cpu))
             .first;
  return it->second;
}

//===----------------------------------------------------------------------===//
// Workloads
//===----------------------------------------------------------------------===//

PeerWorkload::Extents PeerWorkload::getPaddedExtents() const {
  Extents padded;
  for (auto [i, from] : llvm::enumerate(permutation))
    padded.push_back(low[i] + extents[from] + high[i]);
  return padded;
}

static std::optional<padlab_peer_type> getPeerType(llvm::StringRef type) {
  return llvm::StringSwitch<std::optional<padlab_peer_type>>(type)
      .Case("f16", PADLAB_PEER_F16)
      .Case("bf16", PADLAB_PEER_BF16)
      .Case("f32", PADLAB_PEER_F32)
      .Case("f64", PADLAB_PEER_F64)
      .Case("i8", PADLAB_PEER_I8)
      .Case("i32", PADLAB_PEER_I32)
      .Default(std::nullopt);
}

static uint64_t encode(double number, padlab_peer_type type) {
  auto round = [&](const llvm::fltSemantics &semantics) {
    llvm::APFloat value(number);
    bool inexact;
    value.convert(semantics, llvm::APFloat::rmNearestTiesToEven, &inexact);
    return value.bitcastToAPInt().getZExtValue();
  };
  switch (type) {
  case PADLAB_PEER_F16:
    return round(llvm::APFloat::IEEEhalf());
  case PADLAB_PEER_BF16:
    return round(llvm::APFloat::BFloat());
  case PADLAB_PEER_F32:
    return round(llvm::APFloat::IEEEsingle());
  case PADLAB_PEER_F64:
    return round(llvm::APFloat::IEEEdouble());
  case PADLAB_PEER_I8:
  case PADLAB_PEER_I32:
    return uint64_t(int64_t(number));
  }
  llvm_unreachable("unknown type");
}

namespace {

/// The C form of a workload; it points into the workload.
struct Translation {
  explicit Translation(const PeerWorkload &from, padlab_peer_type type)
      : value(encode(from.value, type)), workload{from.producer,
                                                  type,
                                                  int64_t(from.extents.size()),
                                                  from.extents.data(),
                                                  from.permutation.data(),
                                                  from.low.data(),
                                                  from.high.data(),
                                                  &value,
                                                  from.isDynamic} {}

  /// The bits of the pad value. The machine is little-endian, so the first
  /// bytes are the element.
  uint64_t value;
  padlab_peer_workload workload;
};

} // namespace

std::string padlab::findObstacle(const padlab_peer &peer,
                                 const PeerWorkload &workload) {
  if (workload.extents.empty() ||
      workload.extents.size() > PADLAB_PEER_MAX_RANK)
    return "peers take ranks 1 to 5";
  std::optional<padlab_peer_type> type = getPeerType(workload.type);
  if (!type)
    return "peers do not know the type " + workload.type;
  auto isNegative = [](int64_t amount) { return amount < 0; };
  if (llvm::any_of(workload.low, isNegative) ||
      llvm::any_of(workload.high, isNegative))
    return "peers do not crop";
  Translation translation(workload, *type);
  const char *reason = peer.decline(&translation.workload);
  return reason ? reason : "";
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

std::unique_ptr<PeerCall> PeerCall::create(const padlab_peer &peer,
                                           const PeerWorkload &workload,
                                           const TensorValue &input,
                                           Pages pages) {
  std::optional<padlab_peer_type> type = getPeerType(workload.type);
  if (!type)
    return nullptr;
  std::unique_ptr<PeerCall> made(
      new PeerCall(peer, workload, input.getElementType()));
  TensorValue padded(made->type, workload.getPaddedExtents());
  size_t paddedBytes = padded.getBytes().size();
  llvm::ArrayRef<char> bytes = input.getBytes();
  made->taken.reset(new char[paddedBytes]);
  made->memory = CallMemory::create(bytes.size(), paddedBytes, pages);
  if (!made->memory)
    return nullptr;
  std::memcpy(made->memory->getInput(), bytes.data(), bytes.size());
  std::memset(made->memory->getDestination(), 0xAA, paddedBytes);
  Translation translation(made->workload, *type);
  made->call = peer.prepare(&translation.workload, made->memory->getInput(),
                            made->memory->getDestination());
  if (!made->call)
    return nullptr;
  return made;
}

PeerCall::~PeerCall() {
  if (call)
    peer.release(call);
}

std::optional<llvm::SmallVector<RuntimeValue>> PeerCall::getResults() const {
  if (!result)
    return std::nullopt;
  TensorValue tensor(type, workload.getPaddedExtents());
  llvm::MutableArrayRef<char> bytes = tensor.getMutableBytes();
  std::memcpy(bytes.data(), result, bytes.size());
  tensor.markDefined();
  llvm::SmallVector<RuntimeValue> results;
  results.push_back(std::move(tensor));
  return results;
}
