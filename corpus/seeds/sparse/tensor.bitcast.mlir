// Brings tensor.bitcast.
module {
  func.func @main(%arg0: tensor<2x3x1x2x1xi64>) -> (index, tensor<2x3x1x2x1xi64>) attributes {padlab.passes = "canonicalize,sparse-reinterpret-map{scope=only-generic},sparsifier{enable-runtime-library=false parallelization-strategy=none}", padlab.seed = 784884566 : i64} {
    %c2 = arith.constant 2 : index
    %0 = tensor.bitcast %arg0 : tensor<2x3x1x2x1xi64> to tensor<2x3x1x2x1xi64>
    return %c2, %0 : index, tensor<2x3x1x2x1xi64>
  }
}

