// Brings linalg.sub.
module {
  func.func @main(%arg0: tensor<5xi32>, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 6 : index}, %arg3: index {padlab.value = 4 : index}, %arg4: index {padlab.value = 3 : index}, %arg5: index {padlab.value = 0 : index}, %arg6: index {padlab.value = 2 : index}, %arg7: tensor<3xi1>, %arg8: i1, %arg9: index {padlab.value = 3 : index}, %arg10: index {padlab.value = 9 : index}) -> (tensor<5xi1>, tensor<3x?x3xi1>, tensor<12x?xi32>, tensor<3x?x6xi32>, tensor<5xi32>, tensor<5xi32>) attributes {padlab.seed = 3963190146 : i64} {
    %c1_i32 = arith.constant 1 : i32
    %0 = vector.transfer_read %arg0[%arg1], %c1_i32 : tensor<5xi32>, vector<5xi32>
    %1 = arith.ori %0, %0 : vector<5xi32>
    %alloc = memref.alloc() : memref<3x6x6xi32>
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<"0x02000000F9FFFFFF020000000100000000000000FFFFFFFF640000000200000002000000F9FFFFFF020000000100000000000000FFFFFFFF640000000200000002000000F9FFFFFF020000000100000000000000FFFFFFFF640000000200000002000000F9FFFFFF020000000100000000000000FFFFFFFF640000000200000002000000F9FFFFFF020000000100000000000000FFFFFFFF640000000200000002000000F9FFFFFF020000000100000000000000FFFFFFFF640000000200000002000000F9FFFFFF020000000100000000000000FFFFFFFF640000000200000002000000F9FFFFFF020000000100000000000000FFFFFFFF640000000200000002000000F9FFFFFF020000000100000000000000FFFFFFFF640000000200000002000000F9FFFFFF020000000100000000000000FFFFFFFF640000000200000002000000F9FFFFFF020000000100000000000000FFFFFFFF640000000200000002000000F9FFFFFF020000000100000000000000FFFFFFFF640000000200000002000000F9FFFFFF020000000100000000000000FFFFFFFF640000000200000002000000F9FFFFFF0200000001000000"> : vector<3x6x6xi32>
    vector.store %cst, %alloc[%c0, %c0, %c0] : memref<3x6x6xi32>, vector<3x6x6xi32>
    %c2 = arith.constant 2 : index
    %2 = vector.create_mask %arg4 : vector<5xi1>
    vector.compressstore %alloc[%c2, %arg3, %arg4], %2, %1 : memref<3x6x6xi32>, vector<5xi1>, vector<5xi32>
    %3 = arith.cmpi ult, %cst, %cst : vector<3x6x6xi32>
    %c0_0 = arith.constant 0 : index
    %4 = vector.transfer_read %arg7[%arg1], %arg8 {in_bounds = [true]} : tensor<3xi1>, vector<3xi1>
    %c5_i32 = arith.constant 5 : i32
    %5 = vector.broadcast %c5_i32 : i32 to vector<3xi32>
    vector.compressstore %alloc[%arg5, %c0_0, %arg6], %4, %5 : memref<3x6x6xi32>, vector<3xi1>, vector<3xi32>
    %res1, %res2 = vector.deinterleave %3 : vector<3x6x6xi1> -> vector<3x6x3xi1>
    %6 = vector.shape_cast %cst : vector<3x6x6xi32> to vector<12x9xi32>
    %c-7_i32 = arith.constant -7 : i32
    %7 = vector.transfer_read %alloc[%arg1, %arg1, %arg1], %c-7_i32 {in_bounds = [true, true, true]} : memref<3x6x6xi32>, vector<3x6x6xi32>
    memref.dealloc %alloc : memref<3x6x6xi32>
    %c0_1 = arith.constant 0 : index
    %8 = tensor.empty() : tensor<5xi1>
    %9 = vector.transfer_write %2, %8[%c0_1] {in_bounds = [true]} : vector<5xi1>, tensor<5xi1>
    %10 = tensor.empty(%arg2) : tensor<3x?x3xi1>
    %11 = vector.transfer_write %res1, %10[%arg1, %arg1, %arg1] {in_bounds = [true, true, true]} : vector<3x6x3xi1>, tensor<3x?x3xi1>
    %c0_2 = arith.constant 0 : index
    %12 = tensor.empty(%arg9) : tensor<3x6x?xi1>
    %13 = vector.transfer_write %res2, %12[%c0_2, %c0_2, %c0_2] {in_bounds = [true, true, true]} : vector<3x6x3xi1>, tensor<3x6x?xi1>
    %14 = tensor.empty(%arg10) : tensor<12x?xi32>
    %15 = vector.transfer_write %6, %14[%arg1, %arg1] : vector<12x9xi32>, tensor<12x?xi32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %13, %c1 : tensor<3x6x?xi1>
    %16 = tensor.empty(%dim) : tensor<3x?x6xi32>
    %17 = vector.transfer_write %7, %16[%arg1, %arg1, %arg1] : vector<3x6x6xi32>, tensor<3x?x6xi32>
    %18 = linalg.sub ins(%arg0, %arg0 : tensor<5xi32>, tensor<5xi32>) outs(%arg0 : tensor<5xi32>) -> tensor<5xi32>
    %19 = linalg.sub ins(%arg0, %18 : tensor<5xi32>, tensor<5xi32>) outs(%arg0 : tensor<5xi32>) -> tensor<5xi32>
    return %9, %11, %15, %17, %18, %19 : tensor<5xi1>, tensor<3x?x3xi1>, tensor<12x?xi32>, tensor<3x?x6xi32>, tensor<5xi32>, tensor<5xi32>
  }
}

