//===- Sample.cpp - which variants a case meets ---------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Differential.h"

#include "Examination.h"
#include "ReadyWorker.h"

#include "padlab/codegen/CPUName.h"
#include "padlab/codegen/Registration.h"
#include "padlab/fuzz/Generator.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/STLExtras.h"

using namespace padlab;

/// SplitMix64: successive seeds give unrelated numbers.
static uint64_t scramble(uint64_t &state) {
  uint64_t z = (state += 0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

/// Returns a number in [0, 1).
static double drawFraction(uint64_t &state) {
  return (scramble(state) >> 11) * 0x1p-53;
}

VariantChoice padlab::sampleVariants(ArrayRef<Variant> variants, unsigned count,
                                     uint64_t seed) {
  auto left = llvm::to_vector(llvm::seq<unsigned>(0, variants.size()));
  VariantChoice choice;
  // The generator draws from the same seed, so this uses another sequence.
  uint64_t state = seed ^ 0x7061646c61623434;
  while (choice.size() != count && !left.empty()) {
    double total = 0;
    for (unsigned place : left)
      total += variants[place].weight;
    double mark = drawFraction(state) * total;
    auto *drawn = llvm::find_if(left, [&](unsigned place) {
      mark -= variants[place].weight;
      return mark < 0;
    });
    // Because of rounding errors, `mark` may lie beyond the last variant.
    if (drawn == left.end())
      --drawn;
    choice.push_back(*drawn);
    left.erase(drawn);
  }
  llvm::sort(choice);
  return choice;
}

/// Whether this machine can run code for the variant's CPU.
static bool runsHere(StringRef name) {
  std::optional<Variant> variant = findVariant(name);
  if (!variant)
    return false;
  Error error = checkRunsHere(variant->target.cpu);
  bool runs = !error;
  llvm::consumeError(std::move(error));
  return runs;
}

std::vector<std::string> padlab::getDefaultVariants(const FuzzTarget &target) {
  std::vector<std::string> names = target.pipelines;
  llvm::copy_if(target.extras, std::back_inserter(names), runsHere);
  return names;
}

/// Returns whether `extra` tests everything that `usual` tests on the same
/// program: both take their subject from the case, or the subject of `extra`
/// begins with that of `usual`.
static bool includes(const Variant &extra, const Variant &usual) {
  StringRef subject = extra.pipeline.subject;
  return usual.pipeline.hasSubject() && extra.form == usual.form &&
         extra.pipeline.subjectFromCase == usual.pipeline.subjectFromCase &&
         subject.starts_with(usual.pipeline.subject);
}

VariantChoice padlab::chooseDefaults(const FuzzTarget &target,
                                     ArrayRef<Variant> variants,
                                     uint64_t seed) {
  auto choice =
      llvm::to_vector<2>(llvm::seq<unsigned>(0, target.pipelines.size()));
  ArrayRef<Variant> extras = variants.drop_front(target.pipelines.size());
  uint64_t state = seed ^ 0x6578747261733434;
  if (!target.extrasEvery || scramble(state) % target.extrasEvery != 0)
    return choice;
  for (unsigned extra : sampleVariants(extras, 1, seed)) {
    if (includes(extras[extra], variants[choice.back()]))
      choice.pop_back();
    choice.push_back(target.pipelines.size() + extra);
  }
  return choice;
}

VariantChoice padlab::chooseWithoutSubject(ArrayRef<Variant> variants,
                                           const Target &target) {
  VariantChoice choice;
  for (auto [place, variant] : llvm::enumerate(variants))
    if (!variant.pipeline.hasSubject() && variant.target == target)
      choice.push_back(place);
  return choice;
}

void padlab::warmUp(Compiler &compiler, Differential &differential) {
  auto nothing = Case::parse("func.func @main(%a: tensor<4xf32>) -> "
                             "tensor<4xf32> attributes {padlab.seed = 1 : i64} "
                             "{\n  return %a : tensor<4xf32>\n}\n",
                             "nothing", compiler.getContext());
  assert(succeeded(nothing) && "a case");
  // No subject runs here, because it may crash.
  VariantChoice choice =
      chooseWithoutSubject(differential.getVariants(), compiler.getTarget());
  unsigned share = differential.setNativeEvery(1);
  if (!choice.empty())
    differential.check(*nothing, choice);
  differential.setNativeEvery(share);
}

bool padlab::meetsTrusted(const FuzzTarget &target, uint64_t structure) {
  return target.pipelines.size() < 2 || isDrawn(structure, target.trustedEvery);
}

static Error checkSubjects(ArrayRef<Variant> variants) {
  registerAllPasses();
  for (const Variant &variant : variants) {
    std::string error;
    llvm::raw_string_ostream os(error);
    mlir::OpPassManager passes(mlir::ModuleOp::getOperationName());
    if (failed(mlir::parsePassPipeline(variant.pipeline.subject, passes, os)))
      return createStringError(
          "the passes of '" + variant.pipeline.name +
          "' do not parse: " + StringRef(error).split('\n').first.trim());
  }
  return Error::success();
}

/// Returns an error if code for the target of a variant cannot be made.
static Error checkTargets(ArrayRef<Variant> variants) {
  std::unique_ptr<Compiler> first;
  SmallVector<Target> known;
  for (const Variant &variant : variants) {
    if (llvm::is_contained(known, variant.target))
      continue;
    known.push_back(variant.target);
    auto compiler = first ? std::make_unique<Compiler>(variant.target, *first)
                          : std::make_unique<Compiler>(variant.target);
    if (!compiler->getTargetError().empty())
      return createStringError(compiler->getTargetError());
    if (!first)
      first = std::move(compiler);
  }
  return Error::success();
}

Expected<std::vector<Variant>>
padlab::parseVariants(ArrayRef<std::string> names, const Target &defaults) {
  std::vector<Variant> variants;
  for (const std::string &name : names) {
    Expected<Variant> variant = parseVariant(name, defaults);
    if (!variant)
      return variant.takeError();
    for (const Variant &earlier : variants)
      if (earlier.pipeline.name == variant->pipeline.name)
        return createStringError("'" + variant->pipeline.name +
                                 "' is named twice");
    variants.push_back(std::move(*variant));
  }
  if (Error error = checkSubjects(variants))
    return std::move(error);
  if (Error error = checkTargets(variants))
    return std::move(error);
  return variants;
}
