// Brings linalg.broadcast.
module {
  func.func @main(%arg0: index {padlab.value = 40 : index}) -> tensor<2x40xindex> attributes {padlab.passes = "sparsifier{enable-runtime-library=false parallelization-strategy=dense-outer-loop enable-index-optimizations=false}", padlab.seed = 1000000385 : i64} {
    %cst = arith.constant dense<[0, 2, 3, 0, 3, 0, 1, 2, 0, 3, 0, 1, 2, 0, 2, 0, 2, 3, 0, 3, 0, 1, 2, 0, 3, 0, 1, 2, 0, 2, 0, 2, 3, 0, 3, 0, 1, 2, 0, 3]> : tensor<40xindex>
    %0 = tensor.empty(%arg0) : tensor<2x?xindex>
    %cast = tensor.cast %0 : tensor<2x?xindex> to tensor<2x40xindex>
    %broadcasted = linalg.broadcast ins(%cst : tensor<40xindex>) outs(%cast : tensor<2x40xindex>) dimensions = [0] 
    return %cast : tensor<2x40xindex>
  }
}

