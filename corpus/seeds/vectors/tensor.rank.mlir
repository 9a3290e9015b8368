// Brings tensor.rank.
module {
  func.func @main(%arg0: f32, %arg1: tensor<?x?x?xi32> {padlab.extents = array<i64: 3, 3, 4>}, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 2 : index}, %arg4: index {padlab.value = 0 : index}, %arg5: index {padlab.value = 3 : index}, %arg6: index {padlab.value = 3 : index}, %arg7: index {padlab.value = 3 : index}) -> (tensor<?xf32>, tensor<?x?x?xi32>, index) attributes {padlab.seed = 2840362481 : i64} {
    %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
    %1 = vector.fma %0, %0, %0 : vector<1xf32>
    %2 = arith.minimumf %1, %1 : vector<1xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %rank = tensor.rank %arg1 : tensor<?x?x?xi32>
    %3 = vector.insert %cst, %2 [0] : f32 into vector<1xf32>
    %4 = vector.interleave %3, %3 : vector<1xf32> -> vector<2xf32>
    %c1_i32 = arith.constant 1 : i32
    %5 = vector.transfer_read %arg1[%arg2, %arg2, %arg2], %c1_i32 {in_bounds = [true, true, true]} : tensor<?x?x?xi32>, vector<3x3x4xi32>
    %cst_0 = arith.constant dense<1> : vector<3x3x4xi32>
    %6 = arith.shrsi %5, %cst_0 : vector<3x3x4xi32>
    %7 = tensor.empty(%arg3) : tensor<?xf32>
    %8 = vector.transfer_write %4, %7[%arg2] {in_bounds = [true]} : vector<2xf32>, tensor<?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?x?xi32>
    %c2 = arith.constant 2 : index
    %dim_1 = tensor.dim %arg1, %c2 : tensor<?x?x?xi32>
    %9 = tensor.empty(%arg5, %dim, %dim_1) : tensor<?x?x?xi32>
    %10 = vector.transfer_write %5, %9[%arg4, %arg4, %arg4] : vector<3x3x4xi32>, tensor<?x?x?xi32>
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %10, %c0_2 : tensor<?x?x?xi32>
    %c-3 = arith.constant -3 : index
    %11 = arith.addi %dim_3, %c-3 : index
    %c4 = arith.constant 4 : index
    %12 = tensor.empty(%arg6, %arg7, %c4) : tensor<?x?x?xi32>
    %13 = vector.transfer_write %6, %12[%11, %11, %11] {in_bounds = [true, true, true]} : vector<3x3x4xi32>, tensor<?x?x?xi32>
    return %8, %13, %rank : tensor<?xf32>, tensor<?x?x?xi32>, index
  }
}

