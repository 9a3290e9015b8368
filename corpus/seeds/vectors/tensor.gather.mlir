// Brings tensor.gather.
module {
  func.func @main(%arg0: tensor<6xi32>, %arg1: i32, %arg2: index {padlab.value = 5 : index}) -> (tensor<6xi32>, tensor<6xindex>, tensor<4xindex>, tensor<6xi16>, i32, tensor<2xi16>) attributes {padlab.seed = 3331535611 : i64} {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c0], %arg1 : tensor<6xi32>, vector<6xi32>
    %1 = vector.multi_reduction <add>, %0, %arg1 [0] : vector<6xi32> to i32
    %2 = vector.step : vector<6xindex>
    %3 = vector.step : vector<4xindex>
    %4 = vector.broadcast %arg1 : i32 to vector<i32>
    %5 = vector.transfer_write %4, %arg0[%arg2] : vector<i32>, tensor<6xi32>
    %6 = arith.trunci %0 : vector<6xi32> to vector<6xi16>
    %c0_0 = arith.constant 0 : index
    %7 = tensor.empty() : tensor<6xindex>
    %8 = vector.transfer_write %2, %7[%c0_0] {in_bounds = [true]} : vector<6xindex>, tensor<6xindex>
    %c0_1 = arith.constant 0 : index
    %9 = tensor.empty() : tensor<4xindex>
    %10 = vector.transfer_write %3, %9[%c0_1] {in_bounds = [true]} : vector<4xindex>, tensor<4xindex>
    %c0_2 = arith.constant 0 : index
    %11 = tensor.empty() : tensor<6xi16>
    %12 = vector.transfer_write %6, %11[%c0_2] {in_bounds = [true]} : vector<6xi16>, tensor<6xi16>
    %cst = arith.constant dense<[[4], [3]]> : tensor<2x1xindex>
    %gather = tensor.gather %12[%cst] gather_dims([0]) : (tensor<6xi16>, tensor<2x1xindex>) -> tensor<2xi16>
    return %arg0, %8, %10, %12, %1, %gather : tensor<6xi32>, tensor<6xindex>, tensor<4xindex>, tensor<6xi16>, i32, tensor<2xi16>
  }
}

