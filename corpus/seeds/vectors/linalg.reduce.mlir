// Brings linalg.reduce.
module {
  func.func @main(%arg0: tensor<?x?xi64> {padlab.extents = array<i64: 1, 1>}, %arg1: i64, %arg2: tensor<?x?xi64> {padlab.extents = array<i64: 1, 1>}, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 1 : index}, %arg5: index {padlab.value = 1 : index}, %arg6: index {padlab.value = 2 : index}) -> (tensor<?x?xi1>, tensor<?x?xi1>, tensor<?xi64>) attributes {padlab.seed = 397856564 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi64>
    %c-1 = arith.constant -1 : index
    %0 = arith.addi %dim, %c-1 : index
    %1 = tensor.empty() : tensor<1xi64>
    %2 = linalg.fill ins(%arg1 : i64) outs(%1 : tensor<1xi64>) -> tensor<1xi64>
    %cast = tensor.cast %2 : tensor<1xi64> to tensor<?xi64>
    %reduced = linalg.reduce { arith.xori } ins(%arg0 : tensor<?x?xi64>) outs(%cast : tensor<?xi64>) dimensions = [0] 
    %3 = vector.transfer_read %arg0[%0, %0], %arg1 {in_bounds = [true, true]} : tensor<?x?xi64>, vector<1x1xi64>
    %4 = vector.transfer_read %arg2[%arg3, %arg3], %arg1 {in_bounds = [true, true]} : tensor<?x?xi64>, vector<1x1xi64>
    %5 = arith.cmpi uge, %3, %4 : vector<1x1xi64>
    %6 = vector.interleave %5, %5 : vector<1x1xi1> -> vector<1x2xi1>
    %7 = tensor.empty() : tensor<1xi64>
    %8 = linalg.fill ins(%arg1 : i64) outs(%7 : tensor<1xi64>) -> tensor<1xi64>
    %cast_0 = tensor.cast %8 : tensor<1xi64> to tensor<?xi64>
    %reduced_1 = linalg.reduce { arith.xori } ins(%arg0 : tensor<?x?xi64>) outs(%cast_0 : tensor<?xi64>) dimensions = [0] 
    %9 = arith.maxsi %6, %6 : vector<1x2xi1>
    %10 = arith.xori %9, %9 : vector<1x2xi1>
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %arg2, %c0_2 : tensor<?x?xi64>
    %c-1_4 = arith.constant -1 : index
    %11 = arith.addi %dim_3, %c-1_4 : index
    %c2 = arith.constant 2 : index
    %12 = tensor.empty(%arg4, %c2) : tensor<?x?xi1>
    %13 = vector.transfer_write %6, %12[%11, %11] {in_bounds = [true, true]} : vector<1x2xi1>, tensor<?x?xi1>
    %c0_5 = arith.constant 0 : index
    %14 = tensor.empty(%arg5, %arg6) : tensor<?x?xi1>
    %15 = vector.transfer_write %10, %14[%c0_5, %c0_5] {in_bounds = [true, true]} : vector<1x2xi1>, tensor<?x?xi1>
    return %13, %15, %reduced_1 : tensor<?x?xi1>, tensor<?x?xi1>, tensor<?xi64>
  }
}

