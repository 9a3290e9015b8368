// Brings tensor.insert.
module {
  func.func @main(%arg0: tensor<?x4x?xi64> {padlab.extents = array<i64: 1, 2>}) -> tensor<i64> attributes {padlab.passes = "resolve-shaped-type-result-dims", padlab.seed = 3156033897 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4x?xi64>
    %extracted_slice = tensor.extract_slice %arg0[0, 1, 0] [1, %dim, 1] [2, 1, 1] : tensor<?x4x?xi64> to tensor<?xi64>
    %c-1 = arith.constant -1 : index
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[0] [1] [%c-1] : tensor<?xi64> to tensor<i64>
    %c100_i64 = arith.constant 100 : i64
    %inserted = tensor.insert %c100_i64 into %extracted_slice_0[] : tensor<i64>
    return %inserted : tensor<i64>
  }
}

