//===- LLVMVersion.td - differences between LLVM releases -*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LLVMVERSION_TD
#define PADLAB_DIALECT_LLVMVERSION_TD

include "mlir/IR/DialectBase.td"

/// A dialect whose operations print, in attr-dict, those attributes that their
/// assembly format does not name. Before LLVM 24, all dialects do this.
class Padlab_Dialect : Dialect {
#ifdef PADLAB_LLVM_24
  let useStrictPropertiesInAssemblyFormat = 0;
#endif
}

#endif // PADLAB_DIALECT_LLVMVERSION_TD
