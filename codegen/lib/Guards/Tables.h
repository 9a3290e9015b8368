//===- Tables.h - the guards of each file ----------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_GUARDS_TABLES_H
#define PADLAB_CODEGEN_LIB_GUARDS_TABLES_H

#include "padlab/codegen/Guards.h"

namespace padlab::guards {

llvm::ArrayRef<Guard> getAffineFusionGuards();
llvm::ArrayRef<Guard> getAffineLoopGuards();
llvm::ArrayRef<Guard> getAffinePassGuards();
llvm::ArrayRef<Guard> getBufferPassGuards();
llvm::ArrayRef<Guard> getConversionGuards();
llvm::ArrayRef<Guard> getLinalgGuards();
llvm::ArrayRef<Guard> getLinalgScriptGuards();
llvm::ArrayRef<Guard> getLoopPassGuards();
llvm::ArrayRef<Guard> getLoopScriptGuards();
llvm::ArrayRef<Guard> getMaskGuards();
llvm::ArrayRef<Guard> getMemRefGuards();
llvm::ArrayRef<Guard> getPackScriptGuards();
llvm::ArrayRef<Guard> getPadScriptGuards();
llvm::ArrayRef<Guard> getPassGuards();
llvm::ArrayRef<Guard> getPatternGuards();
llvm::ArrayRef<Guard> getReductionScriptGuards();
llvm::ArrayRef<Guard> getScalarGuards();
llvm::ArrayRef<Guard> getScalarPassGuards();
llvm::ArrayRef<Guard> getShapedPassGuards();
llvm::ArrayRef<Guard> getSparseConvertGuards();
llvm::ArrayRef<Guard> getSparseGuards();
llvm::ArrayRef<Guard> getSparseMapGuards();
llvm::ArrayRef<Guard> getSparseParallelGuards();
llvm::ArrayRef<Guard> getTensorGuards();
llvm::ArrayRef<Guard> getTosaGuards();
llvm::ArrayRef<Guard> getVectorGuards();
llvm::ArrayRef<Guard> getVectorScriptGuards();
llvm::ArrayRef<Guard> getVectorizationGuards();

} // namespace padlab::guards

#endif // PADLAB_CODEGEN_LIB_GUARDS_TABLES_H
