// The write covers the tensor, but not where its mask is off: bufferization
// must keep what was there before.
module {
  func.func @main(%arg0: tensor<2xi16>, %arg1: i16) -> (tensor<2xi16>, tensor<2xi16>) attributes {padlab.seed = 7 : i64} {
    %c0 = arith.constant 0 : index
    %mask = arith.constant dense<[true, false]> : vector<2xi1>
    %v = vector.broadcast %arg1 : i16 to vector<2xi16>
    %w = vector.transfer_write %v, %arg0[%c0], %mask {in_bounds = [true]} : vector<2xi16>, tensor<2xi16>
    return %arg0, %w : tensor<2xi16>, tensor<2xi16>
  }
}
