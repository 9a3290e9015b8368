// RUN: padlab-opt %s --pass-pipeline="builtin.module(func.func(padlab-pad-to-loops{tuned=true}))" | FileCheck %s
// RUN: padlab-opt %s --pass-pipeline="builtin.module(func.func(padlab-pad-to-loops))" | FileCheck %s --check-prefix=PLAIN

// Untuned, every size is one pass.
// PLAIN-NOT: scf.if
// PLAIN-NOT: nontemporal

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<
    "max_vector_op_width" = 512 : i64, "L3_cache_size_in_bytes" = 1048576 : i64>>} {

// CHECK-LABEL: @small
// CHECK:         scf.for {{.*}} to %c63
// CHECK:         } {pad.row}
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK-NOT:     scf.for
func.func @small(%in: memref<4x5xf32>, %out: memref<7x9xf32>, %v: f32) {
  pad.generic low [2, 3] high [1, 1] ins(%in : memref<4x5xf32>) maps [affine_map<(i, j) -> (i, j)>]
      outs(%out : memref<7x9xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}

// No cache holds what this one writes, so nothing is kept in any: of results,
// not of what is allocated here.
// CHECK-LABEL: @cold
// CHECK:         {pad.nontemporal, pad.row}
// CHECK:         return
// CHECK-LABEL: @own
// CHECK-NOT:     nontemporal
// CHECK:         return
func.func @cold(%in: memref<4x5xf32>, %out: memref<7x9xf32>, %v: f32) attributes {pad.cold_results} {
  pad.generic low [2, 3] high [1, 1] ins(%in : memref<4x5xf32>) maps [affine_map<(i, j) -> (i, j)>]
      outs(%out : memref<7x9xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}
func.func @own(%in: memref<4x5xf32>, %v: f32) -> memref<7x9xf32> attributes {pad.cold_results} {
  %own = memref.alloc() : memref<7x9xf32>
  pad.generic low [2, 3] high [1, 1] ins(%in : memref<4x5xf32>) maps [affine_map<(i, j) -> (i, j)>]
      outs(%own : memref<7x9xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return %own : memref<7x9xf32>
}

// Long rows are not worth to be written twice.
// CHECK-LABEL: @long_rows
// CHECK-NOT:     scf.if
// CHECK:         scf.for {{.*}} = %c0 to %c1503
// CHECK-NOT:     nontemporal
// CHECK-LABEL: @large
// CHECK-NOT:     scf.if
// CHECK:         scf.for
// CHECK:         } {pad.nontemporal, pad.row}
func.func @long_rows(%in: memref<4x500xf32>, %out: memref<7x500xf32>, %v: f32) {
  pad.frame low [3, 3] high [0, 1] outs(%out : memref<7x500xf32>) border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}
func.func @large(%in: memref<1000x500xf32>, %out: memref<1001x500xf32>, %v: f32) {
  pad.generic low [1, 0] high [0, 0] ins(%in : memref<1000x500xf32>) maps [affine_map<(i, j) -> (i, j)>]
      outs(%out : memref<1001x500xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}

// CHECK-LABEL: @unknown
// CHECK-DAG:     %[[SMALL:.*]] = arith.cmpi sle, %{{.*}}, %c4096
// CHECK-DAG:     %[[SHORT:.*]] = arith.cmpi sle, %{{.*}}, %c64
// CHECK:         %[[FILL:.*]] = arith.andi %[[SMALL]], %[[SHORT]]
// CHECK:         scf.if %[[FILL]] {
// CHECK:         } else {
// CHECK:           %[[LARGE:.*]] = arith.cmpi sle, %c262144
// CHECK:           scf.if %[[LARGE]] {
// CHECK:             pad.nontemporal
// CHECK:           } else {
// CHECK-NOT:         nontemporal
func.func @unknown(%in: memref<?x?xf32>, %out: memref<?x?xf32>, %v: f32) {
  pad.generic low [2, 3] high [1, 1] ins(%in : memref<?x?xf32>) maps [affine_map<(i, j) -> (i, j)>]
      outs(%out : memref<?x?xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}

}
