//===- padlab-fuzz-text.cpp - padlab's readers under libFuzzer --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/SourceFiles.h"
#include "padlab/fuzz/FuzzLoop.h"
#include "padlab/fuzz/TextTarget.h"

using namespace padlab;

extern "C" {

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

// Inputs are mutated by libFuzzer's own mutations with a dictionary, because
// these make texts that no mutator of padlab would make.
int LLVMFuzzerInitialize(int *argc, char ***argv) {
  return initializeFuzzer(getTextTarget(), argc, argv,
                          getSourceFile("/corpus/text.dict"));
}
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  return runFuzzerInput(data, size);
}
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize,
                               unsigned /*seed*/) {
  size_t foreign = takeForeignInput(data, maxSize);
  return foreign ? foreign : LLVMFuzzerMutate(data, size, maxSize);
}

} // extern "C"
