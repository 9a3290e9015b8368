// Brings tensor.bitcast, tosa.bitwise_not, tosa.bitwise_or, tosa.pad, tosa.reduce_min.
module {
  func.func @main(%arg0: tensor<1x1xi8>) -> (tensor<3x2xi8>, tensor<3x2xi32>, tensor<3x1xi32>, tensor<3x2xf32>, tensor<3x2xf32>) attributes {padlab.passes = "func.func(cse,canonicalize,tosa-layerwise-constant-fold,tosa-infer-shapes,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,cse)", padlab.seed = 840511202 : i64} {
    %0 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = tosa.const_shape  {values = dense<[2, 0, 1, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %2 = tosa.pad %arg0, %1, %0 : (tensor<1x1xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<3x2xi8>
    %3 = tosa.cast %2 : (tensor<3x2xi8>) -> tensor<3x2xi32>
    %4 = tosa.sub %3, %3 : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %5 = tosa.bitwise_not %4 : (tensor<3x2xi32>) -> tensor<3x2xi32>
    %6 = tosa.reduce_min %4 {axis = 1 : i32} : (tensor<3x2xi32>) -> tensor<3x1xi32>
    %7 = "tosa.const"() <{values = dense<31> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %8 = tosa.bitwise_or %6, %7 : (tensor<3x1xi32>, tensor<1x1xi32>) -> tensor<3x1xi32>
    %9 = tensor.bitcast %5 : tensor<3x2xi32> to tensor<3x2xf32>
    %10 = tensor.bitcast %9 : tensor<3x2xf32> to tensor<3x2xf32>
    return %2, %5, %8, %9, %10 : tensor<3x2xi8>, tensor<3x2xi32>, tensor<3x1xi32>, tensor<3x2xf32>, tensor<3x2xf32>
  }
}

