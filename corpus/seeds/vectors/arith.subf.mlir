// Brings arith.subf.
module {
  func.func @main(%arg0: tensor<1xf32>, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 0 : index}) -> (tensor<f32>, tensor<f32>) attributes {padlab.seed = 1819153380 : i64} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant -0.000000e+00 : f32
    %0 = vector.transfer_read %arg0[%c0], %cst {in_bounds = [true]} : tensor<1xf32>, vector<1xf32>
    %1 = vector.to_elements %0 : vector<1xf32>
    %2 = vector.from_elements %1 : vector<1xf32>
    %3 = vector.shape_cast %2 : vector<1xf32> to vector<f32>
    %4 = arith.subf %3, %3 : vector<f32>
    %5 = vector.shape_cast %3 : vector<f32> to vector<f32>
    %6 = tensor.empty() : tensor<f32>
    %7 = vector.transfer_write %4, %6[] : vector<f32>, tensor<f32>
    %8 = tensor.empty() : tensor<f32>
    %9 = vector.transfer_write %5, %8[] : vector<f32>, tensor<f32>
    return %7, %9 : tensor<f32>, tensor<f32>
  }
}

