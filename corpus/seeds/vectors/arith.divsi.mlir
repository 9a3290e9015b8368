// Brings arith.divsi, arith.extui.
#map = affine_map<(d0, d1, d2) -> (d1)>
module {
  func.func @main(%arg0: tensor<6x2x4xi32>, %arg1: index {padlab.value = 3 : index}, %arg2: index {padlab.value = 0 : index}) -> (tensor<6x2x4xi32>, tensor<f32>, tensor<2xi64>, tensor<8xi16>) attributes {padlab.seed = 428938237 : i64} {
    %cst = arith.constant dense<1> : vector<i8>
    %0 = arith.sitofp %cst : vector<i8> to vector<f32>
    %cst_0 = arith.constant dense<[7, 100]> : vector<2xi32>
    %c1 = arith.constant 1 : index
    %1 = vector.transfer_write %cst_0, %arg0[%arg1, %c1, %arg2] {permutation_map = #map} : vector<2xi32>, tensor<6x2x4xi32>
    %2 = arith.extui %cst_0 : vector<2xi32> to vector<2xi64>
    %3 = tensor.empty() : tensor<f32>
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %c-2_i16 = arith.constant -2 : i16
      %7 = arith.index_cast %arg1 : index to i16
      %8 = arith.index_cast %arg1 : index to i16
      %9 = arith.xori %7, %8 : i16
      %10 = arith.index_cast %arg1 : index to i16
      %11 = arith.xori %9, %10 : i16
      %c2_i16 = arith.constant 2 : i16
      %12 = arith.divsi %11, %c2_i16 : i16
      tensor.yield %12 : i16
    } : tensor<8xi16>
    %4 = vector.transfer_write %0, %3[] : vector<f32>, tensor<f32>
    %5 = tensor.empty() : tensor<2xi64>
    %6 = vector.transfer_write %2, %5[%arg2] : vector<2xi64>, tensor<2xi64>
    return %1, %4, %6, %generated : tensor<6x2x4xi32>, tensor<f32>, tensor<2xi64>, tensor<8xi16>
  }
}

