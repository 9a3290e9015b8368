// Brings func.call, linalg.matmul, linalg.transpose.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
module {
  func.func @main(%arg0: tensor<1x1xbf16> {padlab.value = dense<0.000000e+00> : tensor<1x1xbf16>}) -> (tensor<1x1xbf16>, tensor<1x1xbf16>) attributes {padlab.passes = "cse,sparsifier{enable-runtime-library=true parallelization-strategy=none vl=2}", padlab.seed = 3937577888 : i64} {
    %0:2 = call @callee_0(%arg0) : (tensor<1x1xbf16>) -> (tensor<1x1xbf16, #sparse>, tensor<1x1xbf16, #sparse>)
    %1 = tensor.empty() : tensor<1x1xbf16>
    %cst = arith.constant 0.000000e+00 : bf16
    %2 = linalg.fill ins(%cst : bf16) outs(%1 : tensor<1x1xbf16>) -> tensor<1x1xbf16>
    %3 = linalg.matmul ins(%0#0, %0#1 : tensor<1x1xbf16, #sparse>, tensor<1x1xbf16, #sparse>) outs(%2 : tensor<1x1xbf16>) -> tensor<1x1xbf16>
    %4 = sparse_tensor.convert %0#1 : tensor<1x1xbf16, #sparse> to tensor<1x1xbf16>
    return %4, %3 : tensor<1x1xbf16>, tensor<1x1xbf16>
  }
  func.func private @callee_0(%arg0: tensor<1x1xbf16>) -> (tensor<1x1xbf16, #sparse>, tensor<1x1xbf16, #sparse>) {
    %0 = sparse_tensor.convert %arg0 : tensor<1x1xbf16> to tensor<1x1xbf16, #sparse>
    %1 = tensor.empty() : tensor<1x1xbf16, #sparse>
    %transposed = linalg.transpose ins(%0 : tensor<1x1xbf16, #sparse>) outs(%1 : tensor<1x1xbf16, #sparse>) permutation = [1, 0] 
    return %0, %transposed : tensor<1x1xbf16, #sparse>, tensor<1x1xbf16, #sparse>
  }
}

