// Brings linalg.conv_3d.
module {
  func.func @main(%arg0: tensor<*xf32> {padlab.extents = array<i64: 3>}, %arg1: !shape.shape {padlab.value = "[invalid]"}, %arg2: tensor<?x?x3xf32> {padlab.extents = array<i64: 3, 2>}, %arg3: tensor<3x2x2xf32>, %arg4: index {padlab.value = 1 : index}) -> (!shape.size, !shape.size, !shape.size, i1, i1, tensor<?x?x?xf32>) attributes {padlab.seed = 3775261504 : i64} {
    %0 = shape.const_witness true
    %1:3 = shape.assuming %0 -> (!shape.size, !shape.shape, i1) {
      %c1_1 = shape.const_size 1
      %c5 = shape.const_size 5
      %9 = shape.from_extents %c1_1, %c5, %c5 : !shape.size, !shape.size, !shape.size
      %10 = shape.with_shape %arg0, %arg1 : tensor<*xf32>, !shape.shape
      %11 = shape.shape_eq %arg1, %arg1 : !shape.shape, !shape.shape
      shape.assuming_yield %c5, %arg1, %11 : !shape.size, !shape.shape, i1
    }
    %2 = shape.num_elements %1#1 : !shape.shape -> !shape.size
    %3 = shape.any %1#1 : !shape.shape -> !shape.shape
    %4:2 = shape.assuming %0 -> (!shape.size, i1) {
      %9 = "shape.debug_print"(%2) : (!shape.size) -> !shape.size
      %10 = shape.meet %3, %3 : !shape.shape, !shape.shape -> !shape.shape
      shape.assuming_yield %2, %1#2 : !shape.size, i1
    }
    %5 = shape.num_elements %3 : !shape.shape -> !shape.size
    check.expect_error(%5) "" : !shape.size
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %dim = tensor.dim %arg3, %c1_0 : tensor<3x2x2xf32>
    %6 = tensor.empty(%c1, %arg4, %dim) : tensor<?x?x?xf32>
    %cst = arith.constant 1.500000e+00 : f32
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %8 = linalg.conv_3d ins(%arg2, %arg3 : tensor<?x?x3xf32>, tensor<3x2x2xf32>) outs(%7 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    check.expect_error(%3) "" : !shape.shape
    return %5, %4#0, %1#0, %4#1, %1#2, %8 : !shape.size, !shape.size, !shape.size, i1, i1, tensor<?x?x?xf32>
  }
}

