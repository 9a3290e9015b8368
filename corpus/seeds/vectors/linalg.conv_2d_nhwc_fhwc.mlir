// Brings linalg.conv_2d_nhwc_fhwc.
#map = affine_map<(d0, d1, d2) -> (d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5x?x3x?xindex> {padlab.extents = array<i64: 4, 1>}, %arg1: index, %arg2: tensor<?x4x?x?xindex> {padlab.extents = array<i64: 5, 3, 1>}, %arg3: tensor<2x?x2xi1> {padlab.extents = array<i64: 5>}, %arg4: index {padlab.value = 0 : index}, %arg5: tensor<4xi32>, %arg6: i32, %arg7: tensor<2x?xi32> {padlab.extents = array<i64: 6>}, %arg8: tensor<2x?x4xi1> {padlab.extents = array<i64: 6>}, %arg9: i1, %arg10: tensor<2x2x3x1xf32>, %arg11: tensor<2x1x?x?xf32> {padlab.extents = array<i64: 2, 1>}) -> (tensor<?x4x?x1xindex>, tensor<?x?xi32>, tensor<?x?x?x?xf64>) attributes {padlab.seed = 1363576 : i64} {
    %c-2 = arith.constant -2 : index
    %0 = vector.broadcast %c-2 : index to vector<5x4x3x1xindex>
    %c0 = arith.constant 0 : index
    %1 = vector.transfer_read %arg0[%c0, %c0, %c0, %c0], %arg1 {in_bounds = [true, true, true, true]} : tensor<5x?x3x?xindex>, vector<5x4x3x1xindex>
    %2 = arith.maxui %0, %1 : vector<5x4x3x1xindex>
    %c0_0 = arith.constant 0 : index
    %3 = vector.transfer_read %arg2[%c0_0, %c0_0, %c0_0, %c0_0], %arg1 {in_bounds = [true, true, true, true]} : tensor<?x4x?x?xindex>, vector<5x4x3x1xindex>
    %4 = arith.addi %2, %3 : vector<5x4x3x1xindex>
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %true = arith.constant true
    %5 = vector.transfer_read %arg3[%c0_2, %arg4, %c0_1], %true {permutation_map = #map} : tensor<2x?x2xi1>, vector<4x5xi1>
    %6 = vector.transfer_read %arg5[%arg4], %arg6 {in_bounds = [true]} : tensor<4xi32>, vector<4xi32>
    %c-2_i32 = arith.constant -2 : i32
    %7 = vector.broadcast %c-2_i32 : i32 to vector<2x6x4xi32>
    %c0_3 = arith.constant 0 : index
    %c-1_i32 = arith.constant -1 : i32
    %8 = vector.transfer_read %arg7[%c0_3, %c0_3], %c-1_i32 {in_bounds = [true, true]} : tensor<2x?xi32>, vector<2x6xi32>
    %c0_4 = arith.constant 0 : index
    %dim = tensor.dim %arg8, %c0_4 : tensor<2x?x4xi1>
    %c-2_5 = arith.constant -2 : index
    %9 = arith.addi %dim, %c-2_5 : index
    %10 = vector.transfer_read %arg8[%9, %9, %9], %arg9 {in_bounds = [true, true, true]} : tensor<2x?x4xi1>, vector<2x6x4xi1>
    %11 = vector.mask %10 { vector.contract {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %6, %7, %8 : vector<4xi32>, vector<2x6x4xi32> into vector<2x6xi32> } : vector<2x6x4xi1> -> vector<2x6xi32>
    %c0_6 = arith.constant 0 : index
    %dim_7 = tensor.dim %arg8, %c0_6 : tensor<2x?x4xi1>
    %c-2_8 = arith.constant -2 : index
    %12 = arith.addi %dim_7, %c-2_8 : index
    %c0_9 = arith.constant 0 : index
    %dim_10 = tensor.dim %arg8, %c0_9 : tensor<2x?x4xi1>
    %c3 = arith.constant 3 : index
    %13 = arith.addi %dim_10, %c3 : index
    %c2 = arith.constant 2 : index
    %dim_11 = tensor.dim %arg2, %c2 : tensor<?x4x?x?xindex>
    %14 = tensor.empty(%13, %dim_11) : tensor<?x4x?x1xindex>
    %15 = vector.transfer_write %4, %14[%12, %12, %12, %12] {in_bounds = [true, true, true, true]} : vector<5x4x3x1xindex>, tensor<?x4x?x1xindex>
    %16 = tensor.empty() : tensor<4x5xi1>
    %17 = vector.transfer_write %5, %16[%arg4, %arg4] {in_bounds = [true, true]} : vector<4x5xi1>, tensor<4x5xi1>
    %c0_12 = arith.constant 0 : index
    %dim_13 = tensor.dim %17, %c0_12 : tensor<4x5xi1>
    %c-4 = arith.constant -4 : index
    %18 = arith.addi %dim_13, %c-4 : index
    %19 = tensor.empty(%dim_7, %dim, %dim_7, %dim) : tensor<?x?x?x?xf64>
    %cst = arith.constant 1.000000e+00 : f64
    %20 = linalg.fill ins(%cst : f64) outs(%19 : tensor<?x?x?x?xf64>) -> tensor<?x?x?x?xf64>
    %21 = linalg.conv_2d_nhwc_fhwc {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg10, %arg11 : tensor<2x2x3x1xf32>, tensor<2x1x?x?xf32>) outs(%20 : tensor<?x?x?x?xf64>) -> tensor<?x?x?x?xf64>
    %c0_14 = arith.constant 0 : index
    %dim_15 = tensor.dim %arg8, %c0_14 : tensor<2x?x4xi1>
    %c1 = arith.constant 1 : index
    %dim_16 = tensor.dim %arg8, %c1 : tensor<2x?x4xi1>
    %22 = tensor.empty(%dim_15, %dim_16) : tensor<?x?xi32>
    %23 = vector.transfer_write %11, %22[%18, %18] {in_bounds = [true, true]} : vector<2x6xi32>, tensor<?x?xi32>
    return %15, %23, %21 : tensor<?x4x?x1xindex>, tensor<?x?xi32>, tensor<?x?x?x?xf64>
  }
}

