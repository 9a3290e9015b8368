// Brings arith.extsi, arith.extui, arith.minsi, shape.cstr_require, shape.debug_print, tensor.generate, tensor.yield.
module {
  func.func @main(%arg0: tensor<0xindex> {padlab.value = dense<> : tensor<0xindex>}, %arg1: !shape.size {padlab.value = 4 : index}, %arg2: !shape.shape {padlab.value = "[?]"}, %arg3: !shape.shape {padlab.value = "[?, 2, ?, 5]"}) -> (tensor<?xindex>, !shape.size, !shape.witness, tensor<2xi32>) attributes {padlab.seed = 1054931718 : i64} {
    %0 = shape.any %arg0, %arg0, %arg0 : tensor<0xindex>, tensor<0xindex>, tensor<0xindex> -> tensor<?xindex>
    %1 = "shape.debug_print"(%arg1) : (!shape.size) -> !shape.size
    %2 = shape.min %arg1, %1 : !shape.size, !shape.size -> !shape.size
    %3 = shape.is_broadcastable %0, %arg2, %arg3 : tensor<?xindex>, !shape.shape, !shape.shape
    %4 = shape.cstr_require %3, "it is required"
    %5 = shape.meet %2, %arg1 : !shape.size, !shape.size -> !shape.size
    %generated = tensor.generate  {
    ^bb0(%arg4: index):
      %6 = arith.extui %3 : i1 to i32
      %7 = arith.extsi %3 : i1 to i32
      %8 = arith.index_cast %arg4 : index to i32
      %9 = arith.minsi %7, %8 : i32
      tensor.yield %9 : i32
    } : tensor<2xi32>
    return %0, %5, %4, %generated : tensor<?xindex>, !shape.size, !shape.witness, tensor<2xi32>
  }
}

