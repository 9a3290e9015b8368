// Brings arith.cmpi, arith.minsi, arith.select, func.call, vector.shape_cast.
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}) -> tensor<1x1x3xi8> attributes {padlab.seed = 3198466587 : i64} {
    %cst = arith.constant dense<[-7, -1, 2]> : vector<3xi8>
    %0 = arith.minsi %cst, %cst : vector<3xi8>
    %1 = vector.shape_cast %cst : vector<3xi8> to vector<3xi8>
    %2 = arith.cmpi slt, %1, %0 : vector<3xi8>
    %3 = arith.select %2, %1, %1 : vector<3xi1>, vector<3xi8>
    %4 = vector.shape_cast %3 : vector<3xi8> to vector<1x1x3xi8>
    %5 = call @callee_0(%4, %arg0) : (vector<1x1x3xi8>, index) -> tensor<1x1x3xi8>
    return %5 : tensor<1x1x3xi8>
  }
  func.func private @callee_0(%arg0: vector<1x1x3xi8>, %arg1: index) -> tensor<1x1x3xi8> {
    %0 = tensor.empty() : tensor<1x1x3xi8>
    %1 = vector.transfer_write %arg0, %0[%arg1, %arg1, %arg1] : vector<1x1x3xi8>, tensor<1x1x3xi8>
    return %1 : tensor<1x1x3xi8>
  }
}

