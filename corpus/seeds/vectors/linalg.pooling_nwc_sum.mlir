// Brings linalg.pooling_nwc_sum.
module {
  func.func @main(%arg0: tensor<?x3xi4> {padlab.extents = array<i64: 1>}, %arg1: index {padlab.value = 0 : index}, %arg2: i4, %arg3: tensor<2x2x1xi4>, %arg4: tensor<5xi4>, %arg5: index {padlab.value = 0 : index}, %arg6: i4, %arg7: i4, %arg8: index {padlab.value = 0 : index}, %arg9: index {padlab.value = 2 : index}, %arg10: tensor<3x3xi32>) -> (tensor<2x1x1xi4>, tensor<2x6xi4>, tensor<5xi4>, tensor<5x2xi4>, tensor<?xi4>, tensor<6x3xi32>) attributes {padlab.seed = 3650670236 : i64} {
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true, true]} : tensor<?x3xi4>, vector<1x3xi4>
    %1 = vector.interleave %0, %0 : vector<1x3xi4> -> vector<1x6xi4>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg3, %c0 : tensor<2x2x1xi4>
    %c0_0 = arith.constant 0 : index
    %2 = arith.addi %dim, %c0_0 : index
    %3 = tensor.empty(%2) : tensor<?xi4>
    %cst = arith.constant dense<[[[1]], [[5]]]> : tensor<2x1x1xi4>
    %4 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg3, %3 : tensor<2x2x1xi4>, tensor<?xi4>) outs(%cst : tensor<2x1x1xi4>) -> tensor<2x1x1xi4>
    %5 = vector.shuffle %1, %1 [1, 0] : vector<1x6xi4>, vector<1x6xi4>
    %6 = vector.transfer_read %arg4[%arg5], %arg2 {in_bounds = [true]} : tensor<5xi4>, vector<5xi4>
    %7 = vector.broadcast %arg2 : i4 to vector<2xi4>
    %8 = vector.broadcast %arg6 : i4 to vector<5x2xi4>
    %9 = vector.outerproduct %6, %7, %8 {kind = #vector.kind<add>} : vector<5xi4>, vector<2xi4>
    %10 = arith.cmpi uge, %9, %9 : vector<5x2xi4>
    %11 = arith.select %10, %9, %9 : vector<5x2xi1>, vector<5x2xi4>
    %12 = vector.outerproduct %7, %arg7, %7 {kind = #vector.kind<add>} : vector<2xi4>, i4
    %c0_1 = arith.constant 0 : index
    %13 = tensor.empty() : tensor<2x6xi4>
    %14 = tensor.empty() : tensor<5xi4>
    %15 = vector.transfer_write %6, %14[%arg8] : vector<5xi4>, tensor<5xi4>
    %c0_2 = arith.constant 0 : index
    %16 = tensor.empty() : tensor<5x2xi4>
    %17 = vector.transfer_write %11, %16[%c0_2, %c0_2] {in_bounds = [true, true]} : vector<5x2xi4>, tensor<5x2xi4>
    %18 = tensor.empty(%arg9) : tensor<?xi4>
    %19 = vector.transfer_write %12, %18[%arg1] {in_bounds = [true]} : vector<2xi4>, tensor<?xi4>
    %20 = tensor.empty() : tensor<6x3xi32>
    %21 = scf.forall (%arg11) in (1) shared_outs(%arg12 = %20) -> (tensor<6x3xi32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg10 into %arg12[%arg11, 0] [3, 3] [1, 1] : tensor<3x3xi32> into tensor<6x3xi32>
      }
    }
    return %4, %13, %15, %17, %19, %21 : tensor<2x1x1xi4>, tensor<2x6xi4>, tensor<5xi4>, tensor<5x2xi4>, tensor<?xi4>, tensor<6x3xi32>
  }
}

