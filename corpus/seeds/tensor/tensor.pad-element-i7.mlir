// Brings tensor.pad element i7.
module {
  func.func @main(%arg0: tensor<7x3xi7>, %arg1: index {padlab.value = 0 : index}) -> tensor<?x?xi7> attributes {padlab.seed = 2575216847 : i64} {
    %c2 = arith.constant 2 : index
    %c-2_i7 = arith.constant -2 : i7
    %padded = tensor.pad %arg0 nofold low[2, 1] high[%arg1, %c2] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %c-2_i7 : i7
    } : tensor<7x3xi7> to tensor<?x?xi7>
    return %padded : tensor<?x?xi7>
  }
}

