// Brings tensor.pad element f16, tensor.pad low negative.
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}, %arg1: tensor<4x3xf16>, %arg2: f16) -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<5x5xf16>) attributes {padlab.seed = 176129865 : i64} {
    %alloca = memref.alloca() : memref<3x4xf16>
    %cst = arith.constant dense<-3.000000e+00> : vector<3x4xf16>
    vector.store %cst, %alloca[%arg0, %arg0] : memref<3x4xf16>, vector<3x4xf16>
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg1[%c0, %c0], %arg2 : tensor<4x3xf16>, vector<4x3xf16>
    %c4 = arith.constant 4 : index
    %c0_0 = arith.constant 0 : index
    vector.transfer_write %0, %alloca[%c0_0, %c4] {permutation_map = #map} : vector<4x3xf16>, memref<3x4xf16>
    %c0_1 = arith.constant 0 : index
    %1 = vector.transfer_read %alloca[%c0_1, %c0_1], %arg2 {in_bounds = [true, true]} : memref<3x4xf16>, vector<3x4xf16>
    %c0_2 = arith.constant 0 : index
    %2 = tensor.empty() : tensor<3x4xf16>
    %3 = vector.transfer_write %cst, %2[%c0_2, %c0_2] {in_bounds = [true, true]} : vector<3x4xf16>, tensor<3x4xf16>
    %c0_3 = arith.constant 0 : index
    %dim = tensor.dim %3, %c0_3 : tensor<3x4xf16>
    %c-3 = arith.constant -3 : index
    %4 = arith.addi %dim, %c-3 : index
    %5 = tensor.empty() : tensor<3x4xf16>
    %6 = vector.transfer_write %1, %5[%4, %4] {in_bounds = [true, true]} : vector<3x4xf16>, tensor<3x4xf16>
    %padded = tensor.pad %arg1 nofold low[-3, 0] high[4, 2] {
    ^bb0(%arg3: index, %arg4: index):
      %cst_4 = arith.constant 1.500000e+00 : f16
      tensor.yield %cst_4 : f16
    } : tensor<4x3xf16> to tensor<5x5xf16>
    return %3, %6, %padded : tensor<3x4xf16>, tensor<3x4xf16>, tensor<5x5xf16>
  }
}

