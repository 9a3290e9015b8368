// Brings tensor.pad element f64.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
module {
  func.func @main(%arg0: tensor<2x7xf64> {padlab.value = dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 2.000000e+00], [2.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<2x7xf64>}) -> tensor<2x7xf64> attributes {padlab.passes = "sparsifier{enable-runtime-library=false parallelization-strategy=any-storage-outer-loop enable-buffer-initialization=true}", padlab.seed = 3078976128 : i64} {
    %0 = sparse_tensor.convert %arg0 : tensor<2x7xf64> to tensor<2x7xf64, #sparse>
    %cst = arith.constant 0.000000e+00 : f64
    %padded = tensor.pad %0 low[0, 0] high[0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f64
    } : tensor<2x7xf64, #sparse> to tensor<2x7xf64, #sparse>
    %1 = sparse_tensor.convert %padded : tensor<2x7xf64, #sparse> to tensor<2x7xf64, #sparse1>
    %2 = sparse_tensor.convert %1 : tensor<2x7xf64, #sparse1> to tensor<2x7xf64>
    return %2 : tensor<2x7xf64>
  }
}

