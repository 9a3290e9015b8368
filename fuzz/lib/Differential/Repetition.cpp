//===- Repetition.cpp - the same thing, done twice ------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Equivalence.h"
#include "Examination.h"

using namespace mlir;
using namespace padlab;

bool padlab::isDrawn(uint64_t structure, unsigned every) {
  // Multiplying spreads the bits of the structure's hash evenly.
  return every && (structure * 0x9e3779b97f4a7c15 >> 32) % every == 0;
}

std::string padlab::repeatSubject(Compiler &compiler, const Case &theCase,
                                  const Pipeline &pipeline,
                                  const SubjectResult &first) {
  SubjectResult second = compiler.runSubject(theCase, pipeline);
  if (static_cast<bool>(first.module) != static_cast<bool>(second.module))
    return "the subject fails once and succeeds once";
  if (first.module && !areEquivalent(*first.module, *second.module))
    return "the subject makes two different programs of one";
  return {};
}

std::string padlab::repeatCompilation(Compiler &compiler, ModuleOp program,
                                      llvm::StringRef lowering) {
  if (compiler.hashObject(program, lowering) ==
      compiler.hashObject(program, lowering))
    return {};
  return "one program gets two different object codes";
}
