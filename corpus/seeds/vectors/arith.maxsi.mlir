// Brings arith.maxsi, arith.minui, linalg.pooling_nhwc_max, vector.outerproduct.
module {
  func.func @main(%arg0: i1, %arg1: tensor<8xi1>, %arg2: index {padlab.value = 0 : index}, %arg3: tensor<1x?x?x2xi32> {padlab.extents = array<i64: 3, 5>}, %arg4: index {padlab.value = 3 : index}, %arg5: index {padlab.value = 2 : index}, %arg6: tensor<?x?x?x2xi32> {padlab.extents = array<i64: 1, 1, 4>}, %arg7: tensor<1xi32>, %arg8: i32) -> (tensor<?x?x?x2xi32>, tensor<1xi32>, i1, i1) attributes {padlab.seed = 3940050686 : i64} {
    %0 = vector.broadcast %arg0 : i1 to vector<i1>
    %1 = arith.minui %0, %0 : vector<i1>
    %2 = vector.extract %1[] : i1 from vector<i1>
    %3 = vector.transfer_read %arg1[%arg2], %arg0 {in_bounds = [true]} : tensor<8xi1>, vector<8xi1>
    %4 = vector.reduction <or>, %3 : vector<8xi1> into i1
    %5 = tensor.empty(%arg4, %arg5) : tensor<?x?xi32>
    %6 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg3, %5 : tensor<1x?x?x2xi32>, tensor<?x?xi32>) outs(%arg6 : tensor<?x?x?x2xi32>) -> tensor<?x?x?x2xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg7, %c0 : tensor<1xi32>
    %c-1 = arith.constant -1 : index
    %7 = arith.addi %dim, %c-1 : index
    %8 = vector.transfer_read %arg7[%7], %arg8 {in_bounds = [true]} : tensor<1xi32>, vector<1xi32>
    %9 = vector.outerproduct %8, %arg8, %8 {kind = #vector.kind<add>} : vector<1xi32>, i32
    %c0_0 = arith.constant 0 : index
    %10 = tensor.empty() : tensor<1xi32>
    %11 = vector.transfer_write %9, %10[%c0_0] {in_bounds = [true]} : vector<1xi32>, tensor<1xi32>
    return %6, %11, %2, %4 : tensor<?x?x?x2xi32>, tensor<1xi32>, i1, i1
  }
}

