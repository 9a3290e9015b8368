// Bufferization makes a memref.reshape of this, which the verifier of the
// snapshots of LLVM 24 rejects.
func.func @main(%t: tensor<f32>, %shape: tensor<1xindex> {padlab.value = dense<1> : tensor<1xindex>})
    -> tensor<*xf32> attributes {padlab.passes = "one-shot-bufferize", padlab.seed = 0 : i64} {
  %0 = tensor.reshape %t(%shape) : (tensor<f32>, tensor<1xindex>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
