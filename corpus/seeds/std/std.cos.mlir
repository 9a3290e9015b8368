// Brings std.cos, std.mulf, tensor.concat.
module {
  func.func @main(%arg0: bf16, %arg1: tensor<?x?xi1> {padlab.extents = array<i64: 4, 1>}) -> (bf16, bf16, tensor<?x?xi1>) attributes {padlab.seed = 1714685893 : i64} {
    %0 = std.negf %arg0 : bf16
    %1 = std.cos %arg0 : bf16
    %2 = std.mulf %1, %0 : bf16
    %concat = tensor.concat dim(0) %arg1, %arg1, %arg1 : (tensor<?x?xi1>, tensor<?x?xi1>, tensor<?x?xi1>) -> tensor<?x?xi1>
    std.return %0, %2, %concat : bf16, bf16, tensor<?x?xi1>
  }
}

