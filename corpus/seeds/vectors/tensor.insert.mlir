// Brings tensor.insert.
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}, %arg1: tensor<1xindex>, %arg2: i1, %arg3: index {padlab.value = 0 : index}) -> (tensor<2x6x1x1xi1>, tensor<1xindex>, tensor<2x6x1x1xi1>) attributes {padlab.seed = 343089041 : i64} {
    %c7 = arith.constant 7 : index
    %inserted = tensor.insert %c7 into %arg1[%arg0] : tensor<1xindex>
    %cst = arith.constant dense<2.000000e+00> : vector<2x6x1x1xbf16>
    %0 = arith.cmpf ueq, %cst, %cst : vector<2x6x1x1xbf16>
    %1 = arith.andi %0, %0 : vector<2x6x1x1xi1>
    %2 = tensor.empty() : tensor<2x6x1x1xi1>
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %2, %c2 : tensor<2x6x1x1xi1>
    %c0 = arith.constant 0 : index
    %inserted_0 = tensor.insert %arg2 into %2[%dim, %c0, %arg0, %arg3] : tensor<2x6x1x1xi1>
    %3 = vector.transfer_write %1, %2[%arg0, %arg0, %arg0, %arg0] {in_bounds = [true, true, true, true]} : vector<2x6x1x1xi1>, tensor<2x6x1x1xi1>
    return %3, %inserted, %inserted_0 : tensor<2x6x1x1xi1>, tensor<1xindex>, tensor<2x6x1x1xi1>
  }
}

