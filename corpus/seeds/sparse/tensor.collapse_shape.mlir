// Brings tensor.collapse_shape.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : loose_compressed) }>
module {
  func.func @main() -> (tensor<4xf32>, tensor<2x2xf32>) attributes {padlab.passes = "loop-invariant-code-motion,sparsifier{enable-runtime-library=false parallelization-strategy=none vl=2}", padlab.seed = 378833276 : i64} {
    %cst = arith.constant dense<[[3.000000e+00, 0.000000e+00], [1.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
    %0 = sparse_tensor.convert %cst : tensor<2x2xf32> to tensor<2x2xf32, #sparse>
    %collapsed = tensor.collapse_shape %0 [[0, 1]] : tensor<2x2xf32, #sparse> into tensor<4xf32, #sparse1>
    %1 = sparse_tensor.convert %collapsed : tensor<4xf32, #sparse1> to tensor<4xf32>
    return %1, %cst : tensor<4xf32>, tensor<2x2xf32>
  }
}

