// Brings tensor.pad element i8, tensor.pad low negative, tensor.pad value constant.
module {
  func.func @main(%arg0: tensor<?x?xi8> {padlab.extents = array<i64: 6, 3>}) -> (index, tensor<?x?xi8>) attributes {padlab.seed = 176129865 : i64} {
    %0 = std.dim %arg0, 0 : tensor<?x?xi8>
    %padded = tensor.pad %arg0 nofold low[-3, 0] high[4, 2] {
    ^bb0(%arg1: index, %arg2: index):
      %c2_i8 = arith.constant 2 : i8
      tensor.yield %c2_i8 : i8
    } : tensor<?x?xi8> to tensor<?x?xi8>
    std.return %0, %padded : index, tensor<?x?xi8>
  }
}

