// Brings linalg.softmax.
module {
  func.func @main(%arg0: tensor<3x?xbf16> {padlab.extents = array<i64: 2>}, %arg1: tensor<?x1xbf16> {padlab.extents = array<i64: 4>}) -> (tensor<3x?xi32>, tensor<?x1xbf16>) attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold{aggressive-reduce-constant=true},tosa-infer-shapes,tosa-infer-shapes,tosa-layerwise-constant-fold,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,canonicalize,tosa-to-linalg,canonicalize,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,cse)", padlab.seed = 2150938956 : i64} {
    %0 = linalg.softmax dimension(0) ins(%arg1 : tensor<?x1xbf16>) outs(%arg1 : tensor<?x1xbf16>) -> tensor<?x1xbf16>
    %1 = tosa.cast %arg0 : (tensor<3x?xbf16>) -> tensor<3x?xi32>
    %2 = tosa.concat %1 {axis = 0 : i32} : (tensor<3x?xi32>) -> tensor<3x?xi32>
    return %2, %0 : tensor<3x?xi32>, tensor<?x1xbf16>
  }
}

