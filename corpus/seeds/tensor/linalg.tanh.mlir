// Brings linalg.tanh, math.tanh.
module {
  func.func @main(%arg0: tensor<7x5xf32>, %arg1: tensor<?x5xf32> {padlab.extents = array<i64: 7>}, %arg2: index {padlab.value = 2 : index}, %arg3: index {padlab.value = 3 : index}, %arg4: index {padlab.value = 1 : index}, %arg5: tensor<1x1xf32>, %arg6: index {padlab.value = 0 : index}) -> (tensor<?x5xf32>, tensor<?x5xf32>, tensor<?x5xf32>, tensor<?x5xf32>, tensor<1x?xf32>, tensor<?x5xf32>, tensor<1x1xf32>, tensor<*xf32>) attributes {padlab.seed = 2651574663 : i64} {
    %0 = linalg.tanh ins(%arg0 : tensor<7x5xf32>) outs(%arg1 : tensor<?x5xf32>) -> tensor<?x5xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %0, %c1 : tensor<?x5xf32>
    %c-4 = arith.constant -4 : index
    %1 = arith.addi %dim, %c-4 : index
    %inserted = tensor.insert %cst into %arg1[%arg2, %1] : tensor<?x5xf32>
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %2:4 = scf.while (%arg7 = %c0, %arg8 = %inserted, %arg9 = %inserted, %arg10 = %arg0) : (index, tensor<?x5xf32>, tensor<?x5xf32>, tensor<7x5xf32>) -> (index, tensor<?x5xf32>, tensor<?x5xf32>, tensor<7x5xf32>) {
      %5 = arith.cmpi ult, %arg7, %arg3 : index
      scf.condition(%5) %arg7, %0, %0, %arg10 : index, tensor<?x5xf32>, tensor<?x5xf32>, tensor<7x5xf32>
    } do {
    ^bb0(%arg7: index, %arg8: tensor<?x5xf32>, %arg9: tensor<?x5xf32>, %arg10: tensor<7x5xf32>):
      %5 = arith.addi %arg7, %c1_0 : index
      %cast_3 = tensor.cast %arg10 : tensor<7x5xf32> to tensor<?x5xf32>
      scf.yield %5, %arg8, %cast_3, %arg10 : index, tensor<?x5xf32>, tensor<?x5xf32>, tensor<7x5xf32>
    }
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %2#3, %c0_1 : tensor<7x5xf32>
    %c-3 = arith.constant -3 : index
    %3 = arith.addi %dim_2, %c-3 : index
    %cast = tensor.cast %arg5 : tensor<1x1xf32> to tensor<1x?xf32>
    %inserted_slice = tensor.insert_slice %cast into %2#2[%arg4, %3] [1, %arg4] [3, 1] : tensor<1x?xf32> into tensor<?x5xf32>
    %4 = tensor.bitcast %2#3 : tensor<7x5xf32> to tensor<*xf32>
    %extracted_slice = tensor.extract_slice %arg5[%arg6, 0] [1, 1] [1, 1] : tensor<1x1xf32> to tensor<1x1xf32>
    return %0, %inserted, %2#1, %2#2, %cast, %inserted_slice, %extracted_slice, %4 : tensor<?x5xf32>, tensor<?x5xf32>, tensor<?x5xf32>, tensor<?x5xf32>, tensor<1x?xf32>, tensor<?x5xf32>, tensor<1x1xf32>, tensor<*xf32>
  }
}

