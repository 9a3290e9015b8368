// Brings linalg.pack.
module {
  func.func @main(%arg0: tensor<?xf16> {padlab.extents = array<i64: 1>}, %arg1: tensor<?x?xi32> {padlab.extents = array<i64: 1, 4>}, %arg2: tensor<?x?x?x?xi32> {padlab.extents = array<i64: 5, 4, 2, 1>}) -> (tensor<?xf16>, tensor<?x?x?x?x2xi32, "layout">, tensor<?x?x?x?x2xi32, "layout">) attributes {padlab.passes = "func.func(canonicalize,tosa-infer-shapes,tosa-layerwise-constant-fold{aggressive-reduce-constant=true},tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-infer-shapes,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,canonicalize)", padlab.seed = 3032402572 : i64} {
    %0 = tosa.identity %arg0 : (tensor<?xf16>) -> tensor<?xf16>
    %1 = tensor.empty() : tensor<5x4x1x1x2xi32, "layout">
    %cast = tensor.cast %1 : tensor<5x4x1x1x2xi32, "layout"> to tensor<?x?x?x?x2xi32, "layout">
    %c-7_i32 = arith.constant -7 : i32
    %pack = linalg.pack %arg2 padding_value(%c-7_i32 : i32) inner_dims_pos = [2] inner_tiles = [2] into %cast : tensor<?x?x?x?xi32> -> tensor<?x?x?x?x2xi32, "layout">
    return %0, %pack, %cast : tensor<?xf16>, tensor<?x?x?x?x2xi32, "layout">, tensor<?x?x?x?x2xi32, "layout">
  }
}

