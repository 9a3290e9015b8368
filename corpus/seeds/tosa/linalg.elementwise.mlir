// Brings linalg.elementwise.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> (tensor<1xi32>, tensor<5xi32>) attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-infer-shapes,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 2313367784 : i64} {
    %0 = "tosa.const"() <{values = dense<[2, 1, 6, 4, 5]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %1 = tosa.intdiv %arg0, %0 : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %2 = tosa.reduce_min %1 {axis = 0 : i32} : (tensor<5xi32>) -> tensor<1xi32>
    %3 = tensor.empty() : tensor<5xi32>
    %4 = linalg.elementwise kind=#linalg.elementwise_kind<min_unsigned> indexing_maps = [#map, #map1, #map] ins(%arg0, %arg1 : tensor<5xi32>, tensor<i32>) outs(%3 : tensor<5xi32>) -> tensor<5xi32>
    return %2, %4 : tensor<1xi32>, tensor<5xi32>
  }
}

