// Brings arith.andi, arith.divui, arith.minui, math.ctlz, math.cttz.
#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3xindex> {padlab.value = dense<[2, 2, 4]> : tensor<3xindex>}, %arg1: !shape.size {padlab.value = 4 : index}, %arg2: tensor<2x3x3xi8>, %arg3: !shape.shape {padlab.value = "[2, ?, 3]"}, %arg4: !shape.shape {padlab.value = "[*]"}, %arg5: tensor<i1>) -> (!shape.shape, !shape.shape, !shape.shape, i1, tensor<3xi32>) attributes {padlab.seed = 32126482 : i64} {
    %head, %tail = "shape.split_at"(%arg0, %arg1) : (tensor<3xindex>, !shape.size) -> (!shape.shape, !shape.shape)
    %0 = shape.shape_of %arg2 : tensor<2x3x3xi8> -> !shape.shape
    %1 = shape.with_shape %arg2, %0 : tensor<2x3x3xi8>, !shape.shape
    %2 = tensor.empty() : tensor<3xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg5 : tensor<i1>) outs(%2 : tensor<3xi32>) {
    ^bb0(%in: i1, %out: i32):
      %true = arith.constant true
      %6 = arith.muli %true, %in : i1
      %c7_i32 = arith.constant 7 : i32
      %7 = arith.extui %in : i1 to i32
      %8 = arith.extui %in : i1 to i32
      %9 = arith.andi %7, %8 : i32
      %c2_i32 = arith.constant 2 : i32
      %c7_i32_0 = arith.constant 7 : i32
      %c3_i32 = arith.constant 3 : i32
      %10 = arith.andi %9, %c3_i32 : i32
      %c1_i32 = arith.constant 1 : i32
      %11 = arith.ori %10, %c1_i32 : i32
      %12 = arith.divui %c2_i32, %11 : i32
      %13 = arith.extsi %6 : i1 to i32
      %14 = arith.minui %9, %13 : i32
      %15 = math.cttz %c7_i32_0 : i32
      %16 = arith.extsi %6 : i1 to i32
      %17 = math.ctlz %16 : i32
      linalg.yield %17 : i32
    } -> tensor<3xi32>
    %4 = shape.is_broadcastable %head, %arg3 : !shape.shape, !shape.shape
    %5 = shape.reduce(%arg4, %arg4) : !shape.shape -> !shape.shape {
    ^bb0(%arg6: index, %arg7: !shape.size, %arg8: !shape.shape):
      %6 = shape.from_extents %arg7 : !shape.size
      %7 = shape.concat %arg8, %6 : !shape.shape, !shape.shape -> !shape.shape
      shape.yield %7 : !shape.shape
    }
    check.expect_error(%head) "index is out of bounds" : !shape.shape
    return %5, %tail, %head, %4, %3 : !shape.shape, !shape.shape, !shape.shape, i1, tensor<3xi32>
  }
}

