// Brings tensor.pad of linalg.pack, tensor.rank.
module {
  func.func @main(%arg0: tensor<?x4xi64> {padlab.extents = array<i64: 5>}, %arg1: index {padlab.value = 2 : index}, %arg2: index, %arg3: index {padlab.value = 3 : index}) -> (tensor<?x4xi64>, index) attributes {padlab.seed = 2010372043 : i64} {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3, %arg1) : tensor<?x2x?x3xi64>
    %1 = call @callee_0(%0) : (tensor<?x2x?x3xi64>) -> tensor<?x2x2x3xi64>
    %c2_i64 = arith.constant 2 : i64
    %pack = linalg.pack %arg0 padding_value(%c2_i64 : i64) inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %1 : tensor<?x4xi64> -> tensor<?x2x2x3xi64>
    %padded = tensor.pad %arg0 low[2, 3] high[2, -3] {
    ^bb0(%arg4: index, %arg5: index):
      %c5_i64 = arith.constant 5 : i64
      tensor.yield %c5_i64 : i64
    } : tensor<?x4xi64> to tensor<?x4xi64>
    %padded_0 = tensor.pad %pack low[4, 0, 0, 0] high[0, 0, 0, 3] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      %c-2_i64 = arith.constant -2 : i64
      tensor.yield %c-2_i64 : i64
    } : tensor<?x2x2x3xi64> to tensor<?x2x2x6xi64>
    %c3_1 = arith.constant 3 : index
    %dim = tensor.dim %padded_0, %c3_1 : tensor<?x2x2x6xi64>
    %generated = tensor.generate %dim, %arg3 {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %arg4 : index
    } : tensor<?x?x2xindex>
    %rank = tensor.rank %generated : tensor<?x?x2xindex>
    return %padded, %rank : tensor<?x4xi64>, index
  }
  func.func private @callee_0(%arg0: tensor<?x2x?x3xi64>) -> tensor<?x2x2x3xi64> {
    %cast = tensor.cast %arg0 : tensor<?x2x?x3xi64> to tensor<?x2x2x3xi64>
    return %cast : tensor<?x2x2x3xi64>
  }
}

