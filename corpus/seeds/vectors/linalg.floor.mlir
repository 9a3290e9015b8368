// Brings linalg.floor, math.floor.
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<2x8x4x1xi8>, %arg1: i8, %arg2: tensor<1xi8>, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 1 : index}, %arg5: i8, %arg6: bf16, %arg7: bf16, %arg8: bf16, %arg9: tensor<6x8xi8>, %arg10: tensor<4x3xf64>, %arg11: tensor<1x4xf64>, %arg12: index {padlab.value = 4 : index}, %arg13: i8) -> (tensor<1xi8>, tensor<2x8x4x1xi8>, tensor<3x1xbf16>, tensor<1x1x8xi8>, tensor<6xi8>, tensor<3xbf16>, tensor<2x6xi8>, i8, tensor<1x4xf64>) attributes {padlab.seed = 110382176 : i64} {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c0, %c0, %c0, %c0], %arg1 {in_bounds = [true, true, true, true]} : tensor<2x8x4x1xi8>, vector<2x8x4x1xi8>
    %1 = vector.transfer_read %arg2[%arg3], %arg1 {in_bounds = [true]} : tensor<1xi8>, vector<1xi8>
    %2 = vector.insert %1, %0 [%arg4, %arg3, 0] : vector<1xi8> into vector<2x8x4x1xi8>
    %3 = vector.multi_reduction <add>, %1, %arg5 [0] : vector<1xi8> to i8
    %4 = vector.from_elements %arg6, %arg7, %arg8 : vector<3x1xbf16>
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0_0 : tensor<1xi8>
    %c-1 = arith.constant -1 : index
    %5 = arith.addi %dim, %c-1 : index
    %cst = arith.constant dense<0> : vector<1x1x8xindex>
    %6 = vector.constant_mask [0, 0, 0] : vector<1x1x8xi1>
    %cst_1 = arith.constant dense<[[[-7, 5, 5, 5, -7, 2, 1, 100]]]> : vector<1x1x8xi8>
    %7 = vector.mask %6 { vector.gather %arg2[%5] [%cst], %6, %cst_1 : tensor<1xi8>, vector<1x1x8xindex>, vector<1x1x8xi1>, vector<1x1x8xi8> into vector<1x1x8xi8> } : vector<1x1x8xi1> -> vector<1x1x8xi8>
    %alloc = memref.alloc() : memref<6x8xi8>
    %8 = vector.transfer_read %arg9[%arg3, %arg3], %arg5 : tensor<6x8xi8>, vector<6x8xi8>
    vector.store %8, %alloc[%arg3, %arg3] : memref<6x8xi8>, vector<6x8xi8>
    %subview = memref.subview %alloc[2, 2] [2, 6] [2, 1] : memref<6x8xi8> to memref<2x6xi8, strided<[16, 1], offset: 18>>
    %c1 = arith.constant 1 : index
    %9 = vector.transfer_read %subview[%c1, %arg3], %arg5 {in_bounds = [true]} : memref<2x6xi8, strided<[16, 1], offset: 18>>, vector<6xi8>
    %c0_2 = arith.constant 0 : index
    %cst_3 = arith.constant 4.000000e+00 : f64
    %10 = vector.transfer_read %arg11[%c0_2, %c0_2], %cst_3 {in_bounds = [true, true]} : tensor<1x4xf64>, vector<1x4xf64>
    %c0_4 = arith.constant 0 : index
    %11 = vector.transfer_write %10, %arg10[%arg12, %c0_4] {in_bounds = [true, false], permutation_map = #map} : vector<1x4xf64>, tensor<4x3xf64>
    %12 = vector.from_elements %arg7, %arg7, %arg6 : vector<3xbf16>
    %13 = tensor.empty() : tensor<1x4xf64>
    %14 = linalg.floor ins(%arg11 : tensor<1x4xf64>) outs(%13 : tensor<1x4xf64>) -> tensor<1x4xf64>
    %15 = tensor.empty() : tensor<1x4xf64>
    %16 = linalg.floor ins(%arg11 : tensor<1x4xf64>) outs(%15 : tensor<1x4xf64>) -> tensor<1x4xf64>
    %c0_5 = arith.constant 0 : index
    %17 = vector.transfer_read %subview[%c0_5, %c0_5], %arg13 {in_bounds = [true, true]} : memref<2x6xi8, strided<[16, 1], offset: 18>>, vector<2x6xi8>
    memref.dealloc %alloc : memref<6x8xi8>
    %c0_6 = arith.constant 0 : index
    %dim_7 = tensor.dim %11, %c0_6 : tensor<4x3xf64>
    %c-4 = arith.constant -4 : index
    %18 = arith.addi %dim_7, %c-4 : index
    %19 = tensor.empty() : tensor<1xi8>
    %20 = vector.transfer_write %1, %19[%18] {in_bounds = [true]} : vector<1xi8>, tensor<1xi8>
    %21 = tensor.empty() : tensor<2x8x4x1xi8>
    %22 = vector.transfer_write %2, %21[%arg3, %arg3, %arg3, %arg3] {in_bounds = [true, true, true, true]} : vector<2x8x4x1xi8>, tensor<2x8x4x1xi8>
    %23 = tensor.empty() : tensor<3x1xbf16>
    %24 = tensor.empty() : tensor<1x4xf64>
    %25 = linalg.floor ins(%arg11 : tensor<1x4xf64>) outs(%24 : tensor<1x4xf64>) -> tensor<1x4xf64>
    %26 = vector.transfer_write %4, %23[%arg3, %arg3] {in_bounds = [true, true]} : vector<3x1xbf16>, tensor<3x1xbf16>
    %27 = tensor.empty() : tensor<1x1x8xi8>
    %28 = vector.transfer_write %7, %27[%arg3, %arg3, %arg3] {in_bounds = [true, true, true]} : vector<1x1x8xi8>, tensor<1x1x8xi8>
    %29 = tensor.empty() : tensor<6xi8>
    %30 = vector.transfer_write %9, %29[%arg3] {in_bounds = [true]} : vector<6xi8>, tensor<6xi8>
    %31 = tensor.empty() : tensor<3xbf16>
    %32 = vector.transfer_write %12, %31[%arg3] {in_bounds = [true]} : vector<3xbf16>, tensor<3xbf16>
    %33 = tensor.empty() : tensor<2x6xi8>
    %34 = vector.transfer_write %17, %33[%arg3, %arg3] {in_bounds = [true, true]} : vector<2x6xi8>, tensor<2x6xi8>
    return %20, %22, %26, %28, %30, %32, %34, %3, %25 : tensor<1xi8>, tensor<2x8x4x1xi8>, tensor<3x1xbf16>, tensor<1x1x8xi8>, tensor<6xi8>, tensor<3xbf16>, tensor<2x6xi8>, i8, tensor<1x4xf64>
  }
}

