// Brings linalg.pooling_nchw_max.
module {
  func.func private @call_f0(tensor<?xindex>, !shape.size) -> tensor<3xindex> attributes {padlab.shape_function = @lib::@f0}
  shape.function_library @lib {
    func.func @f0(%arg0: tensor<?xindex>, %arg1: !shape.size) -> tensor<3xindex> {
      %0 = shape.size_to_index %arg1 : !shape.size
      %1 = shape.const_witness true
      %2 = shape.assuming %1 -> (tensor<?xindex>) {
        %6 = shape.any %arg0 : tensor<?xindex> -> !shape.shape
        shape.assuming_yield %arg0 : tensor<?xindex>
      }
      %3 = shape.const_shape [1, 5, 1] : tensor<3xindex>
      %4 = shape.rank %3 : tensor<3xindex> -> index
      %5:2 = shape.assuming %1 -> (index, tensor<3xindex>) {
        %6 = shape.size_to_index %arg1 : !shape.size
        %7 = shape.assuming_all %1
        shape.assuming_yield %4, %3 : index, tensor<3xindex>
      }
      return %5#1 : tensor<3xindex>
    }
  } mapping {}
  func.func @main(%arg0: tensor<?xindex> {padlab.extents = array<i64: 3>, padlab.value = dense<[1, 5, 3]> : tensor<3xindex>}, %arg1: !shape.size {padlab.value = 0 : index}, %arg2: !shape.size {padlab.value = 4 : index}, %arg3: tensor<?xf16> {padlab.extents = array<i64: 2>}, %arg4: tensor<?x?x?x?xf32> {padlab.extents = array<i64: 2, 1, 2, 5>}, %arg5: index {padlab.value = 1 : index}) -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, !shape.size, index, tensor<?x?x?x?xf32>) attributes {padlab.seed = 3837238211 : i64} {
    %0 = call @call_f0(%arg0, %arg1) : (tensor<?xindex>, !shape.size) -> tensor<3xindex>
    %1 = shape.meet %arg1, %arg1 : !shape.size, !shape.size -> index
    %head, %tail = "shape.split_at"(%0, %1) : (tensor<3xindex>, index) -> (tensor<?xindex>, !shape.shape)
    %2 = shape.from_extents %arg1, %1, %arg1, %arg2 : !shape.size, index, !shape.size, !shape.size
    %3 = shape.index_to_size %1
    %c3 = shape.const_size 3
    %4 = shape.from_extents %c3, %arg2, %c3, %c3 : !shape.size, !shape.size, !shape.size, !shape.size
    %5 = shape.shape_of %arg3 : tensor<?xf16> -> tensor<1xindex>
    %6 = shape.num_elements %5 : tensor<1xindex> -> index
    %7 = shape.from_extents %c3 : !shape.size
    %8 = shape.from_extents %3, %6, %c3, %c3 : !shape.size, index, !shape.size, !shape.size
    %c3_0 = arith.constant 3 : index
    %9 = tensor.empty(%arg5, %c3_0) : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg4, %c1 : tensor<?x?x?x?xf32>
    %c1_1 = arith.constant 1 : index
    %dim_2 = tensor.dim %arg4, %c1_1 : tensor<?x?x?x?xf32>
    %c3_3 = arith.constant 3 : index
    %10 = tensor.empty(%6, %dim, %dim_2, %c3_3) : tensor<?x?x?x?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %12 = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg4, %9 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%11 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return %8, %7, %4, %2, %tail, %head, %c3, %6, %12 : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, !shape.size, index, tensor<?x?x?x?xf32>
  }
}

