//===- LimitsTest.cpp - limit kernels are right ---------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../limits/Limits.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <gtest/gtest.h>

#include <cstring>

using namespace padlab;

namespace {

/// The extents and the padding of a matrix, in elements.
struct Problem {
  int64_t rows, columns, lowRows, low, highRows, high;
  int64_t getPitch() const { return low + columns + high; }
  int64_t getPaddedRows() const { return lowRows + rows + highRows; }
};

/// Memory with a margin around the elements, in which changes are detected.
class Fenced {
public:
  /// The first element is `shift` elements after the beginning of a line.
  Fenced(int64_t elements, int64_t bytes, int64_t shift)
      : bytes(elements * bytes), storage(3 * fence + this->bytes, guard) {
    uintptr_t begin = reinterpret_cast<uintptr_t>(storage.data()) + fence;
    data = reinterpret_cast<char *>(begin / 64 * 64 + 64 + shift * bytes);
  }
  char *get() const { return data; }
  bool isIntact() const {
    auto isGuard = [&](const char *from, const char *to) {
      return std::all_of(from, to, [](char c) { return c == guard; });
    };
    return isGuard(storage.data(), data) &&
           isGuard(data + bytes, storage.data() + storage.size());
  }

private:
  static constexpr char guard = 0x55;
  static constexpr int64_t fence = 192;
  int64_t bytes;
  std::vector<char> storage;
  char *data;
};

using Slots = llvm::SmallVector<uint64_t, 64>;

} // namespace

static void addMatrix(Slots &slots, const char *data, int64_t rows,
                      int64_t columns) {
  uint64_t address = reinterpret_cast<uint64_t>(data);
  slots.append({address, address, 0, uint64_t(rows), uint64_t(columns),
                uint64_t(columns), 1});
}

static uint64_t getBits(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

/// Calls `kernel` of the form Matrix, RightPadded or Dynamic on f32.
static void checkSquares(const LimitKernel &kernel, LimitForm form,
                         const Problem &p, int64_t shift) {
  SCOPED_TRACE(testing::Message()
               << kernel.target << " " << kernel.name << ": " << p.rows << "x"
               << p.columns << " low " << p.lowRows << " " << p.low << " high "
               << p.highRows << " " << p.high << " shift " << shift);
  Fenced from(p.rows * p.columns, 4, 0);
  Fenced to(p.getPaddedRows() * p.getPitch(), 4, shift);
  auto *input = reinterpret_cast<float *>(from.get());
  for (int64_t i = 0; i != p.rows * p.columns; ++i)
    input[i] = float(i + 1);
  bool isDynamic = form == LimitForm::Dynamic;
  float pad = isDynamic ? -3 : 0;
  Slots slots;
  addMatrix(slots, from.get(), p.rows, p.columns);
  if (isDynamic)
    slots.append({uint64_t(p.lowRows), uint64_t(p.low), uint64_t(p.highRows),
                  uint64_t(p.high), getBits(pad)});
  addMatrix(slots, to.get(), p.getPaddedRows(), p.getPitch());
  Slots expected(slots.end() - 7, slots.end());
  slots.append(7, 0);
  kernel.run(slots.data());
  EXPECT_EQ(Slots(slots.end() - 7, slots.end()), expected);
  EXPECT_TRUE(from.isIntact());
  EXPECT_TRUE(to.isIntact());
  const auto *result = reinterpret_cast<const float *>(to.get());
  for (int64_t i = 0; i != p.getPaddedRows(); ++i)
    for (int64_t j = 0; j != p.getPitch(); ++j) {
      int64_t row = i - p.lowRows, column = j - p.low;
      bool inside =
          row >= 0 && row < p.rows && column >= 0 && column < p.columns;
      float x = inside ? input[row * p.columns + column] : 0;
      ASSERT_EQ(result[i * p.getPitch() + j], inside ? x * x : pad)
          << i << ", " << j;
    }
}

/// Tests every way in which runs can begin and end within a line.
TEST(Limits, runsOfAllLengths) {
  for (const LimitKernel &kernel : getLimitKernels(LimitForm::Dynamic)) {
    for (int64_t columns = 1; columns != 36; ++columns)
      for (int64_t pad = 0; pad != 20; ++pad)
        checkSquares(kernel, LimitForm::Dynamic,
                     {2, columns, pad % 3, pad, pad % 2, (3 * pad) % 20},
                     (columns + pad) % 16);
    checkSquares(kernel, LimitForm::Dynamic, {1, 1, 0, 0, 0, 0}, 15);
    checkSquares(kernel, LimitForm::Dynamic, {3, 300, 2, 700, 1, 900}, 3);
  }
}

TEST(Limits, staticForms) {
  for (const LimitKernel &kernel : getLimitKernels(LimitForm::Matrix))
    for (int64_t pad : {0, 1, 7, 16, 33})
      checkSquares(kernel, LimitForm::Matrix, {5, 37, pad, pad, pad, pad}, 0);
  for (const LimitKernel &kernel : getLimitKernels(LimitForm::RightPadded))
    checkSquares(kernel, LimitForm::RightPadded, {4, 50, 0, 0, 0, 61}, 0);
}

TEST(Limits, channelsAreNotPadded) {
  for (const LimitKernel &kernel : getLimitKernels(LimitForm::Image)) {
    Fenced from(2 * 5 * 3, 4, 0), to(4 * 7 * 3, 4, 0);
    for (int64_t i = 0; i != 2 * 5 * 3; ++i)
      reinterpret_cast<float *>(from.get())[i] = float(i + 1);
    auto add = [](Slots &slots, const char *data, uint64_t rows,
                  uint64_t columns) {
      uint64_t address = reinterpret_cast<uint64_t>(data);
      slots.append({address, address, 0, rows, columns, 3, columns * 3, 3, 1});
    };
    Slots slots;
    add(slots, from.get(), 2, 5);
    add(slots, to.get(), 4, 7);
    slots.append(9, 0);
    kernel.run(slots.data());
    EXPECT_TRUE(to.isIntact());
    const auto *result = reinterpret_cast<const float *>(to.get());
    for (int64_t i = 0; i != 4; ++i)
      for (int64_t j = 0; j != 7 * 3; ++j) {
        bool inside = i >= 1 && i < 3 && j >= 3 && j < 18;
        float x = inside ? float((i - 1) * 15 + j - 3 + 1) : 0;
        ASSERT_EQ(result[i * 21 + j], x * x) << kernel.name;
      }
  }
}

static void checkTranspose(const LimitKernel &kernel, int64_t batch,
                           int64_t low, int64_t high) {
  SCOPED_TRACE(testing::Message() << kernel.name << ": batch " << batch);
  int64_t rows = transposeLow + transposeColumns + transposeHigh;
  int64_t pitch = low + batch + high;
  Fenced from(batch * transposeColumns, 4, 0), to(rows * pitch, 4, 0);
  auto *input = reinterpret_cast<float *>(from.get());
  for (int64_t i = 0; i != batch * transposeColumns; ++i)
    input[i] = float(i % 4001 + 1);
  Slots slots;
  addMatrix(slots, from.get(), batch, transposeColumns);
  slots.append({uint64_t(low), uint64_t(high), getBits(0.5)});
  addMatrix(slots, to.get(), rows, pitch);
  slots.append(7, 0);
  kernel.run(slots.data());
  EXPECT_TRUE(to.isIntact());
  const auto *result = reinterpret_cast<const float *>(to.get());
  for (int64_t i = 0; i != rows; ++i)
    for (int64_t j = 0; j != pitch; ++j) {
      int64_t column = i - transposeLow, row = j - low;
      bool inside =
          column >= 0 && column < transposeColumns && row >= 0 && row < batch;
      float x = inside ? input[row * transposeColumns + column] : 0;
      ASSERT_EQ(result[i * pitch + j], inside ? x * x : 0.5f) << i << ", " << j;
    }
}

TEST(Limits, transposes) {
  for (const LimitKernel &kernel : getLimitKernels(LimitForm::Transpose)) {
    for (int64_t batch : {1, 7, 8, 16, 31, 64, 75, 128, 300, 1041})
      for (int64_t low : {0, 2, 17})
        checkTranspose(kernel, batch, low, (batch + low) % 19);
  }
}

/// Compares the square of every bit pattern with that of APFloat, which rounds
/// as the program does.
static void checkAllHalves(LimitForm form,
                           const llvm::fltSemantics &semantics) {
  std::vector<uint16_t> input(1 << 16), output(1 << 16);
  for (size_t i = 0; i != input.size(); ++i)
    input[i] = uint16_t(i);
  for (const LimitKernel &kernel : getLimitKernels(form)) {
    Slots slots;
    addMatrix(slots, reinterpret_cast<char *>(input.data()), 256, 256);
    addMatrix(slots, reinterpret_cast<char *>(output.data()), 256, 256);
    slots.append(7, 0);
    kernel.run(slots.data());
    for (size_t i = 0; i != input.size(); ++i) {
      llvm::APFloat value(semantics, llvm::APInt(16, i));
      bool inexact;
      auto nearest = llvm::APFloat::rmNearestTiesToEven;
      value.convert(llvm::APFloat::IEEEsingle(), nearest, &inexact);
      value.multiply(value, nearest);
      value.convert(semantics, nearest, &inexact);
      llvm::APFloat actual(semantics, llvm::APInt(16, output[i]));
      ASSERT_TRUE(value.isNaN() ? actual.isNaN() : actual.bitwiseIsEqual(value))
          << kernel.target << " " << kernel.name << ": " << i << " gives "
          << output[i];
    }
  }
}

TEST(Limits, everyBF16) {
  checkAllHalves(LimitForm::MatrixBF16, llvm::APFloat::BFloat());
}
TEST(Limits, everyF16) {
  checkAllHalves(LimitForm::MatrixF16, llvm::APFloat::IEEEhalf());
}

TEST(Limits, everyI8) {
  std::vector<uint8_t> input(1 << 8), output(18 * 18);
  for (size_t i = 0; i != input.size(); ++i)
    input[i] = uint8_t(i);
  for (const LimitKernel &kernel : getLimitKernels(LimitForm::MatrixI8)) {
    Slots slots;
    addMatrix(slots, reinterpret_cast<char *>(input.data()), 16, 16);
    addMatrix(slots, reinterpret_cast<char *>(output.data()), 18, 18);
    slots.append(7, 0);
    kernel.run(slots.data());
    for (size_t i = 0; i != input.size(); ++i)
      ASSERT_EQ(output[(i / 16 + 1) * 18 + i % 16 + 1], uint8_t(i * i))
          << kernel.target << " " << kernel.name;
    EXPECT_EQ(output[0], 0);
    EXPECT_EQ(output.back(), 0);
  }
}

/// Infinities, numbers around zero, and NaNs, quiet and signalling.
static constexpr uint32_t specialFloats[] = {
    0xFF800000, 0xBF800000, 0x80000001, 0x80000000, 0x00000000, 0x00000001,
    0x3F800000, 0x7F800000, 0x7FC00000, 0xFFC00000, 0x7FA00000, 0xFFA00000};
static constexpr int64_t numSpecial = std::size(specialFloats);

static llvm::APFloat toAPFloat(uint32_t bits) {
  return {llvm::APFloat::IEEEsingle(), llvm::APInt(32, bits)};
}

/// Pools an image of any values, and compares with APFloat's maxima.
static void checkMaxima(int64_t rows, int64_t columns, int64_t channels,
                        llvm::function_ref<uint32_t(int64_t)> getBitsAt) {
  int64_t count = rows * columns * channels;
  Fenced from(count, 4, 0);
  auto *input = reinterpret_cast<uint32_t *>(from.get());
  for (int64_t i = 0; i != count; ++i)
    input[i] = getBitsAt(i);
  for (const LimitKernel &kernel : getLimitKernels(LimitForm::MaxPool)) {
    SCOPED_TRACE(testing::Message() << kernel.target << " " << kernel.name);
    Fenced to(count, 4, 0);
    Slots slots;
    for (const char *data : {from.get(), to.get()}) {
      uint64_t address = reinterpret_cast<uint64_t>(data);
      slots.append({address, address, 0, 1, uint64_t(rows), uint64_t(columns),
                    uint64_t(channels), uint64_t(count),
                    uint64_t(columns * channels), uint64_t(channels), 1});
    }
    slots.append(11, 0);
    kernel.run(slots.data());
    EXPECT_TRUE(to.isIntact());
    const auto *result = reinterpret_cast<const uint32_t *>(to.get());
    for (int64_t i = 0; i != count; ++i) {
      int64_t channel = i % channels, column = i / channels % columns,
              row = i / channels / columns;
      llvm::APFloat most = toAPFloat(0xFF800000);
      for (int64_t y = row - 1; y <= row + 1; ++y)
        for (int64_t x = column - 1; x <= column + 1; ++x)
          if (y >= 0 && y < rows && x >= 0 && x < columns)
            most = maximum(
                most, toAPFloat(input[(y * columns + x) * channels + channel]));
      llvm::APFloat actual = toAPFloat(result[i]);
      ASSERT_TRUE(most.isNaN() ? actual.isNaN() : actual.bitwiseIsEqual(most))
          << rows << "x" << columns << "x" << channels << ", " << i << " gives "
          << std::hex << result[i];
    }
  }
}

/// Each channel has a different triple of special values: first in three rows,
/// then in three columns.
TEST(Limits, maximaOfSpecialValues) {
  constexpr int64_t triples = numSpecial * numSpecial * numSpecial;
  auto getTriple = [](int64_t i) {
    int64_t triple = i % triples;
    for (int64_t place = i / triples; place != 0; --place)
      triple /= numSpecial;
    return specialFloats[triple % numSpecial];
  };
  checkMaxima(3, 1, triples, getTriple);
  checkMaxima(1, 3, triples, getTriple);
}

/// Most sizes are not multiples of the rows, columns and channels that kernels
/// compute at a time.
TEST(Limits, maximaOfAllSizes) {
  uint32_t state = 1;
  auto getNext = [&](int64_t) {
    state = state * 1664525 + 1013904223;
    uint32_t number = state >> 16;
    // NaNs are rare: else all results are NaN.
    bool isSpecial = number % 64 < numSpecial;
    return isSpecial ? specialFloats[number % 64] : number << 16;
  };
  for (int64_t rows : {1, 2, 3, 6, 7})
    for (int64_t columns : {1, 2, 3, 6, 7})
      for (int64_t channels : {1, 16, 64, 83, 128})
        checkMaxima(rows, columns, channels, getNext);
}

/// Benchmarks of a first use compare with the streaming kernel, so each form
/// needs one.
TEST(Limits, everyFormHasAStreamingKernel) {
  for (LimitForm form :
       {LimitForm::Image, LimitForm::Matrix, LimitForm::RightPadded,
        LimitForm::Dynamic, LimitForm::Transpose, LimitForm::MatrixBF16,
        LimitForm::MatrixF16, LimitForm::MatrixI8, LimitForm::ScaledSum,
        LimitForm::SumOfProducts, LimitForm::MaxPool, LimitForm::Convolution,
        LimitForm::Product, LimitForm::Softmax}) {
    EXPECT_NE(getStreamingKernel(form).run, nullptr);
    EXPECT_EQ(getInteriorKernel(form).run == nullptr,
              form == LimitForm::Transpose || form >= LimitForm::ScaledSum);
  }
}
