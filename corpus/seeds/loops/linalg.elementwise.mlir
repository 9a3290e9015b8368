// Brings linalg.elementwise.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<i16>, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 22 : index}, %arg3: index {padlab.value = 20 : index}, %arg4: index {padlab.value = 1 : index}) -> (tensor<?xi16>, tensor<?xi16>) attributes {padlab.seed = 251082661 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<i16> to memref<i16>
    %c20 = arith.constant 20 : index
    %alloc = memref.alloc(%c20) : memref<?xi16>
    affine.for %arg5 = 0 to 20 {
      %c100_i16 = arith.constant 100 : i16
      affine.store %c100_i16, %alloc[%arg5] : memref<?xi16>
    }
    affine.for %arg5 = #map(%arg2) to #map(%arg3) step 2 {
      %c4 = arith.constant 4 : index
      %2 = affine.linearize_index disjoint [%arg1, %arg1, %arg1] by (5, %arg4, %c4) : index
      %3 = affine.load %alloc[%2] : memref<?xi16>
      %c3_i16 = arith.constant 3 : i16
      %4 = arith.subi %3, %3 : i16
      affine.store %4, %alloc[2] : memref<?xi16>
    }
    %1:2 = call @callee_0(%alloc) : (memref<?xi16>) -> (tensor<?xi16>, tensor<?xi16>)
    return %1#0, %1#1 : tensor<?xi16>, tensor<?xi16>
  }
  func.func private @callee_0(%arg0: memref<?xi16>) -> (tensor<?xi16>, tensor<?xi16>) {
    %0 = bufferization.to_tensor %arg0 restrict : memref<?xi16> to tensor<?xi16>
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%0, %0 : tensor<?xi16>, tensor<?xi16>) outs(%0 : tensor<?xi16>) -> tensor<?xi16>
    return %0, %1 : tensor<?xi16>, tensor<?xi16>
  }
}

