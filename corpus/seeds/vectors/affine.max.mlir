// Brings affine.max.
#map = affine_map<(d0) -> (d0 * 3 + 2, 2)>
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}, %arg1: index {padlab.value = 3 : index}) -> (tensor<?xf16>, index, index, index) attributes {padlab.seed = 715999594 : i64} {
    %cst = arith.constant dense<1.500000e+00> : vector<3xf16>
    %0 = vector.insert %cst, %cst [] : vector<3xf16> into vector<3xf16>
    %1 = vector.extract_strided_slice %0 {offsets = [0], sizes = [3], strides = [1]} : vector<3xf16> to vector<3xf16>
    %2 = tensor.empty(%arg1) : tensor<?xf16>
    %3 = vector.transfer_write %1, %2[%arg0] {in_bounds = [true]} : vector<3xf16>, tensor<?xf16>
    %c2 = arith.constant 2 : index
    %4 = affine.max #map(%c2)
    %c2_0 = arith.constant 2 : index
    %5 = affine.max #map(%c2_0)
    %c2_1 = arith.constant 2 : index
    %6 = affine.max #map(%c2_1)
    return %3, %4, %5, %6 : tensor<?xf16>, index, index, index
  }
}

