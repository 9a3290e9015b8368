// Brings tosa.abs, tosa.argmax, tosa.reduce_max, tosa.reduce_product, tosa.sub.
module {
  func.func @main(%arg0: tensor<4x4xf16>) -> (tensor<4x4xf16>, tensor<4x1xf16>, tensor<1x4xf16>, tensor<4xi32>) attributes {padlab.passes = "func.func(canonicalize,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,cse)", padlab.seed = 2480265567 : i64} {
    %0 = tosa.sub %arg0, %arg0 : (tensor<4x4xf16>, tensor<4x4xf16>) -> tensor<4x4xf16>
    %1 = tosa.abs %arg0 : (tensor<4x4xf16>) -> tensor<4x4xf16>
    %2 = tosa.reduce_max %1 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x4xf16>) -> tensor<4x1xf16>
    %3 = tosa.reduce_product %0 {axis = 0 : i32} : (tensor<4x4xf16>) -> tensor<1x4xf16>
    %4 = tosa.argmax %1 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x4xf16>) -> tensor<4xi32>
    return %1, %2, %3, %4 : tensor<4x4xf16>, tensor<4x1xf16>, tensor<1x4xf16>, tensor<4xi32>
  }
}

