//===- EhFrameHeader.h - where the functions of a library are -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The binary-search table of the segment PT_GNU_EH_FRAME lists the start of
/// every function that can be unwound. In a stripped library, too, these are
/// all functions.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FEEDBACK_EHFRAMEHEADER_H
#define PADLAB_FUZZ_LIB_FEEDBACK_EHFRAMEHEADER_H

#include <cstdint>
#include <string>
#include <vector>

namespace padlab::feedback {

/// A mapped library: its text and its functions.
struct LoadedLibrary {
  std::string path;
  uintptr_t base = 0;
  /// The bounds of the executable segment, in whole pages.
  uintptr_t textBegin = 0, textEnd = 0;
  /// The start addresses of the functions: absolute, sorted, distinct, all
  /// inside the text.
  std::vector<uintptr_t> functions;
};

/// Finds the loaded library whose file name begins with `prefix`. Returns
/// false, with the reason, if it is not loaded, has no table, or has one of an
/// unsupported form.
bool findLibrary(const std::string &prefix, LoadedLibrary &library,
                 std::string &reason);

} // namespace padlab::feedback

#endif // PADLAB_FUZZ_LIB_FEEDBACK_EHFRAMEHEADER_H
