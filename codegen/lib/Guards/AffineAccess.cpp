//===- AffineAccess.cpp - loads and stores by affine maps -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AffineAccess.h"

#include "mlir/Dialect/Affine/Analysis/Utils.h"

using namespace mlir;
using namespace padlab::guards;

std::optional<AffineAccess> padlab::guards::getAffineAccess(Operation *op) {
  AffineAccess access{op};
  auto take = [&](auto interface) {
    access.memref = interface.getMemRef();
    access.map = interface.getAffineMap();
    llvm::append_range(access.operands, interface.getMapOperands());
  };
  if (auto read = dyn_cast<affine::AffineReadOpInterface>(op))
    take(read);
  else if (auto write = dyn_cast<affine::AffineWriteOpInterface>(op))
    take(write);
  else
    return std::nullopt;
  affine::getAffineForIVs(*op, &access.loops);
  return access;
}

void AffineAccess::compose() {
  affine::fullyComposeAffineMapAndOperands(&map, &operands);
}
