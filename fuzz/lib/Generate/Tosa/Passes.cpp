//===- Passes.cpp - sequences of upstream's passes on TOSA ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TosaProgram.h"

#include "llvm/ADT/StringExtras.h"

using namespace padlab;

/// Passes from TOSA to TOSA that must preserve the meaning of a program.
static constexpr llvm::StringLiteral rewrites[] = {
    "canonicalize",
    "tosa-optional-decompositions",
    "tosa-layerwise-constant-fold",
    "tosa-layerwise-constant-fold{aggressive-reduce-constant=true}",
    "tosa-infer-shapes",
    "tosa-make-broadcastable",
    "tosa-reduce-transposes",
    "cse"};

/// The forms of `tosa-to-linalg-named`, one of which runs before
/// `tosa-to-linalg`, because that expects its output.
static constexpr llvm::StringLiteral named[] = {
    "tosa-to-linalg-named",
    "tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true}"};

static constexpr llvm::StringLiteral toArith[] = {
    "tosa-to-arith{include-apply-rescale=true}",
    "tosa-to-arith{include-apply-rescale=true use-32-bit=true}"};

std::string generate::drawTosaPasses(Choices &choices) {
  std::vector<llvm::StringRef> steps;
  for (uint64_t count = choices.draw(5); count > 0; --count)
    steps.push_back(choices.pick(llvm::ArrayRef(rewrites)));
  // Upstream has no conversion for the operations that this pass decomposes.
  steps.push_back("tosa-optional-decompositions");
  steps.push_back("tosa-to-scf");
  steps.push_back(choices.pick(llvm::ArrayRef(named)));
  if (choices.chance(20))
    steps.push_back(choices.pick(llvm::ArrayRef(rewrites)));
  // Pads, slices, concats and reshapes may be converted before linalg, too;
  // the conversion to linalg makes more of them, which are converted last.
  if (choices.chance(25))
    steps.push_back("tosa-to-tensor");
  steps.push_back("tosa-to-linalg");
  if (choices.chance(20))
    steps.push_back("canonicalize");
  steps.push_back(choices.pick(llvm::ArrayRef(toArith)));
  steps.push_back("tosa-to-tensor");
  steps.push_back(choices.chance(50) ? "canonicalize" : "cse");
  return "func.func(" + llvm::join(steps, ",") + ")";
}
