// Brings linalg.log, math.log.
#map = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1)>
module {
  func.func @main(%arg0: tensor<1x6xf16>, %arg1: index {padlab.value = 0 : index}, %arg2: f16, %arg3: tensor<1x5xf16>, %arg4: f16, %arg5: tensor<3xi32>, %arg6: index {padlab.value = 2 : index}, %arg7: index {padlab.value = 11 : index}, %arg8: tensor<1x3xi32>, %arg9: index {padlab.value = 0 : index}, %arg10: i32, %arg11: tensor<3x1x3xi32>, %arg12: tensor<1xi32>, %arg13: index {padlab.value = 0 : index}) -> (tensor<3xi32>, tensor<1xi32>, tensor<1x6xf16>, tensor<4xi32>, tensor<1x5xf16>) attributes {padlab.seed = 443124200 : i64} {
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true, true]} : tensor<1x6xf16>, vector<1x6xf16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg3, %c0 : tensor<1x5xf16>
    %c-1 = arith.constant -1 : index
    %1 = arith.addi %dim, %c-1 : index
    %2 = vector.transfer_read %arg3[%1, %1], %arg4 {in_bounds = [true, true]} : tensor<1x5xf16>, vector<1x5xf16>
    %3 = vector.insert_strided_slice %2, %0 {offsets = [0, 1], strides = [1, 1]} : vector<1x5xf16> into vector<1x6xf16>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %arg5, %c0_0 : tensor<3xi32>
    %c-3 = arith.constant -3 : index
    %4 = arith.addi %dim_1, %c-3 : index
    %c-2_i32 = arith.constant -2 : i32
    %5 = vector.transfer_read %arg5[%4], %c-2_i32 {in_bounds = [true]} : tensor<3xi32>, vector<3xi32>
    %6 = vector.insert %5, %5 [] : vector<3xi32> into vector<3xi32>
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %arg5, %c0_2 : tensor<3xi32>
    %c-2 = arith.constant -2 : index
    %7 = linalg.log ins(%arg3 : tensor<1x5xf16>) outs(%arg3 : tensor<1x5xf16>) -> tensor<1x5xf16>
    %8 = arith.addi %dim_3, %c-2 : index
    %9:2 = scf.for %arg14 = %arg1 to %arg6 step %8 iter_args(%arg15 = %5, %arg16 = %6) -> (vector<3xi32>, vector<3xi32>) {
      %alloca = memref.alloca() : memref<1x3xi32>
      %c0_11 = arith.constant 0 : index
      %dim_12 = tensor.dim %arg5, %c0_11 : tensor<3xi32>
      %c-3_13 = arith.constant -3 : index
      %29 = arith.addi %dim_12, %c-3_13 : index
      %c-1_i32 = arith.constant -1 : i32
      %30 = vector.transfer_read %arg8[%arg1, %arg1], %c-1_i32 {in_bounds = [true, true]} : tensor<1x3xi32>, vector<1x3xi32>
      vector.store %30, %alloca[%29, %29] : memref<1x3xi32>, vector<1x3xi32>
      %cst = arith.constant dense<[false, true, true]> : vector<3xi1>
      vector.compressstore %alloca[%arg1, %arg1], %cst, %6 : memref<1x3xi32>, vector<3xi1>, vector<3xi32>
      %31 = vector.reduction <add>, %arg16 : vector<3xi32> into i32
      %cast = tensor.cast %arg5 : tensor<3xi32> to tensor<?xi32>
      %cst_14 = arith.constant dense<1> : vector<1x3xi32>
      %32 = arith.shrsi %30, %cst_14 : vector<1x3xi32>
      scf.yield %arg15, %6 : vector<3xi32>, vector<3xi32>
    }
    %c0_4 = arith.constant 0 : index
    %dim_5 = tensor.dim %arg8, %c0_4 : tensor<1x3xi32>
    %10:2 = scf.for %arg14 = %arg9 to %arg1 step %dim_5 iter_args(%arg15 = %6, %arg16 = %9#0) -> (vector<3xi32>, vector<3xi32>) {
      %29 = vector.insert %arg10, %9#0 [1] : i32 into vector<3xi32>
      scf.yield %29, %9#1 : vector<3xi32>, vector<3xi32>
    }
    %c0_6 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xi32>
    %11 = vector.broadcast %arg10 : i32 to vector<4xi32>
    vector.store %11, %alloc[%arg1] : memref<4xi32>, vector<4xi32>
    vector.transfer_write %11, %alloc[%arg9] {in_bounds = [true]} : vector<4xi32>, memref<4xi32>
    %12 = vector.transfer_read %arg11[%arg9, %arg9, %arg9], %arg10 : tensor<3x1x3xi32>, vector<3x1x3xi32>
    %13 = vector.broadcast %arg10 : i32 to vector<3x3xi32>
    %14 = vector.transfer_read %arg12[%arg1], %arg10 : tensor<1xi32>, vector<1xi32>
    %15 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "parallel", "reduction"], kind = #vector.kind<add>} %12, %13, %14 : vector<3x1x3xi32>, vector<3x3xi32> into vector<1xi32>
    %16 = vector.extract %10#0[0] : i32 from vector<3xi32>
    %17 = vector.fma %3, %0, %3 : vector<1x6xf16>
    %c0_7 = arith.constant 0 : index
    %dim_8 = tensor.dim %arg12, %c0_7 : tensor<1xi32>
    %c-1_9 = arith.constant -1 : index
    %18 = arith.addi %dim_8, %c-1_9 : index
    %19 = vector.transfer_read %alloc[%18], %16 {in_bounds = [true]} : memref<4xi32>, vector<4xi32>
    memref.dealloc %alloc : memref<4xi32>
    %20 = tensor.empty() : tensor<3xi32>
    %21 = vector.transfer_write %10#1, %20[%arg1] {in_bounds = [true]} : vector<3xi32>, tensor<3xi32>
    %c0_10 = arith.constant 0 : index
    %22 = tensor.empty() : tensor<1xi32>
    %23 = vector.transfer_write %15, %22[%c0_10] : vector<1xi32>, tensor<1xi32>
    %24 = tensor.empty() : tensor<1x6xf16>
    %25 = vector.transfer_write %17, %24[%arg1, %arg1] : vector<1x6xf16>, tensor<1x6xf16>
    %26 = tensor.empty() : tensor<4xi32>
    %27 = vector.transfer_write %19, %26[%arg13] {in_bounds = [true]} : vector<4xi32>, tensor<4xi32>
    %28 = linalg.log ins(%7 : tensor<1x5xf16>) outs(%arg3 : tensor<1x5xf16>) -> tensor<1x5xf16>
    return %21, %23, %25, %27, %28 : tensor<3xi32>, tensor<1xi32>, tensor<1x6xf16>, tensor<4xi32>, tensor<1x5xf16>
  }
}

