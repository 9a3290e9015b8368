// Brings vector.gather, vector.scatter.
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}, %arg1: i8, %arg2: index {padlab.value = 1 : index}, %arg3: tensor<1xi8>, %arg4: index {padlab.value = 2 : index}, %arg5: tensor<3xi1>, %arg6: tensor<3xi8>, %arg7: i8, %arg8: index {padlab.value = 0 : index}) -> (tensor<2x8xi8>, tensor<1xi8>, tensor<5xi8>, vector<3xi32>) attributes {padlab.seed = 2825694106 : i64} {
    %cst = arith.constant dense<[[0, -1], [7, 1], [7, -2], [3, 7], [0, -1], [7, 1], [7, -2], [3, 7]]> : vector<8x2xi8>
    %0 = vector.transpose %cst, [1, 0] : vector<8x2xi8> to vector<2x8xi8>
    %alloc = memref.alloc() : memref<5xi8>
    %1 = vector.broadcast %arg1 : i8 to vector<5xi8>
    vector.store %1, %alloc[%arg0] : memref<5xi8>, vector<5xi8>
    %cst_0 = arith.constant dense<2> : vector<1xi32>
    %2 = vector.create_mask %arg2 : vector<1xi1>
    %c-7_i8 = arith.constant -7 : i8
    %3 = vector.transfer_read %arg3[%arg0], %c-7_i8 : tensor<1xi8>, vector<1xi8>
    %4 = vector.gather %alloc[%arg0] [%cst_0], %2, %3 : memref<5xi8>, vector<1xi32>, vector<1xi1>, vector<1xi8> into vector<1xi8>
    %cst_1 = arith.constant dense<[1, 2, 0]> : vector<3xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg5, %c0 : tensor<3xi1>
    %c-3 = arith.constant -3 : index
    %5 = arith.addi %dim, %c-3 : index
    %true = arith.constant true
    %6 = vector.transfer_read %arg5[%5], %true {in_bounds = [true]} : tensor<3xi1>, vector<3xi1>
    %c0_2 = arith.constant 0 : index
    %7 = vector.transfer_read %arg6[%c0_2], %arg7 : tensor<3xi8>, vector<3xi8>
    vector.scatter %alloc[%arg4] [%cst_1], %6, %7 : memref<5xi8>, vector<3xi32>, vector<3xi1>, vector<3xi8>
    %8 = vector.transfer_read %alloc[%arg8], %arg1 {in_bounds = [true]} : memref<5xi8>, vector<5xi8>
    memref.dealloc %alloc : memref<5xi8>
    %9 = tensor.empty() : tensor<2x8xi8>
    %10 = vector.transfer_write %0, %9[%arg8, %arg8] : vector<2x8xi8>, tensor<2x8xi8>
    %11 = tensor.empty() : tensor<1xi8>
    %12 = vector.transfer_write %4, %11[%arg0] {in_bounds = [true]} : vector<1xi8>, tensor<1xi8>
    %13 = tensor.empty() : tensor<5xi8>
    %14 = vector.transfer_write %8, %13[%arg0] {in_bounds = [true]} : vector<5xi8>, tensor<5xi8>
    return %10, %12, %14, %cst_1 : tensor<2x8xi8>, tensor<1xi8>, tensor<5xi8>, vector<3xi32>
  }
}

