// Brings linalg.powf, math.powf.
module {
  func.func @main(%arg0: tensor<f16>, %arg1: tensor<0xindex> {padlab.value = dense<> : tensor<0xindex>}, %arg2: !shape.size {padlab.value = 1 : index}) -> (tensor<4xindex>, !shape.shape, !shape.shape, index, index, tensor<f16>) attributes {padlab.seed = 3100648977 : i64} {
    %0 = shape.with_shape %arg0, %arg1 : tensor<f16>, tensor<0xindex>
    %c5 = shape.const_size 5
    %1 = shape.min %c5, %c5 : !shape.size, !shape.size -> !shape.size
    %2 = tensor.empty() : tensor<f16>
    %cst = arith.constant -1.000000e+00 : f16
    %3 = linalg.fill ins(%cst : f16) outs(%2 : tensor<f16>) -> tensor<f16>
    %4 = linalg.powf ins(%arg0, %arg0 : tensor<f16>, tensor<f16>) outs(%3 : tensor<f16>) -> tensor<f16>
    %5 = shape.from_extents %arg2, %1, %1, %c5 : !shape.size, !shape.size, !shape.size, !shape.size
    %6 = shape.size_to_index %arg2 : !shape.size
    %7 = shape.broadcast %arg1, %5 {error = "a \22quoted\22 text"} : tensor<0xindex>, !shape.shape -> !shape.shape
    %8 = shape.any %5, %7 : !shape.shape, !shape.shape -> tensor<4xindex>
    %9 = shape.with_shape %0, %7 : !shape.value_shape, !shape.shape
    %10 = shape.rank %8 : tensor<4xindex> -> index
    return %8, %7, %5, %10, %6, %4 : tensor<4xindex>, !shape.shape, !shape.shape, index, index, tensor<f16>
  }
}

