//===- LLVMVersion.td - what differs between LLVMs -*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LLVMVERSION_TD
#define PADLAB_DIALECT_LLVMVERSION_TD

include "mlir/IR/DialectBase.td"

/// Attributes that a custom syntax does not name go to its attr-dict, as they
/// always do before 24.
class Padlab_Dialect : Dialect {
#ifdef PADLAB_LLVM_24
  let useStrictPropertiesInAssemblyFormat = 0;
#endif
}

#endif // PADLAB_DIALECT_LLVMVERSION_TD
