// Brings arith.divsi, arith.shrsi.
module {
  func.func @main(%arg0: tensor<5x1x5xi1>, %arg1: i1) -> (tensor<5x1x5x1xi1>, tensor<5x5xi64>, tensor<5x1x5xi1>) attributes {padlab.seed = 4203460292 : i64} {
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [5, 1, 5, 1] : tensor<5x1x5xi1> into tensor<5x1x5x1xi1>
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %1 = arith.index_cast %arg3 : index to i64
      %2 = arith.index_castui %arg2 : index to i64
      %c3_i64 = arith.constant 3 : i64
      %3 = arith.divsi %2, %c3_i64 : i64
      %4 = arith.index_cast %arg2 : index to i64
      %c55_i64 = arith.constant 55 : i64
      %5 = arith.shrsi %4, %c55_i64 : i64
      tensor.yield %5 : i64
    } : tensor<5x5xi64>
    %0 = scf.if %arg1 -> (tensor<5x1x5xi1>) {
      scf.yield %arg0 : tensor<5x1x5xi1>
    } else {
      scf.yield %arg0 : tensor<5x1x5xi1>
    }
    return %expanded, %generated, %0 : tensor<5x1x5x1xi1>, tensor<5x5xi64>, tensor<5x1x5xi1>
  }
}

