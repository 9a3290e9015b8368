//===- Peers.h - other libraries, timed beside our programs ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_PEERS_H
#define PADLAB_BENCH_PEERS_H

#include "CallMemory.h"

#include "../peers/Peer.h"

#include "padlab/codegen/Compiler.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace padlab {

/// The workload of a peer, which permutes the dimensions of a producer's result
/// and pads them. Names and meaning are those of Peer.h.
struct PeerWorkload {
  using Extents = llvm::SmallVector<int64_t, 4>;

  padlab_peer_producer producer = PADLAB_PEER_COPY;
  /// The type in MLIR's syntax.
  std::string type = "f32";
  Extents extents, permutation, low, high;
  /// The pad value; must be exact in the type.
  double value = 0;
  bool isDynamic = false;

  /// The extents of the result.
  Extents getPaddedExtents() const;
};

/// Loads from a directory those modules that this machine can run. `directory`
/// has modules for all machines; `directory`/x86-64-v3 and -v4 have those that
/// need these levels. Of two with the same name the better one that `cpu`
/// allows is taken. Prints one line to stderr for each module that cannot be
/// loaded. Modules are never unloaded.
std::vector<const padlab_peer *> loadPeers(llvm::StringRef directory,
                                           llvm::StringRef cpu);

/// Returns the peers whose libraries the build found; loads them once for each
/// CPU.
const std::vector<const padlab_peer *> &getPeers(llvm::StringRef cpu);

/// Returns why `peer` cannot compute the workload; empty if it can.
std::string findObstacle(const padlab_peer &peer, const PeerWorkload &workload);

/// A peer with an input and a destination of its own.
class PeerCall : public TimedInvocation {
public:
  /// Copies `input`. The destination is filled with a byte that no result is
  /// made of. Returns null if the peer fails or there is no memory.
  static std::unique_ptr<PeerCall> create(const padlab_peer &peer,
                                          const PeerWorkload &workload,
                                          const TensorValue &input,
                                          Pages pages = Pages::Huge);
  ~PeerCall() override;
  PeerCall(const PeerCall &) = delete;
  PeerCall &operator=(const PeerCall &) = delete;

  void invoke() override { result = peer.run(call); }
  void forgetAllocations() override { memory->forgetDestination(); }
  bool flushCaches() override { return memory->flush(); }
  std::optional<llvm::SmallVector<RuntimeValue>> getResults() const override;

private:
  PeerCall(const padlab_peer &peer, PeerWorkload workload, mlir::Type type)
      : peer(peer), workload(std::move(workload)), type(type) {}

  const padlab_peer &peer;
  PeerWorkload workload;
  mlir::Type type;
  std::unique_ptr<CallMemory> memory;
  /// Memory that is allocated on the heap, so that the results of a peer are on
  /// other pages than those of earlier calls.
  std::unique_ptr<char[]> taken;
  void *call = nullptr;
  const void *result = nullptr;
};

} // namespace padlab

#endif // PADLAB_BENCH_PEERS_H
