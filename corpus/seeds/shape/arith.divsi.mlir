// Brings arith.divsi, arith.maxsi, scf.if, tensor.pad before scf.yield, tensor.pad before tensor.cast, tensor.pad low dynamic, tensor.pad of func.call, tensor.pad value from outside.
module {
  func.func private @call_f0(!shape.shape, !shape.size) -> (!shape.size, tensor<2xindex>) attributes {padlab.shape_function = @f0}
  shape.func @f0(%arg0: !shape.shape, %arg1: !shape.size) -> (!shape.size, tensor<2xindex>) {
    %0 = const_shape [2, 3] : tensor<2xindex>
    %1 = is_broadcastable %0, %0 : tensor<2xindex>, tensor<2xindex>
    return %arg1, %0 : !shape.size, tensor<2xindex>
  }
  func.func @main(%arg0: !shape.shape {padlab.value = "[5, ?, 3]"}, %arg1: !shape.size {padlab.value = 0 : index}, %arg2: tensor<?x?x?xindex> {padlab.extents = array<i64: 0, 2, 1>}, %arg3: i1, %arg4: index {padlab.value = 6 : index}, %arg5: index {padlab.value = 1 : index}, %arg6: i1) -> (!shape.shape, !shape.shape, !shape.size, tensor<?xindex>, tensor<?x?x?xindex>) attributes {padlab.seed = 1120034132 : i64} {
    %0:2 = call @call_f0(%arg0, %arg1) : (!shape.shape, !shape.size) -> (!shape.size, tensor<2xindex>)
    %1 = shape.with_shape %arg2, %0#1 : tensor<?x?x?xindex>, tensor<2xindex>
    %c3 = arith.constant 3 : index
    %2 = scf.if %arg3 -> (tensor<?xindex>) {
      %7 = tensor.empty(%arg4) : tensor<?xindex>
      %c2 = arith.constant 2 : index
      %8 = linalg.fill ins(%c2 : index) outs(%7 : tensor<?xindex>) -> tensor<?xindex>
      scf.yield %8 : tensor<?xindex>
    } else {
      %c0_1 = arith.constant 0 : index
      %dim_2 = tensor.dim %0#1, %c0_1 : tensor<2xindex>
      %c-2 = arith.constant -2 : index
      %7 = arith.addi %dim_2, %c-2 : index
      %extracted = tensor.extract %0#1[%7] : tensor<2xindex>
      %padded = tensor.pad %0#1 nofold low[%c3] high[1] {
      ^bb0(%arg7: index):
        tensor.yield %extracted : index
      } : tensor<2xindex> to tensor<?xindex>
      scf.yield %padded : tensor<?xindex>
    }
    %3 = shape.shape_of %arg2 : tensor<?x?x?xindex> -> !shape.shape
    %4 = shape.with_shape %arg2, %3 : tensor<?x?x?xindex>, !shape.shape
    %c3_0 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?x?x?xindex>
    %5 = scf.if %arg6 -> (tensor<?x?x?xindex>) {
      %padded = tensor.pad %arg2 low[%c3_0, 1, %arg5] high[1, 0, %dim] {
      ^bb0(%arg7: index, %arg8: index, %arg9: index):
        %7 = arith.index_cast %arg6 : i1 to index
        %8 = arith.maxsi %c3, %7 : index
        %c7 = arith.constant 7 : index
        %9 = arith.divsi %8, %c7 : index
        tensor.yield %9 : index
      } : tensor<?x?x?xindex> to tensor<?x?x2xindex>
      %cast = tensor.cast %padded : tensor<?x?x2xindex> to tensor<?x?x?xindex>
      scf.yield %cast : tensor<?x?x?xindex>
    } else {
      %c0_1 = arith.constant 0 : index
      %dim_2 = tensor.dim %2, %c0_1 : tensor<?xindex>
      %c-2 = arith.constant -2 : index
      %7 = arith.addi %dim_2, %c-2 : index
      %c2 = arith.constant 2 : index
      %8 = tensor.empty(%7, %c3, %c2) : tensor<?x?x?xindex>
      %c100 = arith.constant 100 : index
      %9 = linalg.fill ins(%c100 : index) outs(%8 : tensor<?x?x?xindex>) -> tensor<?x?x?xindex>
      scf.yield %9 : tensor<?x?x?xindex>
    }
    %6 = shape.meet %0#1, %3, error = "a \22quoted\22 text" : tensor<2xindex>, !shape.shape -> !shape.shape
    return %6, %3, %0#0, %2, %5 : !shape.shape, !shape.shape, !shape.size, tensor<?xindex>, tensor<?x?x?xindex>
  }
}

