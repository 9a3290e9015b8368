// Brings complex.add, complex.constant, complex.mul, linalg.batch_matvec.
module {
  func.func @main(%arg0: tensor<?x?x?xf32> {padlab.extents = array<i64: 5, 3, 7>}, %arg1: tensor<?xf32> {padlab.extents = array<i64: 6>}, %arg2: index {padlab.value = 0 : index}, %arg3: f32, %arg4: index {padlab.value = 4 : index}, %arg5: index {padlab.value = 3 : index}, %arg6: index {padlab.value = 2 : index}, %arg7: index {padlab.value = 6 : index}, %arg8: index {padlab.value = 0 : index}, %arg9: index {padlab.value = 5 : index}, %arg10: tensor<5x?x?xcomplex<f64>> {padlab.extents = array<i64: 5, 2>}, %arg11: tensor<?x2xcomplex<f64>> {padlab.extents = array<i64: 5>}, %arg12: tensor<5x?x?xcomplex<f64>> {padlab.extents = array<i64: 5, 2>}) -> (tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<5x5xcomplex<f64>>, tensor<?x5xcomplex<f64>>) attributes {padlab.seed = 4176421018 : i64} {
    %0 = vector.transfer_read %arg1[%arg2], %arg3 {in_bounds = [true]} : tensor<?xf32>, vector<6xf32>
    %1 = vector.transfer_write %0, %arg0[%arg5, %arg6, %arg4] : vector<6xf32>, tensor<?x?x?xf32>
    %2 = vector.extract %0[] : vector<6xf32> from vector<6xf32>
    %c4 = arith.constant 4 : index
    %alloca = memref.alloca(%c4, %arg7) : memref<?x?xf32>
    %cst = arith.constant dense<[[-1.000000e+00, -1.500000e+00, -1.500000e+00, 5.000000e-01, 2.000000e+00, -5.000000e-01], [-1.500000e+00, 0.000000e+00, -1.000000e+00, -1.500000e+00, -1.500000e+00, 5.000000e-01], [2.000000e+00, -5.000000e-01, -1.500000e+00, 0.000000e+00, -1.000000e+00, -1.500000e+00], [-1.500000e+00, 5.000000e-01, 2.000000e+00, -5.000000e-01, -1.500000e+00, 0.000000e+00]]> : vector<4x6xf32>
    vector.store %cst, %alloca[%arg2, %arg2] : memref<?x?xf32>, vector<4x6xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %3 = vector.load %alloca[%c0, %c1] : memref<?x?xf32>, vector<5xf32>
    %cst_0 = arith.constant 2.500000e+00 : f32
    %4 = vector.transfer_read %alloca[%arg8, %arg8], %cst_0 {in_bounds = [true, true]} : memref<?x?xf32>, vector<4x6xf32>
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0_2 : tensor<?xf32>
    %5 = tensor.empty(%dim) : tensor<?xf32>
    %6 = vector.transfer_write %2, %5[%c0_1] {in_bounds = [true]} : vector<6xf32>, tensor<?xf32>
    %7 = tensor.empty(%arg9) : tensor<?xf32>
    %8 = vector.transfer_write %3, %5[%arg2] {in_bounds = [true]} : vector<5xf32>, tensor<?xf32>
    %c4_3 = arith.constant 4 : index
    %c0_4 = arith.constant 0 : index
    %dim_5 = tensor.dim %8, %c0_4 : tensor<?xf32>
    %c1_6 = arith.constant 1 : index
    %9 = arith.addi %dim_5, %c1_6 : index
    %10 = tensor.empty(%c4_3, %9) : tensor<?x?xf32>
    %11 = vector.transfer_write %4, %10[%arg2, %arg2] {in_bounds = [true, true]} : vector<4x6xf32>, tensor<?x?xf32>
    %12 = tensor.empty() : tensor<5x5xcomplex<f64>>
    %cst_7 = complex.constant [2.500000e+00, -5.000000e-01] : complex<f64>
    %13 = linalg.fill ins(%cst_7 : complex<f64>) outs(%12 : tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %14 = linalg.batch_matvec ins(%arg10, %arg11 : tensor<5x?x?xcomplex<f64>>, tensor<?x2xcomplex<f64>>) outs(%13 : tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %c0_8 = arith.constant 0 : index
    %dim_9 = tensor.dim %arg12, %c0_8 : tensor<5x?x?xcomplex<f64>>
    %15 = tensor.empty(%dim_9) : tensor<?x5xcomplex<f64>>
    %cst_10 = complex.constant [-1.000000e+00, 0.000000e+00] : complex<f64>
    %16 = linalg.fill ins(%cst_10 : complex<f64>) outs(%15 : tensor<?x5xcomplex<f64>>) -> tensor<?x5xcomplex<f64>>
    %17 = linalg.batch_matvec ins(%arg12, %arg11 : tensor<5x?x?xcomplex<f64>>, tensor<?x2xcomplex<f64>>) outs(%16 : tensor<?x5xcomplex<f64>>) -> tensor<?x5xcomplex<f64>>
    return %1, %6, %11, %14, %17 : tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<5x5xcomplex<f64>>, tensor<?x5xcomplex<f64>>
  }
}

