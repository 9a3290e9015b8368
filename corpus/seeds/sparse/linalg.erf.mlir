// Brings linalg.erf, math.erf.
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
module {
  func.func @main(%arg0: tensor<?xf64> {padlab.extents = array<i64: 4>, padlab.value = dense<0.000000e+00> : tensor<4xf64>}) -> (tensor<?xf64>, tensor<4xf64>, tensor<4xf64>) attributes {padlab.passes = "func.func(linalg-generalize-named-ops),func.func(linalg-generalize-named-ops),pre-sparsification-rewrite,sparsifier{enable-runtime-library=false parallelization-strategy=any-storage-any-loop}", padlab.seed = 2714255898 : i64} {
    %0 = tensor.empty() : tensor<4xf64>
    %1 = tensor.empty() : tensor<4xf64>
    %2 = linalg.erf ins(%arg0 : tensor<?xf64>) outs(%1 : tensor<4xf64>) -> tensor<4xf64>
    %3 = linalg.erf ins(%arg0 : tensor<?xf64>) outs(%0 : tensor<4xf64>) -> tensor<4xf64>
    %4 = sparse_tensor.convert %arg0 : tensor<?xf64> to tensor<?xf64, #sparse>
    %5 = sparse_tensor.convert %4 : tensor<?xf64, #sparse> to tensor<?xf64>
    return %5, %3, %2 : tensor<?xf64>, tensor<4xf64>, tensor<4xf64>
  }
}

