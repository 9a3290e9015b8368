//===- ExtentForm.h - one program, static or dynamic ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes forms of a case: the same program with as many extents as possible
/// static, or with as many as possible dynamic. A compiler treats the two forms
/// very differently, but both must compute the same results from the same
/// inputs (see padlab/dialect/Inputs.h).
///
/// Types of tensors change at operations that are known to accept other extents
/// in their types (padding, slices, structured operations, `tensor.empty`,
/// casts); at other operations, a `tensor.cast` is inserted. Unranked tensors
/// keep their types.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_EXTENTFORM_H
#define PADLAB_CODEGEN_EXTENTFORM_H

#include "padlab/dialect/Case.h"

#include <optional>

namespace padlab {

enum class ExtentForm { AsWritten, Static, Dynamic };

/// Returns `theCase` in this form; nullopt if it already has this form, or if
/// the program in this form does not verify.
std::optional<Case> makeForm(const Case &theCase, ExtentForm form);

} // namespace padlab

#endif // PADLAB_CODEGEN_EXTENTFORM_H
