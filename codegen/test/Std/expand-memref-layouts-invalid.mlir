// What has a meaning only for layouts that upstream knows is refused.
// RUN: not padlab-opt %s --expand-memref-layouts 2>&1 | FileCheck %s

func.func @view(%n: index) -> memref<*xf32> {
  %m = memref.alloc(%n) : memref<?xf32, affine_map<(i) -> (i mod 7, i floordiv 7)>>
  %u = memref.cast %m : memref<?xf32, affine_map<(i) -> (i mod 7, i floordiv 7)>> to memref<*xf32>
  // CHECK: op cannot use a memref without a rank where one with a layout map may have lost its rank
  %r = memref.rank %u : memref<*xf32>
  return %u : memref<*xf32>
}
