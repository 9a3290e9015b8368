// Brings arith.floordivsi, vector.insert_strided_slice.
module {
  func.func @main(%arg0: tensor<2xi8>) -> (tensor<2xi8>, i8, i32) attributes {padlab.seed = 3648040530 : i64} {
    %c0 = arith.constant 0 : index
    %c5_i8 = arith.constant 5 : i8
    %0 = vector.transfer_read %arg0[%c0], %c5_i8 {in_bounds = [true]} : tensor<2xi8>, vector<2xi8>
    %1 = vector.reduction <minsi>, %0 : vector<2xi8> into i8
    %cst = arith.constant dense<2> : vector<2xi8>
    %2 = arith.floordivsi %0, %cst : vector<2xi8>
    %c5_i32 = arith.constant 5 : i32
    %3 = vector.broadcast %c5_i32 : i32 to vector<2x3xi32>
    %4 = vector.extract %3[1, 0] : i32 from vector<2x3xi32>
    %cst_0 = arith.constant dense<-1> : vector<1xi8>
    %5 = vector.insert_strided_slice %cst_0, %2 {offsets = [0], strides = [1]} : vector<1xi8> into vector<2xi8>
    %c0_1 = arith.constant 0 : index
    %6 = tensor.empty() : tensor<2xi8>
    %7 = vector.transfer_write %5, %6[%c0_1] : vector<2xi8>, tensor<2xi8>
    return %7, %1, %4 : tensor<2xi8>, i8, i32
  }
}

