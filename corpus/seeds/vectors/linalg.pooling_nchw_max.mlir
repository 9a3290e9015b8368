// Brings linalg.pooling_nchw_max.
module {
  func.func @main(%arg0: tensor<?xindex> {padlab.extents = array<i64: 6>}, %arg1: index, %arg2: tensor<?x?xindex> {padlab.extents = array<i64: 4, 3>}, %arg3: tensor<?x?x?xindex> {padlab.extents = array<i64: 1, 2, 2>}, %arg4: index {padlab.value = 0 : index}, %arg5: index {padlab.value = 12 : index}, %arg6: index {padlab.value = 4 : index}, %arg7: index {padlab.value = 3 : index}, %arg8: index {padlab.value = 1 : index}, %arg9: index {padlab.value = 2 : index}, %arg10: tensor<?x?x?x?xf32> {padlab.extents = array<i64: 2, 1, 2, 5>}) -> (tensor<?xi1>, tensor<?x?x?xindex>, tensor<2x1x1x3xf32>) attributes {padlab.seed = 3837238211 : i64} {
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %0 = vector.transfer_read %arg0[%c0], %c-1 {in_bounds = [true]} : tensor<?xindex>, vector<6xindex>
    %cst = arith.constant dense<[true, false, false, false, false, false]> : vector<6xi1>
    %1 = vector.mask %cst { vector.multi_reduction <mul>, %0, %arg1 [0] : vector<6xindex> to index } : vector<6xi1> -> index
    %2 = vector.insert %cst, %cst [] : vector<6xi1> into vector<6xi1>
    %3 = vector.interleave %2, %2 : vector<6xi1> -> vector<12xi1>
    %c0_0 = arith.constant 0 : index
    %4 = vector.transfer_read %arg2[%c0_0, %c0_0], %1 {in_bounds = [true, true]} : tensor<?x?xindex>, vector<4x3xindex>
    %5 = vector.transpose %4, [0, 1] : vector<4x3xindex> to vector<4x3xindex>
    %c0_1 = arith.constant 0 : index
    %c-2 = arith.constant -2 : index
    %6 = vector.transfer_read %arg3[%c0_1, %c0_1, %c0_1], %c-2 {in_bounds = [true, true, true]} : tensor<?x?x?xindex>, vector<1x2x2xindex>
    %res1, %res2 = vector.deinterleave %6 : vector<1x2x2xindex> -> vector<1x2x1xindex>
    %7 = tensor.empty(%arg5) : tensor<?xi1>
    %8 = vector.transfer_write %3, %7[%arg4] {in_bounds = [true]} : vector<12xi1>, tensor<?xi1>
    %9 = tensor.empty(%arg6, %arg7) : tensor<?x?xindex>
    %10 = vector.transfer_write %5, %9[%arg4, %arg4] {in_bounds = [true, true]} : vector<4x3xindex>, tensor<?x?xindex>
    %c0_2 = arith.constant 0 : index
    %dim = tensor.dim %10, %c0_2 : tensor<?x?xindex>
    %c-4 = arith.constant -4 : index
    %11 = arith.addi %dim, %c-4 : index
    %c0_3 = arith.constant 0 : index
    %dim_4 = tensor.dim %arg3, %c0_3 : tensor<?x?x?xindex>
    %12 = tensor.empty(%arg8, %arg9, %dim_4) : tensor<?x?x?xindex>
    %13 = vector.transfer_write %res1, %12[%11, %11, %11] {in_bounds = [true, true, true]} : vector<1x2x1xindex>, tensor<?x?x?xindex>
    %c0_5 = arith.constant 0 : index
    %dim_6 = tensor.dim %13, %c0_5 : tensor<?x?x?xindex>
    %c-1_7 = arith.constant -1 : index
    %14 = arith.addi %dim_6, %c-1_7 : index
    %15 = tensor.empty(%arg8, %arg9, %arg8) : tensor<?x?x?xindex>
    %16 = vector.transfer_write %res2, %15[%14, %14, %14] {in_bounds = [true, true, true]} : vector<1x2x1xindex>, tensor<?x?x?xindex>
    %c0_8 = arith.constant 0 : index
    %dim_9 = tensor.dim %arg10, %c0_8 : tensor<?x?x?x?xf32>
    %c1 = arith.constant 1 : index
    %17 = arith.addi %dim_9, %c1 : index
    %18 = tensor.empty(%dim_4, %17) : tensor<?x?xf32>
    %cst_10 = arith.constant dense<[[[[-1.000000e+00, -3.000000e+00, 4.000000e+00]]], [[[2.500000e+00, 2.000000e+00, 0.000000e+00]]]]> : tensor<2x1x1x3xf32>
    %19 = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg10, %18 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%cst_10 : tensor<2x1x1x3xf32>) -> tensor<2x1x1x3xf32>
    return %8, %16, %19 : tensor<?xi1>, tensor<?x?x?xindex>, tensor<2x1x1x3xf32>
  }
}

