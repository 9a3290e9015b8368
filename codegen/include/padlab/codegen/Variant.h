//===- Variant.h - a pipeline for a target ----------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One way from a case to native code, as a word of a command line, of a
/// verdict and of a finding:
///
///   PIPELINE[+FORM][@CPU][:LOWERING][:On][=WEIGHT]
///
///   fused                              as registered, for the CPU at hand
///   fused+dynamic                      of the case with dynamic extents
///   unfused+static                     of the case with static extents
///   fused-stream@x86-64-v3             for another CPU
///   fused@x86-64-v4:clean-loops:O2     as the optimized tier does it
///   fused@aarch64=0.1                  drawn a tenth as often as others
///   {padlab-fuse-pad{break-rule=3}}    a subject that is not registered
///
/// If parts are left out, the lowering is the pipeline's, and the CPU and the
/// level are those that the tool was given. Differential testing uses level 0
/// unless a level is given.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_VARIANT_H
#define PADLAB_CODEGEN_VARIANT_H

#include "padlab/codegen/ExtentForm.h"
#include "padlab/codegen/Pipeline.h"

#include "llvm/Support/Error.h"

#include <optional>

namespace padlab {

struct Variant {
  /// The pipeline. Its name is the variant's text without the weight; its
  /// lowering is the variant's.
  Pipeline pipeline;
  Target target;
  /// The form of the case that is compiled. Its results equal those of the
  /// case.
  ExtentForm form = ExtentForm::AsWritten;
  /// How often it is drawn, relative to others. Positive.
  double weight = 1;
};

/// Parses a variant; `defaults` is the target of a variant that names none. An
/// error is one line that names the unknown pipeline, form, lowering, level or
/// weight. Whether the CPU exists is checked by the compiler.
llvm::Expected<Variant> parseVariant(llvm::StringRef text,
                                     const Target &defaults = {});
/// Returns the variant that `name` spells; nullopt for a name of something
/// else, such as another step of a worker.
std::optional<Variant> findVariant(llvm::StringRef name);

/// Returns the variant `name` with `defaults` spelled out, so that it means the
/// same to a tool without a given target.
std::string spellOut(llvm::StringRef name, const Target &defaults);

/// Splits a comma-separated list, but not at commas within braces, which
/// separate passes.
std::vector<std::string> splitVariants(llvm::StringRef list);
/// Splits the lists in the values of a repeated option.
std::vector<std::string> splitVariants(llvm::ArrayRef<std::string> lists);
/// Combines each of `pipelines` (`fused`, `fused=2`) with each of `suffixes`
/// (`x86-64-v3`, `native:clean-loops:O2=0.5`), in this order. Weights multiply.
llvm::Expected<std::vector<std::string>>
crossVariants(llvm::ArrayRef<std::string> pipelines,
              llvm::ArrayRef<std::string> suffixes);

/// Returns the names of all pipelines, as `a, b, c`.
std::string listPipelines();

} // namespace padlab

#endif // PADLAB_CODEGEN_VARIANT_H
