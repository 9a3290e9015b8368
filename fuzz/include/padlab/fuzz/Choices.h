//===- Choices.h - where a generator's decisions come from -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Typed random choices with two sources: a seeded generator, and libFuzzer's
/// bytes. Every byte string decodes to some sequence of choices (when the bytes
/// are used up, each further choice is 0, the simplest one). A choice takes as
/// many bytes as its bound needs, so that a small change of the input is a
/// small change of the program. Sections help with this, too: the choices of
/// each step of a program come from a section of their own, so that a step that
/// takes more or fewer choices than before does not change the other steps.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_CHOICES_H
#define PADLAB_FUZZ_CHOICES_H

#include "padlab/fuzz/Names.h"

#include <cstdint>

namespace padlab {

class Choices {
public:
  virtual ~Choices() = default;
  /// Draws a number in [0, bound). 0 is the simplest choice. `bound` is
  /// positive.
  virtual uint64_t draw(uint64_t bound) = 0;
  /// Begins section `index`: the choices that follow are read from the
  /// beginning of this section.
  virtual void enterSection(unsigned index) = 0;

  /// Draws a number in [low, high].
  int64_t range(int64_t low, int64_t high) {
    return low + static_cast<int64_t>(draw(high - low + 1));
  }
  /// Returns true in `percent` of 100 draws; false is the simplest choice.
  bool chance(unsigned percent) { return draw(100) >= 100 - percent; }
  template <typename T>
  const T &pick(ArrayRef<T> options) {
    return options[draw(options.size())];
  }
  template <typename T>
  T pick(std::initializer_list<T> options) {
    return options.begin()[draw(options.size())];
  }
  /// Draws an index; `weights` says how likely each index is.
  size_t weighted(ArrayRef<unsigned> weights);
};

/// Draws from splitmix64 with a seed, so that choices are the same on every
/// machine.
class RandomChoices : public Choices {
public:
  explicit RandomChoices(uint64_t seed) : seed(seed), state(seed) {}
  uint64_t draw(uint64_t bound) override;
  void enterSection(unsigned index) override;

private:
  uint64_t seed, state;
};

class ByteChoices : public Choices {
public:
  /// The size of a section in bytes. Reads beyond the section's data return 0.
  static constexpr size_t sectionBytes = 64;

  explicit ByteChoices(ArrayRef<uint8_t> bytes) : bytes(bytes), rest(bytes) {}
  uint64_t draw(uint64_t bound) override;
  void enterSection(unsigned index) override;

private:
  ArrayRef<uint8_t> bytes, rest;
};

} // namespace padlab

#endif // PADLAB_FUZZ_CHOICES_H
