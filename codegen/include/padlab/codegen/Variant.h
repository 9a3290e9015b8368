//===- Variant.h - a pipeline for a target ----------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A variant is one way from a case to native code. Command lines, verdicts and
/// findings spell it as one word:
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
  /// The pipeline. Its name is the variant's text without the weight, and its
  /// lowering is the lowering that the variant names, if any.
  Pipeline pipeline;
  Target target;
  /// The form of the case that is compiled. The results are the same in each
  /// form.
  ExtentForm form = ExtentForm::AsWritten;
  /// How often the variant is drawn at random, relative to others; positive.
  double weight = 1;
};

/// Parses a variant. A CPU or level that `text` does not name is taken from
/// `defaults`. An error is one line that names the unknown pipeline, form,
/// lowering, level or weight. Whether the CPU exists is checked by the
/// compiler.
llvm::Expected<Variant> parseVariant(llvm::StringRef text,
                                     const Target &defaults = {});
/// Returns the variant that `name` spells; nullopt if `name` does not spell a
/// variant, but names something else, such as another step of a worker.
std::optional<Variant> findVariant(llvm::StringRef name);

/// Returns the text of the variant `name` without its weight. The CPU and the
/// level of `defaults` are added if `name` leaves them out and they differ from
/// those of `Target()`. So the text means the same to a tool that was given no
/// target.
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
