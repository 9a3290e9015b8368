// The thresholds of size are so low with `tiny` that small programs meet the code of large ones; without it they do not.
// RUN: padlab-opt %s --pass-pipeline="builtin.module(func.func(padlab-pad-to-loops{tuned=true tiny=true}))" | FileCheck %s
// RUN: padlab-opt %s --pass-pipeline="builtin.module(func.func(padlab-pad-to-loops{tuned=true}))" | FileCheck %s --check-prefix=USUAL
// USUAL-NOT: nontemporal
// USUAL: memref.alloca() {{.?alignment = 512( : i64.)?}} : memref<12x128xf32>

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<
    "max_vector_op_width" = 256 : i64, "L3_cache_size_in_bytes" = 1048576 : i64>>} {

// 576 bytes go past the caches, as 32 MiB would.
// CHECK-LABEL: @stored
// CHECK:         nontemporal
// CHECK-LABEL: @turned
func.func @stored(%in: memref<10x10xf32>, %out: memref<12x12xf32>, %v: f32) {
  pad.generic low [1, 1] high [1, 1] ins(%in : memref<10x10xf32>) maps [affine_map<(i, j) -> (i, j)>]
      outs(%out : memref<12x12xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}

// Tiles of four rows by 32 bytes.
// CHECK:         memref.alloca() {{.?alignment = 32( : i64.)?}} : memref<4x8xf32>
func.func @turned(%in: memref<40x12xf32>, %out: memref<14x42xf32>, %v: f32) {
  pad.generic low [1, 1] high [1, 1] ins(%in : memref<40x12xf32>) maps [affine_map<(i, j) -> (j, i)>]
      outs(%out : memref<14x42xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}
}
