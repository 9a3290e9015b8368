// Brings arith.minui, arith.xori, tensor.generate, tensor.insert.
module {
  func.func @main(%arg0: tensor<6x1x2xcomplex<f32>>, %arg1: complex<f32>, %arg2: index {padlab.value = 2 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 1 : index}) -> (tensor<*xcomplex<f32>>, tensor<?x?xi1>) attributes {padlab.seed = 3555373233 : i64} {
    %inserted = tensor.insert %arg1 into %arg0[%arg2, %arg3, %arg4] : tensor<6x1x2xcomplex<f32>>
    %cast = tensor.cast %inserted : tensor<6x1x2xcomplex<f32>> to tensor<*xcomplex<f32>>
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %generated = tensor.generate %c1, %c1_0 {
    ^bb0(%arg5: index, %arg6: index):
      %0 = arith.index_cast %arg2 : index to i1
      %true = arith.constant true
      %true_1 = arith.constant true
      %1 = arith.minui %true, %true_1 : i1
      %true_2 = arith.constant true
      %2 = arith.xori %1, %true_2 : i1
      tensor.yield %2 : i1
    } : tensor<?x?xi1>
    return %cast, %generated : tensor<*xcomplex<f32>>, tensor<?x?xi1>
  }
}

