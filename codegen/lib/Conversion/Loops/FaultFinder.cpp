//===- FaultFinder.cpp - planted faults of the lowering -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/PlantedFaults.h"

#include <atomic>

using namespace padlab;

static std::atomic<FaultFinder> finder = nullptr;

void padlab::setFaultFinder(FaultFinder newFinder) { finder = newFinder; }

bool padlab::hasFault(mlir::Operation *op, Fault fault) {
  FaultFinder find = finder.load(std::memory_order_relaxed);
  return find && find(op, fault);
}
