// Brings tensor.bitcast.
module {
  func.func @main(%arg0: tensor<1x6xi8>, %arg1: index {padlab.value = 0 : index}, %arg2: i8, %arg3: tensor<3x6xi8>, %arg4: tensor<7x3xi16>) -> (tensor<5x6xi8>, tensor<3x6xi8>, tensor<7x3xsi16>) attributes {padlab.seed = 1090457753 : i64} {
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true, true]} : tensor<1x6xi8>, vector<1x6xi8>
    %1 = arith.minui %0, %0 : vector<1x6xi8>
    %2 = vector.broadcast %arg2 : i8 to vector<1x6xi8>
    %3 = arith.minsi %1, %2 : vector<1x6xi8>
    %c3_i8 = arith.constant 3 : i8
    %4 = vector.transfer_read %arg3[%arg1, %arg1], %c3_i8 {in_bounds = [true, true]} : tensor<3x6xi8>, vector<3x6xi8>
    %5 = vector.shuffle %3, %4 [1, 1, 3, 2, 2] : vector<1x6xi8>, vector<3x6xi8>
    %6 = arith.subi %4, %4 : vector<3x6xi8>
    %c0 = arith.constant 0 : index
    %7 = tensor.empty() : tensor<5x6xi8>
    %8 = vector.transfer_write %5, %7[%c0, %c0] {in_bounds = [true, true]} : vector<5x6xi8>, tensor<5x6xi8>
    %9 = tensor.bitcast %arg4 : tensor<7x3xi16> to tensor<7x3xsi16>
    %c0_0 = arith.constant 0 : index
    %10 = tensor.empty() : tensor<3x6xi8>
    %11 = vector.transfer_write %6, %10[%c0_0, %c0_0] {in_bounds = [true, true]} : vector<3x6xi8>, tensor<3x6xi8>
    return %8, %11, %9 : tensor<5x6xi8>, tensor<3x6xi8>, tensor<7x3xsi16>
  }
}

