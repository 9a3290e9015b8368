// Brings arith.cmpi, scf.condition, scf.while, tensor.expand_shape, tensor.splat.
module {
  func.func @main(%arg0: tensor<2x1xf64>, %arg1: index {padlab.value = 2 : index}, %arg2: f64) -> (tensor<1x2x1x1xf64>, tensor<2x1xf64>, tensor<2x1xf64>, index) attributes {padlab.seed = 2273542955 : i64} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.while (%arg3 = %c0, %arg4 = %arg0) : (index, tensor<2x1xf64>) -> (index, tensor<2x1xf64>) {
      %1 = arith.cmpi ult, %arg3, %arg1 : index
      scf.condition(%1) %arg3, %arg4 : index, tensor<2x1xf64>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<2x1xf64>):
      %1 = arith.addi %arg3, %c1 : index
      scf.yield %1, %arg4 : index, tensor<2x1xf64>
    }
    %expanded = tensor.expand_shape %0#1 [[0, 1], [2, 3]] output_shape [1, 2, 1, 1] : tensor<2x1xf64> into tensor<1x2x1x1xf64>
    %splat = tensor.splat %arg2 : tensor<2x1xf64>
    return %expanded, %splat, %0#1, %c1 : tensor<1x2x1x1xf64>, tensor<2x1xf64>, tensor<2x1xf64>, index
  }
}

