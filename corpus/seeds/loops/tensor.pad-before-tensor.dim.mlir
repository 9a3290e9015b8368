// Brings tensor.pad before tensor.dim, tensor.pad element i1.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<6x3x2xi1>, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 2 : index}) -> (tensor<9x1xi1>, tensor<?x?xi1>) attributes {padlab.seed = 2692180676 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<6x3x2xi1> to memref<6x3x2xi1>
    %alloc = memref.alloc() : memref<9x1xi1>
    affine.for %arg5 = 0 to 9 {
      affine.for %arg6 = 0 to 1 {
        %false = arith.constant false
        memref.store %false, %alloc[%arg5, %arg6] : memref<9x1xi1>
      }
    }
    affine.parallel (%arg5) = (0) to (1) {
      %5 = affine.apply #map(%arg5)
      %subview = memref.subview %0[3, 2, %5] [1, 1, 1] [1, 3, 1] : memref<6x3x2xi1> to memref<1x1x1xi1, strided<[6, 6, 1], offset: ?>>
    }
    %1 = bufferization.to_tensor %alloc restrict : memref<9x1xi1> to tensor<9x1xi1>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %1, %c1 : tensor<9x1xi1>
    %c-2 = arith.constant -2 : index
    %2 = arith.addi %dim, %c-2 : index
    %c1_0 = arith.constant 1 : index
    %dim_1 = tensor.dim %1, %c1_0 : tensor<9x1xi1>
    %c-2_2 = arith.constant -2 : index
    %3 = arith.addi %dim_1, %c-2_2 : index
    %true = arith.constant true
    %padded = tensor.pad %1 nofold low[%2, %arg2] high[%arg1, %3] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %true : i1
    } : tensor<9x1xi1> to tensor<?x?xi1>
    %c1_3 = arith.constant 1 : index
    %dim_4 = tensor.dim %padded, %c1_3 : tensor<?x?xi1>
    %c-1 = arith.constant -1 : index
    %4 = arith.addi %dim_4, %c-1 : index
    %true_5 = arith.constant true
    %padded_6 = tensor.pad %padded nofold low[%4, %arg3] high[%c1, %arg4] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %true_5 : i1
    } : tensor<?x?xi1> to tensor<?x?xi1>
    return %1, %padded_6 : tensor<9x1xi1>, tensor<?x?xi1>
  }
}

