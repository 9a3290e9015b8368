//===- PlantedFaults.h - lowering that is wrong on purpose ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Mistakes that the lowering of pads and rows makes where a test asks for one,
/// to see who notices. The pass `padlab-plant-fault`, which no pipeline has,
/// asks in an attribute of functions. The library of pad fusion knows neither:
/// without a fault finder, it makes no mistake.
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

/// In the order of `getPlantedFaults`.
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
};

struct PlantedFault {
  llvm::StringRef name, description;
};

llvm::ArrayRef<PlantedFault> getPlantedFaults();
/// Mistakes of a sparsifier, which the pass itself makes in the program: for
/// subjects that are upstream's.
const std::vector<PlantedFault> &getSparseFaults();
/// Null when there is none of this name.
const PlantedFault *findPlantedFault(llvm::StringRef name);

/// The attribute of a function that names its fault.
inline constexpr llvm::StringLiteral faultAttr = "padlab.fault";

/// Whether `op` is to be lowered wrongly in this way.
bool hasFault(mlir::Operation *op, Fault fault);

/// The function that answers that; null for none. Any thread may ask.
using FaultFinder = bool (*)(mlir::Operation *op, Fault fault);
void setFaultFinder(FaultFinder finder);

/// From now on `hasFault` looks for `faultAttr` at the function around the
/// operation, itself included.
void enablePlantedFaults();

} // namespace padlab

#endif // PADLAB_CODEGEN_PLANTEDFAULTS_H
