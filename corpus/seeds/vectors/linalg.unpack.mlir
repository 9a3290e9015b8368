// Brings linalg.unpack.
module {
  func.func @main(%arg0: tensor<?xf64> {padlab.extents = array<i64: 4>}, %arg1: index {padlab.value = 0 : index}, %arg2: tensor<3x3x2x2xi16>) -> (f64, tensor<6x5xi16>) attributes {padlab.seed = 519756711 : i64} {
    %cst = arith.constant -0.000000e+00 : f64
    %0 = tensor.empty() : tensor<6x5xi16>
    %unpack = linalg.unpack %arg2 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %0 : tensor<3x3x2x2xi16> -> tensor<6x5xi16>
    %1 = vector.transfer_read %arg0[%arg1], %cst {in_bounds = [true]} : tensor<?xf64>, vector<4xf64>
    %res1, %res2 = vector.deinterleave %1 : vector<4xf64> -> vector<2xf64>
    %2 = vector.shape_cast %res2 : vector<2xf64> to vector<1x1x2xf64>
    %3 = vector.extract %2[0, 0, 1] : f64 from vector<1x1x2xf64>
    return %3, %unpack : f64, tensor<6x5xi16>
  }
}

