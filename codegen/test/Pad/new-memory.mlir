// The system has just cleared the pages of new memory, so that they lie in the caches: what would be written past these, if it
// was used before, is not. Where no size asks for that, nobody asks the runtime either.
// RUN: padlab-opt %s --padlab-allocate-lazy-pads=tuned | FileCheck %s
// RUN: padlab-opt %s --padlab-allocate-lazy-pads | FileCheck %s --check-prefix=PLAIN

// PLAIN-NOT: padlab_alloc_fresh

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<
    "max_vector_op_width" = 512 : i64, "L3_cache_size_in_bytes" = 1048576 : i64>>} {

// CHECK-LABEL: @large
// CHECK:         %[[FLAG:.*]] = llvm.alloca
// CHECK:         llvm.call @padlab_alloc_fresh({{.*}}, {{.*}}, %[[FLAG]])
// CHECK:         %[[BYTE:.*]] = llvm.load %[[FLAG]]
// CHECK:         %[[NEW:.*]] = arith.trunci %[[BYTE]]
// CHECK:         scf.if %[[NEW]]
// CHECK:           pad.generic strategy <stream> low [1, 0]
// CHECK:         } else {
// CHECK:           pad.generic low [1, 0]
// CHECK:         return
func.func @large(%in: memref<1000x500xf32>, %v: f32) -> memref<1001x500xf32> {
  %out = memref.alloc() : memref<1001x500xf32>
  pad.generic low [1, 0] high [0, 0] ins(%in : memref<1000x500xf32>) maps [affine_map<(i, j) -> (i, j)>]
      outs(%out : memref<1001x500xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return %out : memref<1001x500xf32>
}

// CHECK-LABEL: @unknown
// CHECK:         llvm.call @padlab_alloc_fresh
// CHECK:         pad.frame strategy <stream>
// CHECK:         pad.frame low [3, 3]
func.func @unknown(%n: index, %v: f32) -> memref<?x500xf32> {
  %out = memref.alloc(%n) : memref<?x500xf32>
  pad.frame low [3, 3] high [0, 1] outs(%out : memref<?x500xf32>) border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return %out : memref<?x500xf32>
}

// CHECK-LABEL: @small
// CHECK-NOT:     padlab_alloc_fresh
func.func @small(%v: f32) -> memref<7x500xf32> {
  %out = memref.alloc() : memref<7x500xf32>
  pad.frame low [3, 3] high [0, 1] outs(%out : memref<7x500xf32>) border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return %out : memref<7x500xf32>
}

}
