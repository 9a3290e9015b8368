// Brings linalg.matmul.
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[]"}, %arg1: !shape.size {padlab.value = 4 : index}, %arg2: !shape.shape {padlab.value = "[?, 0, 4, 2]"}, %arg3: index {padlab.value = -2 : index}, %arg4: tensor<1x?xf32> {padlab.extents = array<i64: 1>}, %arg5: tensor<1x2xf32>, %arg6: tensor<1x?xf32> {padlab.extents = array<i64: 3>}, %arg7: tensor<3x?xf32> {padlab.extents = array<i64: 3>}) -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.size, index, !shape.witness, tensor<1x2xf32>, tensor<1x3xf32>) attributes {padlab.seed = 3207931194 : i64} {
    %0 = shape.min %arg0, %arg1 : !shape.shape, !shape.size -> !shape.size
    %1 = shape.concat %arg0, %arg2 : !shape.shape, !shape.shape -> !shape.shape
    %2 = shape.mul %arg3, %arg3 : index, index -> index
    %3 = shape.meet %1, %1, error = "a \22quoted\22 text" : !shape.shape, !shape.shape -> !shape.shape
    %4 = tensor.empty() : tensor<1x3xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<1x3xf32>) -> tensor<1x3xf32>
    %6 = linalg.matmul ins(%arg6, %arg7 : tensor<1x?xf32>, tensor<3x?xf32>) outs(%5 : tensor<1x3xf32>) -> tensor<1x3xf32>
    %7 = shape.meet %1, %1 : !shape.shape, !shape.shape -> !shape.shape
    %8 = shape.cstr_broadcastable %1, %3, %arg2 : !shape.shape, !shape.shape, !shape.shape
    %9 = tensor.empty() : tensor<1x2xf32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<1x2xf32>) -> tensor<1x2xf32>
    %11 = linalg.matmul ins(%arg4, %arg5 : tensor<1x?xf32>, tensor<1x2xf32>) outs(%10 : tensor<1x2xf32>) -> tensor<1x2xf32>
    %12 = tensor.empty() : tensor<1x3xf32>
    %cst_1 = arith.constant -1.500000e+00 : f32
    %13 = linalg.fill ins(%cst_1 : f32) outs(%12 : tensor<1x3xf32>) -> tensor<1x3xf32>
    %14 = linalg.matmul ins(%arg4, %arg6 : tensor<1x?xf32>, tensor<1x?xf32>) outs(%13 : tensor<1x3xf32>) -> tensor<1x3xf32>
    %15 = shape.meet %0, %0, error = "sizes must agree" : !shape.size, !shape.size -> !shape.size
    %16 = shape.meet %7, %7 : !shape.shape, !shape.shape -> !shape.shape
    check.expect_error(%15) "operands are not both sizes or both shapes" : !shape.size
    return %16, %7, %3, %1, %15, %2, %8, %11, %6 : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.size, index, !shape.witness, tensor<1x2xf32>, tensor<1x3xf32>
  }
}

