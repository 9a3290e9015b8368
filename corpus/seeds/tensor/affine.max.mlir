// Brings affine.max, affine.min.
#map = affine_map<(d0) -> (d0 mod 3 + 3, 3)>
#map1 = affine_map<(d0) -> (d0 floordiv 3 + 3, 3)>
module {
  func.func @main(%arg0: tensor<6xcomplex<i32>>, %arg1: index {padlab.value = 2 : index}) -> (tensor<6xcomplex<i32>>, index, index, index) attributes {padlab.seed = 3331941663 : i64} {
    %0 = affine.max #map(%arg1)
    %1 = affine.min #map1(%arg1)
    %collapsed = tensor.collapse_shape %arg0 [[0]] : tensor<6xcomplex<i32>> into tensor<6xcomplex<i32>>
    %2 = affine.max #map(%arg1)
    return %collapsed, %1, %2, %0 : tensor<6xcomplex<i32>>, index, index, index
  }
}

