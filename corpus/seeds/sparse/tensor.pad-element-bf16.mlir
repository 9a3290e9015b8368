// Brings tensor.pad element bf16.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
module {
  func.func @main() -> tensor<2x4x6xbf16> attributes {padlab.passes = "sparsifier{enable-runtime-library=false parallelization-strategy=dense-outer-loop enable-index-optimizations=false enable-buffer-initialization=true}", padlab.seed = 1696611226 : i64} {
    %cst = arith.constant sparse<[[0, 3, 0], [0, 3, 3], [1, 0, 3], [1, 1, 0], [1, 1, 1], [1, 1, 2], [1, 1, 3], [1, 3, 2], [1, 3, 3]], [3.000000e+00, 5.000000e+00, 5.000000e+00, 1.000000e+00, 3.000000e+00, 3.000000e+00, 5.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<2x4x4xbf16>
    %0 = sparse_tensor.convert %cst : tensor<2x4x4xbf16> to tensor<2x4x4xbf16, #sparse>
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %padded = tensor.pad %0 low[0, 0, 0] high[0, 0, 2] {
    ^bb0(%arg0: index, %arg1: index, %arg2: index):
      tensor.yield %cst_0 : bf16
    } : tensor<2x4x4xbf16, #sparse> to tensor<2x4x6xbf16, #sparse>
    %1 = sparse_tensor.convert %padded : tensor<2x4x6xbf16, #sparse> to tensor<2x4x6xbf16>
    return %1 : tensor<2x4x6xbf16>
  }
}

