// Brings linalg.batch_matmul.
module {
  func.func @main(%arg0: i4, %arg1: tensor<?xi4> {padlab.extents = array<i64: 5>}, %arg2: index {padlab.value = 0 : index}, %arg3: tensor<?x5xi4> {padlab.extents = array<i64: 1>}, %arg4: tensor<?x3x?xi4> {padlab.extents = array<i64: 1, 8>}, %arg5: i4, %arg6: index {padlab.value = 3 : index}, %arg7: index {padlab.value = 8 : index}, %arg8: tensor<1x8x2xi4>, %arg9: tensor<1x3x2xi4>, %arg10: tensor<1x2x2xi4>, %arg11: tensor<1x3x2xi4>) -> (tensor<?x?xi4>, tensor<1x?x?xi4>, i4, i4, i4, i4, i4, i4, tensor<1x3x2xi4>) attributes {padlab.seed = 3112500377 : i64} {
    %cst = arith.constant dense<[[-1, 3, 2, 7, 5, -2, 4, 5], [-1, 3, 2, 7, 5, -2, 4, 5], [-1, 3, 2, 7, 5, -2, 4, 5], [-1, 3, 2, 7, 5, -2, 4, 5], [-1, 3, 2, 7, 5, -2, 4, 5]]> : vector<5x8xi4>
    %res1, %res2 = vector.deinterleave %cst : vector<5x8xi4> -> vector<5x4xi4>
    %0 = vector.broadcast %arg0 : i4 to vector<1xi4>
    %1 = vector.transfer_read %arg1[%arg2], %arg0 {in_bounds = [true]} : tensor<?xi4>, vector<5xi4>
    %c-1_i4 = arith.constant -1 : i4
    %2 = vector.transfer_read %arg3[%arg2, %arg2], %c-1_i4 : tensor<?x5xi4>, vector<1x5xi4>
    %3 = vector.outerproduct %0, %1, %2 {kind = #vector.kind<add>} : vector<1xi4>, vector<5xi4>
    %c0 = arith.constant 0 : index
    %4 = vector.transfer_read %arg4[%c0, %c0, %c0], %arg5 : tensor<?x3x?xi4>, vector<1x3x8xi4>
    %5 = vector.reduction <minsi>, %1, %arg5 : vector<5xi4> into i4
    %6:5 = vector.to_elements %3 : vector<1x5xi4>
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %7 = tensor.empty(%c4) : tensor<5x?xi4>
    %8 = vector.transfer_write %res1, %7[%c0_0, %c0_0] {in_bounds = [true, true]} : vector<5x4xi4>, tensor<5x?xi4>
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %dim = tensor.dim %8, %c0_2 : tensor<5x?xi4>
    %c0_3 = arith.constant 0 : index
    %dim_4 = tensor.dim %8, %c0_3 : tensor<5x?xi4>
    %c-1 = arith.constant -1 : index
    %9 = arith.addi %dim_4, %c-1 : index
    %10 = tensor.empty(%dim, %9) : tensor<?x?xi4>
    %11 = vector.transfer_write %res2, %10[%c0_1, %c0_1] {in_bounds = [true, true]} : vector<5x4xi4>, tensor<?x?xi4>
    %c0_5 = arith.constant 0 : index
    %12 = tensor.empty(%arg6, %arg7) : tensor<1x?x?xi4>
    %13 = vector.transfer_write %4, %12[%c0_5, %c0_5, %c0_5] {in_bounds = [true, true, true]} : vector<1x3x8xi4>, tensor<1x?x?xi4>
    %14 = linalg.batch_matmul ins(%arg4, %arg8 : tensor<?x3x?xi4>, tensor<1x8x2xi4>) outs(%arg9 : tensor<1x3x2xi4>) -> tensor<1x3x2xi4>
    %15 = linalg.batch_matmul ins(%14, %arg10 : tensor<1x3x2xi4>, tensor<1x2x2xi4>) outs(%arg11 : tensor<1x3x2xi4>) -> tensor<1x3x2xi4>
    return %11, %13, %5, %6#0, %6#1, %6#2, %6#3, %6#4, %15 : tensor<?x?xi4>, tensor<1x?x?xi4>, i4, i4, i4, i4, i4, i4, tensor<1x3x2xi4>
  }
}

