// Brings arith.mului_extended.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (1)>
module {
  func.func private @call_f0(!shape.shape, !shape.size, !shape.value_shape) -> tensor<3xindex> attributes {padlab.shape_function = "foo.f0"}
  shape.function_library @lib {
    func.func @f0(%arg0: !shape.shape, %arg1: !shape.size, %arg2: !shape.value_shape) -> tensor<3xindex> {
      %0 = shape.const_shape [3, 4, 4] : tensor<3xindex>
      %1 = shape.is_broadcastable %0 : tensor<3xindex>
      %2 = shape.meet %0, %0 : tensor<3xindex>, tensor<3xindex> -> tensor<3xindex>
      return %2 : tensor<3xindex>
    }
  } mapping {foo.f0 = @f0}
  func.func @main(%arg0: !shape.shape {padlab.value = "[5, ?, 3, ?]"}, %arg1: tensor<1xi32> {padlab.value = dense<5> : tensor<1xi32>}, %arg2: !shape.shape {padlab.value = "[5, ?, 3, ?]"}, %arg3: !shape.size {padlab.value = 5 : index}, %arg4: !shape.shape {padlab.value = "[5, ?, 1, ?]"}, %arg5: tensor<2xi64>) -> (!shape.shape, !shape.shape, !shape.shape, !shape.size, !shape.size, !shape.size, tensor<1xi64>, tensor<1xi64>) attributes {padlab.seed = 49134552 : i64} {
    %0 = shape.broadcast %arg0, %arg0, %arg0 {error = "requires rank 2 operands"} : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
    %1 = shape.with_shape %arg1, %0 : tensor<1xi32>, !shape.shape
    %2 = call @call_f0(%arg2, %arg3, %1) : (!shape.shape, !shape.size, !shape.value_shape) -> tensor<3xindex>
    %3 = shape.mul %arg3, %arg3 : !shape.size, !shape.size -> !shape.size
    %4 = shape.num_elements %arg4 : !shape.shape -> !shape.size
    %5 = shape.broadcast %arg4 {error = "requires rank 2 operands"} : !shape.shape -> !shape.shape
    %6 = shape.broadcast %arg4, %2 {error = "requires rank 2 operands"} : !shape.shape, tensor<3xindex> -> !shape.shape
    %7 = shape.max %arg2, %5 : !shape.shape, !shape.shape -> !shape.shape
    %head, %tail = "shape.split_at"(%5, %4) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    %8 = shape.get_extent %tail, %4 : !shape.shape, !shape.size -> !shape.size
    %9 = shape.add %8, %arg3 : !shape.size, !shape.size -> !shape.size
    %10 = tensor.empty() : tensor<1xi64>
    %11:2 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%arg1, %arg5 : tensor<1xi32>, tensor<2xi64>) outs(%10, %10 : tensor<1xi64>, tensor<1xi64>) {
    ^bb0(%in: i32, %in_0: i64, %out: i64, %out_1: i64):
      %12 = arith.extsi %in : i32 to i64
      %13 = arith.extsi %in : i32 to i64
      %14 = arith.muli %12, %13 : i64
      %c-2_i64 = arith.constant -2 : i64
      %15 = arith.extui %in : i32 to i64
      %16 = arith.ori %in_0, %15 : i64
      %c11_i64 = arith.constant 11 : i64
      %17 = arith.shrsi %14, %c11_i64 : i64
      %c1_i64 = arith.constant 1 : i64
      %low, %high = arith.mului_extended %c11_i64, %c1_i64 : i64
      linalg.yield %low, %17 : i64, i64
    } -> (tensor<1xi64>, tensor<1xi64>)
    return %head, %7, %6, %9, %8, %3, %11#0, %11#1 : !shape.shape, !shape.shape, !shape.shape, !shape.size, !shape.size, !shape.size, tensor<1xi64>, tensor<1xi64>
  }
}

