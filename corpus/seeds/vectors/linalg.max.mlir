// Brings linalg.max.
module {
  func.func @main(%arg0: tensor<?xf32> {padlab.extents = array<i64: 2>}, %arg1: f32, %arg2: f32, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 0 : index}, %arg5: index {padlab.value = 1 : index}) -> (tensor<?xf32>, tensor<?xf32>, tensor<2xf32>, tensor<2xf32>) attributes {padlab.seed = 2338307666 : i64} {
    %cst = arith.constant dense<-1.000000e+00> : vector<2xf32>
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c0], %arg1 {in_bounds = [true]} : tensor<?xf32>, vector<2xf32>
    %1 = vector.fma %cst, %cst, %0 : vector<2xf32>
    %2:2 = vector.to_elements %1 : vector<2xf32>
    %3 = vector.from_elements %2#0, %2#1 : vector<2xf32>
    %4 = vector.broadcast %cst : vector<2xf32> to vector<8x2xf32>
    %5 = vector.broadcast %arg2 : f32 to vector<1xf32>
    %6 = vector.insert_strided_slice %5, %3 {offsets = [1], strides = [1]} : vector<1xf32> into vector<2xf32>
    %7 = arith.cmpf ueq, %0, %3 : vector<2xf32>
    %8 = arith.select %7, %0, %6 : vector<2xi1>, vector<2xf32>
    %c8 = arith.constant 8 : index
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0_0 : tensor<?xf32>
    %9 = tensor.empty(%c8, %dim) : tensor<?x?xf32>
    %10 = vector.transfer_write %4, %9[%arg3, %arg3] {in_bounds = [true, true]} : vector<8x2xf32>, tensor<?x?xf32>
    %11 = tensor.empty(%arg5) : tensor<?xf32>
    %12 = vector.transfer_write %5, %11[%arg4] {in_bounds = [true]} : vector<1xf32>, tensor<?xf32>
    %c1 = arith.constant 1 : index
    %dim_1 = tensor.dim %10, %c1 : tensor<?x?xf32>
    %13 = tensor.empty(%dim_1) : tensor<?xf32>
    %14 = vector.transfer_write %8, %13[%arg3] {in_bounds = [true]} : vector<2xf32>, tensor<?xf32>
    %15 = tensor.empty() : tensor<2xf32>
    %16 = linalg.max ins(%arg0, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%15 : tensor<2xf32>) -> tensor<2xf32>
    %17 = tensor.empty() : tensor<2xf32>
    %18 = linalg.max ins(%arg0, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%17 : tensor<2xf32>) -> tensor<2xf32>
    return %12, %14, %16, %18 : tensor<?xf32>, tensor<?xf32>, tensor<2xf32>, tensor<2xf32>
  }
}

