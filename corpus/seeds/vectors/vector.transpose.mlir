// Brings vector.transpose.
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}) -> tensor<6x8xi1> attributes {padlab.seed = 2893355289 : i64} {
    %cst = arith.constant dense<true> : vector<8x6xi1>
    %0 = vector.transpose %cst, [1, 0] : vector<8x6xi1> to vector<6x8xi1>
    %1 = tensor.empty() : tensor<6x8xi1>
    %2 = vector.transfer_write %0, %1[%arg0, %arg0] {in_bounds = [true, true]} : vector<6x8xi1>, tensor<6x8xi1>
    return %2 : tensor<6x8xi1>
  }
}

