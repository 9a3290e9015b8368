// Brings arith.minimumf, math.round.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<5> : tensor<2xindex>}, %arg2: !shape.size {padlab.value = 3 : index}) -> (tensor<?xindex>, !shape.shape, !shape.size, tensor<f32>) attributes {padlab.seed = 3671614582 : i64} {
    %0 = shape.shape_of %arg0 : tensor<f32> -> !shape.shape
    %1 = shape.with_shape %arg0, %0 : tensor<f32>, !shape.shape
    %2 = shape.from_extents %arg2, %arg2, %arg2, %arg2 : !shape.size, !shape.size, !shape.size, !shape.size
    %3 = shape.concat %2, %2 : !shape.shape, !shape.shape -> tensor<?xindex>
    %4 = "shape.debug_print"(%arg2) : (!shape.size) -> !shape.size
    %5 = shape.get_extent %0, %4 : !shape.shape, !shape.size -> !shape.size
    check.expect_error(%5) "index is out of bounds" : !shape.size
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%3 : tensor<?xindex>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: index, %out: f32):
      %7 = arith.index_castui %in : index to i64
      %8 = arith.sitofp %7 : i64 to f32
      %9 = arith.minimumf %out, %8 : f32
      %10 = math.round %9 : f32
      linalg.yield %10 : f32
    } -> tensor<f32>
    return %3, %2, %4, %6 : tensor<?xindex>, !shape.shape, !shape.size, tensor<f32>
  }
}

