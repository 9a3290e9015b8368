// Brings math.absi.
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<5> : tensor<1xindex>}, %arg1: tensor<i32>) -> (tensor<?xindex>, tensor<1xindex>, tensor<?xindex>, !shape.shape, tensor<?xindex>, index, !shape.size, tensor<i32>) attributes {padlab.seed = 4150928659 : i64} {
    %0 = shape.const_shape [2, 2, 2, 4] : !shape.shape
    %1 = shape.broadcast %0 {error = "shapes must agree"} : !shape.shape -> !shape.shape
    %2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%arg1, %arg1, %arg1 : tensor<i32>, tensor<i32>, tensor<i32>) outs(%arg1 : tensor<i32>) {
    ^bb0(%in: i32, %in_2: i32, %in_3: i32, %out: i32):
      %c1_i32 = arith.constant 1 : i32
      %7 = arith.minui %in, %c1_i32 : i32
      %8 = arith.muli %7, %out : i32
      %c-1_i32 = arith.constant -1 : i32
      %9 = math.absi %out : i32
      %c-1_i32_4 = arith.constant -1 : i32
      %10 = math.absi %7 : i32
      linalg.yield %10 : i32
    } -> tensor<i32>
    %3 = shape.broadcast %1, %1 {error = "requires rank 2 operands"} : !shape.shape, !shape.shape -> !shape.shape
    %4 = shape.meet %3, %3, error = "a \22quoted\22 text" : !shape.shape, !shape.shape -> tensor<?xindex>
    %5 = shape.any %1 : !shape.shape -> !shape.shape
    %c1 = shape.const_size 1
    %6 = shape.meet %c1, %c1 : !shape.size, !shape.size -> index
    %head, %tail = "shape.split_at"(%5, %6) : (!shape.shape, index) -> (!shape.shape, tensor<?xindex>)
    %head_0, %tail_1 = "shape.split_at"(%3, %6) : (!shape.shape, index) -> (tensor<1xindex>, tensor<?xindex>)
    return %tail_1, %head_0, %tail, %head, %4, %6, %c1, %2 : tensor<?xindex>, tensor<1xindex>, tensor<?xindex>, !shape.shape, tensor<?xindex>, index, !shape.size, tensor<i32>
  }
}

