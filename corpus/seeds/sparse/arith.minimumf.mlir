// Brings arith.minimumf, linalg.pooling_nhwc_min.
module {
  func.func @main(%arg0: tensor<?x?x?x?xf32> {padlab.extents = array<i64: 2, 3, 3, 2>}, %arg1: index {padlab.value = 2 : index}, %arg2: index {padlab.value = 3 : index}, %arg3: tensor<?x?x?x?xf32> {padlab.extents = array<i64: 2, 2, 1, 2>}) -> (tensor<0xi32>, tensor<?x?x?x?xf32>) attributes {padlab.passes = "sparsifier{enable-runtime-library=false parallelization-strategy=dense-any-loop vl=2 enable-buffer-initialization=true}", padlab.seed = 3912197660 : i64} {
    %cst = arith.constant dense<> : tensor<0xi32>
    %0 = tensor.empty(%arg1, %arg2) : tensor<?x?xf32>
    %1 = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg0, %0 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%arg3 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return %cst, %1 : tensor<0xi32>, tensor<?x?x?x?xf32>
  }
}

