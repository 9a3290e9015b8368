//===- padlab-fuzz.cpp - one fuzz target under libFuzzer -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/FuzzLoop.h"
#include "padlab/fuzz/TextTarget.h"

#include "llvm/Support/ErrorHandling.h"

using namespace padlab;

// The binaries fuzz_TARGET, for ClusterFuzz, run cases in libFuzzer's own
// process, so that a defect kills this process.
#ifdef PADLAB_FUZZ_IN_PROCESS
static constexpr bool inProcess = true;
#else
static constexpr bool inProcess = false;
#endif

static const FuzzTarget &getTarget() {
#ifdef PADLAB_FUZZ_TEXT
  return getTextTarget();
#else
  if (const FuzzTarget *target = findFuzzTarget(PADLAB_FUZZ_TARGET))
    return *target;
  llvm::report_fatal_error("no fuzz target is named " PADLAB_FUZZ_TARGET
                           " (fuzz/lib/Targets/Targets.cpp)");
#endif
}

extern "C" {

#ifdef PADLAB_FUZZ_PLAIN_LLVM
// The instrumented code contains inline code of the headers of LLVM and the
// standard library, which marks unused parts of containers and of allocators'
// blocks. If LLVM's libraries are not instrumented, they use these parts again
// without removing the marks, and AddressSanitizer would report this.
const char *__asan_default_options() {
  return "allow_user_poisoning=0:detect_container_overflow=0";
}
#endif

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  return initializeFuzzer(getTarget(), argc, argv, "", inProcess);
}
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  return runFuzzerInput(data, size);
}
#ifndef PADLAB_FUZZ_TEXT
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize,
                               unsigned seed) {
  return mutateFuzzerInput(data, size, maxSize, seed);
}
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t sizeA,
                                 const uint8_t *b, size_t sizeB, uint8_t *out,
                                 size_t maxSize, unsigned seed) {
  return crossOverFuzzerInputs(a, sizeA, b, sizeB, out, maxSize, seed);
}
#endif

} // extern "C"
