// Brings linalg.select.
module {
  func.func @main(%arg0: tensor<1xi4>, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: tensor<1xi1>) -> (tensor<1x3x?xi16>, tensor<?xi4>, i4, tensor<1xi4>, tensor<1xi1>) attributes {padlab.seed = 1661522705 : i64} {
    %c7_i4 = arith.constant 7 : i4
    %0 = vector.transfer_read %arg0[%arg1], %c7_i4 {in_bounds = [true]} : tensor<1xi4>, vector<1xi4>
    %c0 = arith.constant 0 : index
    %1 = vector.extract %0[%c0] : i4 from vector<1xi4>
    %c1_i16 = arith.constant 1 : i16
    %2 = vector.broadcast %c1_i16 : i16 to vector<1x3x1xi16>
    %3 = vector.transpose %2, [0, 1, 2] : vector<1x3x1xi16> to vector<1x3x1xi16>
    %4:3 = vector.to_elements %3 : vector<1x3x1xi16>
    %5 = vector.from_elements %4#2, %4#1, %4#0 : vector<1x3x1xi16>
    %6 = arith.subi %0, %0 : vector<1xi4>
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0_0 : tensor<1xi4>
    %c-1 = arith.constant -1 : index
    %7 = linalg.select ins(%arg4, %arg0, %arg0 : tensor<1xi1>, tensor<1xi4>, tensor<1xi4>) outs(%arg0 : tensor<1xi4>) -> tensor<1xi4>
    %8 = arith.addi %dim, %c-1 : index
    %9 = linalg.select ins(%arg4, %arg4, %arg4 : tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) outs(%arg4 : tensor<1xi1>) -> tensor<1xi1>
    %10 = tensor.empty(%arg2) : tensor<1x3x?xi16>
    %11 = vector.transfer_write %5, %10[%8, %8, %8] {in_bounds = [true, true, true]} : vector<1x3x1xi16>, tensor<1x3x?xi16>
    %c0_1 = arith.constant 0 : index
    %12 = tensor.empty(%arg3) : tensor<?xi4>
    %13 = vector.transfer_write %6, %12[%c0_1] : vector<1xi4>, tensor<?xi4>
    return %11, %13, %1, %7, %9 : tensor<1x3x?xi16>, tensor<?xi4>, i4, tensor<1xi4>, tensor<1xi1>
  }
}

