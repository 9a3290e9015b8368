// Brings arith.minimumf, linalg.pooling_ndhwc_min.
module {
  func.func @main(%arg0: tensor<?x?x?xi32> {padlab.extents = array<i64: 1, 3, 1>}, %arg1: tensor<?x?x?x?x?xf16> {padlab.extents = array<i64: 1, 3, 2, 3, 1>}, %arg2: index {padlab.value = 3 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: index {padlab.value = 1 : index}) -> (tensor<1x3xi32>, tensor<?x?x1x2x?xf16>) attributes {padlab.passes = "func.func(cse,tosa-infer-shapes,canonicalize,cse,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-layerwise-constant-fold,tosa-to-linalg,canonicalize,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,canonicalize)", padlab.seed = 3362340110 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?x?x?x?xf16>
    %0 = tensor.empty(%arg2, %dim, %arg3) : tensor<?x?x?xf16>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %arg1, %c0_0 : tensor<?x?x?x?x?xf16>
    %c1 = arith.constant 1 : index
    %1 = tensor.empty(%arg4, %dim_1, %c1) : tensor<?x?x1x2x?xf16>
    %cst = arith.constant -1.500000e+00 : f16
    %2 = linalg.fill ins(%cst : f16) outs(%1 : tensor<?x?x1x2x?xf16>) -> tensor<?x?x1x2x?xf16>
    %3 = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<[1, 3, 2]> : tensor<3xi64>} ins(%arg1, %0 : tensor<?x?x?x?x?xf16>, tensor<?x?x?xf16>) outs(%2 : tensor<?x?x1x2x?xf16>) -> tensor<?x?x1x2x?xf16>
    %4 = tosa.const_shape  {values = dense<[0, 2, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %5 = tosa.const_shape  {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
    %6 = tosa.slice %arg0, %4, %5 : (tensor<?x?x?xi32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x1x1xi32>
    %7 = tosa.cast %6 : (tensor<1x1x1xi32>) -> tensor<1x1x1xi8>
    %8 = tosa.concat %7, %7, %7 {axis = 2 : i32} : (tensor<1x1x1xi8>, tensor<1x1x1xi8>, tensor<1x1x1xi8>) -> tensor<1x1x3xi8>
    %9 = tosa.argmax %8 {axis = 0 : i32} : (tensor<1x1x3xi8>) -> tensor<1x3xi32>
    return %9, %3 : tensor<1x3xi32>, tensor<?x?x1x2x?xf16>
  }
}

