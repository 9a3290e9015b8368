// Brings tensor.concat.
module {
  func.func @main(%arg0: tensor<4x5x2x1xi1>) -> (tensor<8x5x2x1xi1>, tensor<8x5x2x1xi1>) attributes {padlab.passes = "func.func(tosa-reduce-transposes,cse,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 464832037 : i64} {
    %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<4x5x2x1xi1>, tensor<4x5x2x1xi1>) -> tensor<8x5x2x1xi1>
    %concat_0 = tensor.concat dim(0) %arg0, %arg0 : (tensor<4x5x2x1xi1>, tensor<4x5x2x1xi1>) -> tensor<8x5x2x1xi1>
    return %concat, %concat_0 : tensor<8x5x2x1xi1>, tensor<8x5x2x1xi1>
  }
}

