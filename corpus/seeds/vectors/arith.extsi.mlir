// Brings arith.extsi, arith.shrui.
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<2x5xi1>, %arg1: tensor<5x2xi1>, %arg2: index {padlab.value = 0 : index}, %arg3: i1) -> (tensor<2x5xi1>, tensor<1x8xi32>, tensor<1x8xi32>, index, index, index) attributes {padlab.seed = 1877198529 : i64} {
    %cst = arith.constant dense<[[-7, 100, 100, 5, -1, -2, -7, 7]]> : vector<1x8xi8>
    %0 = arith.extsi %cst : vector<1x8xi8> to vector<1x8xi32>
    %cst_0 = arith.constant dense<1> : vector<1x8xi32>
    %1 = arith.shrui %0, %cst_0 : vector<1x8xi32>
    %2 = vector.transfer_read %arg1[%arg2, %arg2], %arg3 {in_bounds = [true, true]} : tensor<5x2xi1>, vector<5x2xi1>
    %c0 = arith.constant 0 : index
    %3 = vector.transfer_write %2, %arg0[%arg2, %c0] {in_bounds = [true, true], permutation_map = #map} : vector<5x2xi1>, tensor<2x5xi1>
    %c0_1 = arith.constant 0 : index
    %dim = tensor.dim %3, %c0_1 : tensor<2x5xi1>
    %c-2 = arith.constant -2 : index
    %4 = arith.addi %dim, %c-2 : index
    %5 = tensor.empty() : tensor<1x8xi32>
    %6 = vector.transfer_write %0, %5[%4, %4] : vector<1x8xi32>, tensor<1x8xi32>
    %c0_2 = arith.constant 0 : index
    %7 = tensor.empty() : tensor<1x8xi32>
    %8 = vector.transfer_write %1, %7[%c0_2, %c0_2] : vector<1x8xi32>, tensor<1x8xi32>
    return %3, %6, %8, %c0, %4, %c0_2 : tensor<2x5xi1>, tensor<1x8xi32>, tensor<1x8xi32>, index, index, index
  }
}

