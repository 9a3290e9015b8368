// Brings linalg.powf, math.powf, tosa.reduce_all.
module {
  func.func @main(%arg0: tensor<1x1x2xf16>, %arg1: tensor<3x4x3xi1>, %arg2: tensor<3x4x4x1xi1>, %arg3: tensor<3x4x3xi1>) -> (tensor<4x1x4x3xi1>, tensor<5x4x1x1xi1>, tensor<3x4x3xi1>, tensor<6x4x8x2xi1>, tensor<1x1x2xf16>, tensor<1x1x2xf16>, tensor<1x1x2xf16>) attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 2275107502 : i64} {
    %0 = tensor.empty() : tensor<1x1x2xf16>
    %1 = linalg.powf ins(%arg0, %arg0 : tensor<1x1x2xf16>, tensor<1x1x2xf16>) outs(%0 : tensor<1x1x2xf16>) -> tensor<1x1x2xf16>
    %2 = tosa.reduce_all %arg2 {axis = 1 : i32} : (tensor<3x4x4x1xi1>) -> tensor<3x1x4x1xi1>
    %3 = tosa.transpose %arg2 {perms = array<i32: 1, 3, 2, 0>} : (tensor<3x4x4x1xi1>) -> tensor<4x1x4x3xi1>
    %4 = tensor.empty() : tensor<1x1x2xf16>
    %5 = linalg.powf ins(%arg0, %arg0 : tensor<1x1x2xf16>, tensor<1x1x2xf16>) outs(%4 : tensor<1x1x2xf16>) -> tensor<1x1x2xf16>
    %6 = tensor.empty() : tensor<1x1x2xf16>
    %7 = linalg.powf ins(%arg0, %arg0 : tensor<1x1x2xf16>, tensor<1x1x2xf16>) outs(%6 : tensor<1x1x2xf16>) -> tensor<1x1x2xf16>
    %8 = "tosa.const"() <{values = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
    %9 = tosa.const_shape  {values = dense<[1, 1, 2, 1, 1, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %10 = tosa.pad %2, %9, %8 : (tensor<3x1x4x1xi1>, !tosa.shape<8>, tensor<1xi1>) -> tensor<5x4x7x1xi1>
    %11 = tosa.reduce_all %10 {axis = 2 : i32} : (tensor<5x4x7x1xi1>) -> tensor<5x4x1x1xi1>
    %12 = tosa.select %arg3, %arg1, %arg3 : (tensor<3x4x3xi1>, tensor<3x4x3xi1>, tensor<3x4x3xi1>) -> tensor<3x4x3xi1>
    %13 = tosa.const_shape  {values = dense<[2, 1, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %14 = tosa.tile %arg2, %13 : (tensor<3x4x4x1xi1>, !tosa.shape<4>) -> tensor<6x4x8x2xi1>
    return %3, %11, %12, %14, %5, %1, %7 : tensor<4x1x4x3xi1>, tensor<5x4x1x1xi1>, tensor<3x4x3xi1>, tensor<6x4x8x2xi1>, tensor<1x1x2xf16>, tensor<1x1x2xf16>, tensor<1x1x2xf16>
  }
}

