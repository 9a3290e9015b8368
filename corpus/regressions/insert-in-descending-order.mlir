// As insert-with-negative-stride.mlir, for upstream's bufferization: the
// snapshots of LLVM 24 overwrite what is read later.
func.func @main(%part: tensor<3xi32>, %t: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
    attributes {padlab.passes = "one-shot-bufferize{bufferize-function-boundaries}", padlab.seed = 7 : i64} {
  %0 = tensor.insert_slice %part into %t[2] [3] [-1] : tensor<3xi32> into tensor<3xi32>
  %1 = tensor.extract_slice %t[0] [3] [1] : tensor<3xi32> to tensor<3xi32>
  %e = tensor.empty() : tensor<3xi32>
  %2 = linalg.copy ins(%1 : tensor<3xi32>) outs(%e : tensor<3xi32>) -> tensor<3xi32>
  return %0, %2 : tensor<3xi32>, tensor<3xi32>
}
