// Brings linalg.unpack.
module {
  func.func @main(%arg0: index, %arg1: tensor<?x?xi64> {padlab.extents = array<i64: 1, 4>}, %arg2: tensor<?xi64> {padlab.extents = array<i64: 3>}) -> (index, index, tensor<?xi64>, tensor<?xi64>) attributes {padlab.seed = 4254593233 : i64} {
    %0 = std.constant 1 : index
    %1 = std.or %arg0, %0 : index
    %2 = std.remiu %arg0, %1 : index
    %3 = std.or %2, %arg0 : index
    %4 = std.constant 9223372036854775807 : index
    %5 = std.constant 1 : index
    %6 = std.or %4, %5 : index
    %7 = std.diviu %4, %6 : index
    %8 = std.addi %7, %3 : index
    %cast = tensor.cast %arg1 : tensor<?x?xi64> to tensor<?x4xi64>
    %unpack = linalg.unpack %cast inner_dims_pos = [0] inner_tiles = [4] into %arg2 : tensor<?x4xi64> -> tensor<?xi64>
    %9 = tensor.empty(%1) : tensor<?xi64>
    %unpack_0 = linalg.unpack %cast inner_dims_pos = [0] inner_tiles = [4] into %9 : tensor<?x4xi64> -> tensor<?xi64>
    std.return %4, %8, %unpack, %unpack_0 : index, index, tensor<?xi64>, tensor<?xi64>
  }
}

