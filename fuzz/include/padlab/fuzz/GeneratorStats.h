//===- GeneratorStats.h - the funnel of a generator -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What becomes of a generator's programs, counted per input before any
/// discard.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_GENERATORSTATS_H
#define PADLAB_FUZZ_GENERATORSTATS_H

#include "padlab/codegen/Compiler.h"
#include "padlab/fuzz/Generator.h"

#include <string>
#include <unordered_set>

namespace padlab {

class GeneratorStats {
public:
  /// The subject is that of the target's first pipeline that has one.
  GeneratorStats(const FuzzTarget &target, Compiler &compiler);

  /// Generates the case of this seed and counts what becomes of it.
  void count(uint64_t seed);

  uint64_t generated = 0, verified = 0, defined = 0, fired = 0;
  uint64_t getDistinct() const { return hashes.size(); }
  /// Nanoseconds spent on building, and on all the rest.
  uint64_t buildTime = 0, checkTime = 0;
  /// The first seeds whose case does not verify or is undefined, and why.
  std::vector<std::string> failures;

  /// A few lines: each stage with its share.
  std::string str() const;

private:
  void fail(uint64_t seed, llvm::StringRef why);

  const FuzzTarget &target;
  Compiler &compiler;
  const Pipeline *subject;
  std::unordered_set<uint64_t> hashes;
};

} // namespace padlab

#endif // PADLAB_FUZZ_GENERATORSTATS_H
