//===- RunnerMath.cpp - functions that the host computes --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The results of transcendental functions differ in the last bit between the C
/// libraries of two CPUs. The reference uses the C library of the host, so
/// native code in the runner asks the host for the results.
///
//===----------------------------------------------------------------------===//

#include "../Runtime/RuntimeState.h"
#include "Runner.h"

#include "padlab/dialect/MathFunctions.h"

#include <cmath>
#include <cstdlib>

using namespace padlab;
using namespace padlab::remote;

namespace {
enum Function : uint32_t {
#define PADLAB_PLACE(NAME, OP) place_##NAME,
  PADLAB_UNARY_MATH_FUNCTIONS(PADLAB_PLACE)
      PADLAB_BINARY_MATH_FUNCTIONS(PADLAB_PLACE)
#undef PADLAB_PLACE
};
} // namespace

static uint64_t toBits(double value) {
  uint64_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits;
}

static double ask(uint32_t function, bool single, double x, double y) {
  // The time limit of the call must not interrupt the exchange of these
  // messages.
  runtime::Busy busy;
  MathRequest request = {function, single, {toBits(x), toBits(y)}};
  Kind kind;
  std::vector<char> reply;
  if (!getHost().send(Kind::Math, Writer().put(request).get()) ||
      !getHost().receive(kind, reply))
    std::exit(1);
  return Reader(reply).take<double>();
}

// The messages contain doubles. The f32 functions convert their arguments and
// results, which does not change the values.
#define PADLAB_DEFINE(NAME, OP)                                                \
  extern "C" double padlab_##NAME##_f64(double x) {                            \
    return ask(place_##NAME, false, x, 0);                                     \
  }                                                                            \
  extern "C" float padlab_##NAME##_f32(float x) {                              \
    return static_cast<float>(ask(place_##NAME, true, x, 0));                  \
  }
PADLAB_UNARY_MATH_FUNCTIONS(PADLAB_DEFINE)
#undef PADLAB_DEFINE

#define PADLAB_DEFINE(NAME, OP)                                                \
  extern "C" double padlab_##NAME##_f64(double x, double y) {                  \
    return ask(place_##NAME, false, x, y);                                     \
  }                                                                            \
  extern "C" float padlab_##NAME##_f32(float x, float y) {                     \
    return static_cast<float>(ask(place_##NAME, true, x, y));                  \
  }
PADLAB_BINARY_MATH_FUNCTIONS(PADLAB_DEFINE)
#undef PADLAB_DEFINE

//===----------------------------------------------------------------------===//
// Functions of the C library
//===----------------------------------------------------------------------===//

template <typename Function>
static void *addressOf(Function *function) {
  return reinterpret_cast<void *>(function);
}

extern "C" {
__int128 __divti3(__int128, __int128);
__int128 __modti3(__int128, __int128);
unsigned __int128 __udivti3(unsigned __int128, unsigned __int128);
unsigned __int128 __umodti3(unsigned __int128, unsigned __int128);
}

llvm::ArrayRef<RuntimeSymbol> padlab::remote::getLibrarySymbols() {
#define PADLAB_DOUBLE(NAME)                                                    \
  {#NAME, addressOf<double(double)>(std::NAME)}, {                             \
    #NAME "f", addressOf<float(float)>(std::NAME)                              \
  }
  static const RuntimeSymbol symbols[] = {
      {"fma", addressOf<double(double, double, double)>(std::fma)},
      {"fmaf", addressOf<float(float, float, float)>(std::fma)},
      PADLAB_DOUBLE(ceil),
      PADLAB_DOUBLE(floor),
      PADLAB_DOUBLE(trunc),
      PADLAB_DOUBLE(round),
      PADLAB_DOUBLE(rint),
      PADLAB_DOUBLE(nearbyint),
      PADLAB_DOUBLE(sqrt),
      {"__divti3", addressOf(__divti3)},
      {"__modti3", addressOf(__modti3)},
      {"__udivti3", addressOf(__udivti3)},
      {"__umodti3", addressOf(__umodti3)},
  };
#undef PADLAB_DOUBLE
  return symbols;
}
