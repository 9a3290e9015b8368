// Brings tensor.pad element i16, tensor.pad of sparse_tensor.convert.
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
module {
  func.func @main(%arg0: tensor<12xi16> {padlab.value = dense<[0, 0, 0, 0, 0, 0, 0, 0, -4, 0, 0, -4]> : tensor<12xi16>}) -> tensor<12xi16> attributes {padlab.passes = "linalg-fold-unit-extent-dims,sparse-reinterpret-map{scope=only-generic},sparsifier{enable-runtime-library=false parallelization-strategy=dense-outer-loop enable-buffer-initialization=true}", padlab.seed = 55168804 : i64} {
    %0 = sparse_tensor.convert %arg0 : tensor<12xi16> to tensor<12xi16, #sparse>
    %c0_i16 = arith.constant 0 : i16
    %padded = tensor.pad %0 low[0] high[0] {
    ^bb0(%arg1: index):
      tensor.yield %c0_i16 : i16
    } : tensor<12xi16, #sparse> to tensor<12xi16, #sparse>
    %1 = sparse_tensor.convert %padded : tensor<12xi16, #sparse> to tensor<12xi16>
    return %1 : tensor<12xi16>
  }
}

