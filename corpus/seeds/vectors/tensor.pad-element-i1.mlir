// Brings tensor.pad element i1, tensor.pad high negative, tensor.pad rank 3.
module {
  func.func @main(%arg0: tensor<3x3xi32>, %arg1: i32, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: i1) -> (tensor<3x3xi32>, tensor<1x1x3xi1>, tensor<1x1x6xi1>, tensor<1x1x3xi1>, i32, tensor<0x3x4xi1>) attributes {padlab.seed = 3997573713 : i64} {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c0, %c0], %arg1 {in_bounds = [true, true]} : tensor<3x3xi32>, vector<3x3xi32>
    %cst = arith.constant dense<3> : vector<3x3xi32>
    %1 = arith.remsi %0, %cst : vector<3x3xi32>
    %2 = vector.extract %1[2, 0] : i32 from vector<3x3xi32>
    %cst_0 = arith.constant dense<false> : vector<1x1x3xi1>
    %3 = vector.interleave %cst_0, %cst_0 : vector<1x1x3xi1> -> vector<1x1x6xi1>
    %4 = vector.transpose %cst_0, [0, 1, 2] : vector<1x1x3xi1> to vector<1x1x3xi1>
    %5 = tensor.empty() : tensor<3x3xi32>
    %6 = vector.transfer_write %1, %5[%arg2, %arg2] {in_bounds = [true, true]} : vector<3x3xi32>, tensor<3x3xi32>
    %7 = tensor.empty() : tensor<1x1x3xi1>
    %8 = vector.transfer_write %cst_0, %7[%arg3, %arg3, %arg3] {in_bounds = [true, true, true]} : vector<1x1x3xi1>, tensor<1x1x3xi1>
    %9 = tensor.empty() : tensor<1x1x6xi1>
    %10 = vector.transfer_write %3, %9[%arg2, %arg2, %arg2] {in_bounds = [true, true, true]} : vector<1x1x6xi1>, tensor<1x1x6xi1>
    %11 = tensor.empty() : tensor<1x1x3xi1>
    %12 = vector.transfer_write %4, %11[%arg2, %arg2, %arg2] {in_bounds = [true, true, true]} : vector<1x1x3xi1>, tensor<1x1x3xi1>
    %padded = tensor.pad %12 nofold low[0, 0, 1] high[-1, 2, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %arg4 : i1
    } : tensor<1x1x3xi1> to tensor<0x3x4xi1>
    return %6, %8, %10, %12, %2, %padded : tensor<3x3xi32>, tensor<1x1x3xi1>, tensor<1x1x6xi1>, tensor<1x1x3xi1>, i32, tensor<0x3x4xi1>
  }
}

