// Brings linalg.mul.
module {
  func.func @main(%arg0: tensor<?x?x?x?xi16> {padlab.extents = array<i64: 6, 1, 1, 6>}, %arg1: index {padlab.value = 0 : index}, %arg2: tensor<?x?xi64> {padlab.extents = array<i64: 3, 6>}, %arg3: i64, %arg4: index {padlab.value = 8 : index}, %arg5: index {padlab.value = 6 : index}, %arg6: index {padlab.value = 6 : index}, %arg7: tensor<?x?xi64> {padlab.extents = array<i64: 3, 6>}, %arg8: tensor<?x?xi64> {padlab.extents = array<i64: 3, 6>}) -> (tensor<?x?x?x?xi16>, tensor<?xi64>, tensor<?x?xi64>, tensor<?x?xi64>) attributes {padlab.seed = 570399812 : i64} {
    %c3_i16 = arith.constant 3 : i16
    %0 = vector.transfer_read %arg0[%arg1, %arg1, %arg1, %arg1], %c3_i16 {in_bounds = [true, true, true, true]} : tensor<?x?x?x?xi16>, vector<6x1x1x6xi16>
    %c1_i16 = arith.constant 1 : i16
    %1 = vector.broadcast %c1_i16 : i16 to vector<8x1x1x6xi16>
    %2 = vector.shuffle %0, %1 [0, 7, 13, 4, 7, 6, 3, 1] : vector<6x1x1x6xi16>, vector<8x1x1x6xi16>
    %3 = vector.transfer_read %arg2[%arg1, %arg1], %arg3 {in_bounds = [true, true]} : tensor<?x?xi64>, vector<3x6xi64>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c7_i64 = arith.constant 7 : i64
    %c0_1 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0_1 : tensor<?x?xi64>
    %c3 = arith.constant 3 : index
    %4 = arith.addi %dim, %c3 : index
    %5 = vector.create_mask %4 : vector<6xi1>
    %6 = vector.mask %5 { vector.transfer_read %arg2[%c0_0, %c0], %c7_i64 : tensor<?x?xi64>, vector<6xi64> } : vector<6xi1> -> vector<6xi64>
    %c0_2 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim_3 = tensor.dim %arg0, %c1 : tensor<?x?x?x?xi16>
    %c1_4 = arith.constant 1 : index
    %dim_5 = tensor.dim %arg0, %c1_4 : tensor<?x?x?x?xi16>
    %7 = tensor.empty(%arg4, %dim_3, %dim_5, %arg5) : tensor<?x?x?x?xi16>
    %8 = vector.transfer_write %2, %7[%c0_2, %c0_2, %c0_2, %c0_2] {in_bounds = [true, true, true, true]} : vector<8x1x1x6xi16>, tensor<?x?x?x?xi16>
    %c1_6 = arith.constant 1 : index
    %dim_7 = tensor.dim %8, %c1_6 : tensor<?x?x?x?xi16>
    %c2 = arith.constant 2 : index
    %9 = arith.addi %dim_7, %c2 : index
    %c6 = arith.constant 6 : index
    %10 = tensor.empty(%9, %c6) : tensor<?x?xi64>
    %11 = vector.transfer_write %3, %10[%arg1, %arg1] : vector<3x6xi64>, tensor<?x?xi64>
    %c0_8 = arith.constant 0 : index
    %dim_9 = tensor.dim %11, %c0_8 : tensor<?x?xi64>
    %c-3 = arith.constant -3 : index
    %12 = arith.addi %dim_9, %c-3 : index
    %13 = tensor.empty(%arg6) : tensor<?xi64>
    %14 = vector.transfer_write %6, %13[%12] : vector<6xi64>, tensor<?xi64>
    %15 = linalg.mul ins(%arg2, %arg2 : tensor<?x?xi64>, tensor<?x?xi64>) outs(%arg7 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %16 = linalg.mul ins(%arg2, %arg7 : tensor<?x?xi64>, tensor<?x?xi64>) outs(%arg8 : tensor<?x?xi64>) -> tensor<?x?xi64>
    return %8, %14, %15, %16 : tensor<?x?x?x?xi16>, tensor<?xi64>, tensor<?x?xi64>, tensor<?x?xi64>
  }
}

