// Brings linalg.copy, tensor.bitcast, tensor.pad before tensor.bitcast, tensor.pad of linalg.copy.
module {
  func.func @main(%arg0: tensor<?xi8> {padlab.extents = array<i64: 3>}, %arg1: index {padlab.value = 3 : index}) -> (tensor<?xi8>, tensor<?xsi8>) attributes {padlab.seed = 2855668531 : i64} {
    %0 = tensor.empty(%arg1) : tensor<?xi8>
    %1 = linalg.copy ins(%arg0 : tensor<?xi8>) outs(%0 : tensor<?xi8>) -> tensor<?xi8>
    %padded = tensor.pad %1 nofold low[-1] high[-2] {
    ^bb0(%arg2: index):
      %c5_i8 = arith.constant 5 : i8
      tensor.yield %c5_i8 : i8
    } : tensor<?xi8> to tensor<?xi8>
    %padded_0 = tensor.pad %padded nofold low[0] high[4] {
    ^bb0(%arg2: index):
      %c3_i8 = arith.constant 3 : i8
      tensor.yield %c3_i8 : i8
    } : tensor<?xi8> to tensor<?xi8>
    %2 = tensor.bitcast %padded : tensor<?xi8> to tensor<?xsi8>
    %3 = tensor.bitcast %2 : tensor<?xsi8> to tensor<?xsi8>
    return %padded_0, %3 : tensor<?xi8>, tensor<?xsi8>
  }
}

