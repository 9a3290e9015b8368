// Brings linalg.contract.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?xf16> {padlab.extents = array<i64: 1>}, %arg1: tensor<?x?xf16> {padlab.extents = array<i64: 4, 4>}, %arg2: tensor<?x?xf16> {padlab.extents = array<i64: 4, 5>}, %arg3: index {padlab.value = 4 : index}) -> (tensor<?xf16>, tensor<?x?xf16>) attributes {padlab.passes = "func.func(canonicalize,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,canonicalize,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 1821988798 : i64} {
    %0 = tosa.ceil %arg0 : (tensor<?xf16>) -> tensor<?xf16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?x?xf16>
    %c1 = arith.constant 1 : index
    %1 = arith.addi %dim, %c1 : index
    %2 = tensor.empty(%arg3, %1) : tensor<?x?xf16>
    %cst = arith.constant -1.500000e+00 : f16
    %3 = linalg.fill ins(%cst : f16) outs(%2 : tensor<?x?xf16>) -> tensor<?x?xf16>
    %4 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg1, %arg2 : tensor<?x?xf16>, tensor<?x?xf16>) outs(%3 : tensor<?x?xf16>) -> tensor<?x?xf16>
    return %0, %4 : tensor<?xf16>, tensor<?x?xf16>
  }
}

