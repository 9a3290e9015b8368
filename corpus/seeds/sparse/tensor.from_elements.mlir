// Brings tensor.from_elements.
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
module {
  func.func @main(%arg0: tensor<4xf32> {padlab.value = dense<[2.000000e+00, 3.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<4xf32>}, %arg1: index) -> (tensor<4xf32>, tensor<3xindex>) attributes {padlab.passes = "canonicalize,sparsifier{enable-runtime-library=true parallelization-strategy=any-storage-outer-loop vl=16}", padlab.seed = 1418505397 : i64} {
    %from_elements = tensor.from_elements %arg1, %arg1, %arg1 : tensor<3xindex>
    %0 = sparse_tensor.convert %arg0 : tensor<4xf32> to tensor<4xf32, #sparse>
    %1 = sparse_tensor.convert %0 : tensor<4xf32, #sparse> to tensor<4xf32>
    return %arg0, %from_elements : tensor<4xf32>, tensor<3xindex>
  }
}

