// Brings linalg.mmt4d, tosa.conv2d, tosa.depthwise_conv2d, tosa.reduce_sum, tosa.resize.
module {
  func.func @main(%arg0: tensor<5x3x2x1xi8>, %arg1: tensor<1x1x2x2xi8>, %arg2: tensor<1x6x2x2xi32>, %arg3: tensor<1x2x2x2xi8>) -> (tensor<5x3x2x2xi32>, tensor<5x2x1x1xi32>, tensor<5x6x2x2xi32>, tensor<5x2x1x1xi32>, tensor<15x6x2x2xi32>, tensor<15x1x2x2xi32>, tensor<1x1x1x2xi8>, tensor<5x1x2x2xi32>) attributes {padlab.passes = "func.func(cse,tosa-make-broadcastable,tosa-layerwise-constant-fold{aggressive-reduce-constant=true},canonicalize,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,cse)", padlab.seed = 113219816 : i64} {
    %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = tosa.mul %arg1, %arg0, %0 : (tensor<1x1x2x2xi8>, tensor<5x3x2x1xi8>, tensor<1xi8>) -> tensor<5x3x2x2xi32>
    %2 = "tosa.const"() <{values = dense<[[[[-4], [2], [1]]]]> : tensor<1x1x3x1xi8>}> : () -> tensor<1x1x3x1xi8>
    %3 = "tosa.const"() <{values = dense<8> : tensor<1xi32>}> : () -> tensor<1xi32>
    %4 = "tosa.const"() <{values = dense<104> : tensor<1xi8>}> : () -> tensor<1xi8>
    %5 = "tosa.const"() <{values = dense<18> : tensor<1xi8>}> : () -> tensor<1xi8>
    %6 = tosa.conv2d %arg0, %2, %3, %4, %5 {acc_type = i32, dilation = array<i64: 2, 1>, pad = array<i64: 1, 0, 1, 0>, stride = array<i64: 3, 1>} : (tensor<5x3x2x1xi8>, tensor<1x1x3x1xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<5x2x1x1xi32>
    %7 = tosa.const_shape  {values = dense<[3, 2, 2, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %8 = tosa.const_shape  {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %9 = tosa.const_shape  {values = dense<[-3, -2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %10 = tosa.resize %arg0, %7, %8, %9 {mode = NEAREST_NEIGHBOR} : (tensor<5x3x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<5x3x1x1xi8>
    %11 = "tosa.const"() <{values = dense<[[[[-1, 1]], [[1, 0]]]]> : tensor<1x2x1x2xi8>}> : () -> tensor<1x2x1x2xi8>
    %12 = "tosa.const"() <{values = dense<5> : tensor<1xi32>}> : () -> tensor<1xi32>
    %13 = "tosa.const"() <{values = dense<41> : tensor<1xi8>}> : () -> tensor<1xi8>
    %14 = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
    %15 = tosa.depthwise_conv2d %10, %11, %12, %13, %14 {acc_type = i32, dilation = array<i64: 2, 1>, pad = array<i64: 2, 1, 2, 0>, stride = array<i64: 1, 1>} : (tensor<5x3x1x1xi8>, tensor<1x2x1x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<5x6x2x2xi32>
    %16 = tosa.reduce_sum %6 {axis = 3 : i32} : (tensor<5x2x1x1xi32>) -> tensor<5x2x1x1xi32>
    %17 = tosa.concat %15, %15, %15 {axis = 0 : i32} : (tensor<5x6x2x2xi32>, tensor<5x6x2x2xi32>, tensor<5x6x2x2xi32>) -> tensor<15x6x2x2xi32>
    %18 = tensor.empty() : tensor<15x1x2x2xi32>
    %c3_i32 = arith.constant 3 : i32
    %19 = linalg.fill ins(%c3_i32 : i32) outs(%18 : tensor<15x1x2x2xi32>) -> tensor<15x1x2x2xi32>
    %20 = linalg.mmt4d ins(%17, %arg2 : tensor<15x6x2x2xi32>, tensor<1x6x2x2xi32>) outs(%19 : tensor<15x1x2x2xi32>) -> tensor<15x1x2x2xi32>
    %21 = tensor.empty() : tensor<1x1x1x2xi8>
    %c3_i8 = arith.constant 3 : i8
    %22 = linalg.fill ins(%c3_i8 : i8) outs(%21 : tensor<1x1x1x2xi8>) -> tensor<1x1x1x2xi8>
    %23 = linalg.mmt4d ins(%11, %arg3 : tensor<1x2x1x2xi8>, tensor<1x2x2x2xi8>) outs(%22 : tensor<1x1x1x2xi8>) -> tensor<1x1x1x2xi8>
    %24 = tensor.empty() : tensor<5x1x2x2xi32>
    %c0_i32 = arith.constant 0 : i32
    %25 = linalg.fill ins(%c0_i32 : i32) outs(%24 : tensor<5x1x2x2xi32>) -> tensor<5x1x2x2xi32>
    %26 = linalg.mmt4d ins(%15, %arg2 : tensor<5x6x2x2xi32>, tensor<1x6x2x2xi32>) outs(%25 : tensor<5x1x2x2xi32>) -> tensor<5x1x2x2xi32>
    return %1, %6, %15, %16, %17, %20, %23, %26 : tensor<5x3x2x2xi32>, tensor<5x2x1x1xi32>, tensor<5x6x2x2xi32>, tensor<5x2x1x1xi32>, tensor<15x6x2x2xi32>, tensor<15x1x2x2xi32>, tensor<1x1x1x2xi8>, tensor<5x1x2x2xi32>
  }
}

