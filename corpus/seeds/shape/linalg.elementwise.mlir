// Brings linalg.elementwise, tensor.scatter.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: !shape.size {padlab.value = 5 : index}, %arg1: !shape.shape {padlab.value = "[?, 0, 1, 0]"}, %arg2: index {padlab.value = 3 : index}, %arg3: !shape.shape {padlab.value = "[?, 1, ?]"}, %arg4: tensor<6x5x1xbf16>, %arg5: tensor<1x1xbf16>, %arg6: tensor<?xi32> {padlab.extents = array<i64: 2>}) -> (!shape.shape, !shape.shape, !shape.size, !shape.size, !shape.witness, tensor<6x5x1xbf16>, tensor<1x2xi32>) attributes {padlab.seed = 358171907 : i64} {
    %0 = shape.mul %arg0, %arg0 : !shape.size, !shape.size -> !shape.size
    %1 = shape.cstr_eq %arg1, %arg1 : !shape.shape, !shape.shape
    %cst = arith.constant dense<[[0, 3]]> : tensor<1x2xi32>
    %scatter = tensor.scatter %arg5 into %arg4[%cst] scatter_dims([0, 1]) unique : (tensor<1x1xbf16>, tensor<6x5x1xbf16>, tensor<1x2xi32>) -> tensor<6x5x1xbf16>
    %head, %tail = "shape.split_at"(%arg1, %arg2) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %2 = shape.rank %arg3 : !shape.shape -> !shape.size
    %3 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#map, #map1, #map] ins(%cst, %arg6 : tensor<1x2xi32>, tensor<?xi32>) outs(%cst : tensor<1x2xi32>) -> tensor<1x2xi32>
    return %tail, %head, %2, %0, %1, %scatter, %3 : !shape.shape, !shape.shape, !shape.size, !shape.size, !shape.witness, tensor<6x5x1xbf16>, tensor<1x2xi32>
  }
}

