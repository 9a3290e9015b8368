// Brings linalg.rsqrt, math.rsqrt.
module {
  func.func @main(%arg0: tensor<1x1x?x?xf32> {padlab.extents = array<i64: 1, 1>}, %arg1: tensor<?x1x1xf32> {padlab.extents = array<i64: 1>}, %arg2: tensor<?x1x?xi1> {padlab.extents = array<i64: 1, 1>}) -> (tensor<?x1x?xf32>, tensor<?x5x?xi1>, tensor<1x1xi32>, tensor<?x1x1xf32>) attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold{aggressive-reduce-constant=true},tosa-reduce-transposes,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,canonicalize)", padlab.seed = 1244757961 : i64} {
    %0 = tosa.select %arg2, %arg1, %arg1 : (tensor<?x1x?xi1>, tensor<?x1x1xf32>, tensor<?x1x1xf32>) -> tensor<?x1x?xf32>
    %1 = "tosa.const"() <{values = dense<true> : tensor<1x1x1xi1>}> : () -> tensor<1x1x1xi1>
    %2 = tosa.select %1, %arg2, %arg2 : (tensor<1x1x1xi1>, tensor<?x1x?xi1>, tensor<?x1x?xi1>) -> tensor<?x1x?xi1>
    %3 = "tosa.const"() <{values = dense<false> : tensor<1x1x1xi1>}> : () -> tensor<1x1x1xi1>
    %c1 = arith.constant 1 : index
    %4 = tensor.empty(%c1) : tensor<?x1x1xf32>
    %5 = linalg.rsqrt ins(%0 : tensor<?x1x?xf32>) outs(%4 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    %6 = tosa.select %2, %arg2, %3 : (tensor<?x1x?xi1>, tensor<?x1x?xi1>, tensor<1x1x1xi1>) -> tensor<?x1x?xi1>
    %7 = "tosa.const"() <{values = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
    %8 = tosa.const_shape  {values = dense<[0, 1, 2, 2, 2, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %9 = tosa.pad %6, %8, %7 : (tensor<?x1x?xi1>, !tosa.shape<6>, tensor<1xi1>) -> tensor<?x5x?xi1>
    %10 = tosa.argmax %5 {axis = 0 : i32} : (tensor<?x1x1xf32>) -> tensor<1x1xi32>
    %c1_0 = arith.constant 1 : index
    %11 = tensor.empty(%c1_0) : tensor<?x1x1xf32>
    %c1_1 = arith.constant 1 : index
    %12 = tensor.empty(%c1_1) : tensor<?x1x1xf32>
    %13 = linalg.rsqrt ins(%0 : tensor<?x1x?xf32>) outs(%12 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    %14 = linalg.rsqrt ins(%0 : tensor<?x1x?xf32>) outs(%11 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    return %0, %9, %10, %13 : tensor<?x1x?xf32>, tensor<?x5x?xi1>, tensor<1x1xi32>, tensor<?x1x1xf32>
  }
}

