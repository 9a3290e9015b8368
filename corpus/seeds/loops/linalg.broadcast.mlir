// Brings linalg.broadcast, tensor.collapse_shape, tensor.insert_slice.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<11x6xi32>, %arg1: i1, %arg2: tensor<?xindex> {padlab.extents = array<i64: 2>}, %arg3: index {padlab.value = 2 : index}, %arg4: index {padlab.value = 0 : index}, %arg5: index {padlab.value = 2 : index}) -> (tensor<11x6xi1>, tensor<11x6xi1>, tensor<11x6xi32>) attributes {padlab.seed = 2078836564 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<11x6xi32> to memref<11x6xi32>
    %alloc = memref.alloc() : memref<11x6xi1>
    %true = arith.constant true
    %false = arith.constant false
    %true_0 = arith.constant true
    %1 = arith.maxui %false, %true_0 : i1
    linalg.fill ins(%1 : i1) outs(%alloc : memref<11x6xi1>)
    affine.parallel (%arg6) = (0) to (min(6, 0)) step (5) {
      affine.for %arg7 = 0 to 11 step 5 {
        affine.for %arg8 = 1 to 6 {
          %c0 = arith.constant 0 : index
          %c6 = arith.constant 6 : index
          %c3 = arith.constant 3 : index
          %c-5 = arith.constant -5 : index
          %c6_1 = arith.constant 6 : index
          %c16 = arith.constant 16 : index
          scf.parallel (%arg9, %arg10) = (%c0, %c-5) to (%c6, %c6_1) step (%c3, %c16) {
            %7 = affine.load %0[%arg8, %arg8] : memref<11x6xi32>
            scf.reduce 
          }
          %5 = affine.apply #map(%arg6)
          %6 = memref.load %alloc[%arg8, %5] : memref<11x6xi1>
        }
      }
      %4 = affine.load %alloc[%arg6, %arg6 + 5] : memref<11x6xi1>
    }
    %2 = bufferization.to_tensor %alloc restrict : memref<11x6xi1> to tensor<11x6xi1>
    %3:2 = scf.if %arg1 -> (tensor<11x6xi1>, tensor<11x6xi32>) {
      %collapsed = tensor.collapse_shape %arg2 [[0]] : tensor<?xindex> into tensor<?xindex>
      scf.yield %2, %arg0 : tensor<11x6xi1>, tensor<11x6xi32>
    } else {
      %cst = arith.constant dense<0> : tensor<2x11x6xi32>
      %broadcasted = linalg.broadcast ins(%arg0 : tensor<11x6xi32>) outs(%cst : tensor<2x11x6xi32>) dimensions = [0] 
      %4 = tensor.empty(%arg3) : tensor<?xindex>
      %c9223372036854775807 = arith.constant 9223372036854775807 : index
      %5 = linalg.fill ins(%c9223372036854775807 : index) outs(%4 : tensor<?xindex>) -> tensor<?xindex>
      %inserted_slice = tensor.insert_slice %arg2 into %5[%arg4] [%arg5] [1] : tensor<?xindex> into tensor<?xindex>
      scf.yield %2, %arg0 : tensor<11x6xi1>, tensor<11x6xi32>
    }
    return %2, %3#0, %3#1 : tensor<11x6xi1>, tensor<11x6xi1>, tensor<11x6xi32>
  }
}

