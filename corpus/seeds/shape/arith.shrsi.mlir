// Brings arith.shrsi, arith.subi, arith.trunci.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @f0(%arg0: !shape.shape, %arg1: !shape.size) -> tensor<?xindex> {
    %0 = shape.meet %arg0, %arg0, error = "a \22quoted\22 text" : !shape.shape, !shape.shape -> !shape.shape
    %1 = shape.const_shape [2, 3] : tensor<2xindex>
    %2 = shape.to_extent_tensor %1 : tensor<2xindex> -> tensor<?xindex>
    return %2 : tensor<?xindex>
  }
  func.func @main(%arg0: !shape.shape {padlab.value = "[invalid]"}, %arg1: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<1> : tensor<1xindex>}, %arg2: index {padlab.value = 4 : index}, %arg3: tensor<i16>, %arg4: tensor<2xi16>) -> (tensor<?xindex>, !shape.shape, index, !shape.size, !shape.size, tensor<2xi16>) attributes {padlab.seed = 922707522 : i64} {
    %c4 = shape.const_size 4
    %head, %tail = "shape.split_at"(%arg0, %c4) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    %0 = call @f0(%tail, %c4) : (!shape.shape, !shape.size) -> tensor<?xindex>
    %1 = shape.get_extent %arg1, %c4 : tensor<?xindex>, !shape.size -> !shape.size
    %2 = shape.mul %arg2, %arg2 : index, index -> index
    check.expect_error(%1) "index is out of bounds" : !shape.size
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel"]} ins(%0, %arg3 : tensor<?xindex>, tensor<i16>) outs(%arg4 : tensor<2xi16>) {
    ^bb0(%in: index, %in_0: i16, %out: i16):
      %4 = arith.trunci %out : i16 to i8
      %5 = arith.trunci %out : i16 to i8
      %6 = arith.andi %4, %5 : i8
      %c0_i16 = arith.constant 0 : i16
      %7 = arith.extui %6 : i8 to i16
      %8 = arith.index_cast %in : index to i16
      %9 = arith.subi %7, %8 : i16
      %c1_i16 = arith.constant 1 : i16
      %10 = arith.shrsi %out, %c1_i16 : i16
      %c7_i16 = arith.constant 7 : i16
      %11 = arith.index_castui %in : index to i16
      %12 = arith.subi %c7_i16, %11 : i16
      linalg.yield %12 : i16
    } -> tensor<2xi16>
    check.expect_error(%arg0) "" : !shape.shape
    return %0, %head, %2, %1, %c4, %3 : tensor<?xindex>, !shape.shape, index, !shape.size, !shape.size, tensor<2xi16>
  }
}

