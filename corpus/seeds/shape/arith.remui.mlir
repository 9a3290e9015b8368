// Brings arith.remui, tensor.pad before tensor.extract, tensor.pad before tensor.pad, tensor.pad element i64, tensor.pad high zero, tensor.pad of an argument, tensor.pad of tensor.pad, tensor.pad value computed, tensor.pad value of the index, tensor.pad with several uses.
module {
  func.func @main(%arg0: !shape.witness {padlab.value = true}, %arg1: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<3> : tensor<1xindex>}, %arg2: tensor<1xi64> {padlab.value = dense<4> : tensor<1xi64>}, %arg3: index {padlab.value = 5 : index}, %arg4: !shape.size {padlab.value = 5 : index}, %arg5: !shape.shape {padlab.value = "[4, ?, 3, 5]"}) -> (!shape.shape, !shape.shape, tensor<?xindex>, !shape.size, index, !shape.witness, tensor<4xi64>, tensor<7xi64>) attributes {padlab.seed = 3864672362 : i64} {
    %0 = shape.assuming_all %arg0
    %1 = shape.broadcast %arg1, %arg1, %arg1 {error = "requires rank 2 operands"} : tensor<?xindex>, tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %2 = shape.shape_of %arg2 : tensor<1xi64> -> !shape.shape
    %3 = shape.with_shape %arg2, %2 : tensor<1xi64>, !shape.shape
    %4 = shape.add %arg3, %arg3 : index, index -> index
    %5 = shape.add %arg4, %arg4 : !shape.size, !shape.size -> !shape.size
    %6 = shape.any %arg5 : !shape.shape -> !shape.shape
    %c-1_i64 = arith.constant -1 : i64
    %padded = tensor.pad %arg2 low[3] high[0] {
    ^bb0(%arg6: index):
      %c1 = arith.constant 1 : index
      %7 = arith.remui %arg6, %c1 : index
      %extracted = tensor.extract %arg2[%7] : tensor<1xi64>
      tensor.yield %extracted : i64
    } : tensor<1xi64> to tensor<4xi64>
    %c-1_i64_0 = arith.constant -1 : i64
    %padded_1 = tensor.pad %padded low[3] high[0] {
    ^bb0(%arg6: index):
      %c4 = arith.constant 4 : index
      %7 = arith.remui %arg6, %c4 : index
      %extracted = tensor.extract %padded[%7] : tensor<4xi64>
      tensor.yield %extracted : i64
    } : tensor<4xi64> to tensor<7xi64>
    return %6, %2, %1, %5, %4, %0, %padded, %padded_1 : !shape.shape, !shape.shape, tensor<?xindex>, !shape.size, index, !shape.witness, tensor<4xi64>, tensor<7xi64>
  }
}

