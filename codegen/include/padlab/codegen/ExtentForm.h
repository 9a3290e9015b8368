//===- ExtentForm.h - one program, static or dynamic ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The same program with as many extents as possible static, or dynamic. A
/// compiler treats the two differently throughout; what they compute is the
/// same. Inputs are the same values, see Inputs.h.
///
/// Types of tensors change at operations that are known to allow it (padding,
/// slices, structured operations, `tensor.empty`, casts); at other operations,
/// a `tensor.cast` is inserted. Unranked tensors keep their types.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_EXTENTFORM_H
#define PADLAB_CODEGEN_EXTENTFORM_H

#include "padlab/dialect/Case.h"

#include <optional>

namespace padlab {

enum class ExtentForm { AsWritten, Static, Dynamic };

/// Returns `theCase` in this form; nullopt if it already has the form, or if
/// the form does not verify.
std::optional<Case> makeForm(const Case &theCase, ExtentForm form);

} // namespace padlab

#endif // PADLAB_CODEGEN_EXTENTFORM_H
