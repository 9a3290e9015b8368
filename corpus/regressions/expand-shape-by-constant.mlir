// The extent is a constant, and dynamic in the type. On the snapshots of
// LLVM 24, expand-strided-metadata makes a memref.reinterpret_cast of it that
// the verifier rejects.
func.func @main(%x: i32, %n: index {padlab.value = 30 : index}) -> tensor<10x?xi32>
    attributes {padlab.passes = "expand-strided-metadata", padlab.seed = 1 : i64} {
  %c3 = arith.constant 3 : index
  %m = memref.alloc(%n) : memref<?xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<?xi32>)
  %e = memref.expand_shape %m [[0, 1]] output_shape [10, %c3]
      : memref<?xi32> into memref<10x?xi32>
  %t = bufferization.to_tensor %e restrict : memref<10x?xi32> to tensor<10x?xi32>
  return %t : tensor<10x?xi32>
}
