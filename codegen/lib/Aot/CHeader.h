//===- CHeader.h - the header of an object -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_AOT_CHEADER_H
#define PADLAB_CODEGEN_LIB_AOT_CHEADER_H

#include "CInterface.h"
#include "RuntimeUse.h"

namespace padlab::aot {

/// Facts about the object that the header states in addition to its functions.
struct HeaderFacts {
  std::string casePath, pipeline, cpu, triple;
  ExternalCalls calls;
  /// Whether the program has variables that all calls share, so that calls at
  /// the same time would disturb each other.
  bool hasState = false;
};

/// Makes a header for C and C++ that declares the functions of `interfaces`,
/// which are in one object, and documents them for callers.
std::string makeHeader(llvm::ArrayRef<CInterface> interfaces,
                       const HeaderFacts &facts);

} // namespace padlab::aot

#endif // PADLAB_CODEGEN_LIB_AOT_CHEADER_H
