// The tile of a transposed interior stands at the beginning of the function. Where
// threads share a loop around the operation, each has a tile of its own.
// RUN: padlab-opt %s --pass-pipeline="builtin.module(func.func(padlab-pad-to-loops{tuned=true tiny=true},padlab-buffers-to-loops),padlab-outline-parallel-loops)" | FileCheck %s

// CHECK-LABEL: func.func @batches(
// CHECK:         llvm.alloca %{{.*}} x !llvm.struct<(
// CHECK-NOT:     memref<4x8xf32> to
// CHECK:         padlab_parallel_for
// CHECK:       llvm.func internal @batches_worker_0
// CHECK:         %[[TILE:.*]] = memref.alloca() {{.*}} : memref<4x8xf32>
// CHECK:         vector.store %{{.*}}, %[[TILE]]
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"max_vector_op_width" = 256 : i64>>} {
  func.func @batches(%a: memref<5x24x20xf32>, %to: memref<5x22x26xf32>, %v: f32) attributes {pad.threads} {
    scf.forall (%b) in (5) {
      %x = memref.subview %a[%b, 0, 0] [1, 24, 20] [1, 1, 1]
          : memref<5x24x20xf32> to memref<24x20xf32, strided<[20, 1], offset: ?>>
      %y = memref.subview %to[%b, 0, 0] [1, 22, 26] [1, 1, 1]
          : memref<5x22x26xf32> to memref<22x26xf32, strided<[26, 1], offset: ?>>
      pad.generic low [1, 1] high [1, 1] ins(%x : memref<24x20xf32, strided<[20, 1], offset: ?>>)
          maps [affine_map<(i, j) -> (j, i)>] outs(%y : memref<22x26xf32, strided<[26, 1], offset: ?>>) interior {
      ^bb0(%i: index, %j: index, %e: f32):
        pad.yield %e : f32
      } border {
      ^bb0(%i: index, %j: index):
        pad.yield %v : f32
      }
    }
    return
  }
}
