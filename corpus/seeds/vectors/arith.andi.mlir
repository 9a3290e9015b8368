// Brings arith.andi, tensor.empty, vector.extract, vector.step, vector.transfer_write.
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}) -> (tensor<1xindex>, index) attributes {padlab.seed = 3435454317 : i64} {
    %0 = vector.step : vector<1xindex>
    %1 = vector.extract %0[0] : index from vector<1xindex>
    %2 = arith.andi %0, %0 : vector<1xindex>
    %3 = tensor.empty() : tensor<1xindex>
    %4 = vector.transfer_write %2, %3[%arg0] {in_bounds = [true]} : vector<1xindex>, tensor<1xindex>
    return %4, %1 : tensor<1xindex>, index
  }
}

