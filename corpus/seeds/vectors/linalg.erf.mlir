// Brings linalg.erf, math.erf.
module {
  func.func @main(%arg0: f16, %arg1: tensor<1x2xf16>, %arg2: index {padlab.value = 0 : index}, %arg3: f16, %arg4: tensor<1xf16>, %arg5: index {padlab.value = 0 : index}, %arg6: index {padlab.value = 5 : index}, %arg7: i32, %arg8: index {padlab.value = 2 : index}, %arg9: index {padlab.value = 0 : index}) -> (tensor<2x2x1x3xf16>, tensor<i32>, tensor<5x5x5xi32>, tensor<1x2xf16>, tensor<1x2xf16>, tensor<1x2xf16>) attributes {padlab.seed = 2383322964 : i64} {
    %0 = vector.broadcast %arg0 : f16 to vector<2x2x1x3xf16>
    %1 = vector.broadcast %arg0 : f16 to vector<1x3xf16>
    %2 = vector.insert_strided_slice %1, %0 {offsets = [1, 1, 0, 0], strides = [1, 1]} : vector<1x3xf16> into vector<2x2x1x3xf16>
    %3 = vector.transfer_read %arg1[%arg2, %arg2], %arg3 : tensor<1x2xf16>, vector<1x2xf16>
    %4 = vector.insert_strided_slice %3, %1 {offsets = [0, 0], strides = [1, 1]} : vector<1x2xf16> into vector<1x3xf16>
    %cst = arith.constant 1.500000e+00 : f16
    %5 = vector.transfer_read %arg4[%arg5], %cst {in_bounds = [true]} : tensor<1xf16>, vector<1xf16>
    %6 = vector.insert_strided_slice %5, %2 {offsets = [0, 0, 0, 2], strides = [1]} : vector<1xf16> into vector<2x2x1x3xf16>
    %alloca = memref.alloca() : memref<5x5x5xi32>
    %c0 = arith.constant 0 : index
    %7 = vector.broadcast %arg7 : i32 to vector<5x5x5xi32>
    vector.store %7, %alloca[%c0, %c0, %c0] : memref<5x5x5xi32>, vector<5x5x5xi32>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %8 = vector.load %alloca[%c1, %arg8, %c4] : memref<5x5x5xi32>, vector<i32>
    %c-1_i32 = arith.constant -1 : i32
    %9 = vector.transfer_read %alloca[%arg2, %arg2, %arg2], %c-1_i32 {in_bounds = [true, true, true]} : memref<5x5x5xi32>, vector<5x5x5xi32>
    %10 = tensor.empty() : tensor<1x3xf16>
    %11 = vector.transfer_write %4, %10[%arg9, %arg9] {in_bounds = [true, true]} : vector<1x3xf16>, tensor<1x3xf16>
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %11, %c0_0 : tensor<1x3xf16>
    %c-1 = arith.constant -1 : index
    %12 = arith.addi %dim, %c-1 : index
    %13 = tensor.empty() : tensor<2x2x1x3xf16>
    %14 = vector.transfer_write %6, %13[%12, %12, %12, %12] {in_bounds = [true, true, true, true]} : vector<2x2x1x3xf16>, tensor<2x2x1x3xf16>
    %15 = tensor.empty() : tensor<i32>
    %16 = vector.transfer_write %8, %15[] : vector<i32>, tensor<i32>
    %17 = tensor.empty() : tensor<5x5x5xi32>
    %18 = vector.transfer_write %9, %17[%arg5, %arg5, %arg5] {in_bounds = [true, true, true]} : vector<5x5x5xi32>, tensor<5x5x5xi32>
    %19 = arith.index_castui %arg8 : index to i1
    %20 = arith.index_cast %arg9 : index to i1
    %false = arith.constant false
    %21 = arith.xori %20, %false : i1
    %22:2 = scf.if %21 -> (tensor<1x2xf16>, tensor<1x2xf16>) {
      scf.yield %arg1, %arg1 : tensor<1x2xf16>, tensor<1x2xf16>
    } else {
      %27 = tensor.empty() : tensor<1x2xf16>
      %cst_2 = arith.constant -3.000000e+00 : f16
      %28 = linalg.fill ins(%cst_2 : f16) outs(%27 : tensor<1x2xf16>) -> tensor<1x2xf16>
      %29 = linalg.erf ins(%arg1 : tensor<1x2xf16>) outs(%28 : tensor<1x2xf16>) -> tensor<1x2xf16>
      scf.yield %arg1, %29 : tensor<1x2xf16>, tensor<1x2xf16>
    }
    %23 = arith.index_castui %c-1 : index to i1
    %24 = arith.index_cast %arg5 : index to i1
    %false_1 = arith.constant false
    %25 = arith.xori %24, %false_1 : i1
    %26:2 = scf.if %25 -> (tensor<1x2xf16>, tensor<1x2xf16>) {
      scf.yield %22#1, %22#0 : tensor<1x2xf16>, tensor<1x2xf16>
    } else {
      %27 = tensor.empty() : tensor<1x2xf16>
      %cst_2 = arith.constant -3.000000e+00 : f16
      %28 = linalg.fill ins(%cst_2 : f16) outs(%27 : tensor<1x2xf16>) -> tensor<1x2xf16>
      %29 = linalg.erf ins(%arg1 : tensor<1x2xf16>) outs(%28 : tensor<1x2xf16>) -> tensor<1x2xf16>
      scf.yield %22#1, %22#1 : tensor<1x2xf16>, tensor<1x2xf16>
    }
    return %14, %16, %18, %26#1, %22#1, %26#0 : tensor<2x2x1x3xf16>, tensor<i32>, tensor<5x5x5xi32>, tensor<1x2xf16>, tensor<1x2xf16>, tensor<1x2xf16>
  }
}

