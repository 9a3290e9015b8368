// Brings arith.maximumf, tensor.concat, vector.fma.
module {
  func.func @main(%arg0: tensor<?xf32> {padlab.extents = array<i64: 1>}, %arg1: index {padlab.value = 0 : index}, %arg2: f32, %arg3: index {padlab.value = 1 : index}) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) attributes {padlab.seed = 2500158783 : i64} {
    %0 = vector.transfer_read %arg0[%arg1], %arg2 {in_bounds = [true]} : tensor<?xf32>, vector<1xf32>
    %1 = vector.fma %0, %0, %0 : vector<1xf32>
    %2 = arith.maximumf %1, %1 : vector<1xf32>
    %c0 = arith.constant 0 : index
    %3 = tensor.empty(%arg3) : tensor<?xf32>
    %4 = vector.transfer_write %0, %3[%c0] {in_bounds = [true]} : vector<1xf32>, tensor<?xf32>
    %c0_0 = arith.constant 0 : index
    %5 = tensor.empty(%arg3) : tensor<?xf32>
    %6 = vector.transfer_write %2, %5[%c0_0] : vector<1xf32>, tensor<?xf32>
    %concat = tensor.concat dim(0) %5, %4 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %concat_1 = tensor.concat dim(0) %6, %5 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %concat_2 = tensor.concat dim(0) %concat, %concat : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    return %4, %6, %concat, %concat_1, %concat_2 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  }
}

