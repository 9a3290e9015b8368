// Brings vector.deinterleave, vector.extract_strided_slice, vector.shuffle, vector.to_elements.
module {
  func.func @main(%arg0: tensor<?xf32> {padlab.extents = array<i64: 3>}, %arg1: index {padlab.value = 0 : index}, %arg2: f32, %arg3: index {padlab.value = 2 : index}, %arg4: index {padlab.value = 0 : index}) -> (tensor<?xf32>, tensor<?xf32>, f32, f32) attributes {padlab.seed = 3927853416 : i64} {
    %cst = arith.constant 1.500000e+00 : f32
    %0 = vector.transfer_read %arg0[%arg1], %cst : tensor<?xf32>, vector<3xf32>
    %1 = vector.broadcast %arg2 : f32 to vector<1xf32>
    %2 = vector.shuffle %0, %1 [2, 2] : vector<3xf32>, vector<1xf32>
    %res1, %res2 = vector.deinterleave %2 : vector<2xf32> -> vector<1xf32>
    %3 = vector.to_elements %res1 : vector<1xf32>
    %4 = vector.extract %1[0] : f32 from vector<1xf32>
    %5 = vector.extract %1[] : vector<1xf32> from vector<1xf32>
    %6 = vector.extract_strided_slice %res2 {offsets = [0], sizes = [1], strides = [1]} : vector<1xf32> to vector<1xf32>
    %c0 = arith.constant 0 : index
    %7 = tensor.empty(%arg3) : tensor<?xf32>
    %8 = vector.transfer_write %2, %7[%c0] {in_bounds = [true]} : vector<2xf32>, tensor<?xf32>
    %c1 = arith.constant 1 : index
    %9 = tensor.empty(%c1) : tensor<?xf32>
    %10 = vector.transfer_write %6, %9[%arg4] {in_bounds = [true]} : vector<1xf32>, tensor<?xf32>
    return %8, %10, %3, %4 : tensor<?xf32>, tensor<?xf32>, f32, f32
  }
}

