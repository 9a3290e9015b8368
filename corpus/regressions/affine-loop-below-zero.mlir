// Canonicalization made 7 of the row in both rounds, and of the two equal upper
// bounds none.
#row = affine_map<(d0) -> (((d0 * 3) mod 16) floordiv 2)>
#twice = affine_map<(d0) -> (d0, d0)>
module {
  func.func @main(%arg0: tensor<8xi32>, %arg1: i32) -> tensor<8xi32> attributes {padlab.expect = "mismatch upstream-fused, mismatch upstream-shape-functions", padlab.seed = 1 : i64} {
    %alloc = memref.alloc() : memref<8xi32>
    %0 = bufferization.to_buffer %arg0 read_only : tensor<8xi32> to memref<8xi32>
    memref.copy %0, %alloc : memref<8xi32> to memref<8xi32>
    affine.for %i = -6 to 2 step 5 {
      affine.for %j = #row(%i) to 8 {
        affine.store %arg1, %alloc[%j] : memref<8xi32>
      }
      affine.for %j = 0 to min #twice(%i) {
        affine.store %arg1, %alloc[%j] : memref<8xi32>
      }
    }
    %1 = bufferization.to_tensor %alloc restrict : memref<8xi32> to tensor<8xi32>
    return %1 : tensor<8xi32>
  }
}
