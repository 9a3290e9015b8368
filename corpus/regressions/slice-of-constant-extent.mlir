// The lowering took an extent that is one for one that a slice drops.
module {
  func.func @main(%arg0: i1, %arg1: index, %arg2: tensor<2x5x1xi64>, %arg3: tensor<5x5xi64>) -> tensor<9x?xi64> attributes {padlab.passes = "one-shot-bufferize{dialect-filter=tensor}", padlab.seed = 0 : i64} {
    %0 = scf.if %arg0 -> (tensor<9x?xi64>) {
      %1 = tensor.empty(%arg1) : tensor<9x?xi64>
      scf.yield %1 : tensor<9x?xi64>
    } else {
      %padded = tensor.pad %arg3 low[1, 0] high[3, 4] {
      ^bb0(%arg4: index, %arg5: index):
        %c0_i64 = arith.constant 0 : i64
        tensor.yield %c0_i64 : i64
      } : tensor<5x5xi64> to tensor<9x9xi64>
      %cast = tensor.cast %padded : tensor<9x9xi64> to tensor<9x?xi64>
      scf.yield %cast : tensor<9x?xi64>
    }
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg2[1, 1, %c0] [%c1, 4, 1] [2, 1, 2] : tensor<2x5x1xi64> to tensor<?x4xi64>
    %inserted_slice = tensor.insert_slice %extracted_slice into %0[4, 5] [%arg1, 4] [1, 1] : tensor<?x4xi64> into tensor<9x?xi64>
    return %inserted_slice : tensor<9x?xi64>
  }
}
