// Checks the tiled operations: their amounts, the slices of their inputs, and
// the indices in their regions.
// RUN: padlab-opt %s --transform-preload-library=transform-library-paths=%S/Inputs/tile.mlir --transform-interpreter=entry-point=by_rows --canonicalize --cse | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>
#one = affine_map<(i) -> (i)>
#row = affine_map<(i, j) -> (j)>
#halves = affine_map<(i, j) -> (i, j floordiv 2)>
#thirds = affine_map<(i) -> (i floordiv 3)>

// The second dimension is not tiled: its amounts stay static, and an input that
// is indexed by this dimension alone is not sliced.
// CHECK-DAG: #[[LOW:.*]] = affine_map<()[s0] -> (-s0 + 3, 0)>
// CHECK-DAG: #[[HALVES:.*]] = affine_map<(d0, d1) -> (d0, d1 floordiv 2)>
// CHECK-DAG: #[[SUM:.*]] = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-LABEL: func @memref(
// CHECK-SAME:    %[[A:.*]]: memref<5x8xf32>, %[[B:.*]]: memref<8xf32>, %[[TO:.*]]: memref<10x10xf32>
// CHECK: scf.for %[[I:[a-z0-9]+]] = %
// CHECK:   affine.max #[[LOW]]()[%[[I]]]
// CHECK:   %[[SLICE:.*]] = memref.subview %[[A]][%{{.*}}, 0] [%{{.*}}, 8] [1, 1]
// CHECK:   %[[TILE:.*]] = memref.subview %[[TO]][%[[I]], 0] [2, 10] [1, 1]
// CHECK:   pad.generic strategy <stream> low [%{{[a-z0-9_]+}}, 1] high [%{{[a-z0-9_]+}}, 1]
// CHECK-SAME: ins(%[[SLICE]], %[[B]] : memref<?x8xf32, strided<[8, 1], offset: ?>>, memref<8xf32>)
// CHECK-SAME: outs(%[[TILE]] : memref<2x10xf32, strided<[10, 1], offset: ?>>)
func.func @memref(%a: memref<5x8xf32>, %b: memref<8xf32>, %to: memref<10x10xf32>, %v: f32) {
  pad.generic strategy <stream> low [3, 1] high [2, 1] ins(%a, %b : memref<5x8xf32>, memref<8xf32>) maps [#id, #row]
      outs(%to : memref<10x10xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32, %y: f32):
    %0 = arith.addf %x, %y : f32
    pad.yield %0 : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}

// The indices in the border's region still count from the beginning of the
// whole destination.
// CHECK-LABEL: func @frame(
// CHECK: scf.for %[[I:[a-z0-9]+]] = %
// CHECK:   pad.frame low [%{{.*}}, 1] high [0, 0]
// CHECK-NEXT: ^bb0(%[[P:.*]]: index, %[[Q:.*]]: index):
// CHECK-NEXT:   %[[INDEX:.*]] = affine.apply #[[SUM]]()[%[[P]], %[[I]]]
// CHECK-NEXT:   arith.addi %[[INDEX]], %[[Q]]
func.func @frame(%to: tensor<?x9xindex>, %low: index) -> tensor<?x9xindex> {
  %0 = pad.frame low [%low, 1] high [0, 0] outs(%to : tensor<?x9xindex>) border {
  ^bb0(%i: index, %j: index):
    %1 = arith.addi %i, %j : index
    pad.yield %1 : index
  } -> tensor<?x9xindex>
  return %0 : tensor<?x9xindex>
}

// The map of the input is not linear in the columns. It can stay because the
// columns are not tiled: those of a tile begin where those of the interior
// begin. The rows are sliced.
// CHECK-LABEL: func @shifted(
// CHECK-SAME:    %[[A:.*]]: tensor<6x4xf32>
// CHECK: scf.for
// CHECK:   tensor.extract_slice %[[A]][%{{.*}}, 0] [%{{.*}}, 4] [1, 1]
// CHECK:   pad.generic
// CHECK-SAME: maps [#[[HALVES]]]
func.func @shifted(%a: tensor<6x4xf32>, %to: tensor<8x7xf32>, %v: f32) -> tensor<8x7xf32> {
  %0 = pad.generic low [2, 0] high [0, 0] ins(%a : tensor<6x4xf32>) maps [#halves] outs(%to : tensor<8x7xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  } -> tensor<8x7xf32>
  return %0 : tensor<8x7xf32>
}

// No affine map expresses the index `i floordiv 3` relative to a tile that
// begins at any `i`. Therefore the region reads the element from the whole
// input.
// CHECK-LABEL: func @inside(
// CHECK-SAME:    %[[A:.*]]: tensor<4xf32>
// CHECK: scf.for
// CHECK:   pad.generic low [%{{.*}}] high [0] ins() maps []
// CHECK:     tensor.extract %[[A]][%{{.*}}]
func.func @inside(%a: tensor<4xf32>, %to: tensor<12xf32>, %v: f32) -> tensor<12xf32> {
  %0 = pad.generic low [1] high [0] ins(%a : tensor<4xf32>) maps [#thirds] outs(%to : tensor<12xf32>) interior {
  ^bb0(%i: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<12xf32>
  return %0 : tensor<12xf32>
}
