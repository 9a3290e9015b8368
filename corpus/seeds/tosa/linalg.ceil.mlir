// Brings linalg.ceil, math.ceil.
module {
  func.func @main(%arg0: tensor<1x3x?x?xi8> {padlab.extents = array<i64: 2, 1>}, %arg1: tensor<2x1x1x5xf32>, %arg2: tensor<2x1x2x2xi8>) -> (tensor<2x1x2x2xi32>, tensor<1x1x1x1xf32>, tensor<2x1x2x2xi16>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>) attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold,tosa-layerwise-constant-fold,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,canonicalize)", padlab.seed = 1271065640 : i64} {
    %0 = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "tosa.const"() <{values = dense<35> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %4 = tosa.rescale %arg2, %0, %1, %2, %3 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<2x1x2x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2x1x2x2xi32>
    %5 = tosa.cast %arg2 : (tensor<2x1x2x2xi8>) -> tensor<2x1x2x2xf32>
    %6 = tosa.const_shape  {values = dense<[1, 0, 0, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %7 = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
    %8 = tosa.slice %arg1, %6, %7 : (tensor<2x1x1x5xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x1x1xf32>
    %9 = tosa.cast %arg2 : (tensor<2x1x2x2xi8>) -> tensor<2x1x2x2xi16>
    %10 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %11 = tosa.mul %5, %5, %10 : (tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<1xi8>) -> tensor<2x1x2x2xf32>
    %12 = linalg.ceil ins(%11 : tensor<2x1x2x2xf32>) outs(%5 : tensor<2x1x2x2xf32>) -> tensor<2x1x2x2xf32>
    return %4, %8, %9, %11, %12 : tensor<2x1x2x2xi32>, tensor<1x1x1x1xf32>, tensor<2x1x2x2xi16>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>
  }
}

