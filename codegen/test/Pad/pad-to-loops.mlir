// RUN: padlab-opt %s --pass-pipeline="builtin.module(func.func(padlab-pad-to-loops))" | FileCheck %s

#id1 = affine_map<(i) -> (i)>
#id2 = affine_map<(i, j) -> (i, j)>
#id3 = affine_map<(i, j, k) -> (i, j, k)>
#column = affine_map<(i, j) -> (i)>
#diagonal = affine_map<(i, j) -> (i + j)>

// One pass in address order: 2 * 9 + 3 elements before the first row, 4 between
// rows, 6 more after the last one.
// CHECK-LABEL: @stream
// CHECK-SAME:    (%[[IN:.*]]: memref<4x5xf32>, %[[OUT:.*]]: memref<7x9xf32>, %[[V:.*]]: f32)
// CHECK:         %[[FLAT:.*]] = memref.reinterpret_cast %[[OUT]] to offset: [0], sizes: [63], strides: [1]
// CHECK-NEXT:    scf.for %[[I:.*]] = %c0 to %c21 step %c1 {
// CHECK-NEXT:      memref.store %[[V]], %[[FLAT]][%[[I]]]
// CHECK-NEXT:    } {pad.row}
// CHECK-NEXT:    scf.for %[[ROW:.*]] = %c0 to %c4 step %c1 {
// CHECK-NEXT:      %[[ISLAST:.*]] = arith.cmpi eq, %[[ROW]], %c3
// CHECK-NEXT:      %[[TAIL:.*]] = arith.select %[[ISLAST]], %c6, %c0
// CHECK-NEXT:      %[[STEP:.*]] = arith.muli %[[ROW]], %c9
// CHECK-NEXT:      %[[BASE:.*]] = arith.addi %c21, %[[STEP]]
// CHECK-NEXT:      %[[GAP:.*]] = arith.addi %c4, %[[TAIL]]
// CHECK-NEXT:      scf.for %[[J:.*]] = %c0 to %c5 step %c1 {
// CHECK-NEXT:        %[[X:.*]] = memref.load %[[IN]][%[[ROW]], %[[J]]]
// CHECK-NEXT:        %[[S:.*]] = arith.mulf %[[X]], %[[X]]
// CHECK-NEXT:        %[[AT:.*]] = arith.addi %[[BASE]], %[[J]]
// CHECK-NEXT:        memref.store %[[S]], %[[FLAT]][%[[AT]]]
// CHECK-NEXT:      } {pad.row}
// CHECK-NEXT:      %[[END:.*]] = arith.addi %[[BASE]], %c5
// CHECK-NEXT:      scf.for %[[J:.*]] = %c0 to %[[GAP]] step %c1 {
// CHECK-NEXT:        %[[AT:.*]] = arith.addi %[[END]], %[[J]]
// CHECK-NEXT:        memref.store %[[V]], %[[FLAT]][%[[AT]]]
// CHECK-NEXT:      } {pad.row}
// CHECK-NEXT:    }
// CHECK-NEXT:    return
func.func @stream(%in: memref<4x5xf32>, %out: memref<7x9xf32>, %v: f32) {
  pad.generic strategy <stream> low [2, 3] high [1, 1] ins(%in : memref<4x5xf32>) maps [#id2]
      outs(%out : memref<7x9xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    %s = arith.mulf %x, %x : f32
    pad.yield %s : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}

// The border goes around the two inner dimensions together.
// CHECK-LABEL: @merged
// CHECK-SAME:    (%[[IN:.*]]: memref<4x5x3xf32>, %[[OUT:.*]]: memref<7x9x3xf32>
// CHECK:         memref.collapse_shape %[[IN]] {{\[\[}}0], [1, 2]]
// CHECK:         scf.for {{.*}} to %c63
// CHECK:         scf.for {{.*}} to %c4
// CHECK:           scf.for {{.*}} to %c15
// CHECK-NOT:         scf.for
// CHECK:           scf.for
// CHECK-NOT:     scf.for
func.func @merged(%in: memref<4x5x3xf32>, %out: memref<7x9x3xf32>, %v: f32) {
  pad.generic strategy <stream> low [2, 3, 0] high [1, 1, 0] ins(%in : memref<4x5x3xf32>) maps [#id3]
      outs(%out : memref<7x9x3xf32>) interior {
  ^bb0(%i: index, %j: index, %k: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index, %k: index):
    pad.yield %v : f32
  }
  return
}

// An index of a merged dimension would be lost; the gaps come after the rows of
// the innermost dimension that has any.
// CHECK-LABEL: @index_keeps_dimensions
// CHECK-NOT:     collapse_shape
// CHECK:         scf.for {{.*}} to %c63
// CHECK:         } {pad.row}
// CHECK:         scf.for {{.*}} to %c4
// CHECK:           scf.for {{.*}} to %c5
// CHECK:             scf.for %[[K:.*]] = %c0 to %c3
// CHECK:               arith.index_cast %[[K]]
// CHECK:             } {pad.row}
// CHECK-NEXT:      }
// CHECK:           scf.for
// CHECK-NEXT:        arith.addi
// CHECK-NEXT:        memref.store
// CHECK-NEXT:      } {pad.row}
func.func @index_keeps_dimensions(%out: memref<7x9x3xi32>, %v: i32) {
  pad.generic strategy <stream> low [2, 3, 0] high [1, 1, 0] ins() maps []
      outs(%out : memref<7x9x3xi32>) interior {
  ^bb0(%i: index, %j: index, %k: index):
    %x = arith.index_cast %k : index to i32
    pad.yield %x : i32
  } border {
  ^bb0(%i: index, %j: index, %k: index):
    pad.yield %v : i32
  }
  return
}

// Without rows in an outer dimension the run before them is all there is.
// CHECK-LABEL: @dynamic
// CHECK-SAME:    %[[OUT:[a-z0-9]*]]: memref<?x?xf32>, %[[V:[a-z0-9]*]]: f32
// CHECK:         %[[ROWS:.*]] = arith.subi
// CHECK:         %[[TOTAL:.*]] = arith.muli
// CHECK:         %[[EMPTY:.*]] = arith.cmpi eq, %[[ROWS]], %c0
// CHECK:         %[[BEGIN:.*]] = arith.select %[[EMPTY]], %[[TOTAL]]
// CHECK:         scf.for {{.*}} = %c0 to %[[BEGIN]]
func.func @dynamic(%in: memref<?x?xf32>, %out: memref<?x?xf32>, %v: f32, %low: index, %high: index) {
  pad.generic strategy <stream> low [%low, 3] high [%high, 1] ins(%in : memref<?x?xf32>) maps [#id2]
      outs(%out : memref<?x?xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}

// CHECK-LABEL: @non_temporal
// CHECK:         } {pad.nontemporal, pad.row}
// CHECK:         } {pad.nontemporal, pad.row}
// CHECK-NOT:     scf.for
func.func @non_temporal(%in: memref<4xf32>, %out: memref<9xf32>, %v: f32) {
  pad.generic strategy <stream_nt> low [5] high [0] ins(%in : memref<4xf32>) maps [#id1]
      outs(%out : memref<9xf32>) interior {
  ^bb0(%i: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index):
    pad.yield %v : f32
  }
  return
}

// CHECK-LABEL: @fill
// CHECK:         scf.for {{.*}} to %c63
// CHECK:         scf.for {{.*}} to %c4
// CHECK:           scf.for {{.*}} to %c5
// CHECK-NOT:     scf.for
func.func @fill(%in: memref<4x5xf32>, %out: memref<7x9xf32>, %v: f32) {
  pad.generic strategy <fill> low [2, 3] high [1, 1] ins(%in : memref<4x5xf32>) maps [#id2]
      outs(%out : memref<7x9xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}

// CHECK-LABEL: @frame_strategy
// CHECK:         scf.for {{.*}} to %c20
// CHECK:         scf.for {{.*}} to %c10
// CHECK:         scf.for {{.*}} to %c4
// CHECK:           scf.for {{.*}} to %c3
// CHECK:           scf.for
// CHECK-NOT:       scf.for
// CHECK:         scf.for {{.*}} to %c4
// CHECK:           scf.for {{.*}} to %c5
// CHECK-NOT:     scf.for
func.func @frame_strategy(%in: memref<4x5xf32>, %out: memref<7x10xf32>, %v: f32) {
  pad.generic strategy <frame> low [2, 3] high [1, 2] ins(%in : memref<4x5xf32>) maps [#id2]
      outs(%out : memref<7x10xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}

// Only the border: no row is touched.
// CHECK-LABEL: @frame
// CHECK:         scf.for {{.*}} to %c21
// CHECK:         scf.for {{.*}} to %c4
// CHECK:           scf.for
// CHECK-NOT:       scf.for
func.func @frame(%out: memref<7x9xf32>, %v: f32) {
  pad.frame low [2, 3] high [1, 1] outs(%out : memref<7x9xf32>) border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}

// What depends on the point is computed for points of the border alone.
// CHECK-LABEL: @index_dependent
// CHECK:         scf.for %[[I:.*]] = %c0 to %c2
// CHECK:           scf.for %[[J:.*]] = %c0 to %c9
// CHECK:             %[[N:.*]] = arith.divui %[[I]], %[[J]]
// CHECK:             arith.index_cast %[[N]]
// CHECK-NOT:       pad.row
// CHECK:         scf.for %[[I:.*]] = %c6 to %c8
// CHECK:           arith.divui
// CHECK:         scf.for %[[I:.*]] = %c2 to %c6
// CHECK:           arith.divui
func.func @index_dependent(%out: memref<8x9xi32>) {
  pad.frame low [2, 3] high [2, 1] outs(%out : memref<8x9xi32>) border {
  ^bb0(%i: index, %j: index):
    %n = arith.divui %i, %j : index
    %x = arith.index_cast %n : index to i32
    pad.yield %x : i32
  }
  return
}

// Arithmetic that does not depend on the point is done once.
// CHECK-LABEL: @uniform_arithmetic
// CHECK:         %[[V:.*]] = arith.addi
// CHECK:         scf.for
// CHECK-NEXT:      memref.store %[[V]]
func.func @uniform_arithmetic(%out: memref<8xi32>, %a: i32, %b: i32) {
  pad.frame low [3] high [1] outs(%out : memref<8xi32>) border {
  ^bb0(%i: index):
    %x = arith.addi %a, %b : i32
    pad.yield %x : i32
  }
  return
}

// A slice of something larger: row by row.
// CHECK-LABEL: @strided
// CHECK-SAME:    %[[OUT:[a-z0-9]*]]: memref<7x9xf32, strided
// CHECK-NOT:     reinterpret_cast
// CHECK:         scf.for {{.*}} = %c0 to %c2
// CHECK:           scf.for {{.*}} = %c0 to %c9
// CHECK:           } {pad.row}
// CHECK:         scf.for {{.*}} = %c0 to %c4
// CHECK:           scf.for {{.*}} = %c0 to %c3
// CHECK:           } {pad.row}
// CHECK:           scf.for {{.*}} = %c0 to %c5
// CHECK:             memref.store {{.*}}, %[[OUT]]
// CHECK:           } {pad.row}
// CHECK:           memref.store %{{.*}}, %[[OUT]][%{{.*}}, %c8]
// CHECK:         scf.for {{.*}} = %c0 to %c9
// CHECK:         } {pad.row}
func.func @strided(%in: memref<4x5xf32>, %out: memref<7x9xf32, strided<[20, 1], offset: ?>>, %v: f32) {
  pad.generic strategy <stream> low [2, 3] high [1, 1] ins(%in : memref<4x5xf32>) maps [#id2]
      outs(%out : memref<7x9xf32, strided<[20, 1], offset: ?>>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}

// What a row needs once is loaded once; a sum of indices is a place to start at.
// CHECK-LABEL: @rows_of_loads
// CHECK-SAME:    (%[[A:.*]]: memref<4xf32>, %[[B:.*]]: memref<8xf32>
// CHECK:         scf.for %[[I:.*]] = %c0 to %c4
// CHECK:           memref.load %[[A]][%[[I]]]
// CHECK:           scf.for %[[J:.*]] = %c0 to %c5
// CHECK-NEXT:        %[[K:.*]] = arith.addi %[[I]], %[[J]]
// CHECK-NEXT:        memref.load %[[B]][%[[K]]]
func.func @rows_of_loads(%a: memref<4xf32>, %b: memref<8xf32>, %out: memref<4x9xf32>, %v: f32) {
  pad.generic strategy <stream> low [0, 3] high [0, 1] ins(%a, %b : memref<4xf32>, memref<8xf32>)
      maps [#column, #diagonal] outs(%out : memref<4x9xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32, %y: f32):
    %s = arith.mulf %x, %y : f32
    pad.yield %s : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}

// What else a body does is done in order.
// CHECK-LABEL: @body_with_effects
// CHECK:         scf.for {{.*}} to %c4
// CHECK:           memref.store {{.*}} : memref<1xf32>
// CHECK-NOT:     pad.row
// CHECK:         return
func.func @body_with_effects(%in: memref<4xf32>, %out: memref<4xf32>, %other: memref<1xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  pad.generic low [0] high [0] ins(%in : memref<4xf32>) maps [#id1]
      outs(%out : memref<4xf32>) interior {
  ^bb0(%i: index, %x: f32):
    memref.store %x, %other[%c0] : memref<1xf32>
    pad.yield %x : f32
  } border {
  ^bb0(%i: index):
    pad.yield %v : f32
  }
  return
}

// CHECK-LABEL: @scalar
// CHECK-SAME:    (%[[IN:.*]]: memref<f32>, %[[OUT:.*]]: memref<f32>
// CHECK-NEXT:    %[[X:.*]] = memref.load %[[IN]][]
// CHECK-NEXT:    memref.store %[[X]], %[[OUT]][]
// CHECK-NEXT:    return
func.func @scalar(%in: memref<f32>, %out: memref<f32>, %v: f32) {
  pad.generic strategy <fill> low [] high [] ins(%in : memref<f32>) maps [affine_map<() -> ()>]
      outs(%out : memref<f32>) interior {
  ^bb0(%x: f32):
    pad.yield %x : f32
  } border {
    pad.yield %v : f32
  }
  return
}
