// Brings linalg.batch_vecmat, tensor.pad element i1.
module {
  func.func @main(%arg0: tensor<?x?xi1> {padlab.extents = array<i64: 4, 4>}, %arg1: tensor<?x4x?xi1> {padlab.extents = array<i64: 4, 1>}, %arg2: tensor<4x?xi1> {padlab.extents = array<i64: 1>}) -> tensor<?x?xi1> attributes {padlab.seed = 340678485 : i64} {
    %0 = linalg.batch_vecmat ins(%arg0, %arg1 : tensor<?x?xi1>, tensor<?x4x?xi1>) outs(%arg2 : tensor<4x?xi1>) -> tensor<4x?xi1>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %true = arith.constant true
    %padded = tensor.pad %arg2 low[1, %c3] high[%c1, 1] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %true : i1
    } : tensor<4x?xi1> to tensor<?x?xi1>
    return %padded : tensor<?x?xi1>
  }
}

