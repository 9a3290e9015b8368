// Brings arith.minsi, arith.remui, tensor.extract, tensor.pad, tensor.pad before func.return, tensor.pad element i1, tensor.pad high zero, tensor.pad low negative, tensor.pad of an argument, tensor.pad rank 1, tensor.pad static source, tensor.pad value computed, tensor.pad value of the index, tensor.yield.
module {
  func.func @main(%arg0: tensor<7x6xi1>, %arg1: tensor<2xi1>) -> tensor<0xi1> attributes {padlab.seed = 3649146597 : i64} {
    %false = arith.constant false
    %padded = tensor.pad %arg1 low[-2] high[0] {
    ^bb0(%arg2: index):
      %c7 = arith.constant 7 : index
      %0 = arith.remui %arg2, %c7 : index
      %c6 = arith.constant 6 : index
      %1 = arith.minsi %c6, %c6 : index
      %extracted = tensor.extract %arg0[%0, %1] : tensor<7x6xi1>
      tensor.yield %extracted : i1
    } : tensor<2xi1> to tensor<0xi1>
    return %padded : tensor<0xi1>
  }
}

