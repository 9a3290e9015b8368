//===- Emitters.h - what programs of sparse tensors do ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_SPARSE_EMITTERS_H
#define PADLAB_LIB_GENERATE_SPARSE_EMITTERS_H

#include "SparseProgram.h"

namespace padlab::generate {

/// An emitter that adds an operation, or nothing if no tensor fits.
struct SparseEmitter {
  llvm::StringLiteral name;
  unsigned weight;
  void (*emit)(SparseProgram &);
};

llvm::ArrayRef<SparseEmitter> getSparseEmitters();

// These functions are in Inputs.cpp.
void emitSparseInput(SparseProgram &program);
/// Adds a sparse tensor that depends on no other.
SparseOperand addSparseInput(SparseProgram &program,
                             llvm::ArrayRef<int64_t> extents);
// These functions are in Assembly.cpp.
bool canAssemble(mlir::sparse_tensor::SparseTensorType type);
mlir::Value assembleElements(SparseProgram &program,
                             mlir::RankedTensorType type,
                             llvm::ArrayRef<int64_t> extents);
void emitSparseDisassemble(SparseProgram &program);
// These emitters are in Moves.cpp.
void emitSparseConvert(SparseProgram &program);
void emitSparsePad(SparseProgram &program);
void emitSparseConcat(SparseProgram &program);
void emitSparseTranspose(SparseProgram &program);
void emitSparseReshape(SparseProgram &program);
void emitSparsePart(SparseProgram &program);
// These emitters are in Compute.cpp.
void emitSparseElementwise(SparseProgram &program);
void emitSparseScale(SparseProgram &program);
void emitSparseReduction(SparseProgram &program);
void emitSparseProduct(SparseProgram &program);
// These emitters are in Stored.cpp.
void emitSparseCount(SparseProgram &program);
void emitSparseForeach(SparseProgram &program);
void emitSparseUnary(SparseProgram &program);
void emitSparseBinary(SparseProgram &program);
void emitSparseReduce(SparseProgram &program);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_SPARSE_EMITTERS_H
