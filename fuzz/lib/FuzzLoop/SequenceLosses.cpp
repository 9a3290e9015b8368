//===- SequenceLosses.cpp - sequences that mostly die -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SequenceLosses.h"

#include "padlab/codegen/PassList.h"

#include "llvm/Support/xxhash.h"

#include <sys/mman.h>

using namespace padlab;

/// The share of a sequence is computed as if this many cases with it had ended
/// well before.
static constexpr unsigned priorCases = 8;

/// A hash table of counts. A key is the hash of the names of the passes of a
/// sequence, up to the pass in which a case died.
struct SequenceLosses::Table {
  /// The number of places; at most half of them are used.
  static constexpr size_t size = 1 << 12;
  struct Count {
    uint64_t names;
    /// The number of cases that were counted, and the number of cases that
    /// could have been run in the time lost (`hang`, `crash`). `cases` is 0 if
    /// this place of the table is free.
    unsigned cases, lost;
  };
  size_t used;
  Count counts[size];

  /// Returns null if nothing is recorded for the names.
  Count *find(StringRef names) {
    Count *place = locate(llvm::xxh3_64bits(names));
    return place && place->cases ? place : nullptr;
  }
  /// Returns null if the table is full.
  Count *findOrAdd(StringRef names) {
    uint64_t hash = llvm::xxh3_64bits(names);
    Count *place = locate(hash);
    if (!place || place->cases)
      return place;
    if (used >= size / 2)
      return nullptr;
    ++used;
    *place = {hash, priorCases, 0};
    return place;
  }

private:
  /// Returns the place of the hash, or the free place where it belongs. One of
  /// them always exists, unless a child with damaged memory has overwritten the
  /// table.
  Count *locate(uint64_t hash) {
    for (size_t step = 0; step != size; ++step) {
      Count &place = counts[(hash + step) % size];
      if (!place.cases || place.names == hash)
        return &place;
    }
    return nullptr;
  }
};

SequenceLosses::SequenceLosses() {
  void *memory = mmap(nullptr, sizeof(Table), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  table = memory == MAP_FAILED ? nullptr : static_cast<Table *>(memory);
}

SequenceLosses::~SequenceLosses() {
  if (table)
    munmap(table, sizeof(Table));
}

/// Calls `visit` for each prefix of the sequence until `visit` returns true.
/// Its arguments are the names of all passes of the prefix, and the name of the
/// last pass.
static void
visitPrefixes(StringRef sequence,
              llvm::function_ref<bool(StringRef, StringRef)> visit) {
  std::string names;
  for (const std::string &step : splitPasses(sequence)) {
    StringRef name = getPassArgument(step);
    names += (name + ",").str();
    if (visit(names, name))
      return;
  }
}

void SequenceLosses::addEnd(StringRef sequence) {
  if (!table || !table->used)
    return;
  visitPrefixes(sequence, [&](StringRef names, StringRef) {
    if (Table::Count *count = table->find(names))
      ++count->cases;
    return false;
  });
}

void SequenceLosses::addDeath(StringRef sequence, StringRef pass,
                              unsigned cost) {
  if (!table)
    return;
  visitPrefixes(sequence, [&](StringRef names, StringRef name) {
    if (name != pass)
      return false;
    if (Table::Count *count = table->findOrAdd(names)) {
      ++count->cases;
      count->lost += cost;
    }
    return true;
  });
}

unsigned SequenceLosses::getShare(StringRef sequence) const {
  unsigned share = 100;
  if (!table || !table->used)
    return share;
  visitPrefixes(sequence, [&](StringRef names, StringRef) {
    if (Table::Count *count = table->find(names))
      share =
          std::min(share, 100 * count->cases / (count->cases + count->lost));
    return false;
  });
  return std::max(share, leastShare);
}
