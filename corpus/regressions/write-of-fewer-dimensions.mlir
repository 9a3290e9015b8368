// A vector of as many elements as the tensor has rows writes one row:
// bufferization took it for a write of the whole.
module {
  func.func @main(%arg0: tensor<2x2xi16>, %arg1: tensor<3xi16>, %arg2: i16) -> (tensor<2x2xi16>, tensor<2x2xi16>, tensor<3xi16>, tensor<3xi16>) attributes {padlab.seed = 7 : i64} {
    %c0 = arith.constant 0 : index
    %row = vector.broadcast %arg2 : i16 to vector<2xi16>
    %0 = vector.transfer_write %row, %arg0[%c0, %c0] {in_bounds = [true]} : vector<2xi16>, tensor<2x2xi16>
    %one = vector.broadcast %arg2 : i16 to vector<i16>
    %1 = vector.transfer_write %one, %arg1[%c0] : vector<i16>, tensor<3xi16>
    return %arg0, %0, %arg1, %1 : tensor<2x2xi16>, tensor<2x2xi16>, tensor<3xi16>, tensor<3xi16>
  }
}
