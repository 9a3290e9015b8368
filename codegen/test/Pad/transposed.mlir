// RUN: padlab-opt %s --pass-pipeline="builtin.module(func.func(padlab-pad-to-loops{tuned=true}))" | FileCheck %s
// RUN: padlab-opt %s --pass-pipeline="builtin.module(func.func(padlab-pad-to-loops{tuned=true}),expand-vectors)" | FileCheck %s
// RUN: padlab-opt %s --pass-pipeline="builtin.module(func.func(padlab-pad-to-loops))" | FileCheck %s --check-prefix=PLAIN

// Without tuning nothing depends on the target.
// PLAIN-NOT: vector.{{store|load}}

#turned = affine_map<(i, j) -> (j, i)>
#straight = affine_map<(i, j) -> (i, j)>
#column = affine_map<(i, j) -> (i)>

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<
    "max_vector_op_width" = 256 : i64>>} {

// Eight rows by four columns: pieces of four rows are transposed side by side.
// CHECK-LABEL: @blocks
// CHECK-SAME:    (%[[IN:[a-z0-9]*]]: memref<40x12xf32>, %[[SAME:[a-z0-9]*]]: memref<12x40xf32>, %[[SCALE:[a-z0-9]*]]: memref<12xf32>
// CHECK:         %[[TILE:.*]] = memref.alloca() {{.?alignment = 512( : i64.)?}} : memref<12x128xf32>
// The border first, in runs.
// CHECK:         scf.for
// CHECK:         } {pad.row}
// CHECK:         scf.for %{{.*}} = %c0 to %c12 step %c1 {
// CHECK:           scf.for
// CHECK:           } {pad.row}
// CHECK:         }
// CHECK:         scf.for %{{.*}} = %c0 to %c12 step %c4
// CHECK:           scf.for %{{.*}} = %c0 to %c40 step %c8
// CHECK:             %[[A:.*]] = vector.load %[[IN]]{{.*}}vector<4xf32>
// CHECK:             %[[B:.*]] = vector.load %[[IN]]{{.*}}vector<4xf32>
// CHECK:             vector.shuffle %[[A]], %[[B]] [0, 1, 2, 3, 4, 5, 6, 7]
// CHECK:             vector.shuffle {{.*}} [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
// CHECK:             vector.shuffle {{.*}} [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
// CHECK:             vector.load %[[SAME]]{{.*}}vector<8xf32>
// CHECK:             %[[S:.*]] = memref.load %[[SCALE]]
// CHECK:             vector.broadcast %[[S]]
// CHECK:             %[[R:.*]] = arith.addf {{.*}} : vector<8xf32>
// CHECK:             vector.store %[[R]], %[[TILE]]
// CHECK:         scf.for %{{.*}} = %c0 to %c12 step %c1
// CHECK:           vector.load %[[TILE]]
// CHECK:           vector.store
// CHECK:           scf.for {{.*}} step %c8
// CHECK:             vector.load %[[TILE]]
// CHECK:             vector.store
func.func @blocks(%in: memref<40x12xf32>, %same: memref<12x40xf32>, %scale: memref<12xf32>,
                  %out: memref<15x45xf32>, %v: f32) {
  pad.generic strategy <stream> low [1, 2] high [2, 3]
      ins(%in, %same, %scale : memref<40x12xf32>, memref<12x40xf32>, memref<12xf32>)
      maps [#turned, #straight, #column] outs(%out : memref<15x45xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32, %y: f32, %z: f32):
    %s = arith.mulf %x, %z : f32
    %t = arith.addf %s, %y : f32
    pad.yield %t : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}

// Two tiles of 28 rows, of which 6 are done twice; of two of 32 it would be 14.
// CHECK-LABEL: @equally_high
// CHECK:         memref.alloca() {{.*}} : memref<28x128xf32>
// CHECK:         scf.for %[[I:.*]] = %c0 to %c50 step %c28
// CHECK:           arith.minsi %[[I]], %c22
// CHECK:           scf.for %{{.*}} = %c0 to %c200 step %c128
func.func @equally_high(%in: memref<200x50xf32>, %out: memref<53x205xf32>, %v: f32) {
  pad.generic strategy <stream> low [1, 2] high [2, 3] ins(%in : memref<200x50xf32>)
      maps [#turned] outs(%out : memref<53x205xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}

// One tile of more than 32 rows: two would do six rows twice.
// CHECK-LABEL: @one_tile
// CHECK:         memref.alloca() {{.*}} : memref<44x128xf32>
// CHECK-NOT:     to %c42 step %c44
// CHECK:         scf.for %{{.*}} = %c0 to %c200 step %c128
func.func @one_tile(%in: memref<200x42xf32>, %out: memref<45x205xf32>, %v: f32) {
  pad.generic strategy <stream> low [1, 2] high [2, 3] ins(%in : memref<200x42xf32>)
      maps [#turned] outs(%out : memref<45x205xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}

// Whether a block fits is for the run to decide.
// CHECK-LABEL: @unknown
// CHECK:         %[[WIDE:.*]] = arith.cmpi sle, %c4
// CHECK:         %[[HIGH:.*]] = arith.cmpi sle, %c2
// CHECK:         %[[FITS:.*]] = arith.andi %[[WIDE]], %[[HIGH]]
// CHECK:         scf.if %[[FITS]] {
// CHECK:           vector.store
// CHECK:         } else {
// CHECK-NOT:       vector
// CHECK:           scf.for
// CHECK:             scf.for
// CHECK:               memref.store
func.func @unknown(%in: memref<?x?xi64>, %out: memref<?x?xi64>, %v: i64) {
  pad.generic strategy <frame> low [1, 2] high [2, 3] ins(%in : memref<?x?xi64>)
      maps [#turned] outs(%out : memref<?x?xi64>) interior {
  ^bb0(%i: index, %j: index, %x: i64):
    pad.yield %x : i64
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : i64
  }
  return
}

// Too small, arithmetic without a form in vectors, elements of two widths, an
// input that goes across twice.
// CHECK-LABEL: @too_small
// CHECK-NOT:     vector
// CHECK:         return
func.func @too_small(%in: memref<40x3xf32>, %out: memref<6x45xf32>, %v: f32) {
  pad.generic low [1, 2] high [2, 3] ins(%in : memref<40x3xf32>)
      maps [#turned] outs(%out : memref<6x45xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}
// CHECK-LABEL: @only_scalars
// CHECK-NOT:     vector
// CHECK:         return
func.func @only_scalars(%in: memref<40x12xf32>, %narrow: memref<40x12xi8>, %out: memref<15x45xf32>, %v: f32) {
  pad.generic low [1, 2] high [2, 3] ins(%in : memref<40x12xf32>)
      maps [#turned] outs(%out : memref<15x45xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    %s = math.exp %x : f32
    pad.yield %s : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  pad.generic low [1, 2] high [2, 3] ins(%narrow : memref<40x12xi8>)
      maps [#turned] outs(%out : memref<15x45xf32>) interior {
  ^bb0(%i: index, %j: index, %x: i8):
    %s = arith.sitofp %x : i8 to f32
    pad.yield %s : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  pad.generic low [1, 2] high [2, 3] ins(%in : memref<40x12xf32>)
      maps [affine_map<(i, j) -> (j + i, i)>] outs(%out : memref<15x45xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}

}
