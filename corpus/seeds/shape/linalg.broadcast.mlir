// Brings linalg.broadcast.
module {
  func.func private @call_f0(!shape.shape, !shape.size) -> (!shape.size, !shape.shape) attributes {padlab.shape_function = "foo.f0"}
  shape.function_library @lib {
    func.func @f0(%arg0: !shape.shape, %arg1: !shape.size) -> (!shape.size, !shape.shape) {
      %0 = shape.concat %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
      %1 = shape.max %arg1, %arg1 : !shape.size, !shape.size -> !shape.size
      %head, %tail = "shape.split_at"(%0, %1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
      return %1, %tail : !shape.size, !shape.shape
    }
  } mapping {foo.f0 = @f0}
  func.func @main(%arg0: !shape.size {padlab.value = 4 : index}, %arg1: !shape.size {padlab.value = 3 : index}, %arg2: !shape.shape {padlab.value = "[0, ?, 0]"}, %arg3: tensor<*xindex> {padlab.extents = array<i64: 0, 2>}, %arg4: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<0> : tensor<1xindex>}, %arg5: !shape.size {padlab.value = 1 : index}, %arg6: index {padlab.value = 1 : index}, %arg7: index {padlab.value = 2 : index}, %arg8: index {padlab.value = 2 : index}) -> (!shape.shape, !shape.shape, tensor<?xindex>, !shape.shape, !shape.shape, !shape.shape, !shape.size, index, tensor<?x?xindex>, tensor<?x?xindex>, tensor<?x?xindex>) attributes {padlab.seed = 2788727635 : i64} {
    %0 = shape.from_extents %arg0, %arg1, %arg1 : !shape.size, !shape.size, !shape.size
    %1 = shape.broadcast %0, %0, %arg2 {error = "requires rank 2 operands"} : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
    %2 = shape.shape_of %arg3 : tensor<*xindex> -> !shape.shape
    %3 = shape.shape_of %arg3 : tensor<*xindex> -> tensor<?xindex>
    %4 = shape.meet %arg1, %arg1, error = "sizes must agree" : !shape.size, !shape.size -> index
    %head, %tail = "shape.split_at"(%arg4, %4) : (tensor<?xindex>, index) -> (!shape.shape, !shape.shape)
    %5:2 = call @call_f0(%head, %arg5) : (!shape.shape, !shape.size) -> (!shape.size, !shape.shape)
    %6 = shape.with_shape %arg3, %1 : tensor<*xindex>, !shape.shape
    %7 = shape.value_as_shape %6 : !shape.value_shape -> !shape.shape
    %head_0, %tail_1 = "shape.split_at"(%7, %arg6) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    check.expect_error(%1) "requires rank 2 operands" : !shape.shape
    check.expect_error(%tail) "index is out of bounds" : !shape.shape
    check.expect_error(%5#1) "index is out of bounds" : !shape.shape
    check.expect_error(%head_0) "requires rank 2 operands" : !shape.shape
    %8 = tensor.empty(%arg7, %arg6) : tensor<?x?xindex>
    %c1 = arith.constant 1 : index
    %9 = linalg.fill ins(%c1 : index) outs(%8 : tensor<?x?xindex>) -> tensor<?x?xindex>
    %broadcasted = linalg.broadcast ins(%3 : tensor<?xindex>) outs(%9 : tensor<?x?xindex>) dimensions = [1] 
    %10 = tensor.empty(%arg8, %arg6) : tensor<?x?xindex>
    %c3 = arith.constant 3 : index
    %11 = linalg.fill ins(%c3 : index) outs(%10 : tensor<?x?xindex>) -> tensor<?x?xindex>
    %broadcasted_2 = linalg.broadcast ins(%3 : tensor<?xindex>) outs(%11 : tensor<?x?xindex>) dimensions = [1] 
    %c1_3 = arith.constant 1 : index
    %dim = tensor.dim %broadcasted_2, %c1_3 : tensor<?x?xindex>
    %12 = tensor.empty(%arg8, %dim) : tensor<?x?xindex>
    %c3_4 = arith.constant 3 : index
    %13 = linalg.fill ins(%c3_4 : index) outs(%12 : tensor<?x?xindex>) -> tensor<?x?xindex>
    %broadcasted_5 = linalg.broadcast ins(%3 : tensor<?xindex>) outs(%13 : tensor<?x?xindex>) dimensions = [1] 
    return %tail_1, %tail, %3, %2, %1, %0, %5#0, %4, %broadcasted, %broadcasted_2, %broadcasted_5 : !shape.shape, !shape.shape, tensor<?xindex>, !shape.shape, !shape.shape, !shape.shape, !shape.size, index, tensor<?x?xindex>, tensor<?x?xindex>, tensor<?x?xindex>
  }
}

