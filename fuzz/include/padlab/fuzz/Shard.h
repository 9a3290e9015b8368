//===- Shard.h - a part of work that several share -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_SHARD_H
#define PADLAB_FUZZ_SHARD_H

#include "padlab/fuzz/Names.h"

#include "llvm/Support/xxhash.h"

namespace padlab {

/// Part `number` of `count` parts of work, whose items have names. Which names
/// belong to it depends on these two numbers alone, so that processes can share
/// work without communication.
struct Shard {
  unsigned number = 0, count = 1;

  bool isAll() const { return count == 1; }
  bool has(StringRef name) const {
    return isAll() || llvm::xxh3_64bits(name) % count == number;
  }

  /// Parses `2/5`, the third of five shards, counted from zero. The empty text
  /// means all.
  static Expected<Shard> parse(StringRef text) {
    Shard shard;
    auto [number, count] = text.split('/');
    if (text.empty() ||
        (!number.getAsInteger(10, shard.number) &&
         !count.getAsInteger(10, shard.count) && shard.number < shard.count))
      return shard;
    return createStringError("--shard must be NUMBER/COUNT, such as 0/4");
  }
};

} // namespace padlab

#endif // PADLAB_FUZZ_SHARD_H
