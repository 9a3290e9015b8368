// Brings tensor.splat.
module {
  func.func @main(%arg0: tensor<?x?x?x8xi4> {padlab.extents = array<i64: 4, 1, 1>}, %arg1: tensor<?x1x?x?xi4> {padlab.extents = array<i64: 6, 1, 8>}, %arg2: i4, %arg3: index {padlab.value = 0 : index}, %arg4: tensor<2x?xi4> {padlab.extents = array<i64: 7>}, %arg5: index {padlab.value = 5 : index}, %arg6: tensor<7xi4>, %arg7: i4, %arg8: index {padlab.value = 1 : index}, %arg9: index {padlab.value = 0 : index}, %arg10: index {padlab.value = 2 : index}, %arg11: index {padlab.value = 7 : index}, %arg12: complex<f64>) -> (tensor<?x?x?x?xi4>, tensor<?x?xi4>, tensor<2x1xi4>, tensor<2x7xi4>, tensor<?x?xcomplex<f64>>) attributes {padlab.seed = 3137043758 : i64} {
    %c0 = arith.constant 0 : index
    %c7_i4 = arith.constant 7 : i4
    %0 = vector.transfer_read %arg0[%c0, %c0, %c0, %c0], %c7_i4 {in_bounds = [true, true, true, true]} : tensor<?x?x?x8xi4>, vector<4x1x1x8xi4>
    %c0_0 = arith.constant 0 : index
    %1 = vector.transfer_read %arg1[%c0_0, %c0_0, %c0_0, %c0_0], %arg2 {in_bounds = [true, true, true, true]} : tensor<?x1x?x?xi4>, vector<6x1x1x8xi4>
    %2 = vector.shuffle %0, %1 [5, 9, 2, 1] : vector<4x1x1x8xi4>, vector<6x1x1x8xi4>
    %alloc = memref.alloc() : memref<2x7xi4>
    %3 = vector.transfer_read %arg4[%arg3, %arg3], %arg2 : tensor<2x?xi4>, vector<2x7xi4>
    vector.store %3, %alloc[%arg3, %arg3] : memref<2x7xi4>, vector<2x7xi4>
    %4 = vector.transfer_read %alloc[%arg3, %arg5], %arg2 {in_bounds = [true, true]} : memref<2x7xi4>, vector<2x1xi4>
    %c0_1 = arith.constant 0 : index
    %dim = tensor.dim %arg4, %c0_1 : tensor<2x?xi4>
    %c-2 = arith.constant -2 : index
    %5 = arith.addi %dim, %c-2 : index
    %6 = vector.transfer_read %arg6[%5], %arg7 {in_bounds = [true]} : tensor<7xi4>, vector<7xi4>
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %arg4, %c0_2 : tensor<2x?xi4>
    %c-2_4 = arith.constant -2 : index
    %7 = arith.addi %dim_3, %c-2_4 : index
    %c0_5 = arith.constant 0 : index
    %dim_6 = tensor.dim %arg4, %c0_5 : tensor<2x?xi4>
    %c-2_7 = arith.constant -2 : index
    %8 = arith.addi %dim_6, %c-2_7 : index
    vector.transfer_write %6, %alloc[%8, %7] {in_bounds = [true]} : vector<7xi4>, memref<2x7xi4>
    %c0_8 = arith.constant 0 : index
    %9 = vector.transfer_read %alloc[%c0_8, %c0_8], %arg7 {in_bounds = [true, true]} : memref<2x7xi4>, vector<2x7xi4>
    memref.dealloc %alloc : memref<2x7xi4>
    %c0_9 = arith.constant 0 : index
    %dim_10 = tensor.dim %arg0, %c0_9 : tensor<?x?x?x8xi4>
    %c8 = arith.constant 8 : index
    %10 = tensor.empty(%dim_10, %arg8, %arg8, %c8) : tensor<?x?x?x?xi4>
    %11 = vector.transfer_write %2, %10[%arg3, %arg3, %arg3, %arg3] {in_bounds = [true, true, true, true]} : vector<4x1x1x8xi4>, tensor<?x?x?x?xi4>
    %12 = tensor.empty(%arg10, %arg11) : tensor<?x?xi4>
    %13 = vector.transfer_write %3, %12[%arg9, %arg9] {in_bounds = [true, true]} : vector<2x7xi4>, tensor<?x?xi4>
    %14 = tensor.empty() : tensor<2x1xi4>
    %15 = vector.transfer_write %4, %14[%arg3, %arg3] {in_bounds = [true, true]} : vector<2x1xi4>, tensor<2x1xi4>
    %16 = tensor.empty() : tensor<2x7xi4>
    %17 = vector.transfer_write %9, %16[%arg3, %arg3] {in_bounds = [true, true]} : vector<2x7xi4>, tensor<2x7xi4>
    %splat = tensor.splat %arg12[%arg5, %arg11] : tensor<?x?xcomplex<f64>>
    %c0_11 = arith.constant 0 : index
    %dim_12 = tensor.dim %splat, %c0_11 : tensor<?x?xcomplex<f64>>
    %splat_13 = tensor.splat %arg12[%dim_12, %arg11] : tensor<?x?xcomplex<f64>>
    return %11, %13, %15, %17, %splat_13 : tensor<?x?x?x?xi4>, tensor<?x?xi4>, tensor<2x1xi4>, tensor<2x7xi4>, tensor<?x?xcomplex<f64>>
  }
}

