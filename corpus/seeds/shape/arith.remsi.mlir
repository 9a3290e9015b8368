// Brings arith.remsi.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[2, ?, 1, 5]"}, %arg1: tensor<2x?xi32> {padlab.extents = array<i64: 0>}, %arg2: !shape.witness {padlab.value = true}, %arg3: !shape.shape {padlab.value = "[1]"}, %arg4: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[2, 5]> : tensor<2xindex>}, %arg5: index {padlab.value = 2 : index}, %arg6: tensor<ui8>, %arg7: index {padlab.value = 1 : index}, %arg8: tensor<?x0xindex> {padlab.extents = array<i64: 1>}, %arg9: tensor<4xi32>, %arg10: tensor<?xi32> {padlab.extents = array<i64: 4>}, %arg11: tensor<4xi32>) -> (tensor<6xindex>, tensor<?xindex>, !shape.shape, tensor<?xindex>, tensor<?xindex>, index, !shape.size, !shape.size, tensor<4xi32>, tensor<4xindex>) attributes {padlab.seed = 842576706 : i64} {
    %c0 = shape.const_size 0
    %0 = shape.size_to_index %c0 : !shape.size
    %1 = shape.const_shape [2, 5] : !shape.shape
    %2 = shape.concat %1, %1 : !shape.shape, !shape.shape -> tensor<?xindex>
    %3 = shape.any %2 : tensor<?xindex> -> tensor<4xindex>
    %head, %tail = "shape.split_at"(%arg0, %0) : (!shape.shape, index) -> (tensor<?xindex>, !shape.shape)
    %4 = shape.broadcast %3 : tensor<4xindex> -> tensor<4xindex>
    %5 = shape.concat %4, %4 : tensor<4xindex>, tensor<4xindex> -> tensor<?xindex>
    %6 = shape.assuming_all %arg2
    %7 = shape.broadcast %head, %head : tensor<?xindex>, tensor<?xindex> -> !shape.shape
    %c5 = shape.const_size 5
    %8 = shape.mul %c0, %c5 : !shape.size, !shape.size -> !shape.size
    %9 = shape.with_shape %arg1, %7 : tensor<2x?xi32>, !shape.shape
    %10 = shape.meet %7, %arg3 : !shape.shape, !shape.shape -> !shape.shape
    %11 = shape.value_as_shape %9 : !shape.value_shape -> !shape.shape
    %12 = shape.concat %arg4, %3 : tensor<?xindex>, tensor<4xindex> -> tensor<6xindex>
    %13 = shape.reduce(%10, %11) : !shape.shape -> !shape.shape {
    ^bb0(%arg12: index, %arg13: !shape.size, %arg14: !shape.shape):
      %16 = shape.from_extents %arg13 : !shape.size
      %17 = shape.concat %16, %arg14 : !shape.shape, !shape.shape -> !shape.shape
      shape.yield %17 : !shape.shape
    }
    shape.assuming %6 {
      %16 = shape.value_as_shape %9 : !shape.value_shape -> !shape.shape
      %17 = shape.mul %0, %arg5 : index, index -> index
      %18 = shape.mul %17, %0 : index, index -> index
      %19 = shape.get_extent %7, %18 : !shape.shape, index -> !shape.size
    }
    %14 = shape.dim %arg8, %arg7 : tensor<?x0xindex>, index -> index
    check.expect_error(%11) "value and shape do not conform" : !shape.shape
    check.expect_error(%13) "operands contradict each other" : !shape.shape
    %15:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg9, %arg10 : tensor<4xi32>, tensor<?xi32>) outs(%arg11, %4 : tensor<4xi32>, tensor<4xindex>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32, %out_1: index):
      %16 = arith.muli %in_0, %in : i32
      %17 = arith.addi %16, %in_0 : i32
      %18 = arith.minsi %in, %16 : i32
      %c5_2 = arith.constant 5 : index
      %19 = arith.index_castui %18 : i32 to index
      %c2 = arith.constant 2 : index
      %20 = arith.addi %19, %c2 : index
      %c2_3 = arith.constant 2 : index
      %21 = arith.index_cast %in_0 : i32 to index
      %c3 = arith.constant 3 : index
      %22 = arith.andi %21, %c3 : index
      %c1 = arith.constant 1 : index
      %23 = arith.ori %22, %c1 : index
      %24 = arith.remsi %20, %23 : index
      %25 = arith.index_castui %in : i32 to index
      %26 = arith.xori %25, %20 : index
      linalg.yield %18, %26 : i32, index
    } -> (tensor<4xi32>, tensor<4xindex>)
    return %12, %5, %tail, %head, %2, %14, %8, %c5, %15#0, %15#1 : tensor<6xindex>, tensor<?xindex>, !shape.shape, tensor<?xindex>, tensor<?xindex>, index, !shape.size, !shape.size, tensor<4xi32>, tensor<4xindex>
  }
}

