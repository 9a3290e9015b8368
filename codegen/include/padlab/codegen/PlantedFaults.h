//===- PlantedFaults.h - lowering that is wrong on purpose ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Mistakes (faults) that the lowering of pads and rows makes when a test
/// requests them, to find out which checks notice. The pass
/// `padlab-plant-fault`, which is in no pipeline, requests a fault by an
/// attribute of functions. The library of pad fusion depends on neither the
/// pass nor the attribute: as long as no fault finder is set
/// (`setFaultFinder`), the library makes no mistake.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PLANTEDFAULTS_H
#define PADLAB_CODEGEN_PLANTEDFAULTS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <vector>

namespace mlir {
class Operation;
} // namespace mlir

namespace padlab {

/// The faults, in the order of `getPlantedFaults`.
enum class Fault {
  StreamGap,
  FillEnd,
  FrameBoxes,
  PointBoxes,
  LazyAny,
  VersionAmounts,
  TileEdge,
  TileRowEnd,
  LinesEnd,
  MaskedEnd,
  OverlappingEnd,
  StaticRest,
  StridedLoads,
  TiesToEven,
  SumRest,
  SumTerm,
  NestPart,
};

struct PlantedFault {
  llvm::StringRef name, description;
};

llvm::ArrayRef<PlantedFault> getPlantedFaults();
/// Returns mistakes of a sparsifier. Upstream's sparsifier cannot make mistakes
/// on request, so the pass that plants them changes the program itself.
const std::vector<PlantedFault> &getSparseFaults();
/// Returns null if no fault has this name.
const PlantedFault *findPlantedFault(llvm::StringRef name);

/// The attribute of a function that names its fault.
inline constexpr llvm::StringLiteral faultAttr = "padlab.fault";

/// Whether this fault applies to the lowering of `op`.
bool hasFault(mlir::Operation *op, Fault fault);

/// Sets the function that `hasFault` asks; null means that there are no faults.
/// This function must be safe to call from several threads at once.
using FaultFinder = bool (*)(mlir::Operation *op, Fault fault);
void setFaultFinder(FaultFinder finder);

/// Sets the fault finder that looks for `faultAttr`: at the operation itself if
/// it is a function, otherwise at the function around the operation.
void enablePlantedFaults();

} // namespace padlab

#endif // PADLAB_CODEGEN_PLANTEDFAULTS_H
