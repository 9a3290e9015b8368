// Brings arith.addi, arith.muli, linalg.contract.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d0)>
module {
  func.func @main(%arg0: !shape.size {padlab.value = 3 : index}, %arg1: tensor<i32>, %arg2: !shape.size {padlab.value = 5 : index}, %arg3: tensor<?x?xi16> {padlab.extents = array<i64: 5, 4>}, %arg4: tensor<4x?xi16> {padlab.extents = array<i64: 2>}, %arg5: tensor<?x?xi32> {padlab.extents = array<i64: 2, 5>}) -> (!shape.shape, !shape.shape, !shape.size, tensor<?x?xi32>) attributes {padlab.seed = 2629480611 : i64} {
    %0 = shape.from_extents %arg0 : !shape.size
    %1 = shape.rank %0 : !shape.shape -> !shape.size
    %2 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg3, %arg4 : tensor<?x?xi16>, tensor<4x?xi16>) outs(%arg5 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %3 = shape.from_extents %1, %arg2 : !shape.size, !shape.size
    %4 = shape.dim %arg1, %1 : tensor<i32>, !shape.size -> !shape.size
    return %3, %0, %4, %2 : !shape.shape, !shape.shape, !shape.size, tensor<?x?xi32>
  }
}

