// Brings tensor.collapse_shape.
module {
  func.func @main(%arg0: tensor<2x5x?x1xbf16> {padlab.extents = array<i64: 4>}, %arg1: tensor<4x5x2xbf16>, %arg2: tensor<3x1xbf16>) -> (tensor<2x5x?x1xbf16>, tensor<?xbf16>) attributes {padlab.passes = "func.func(cse,cse,canonicalize,tosa-layerwise-constant-fold,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,canonicalize,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,canonicalize)", padlab.seed = 1997528245 : i64} {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2, 3]] : tensor<2x5x?x1xbf16> into tensor<?xbf16>
    %0 = tosa.identity %arg0 : (tensor<2x5x?x1xbf16>) -> tensor<2x5x?x1xbf16>
    return %0, %collapsed : tensor<2x5x?x1xbf16>, tensor<?xbf16>
  }
}

