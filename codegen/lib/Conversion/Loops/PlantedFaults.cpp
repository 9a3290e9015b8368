//===- PlantedFaults.cpp - lowering that is wrong on purpose --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/PlantedFaults.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace padlab;

static constexpr PlantedFault faults[] = {
    {"stream-gap", "the run after the last row of a dimension is too short"},
    {"fill-end", "filling leaves the last element out"},
    {"frame-boxes", "runs behind the interior begin where it does"},
    {"point-boxes", "borders that depend on the point end before the interior"},
    {"lazy-any", "new memory holds any border, zero or not"},
    {"version-amounts", "only the first amount is asked for its sign"},
    {"tile-edge", "what is left behind the last whole tile is not written"},
    {"tile-row-end", "the last vector of a row of a tile is not copied"},
    {"lines-end", "what follows the last whole line is not written"},
    {"masked-end", "the masked vector at the end of a row has one lane"},
    {"overlapping-end", "the last vector of a row is not written"},
    {"static-rest", "rests of rows that are no power of two are not written"},
    {"strided-loads", "inputs with any stride are loaded as neighbours"},
    {"ties-to-even", "f32 is rounded to bf16 with ties upwards"},
    {"sum-rest", "sums behind the last whole vector of a row are left out"},
    {"sum-term", "sums in any order leave the last of their terms out"},
    {"nest-part", "fused loops keep one element of a buffer, not one part"},
};

ArrayRef<PlantedFault> padlab::getPlantedFaults() { return faults; }

const PlantedFault *padlab::findPlantedFault(StringRef name) {
  for (ArrayRef<PlantedFault> list :
       {ArrayRef(faults), ArrayRef(getSparseFaults())})
    for (const PlantedFault &fault : list)
      if (fault.name == name)
        return &fault;
  return nullptr;
}

static bool isMarked(Operation *op, Fault fault) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function)
    function = op->getParentOfType<FunctionOpInterface>();
  auto name =
      function ? function->getAttrOfType<StringAttr>(faultAttr) : StringAttr();
  return name && name == faults[static_cast<size_t>(fault)].name;
}

void padlab::enablePlantedFaults() { setFaultFinder(isMarked); }
