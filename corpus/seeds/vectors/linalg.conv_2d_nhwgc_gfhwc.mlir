// Brings linalg.conv_2d_nhwgc_gfhwc.
module {
  func.func @main(%arg0: index, %arg1: tensor<?x?x1x1xindex> {padlab.extents = array<i64: 6, 5>}, %arg2: index {padlab.value = 0 : index}, %arg3: index, %arg4: tensor<2x?xi4> {padlab.extents = array<i64: 4>}, %arg5: i4, %arg6: index {padlab.value = 3 : index}, %arg7: index {padlab.value = 1 : index}, %arg8: index {padlab.value = 2 : index}, %arg9: i4, %arg10: index {padlab.value = 1 : index}, %arg11: tensor<1x?x4x?x1xi16> {padlab.extents = array<i64: 4, 2>}, %arg12: tensor<2x1x1x3x1xi16>, %arg13: tensor<1x2x2x2x?xi32> {padlab.extents = array<i64: 1>}, %arg14: tensor<2x1x1x1x?xi32> {padlab.extents = array<i64: 1>}) -> (tensor<?x?x?x1xindex>, tensor<?x?xi4>, tensor<?xi4>, tensor<?x4xi4>, tensor<1x2x2x2x?xi32>, tensor<1x1x1x2x1xi32>) attributes {padlab.seed = 1985942959 : i64} {
    %0 = vector.broadcast %arg0 : index to vector<6x5x1x1xindex>
    %1 = arith.minsi %0, %0 : vector<6x5x1x1xindex>
    %2 = vector.transfer_read %arg1[%arg2, %arg2, %arg2, %arg2], %arg3 : tensor<?x?x1x1xindex>, vector<6x5x1x1xindex>
    %3 = arith.andi %1, %2 : vector<6x5x1x1xindex>
    %c4 = arith.constant 4 : index
    %alloca = memref.alloca() : memref<2x4xi4>
    %c0 = arith.constant 0 : index
    %4 = vector.transfer_read %arg4[%c0, %c0], %arg5 {in_bounds = [true, true]} : tensor<2x?xi4>, vector<2x4xi4>
    vector.store %4, %alloca[%arg2, %arg2] : memref<2x4xi4>, vector<2x4xi4>
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %arg4, %c0_0 : tensor<2x?xi4>
    %c-1 = arith.constant -1 : index
    %5 = arith.addi %dim, %c-1 : index
    %cst = arith.constant dense<0> : vector<1xi8>
    %6 = vector.constant_mask [1] : vector<1xi1>
    %c-1_i4 = arith.constant -1 : i4
    %7 = vector.broadcast %c-1_i4 : i4 to vector<1xi4>
    vector.scatter %alloca[%5, %arg6] [%cst], %6, %7 : memref<2x4xi4>, vector<1xi8>, vector<1xi1>, vector<1xi4>
    %8 = vector.broadcast %7 : vector<1xi4> to vector<1x1xi4>
    %c0_i4 = arith.constant 0 : i4
    %9 = vector.broadcast %c0_i4 : i4 to vector<i4>
    %c2 = arith.constant 2 : index
    vector.transfer_write %9, %alloca[%arg7, %c2] : vector<i4>, memref<2x4xi4>
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %arg4, %c0_1 : tensor<2x?xi4>
    %c-1_3 = arith.constant -1 : index
    %10 = arith.addi %dim_2, %c-1_3 : index
    vector.mask %6 { vector.transfer_write %7, %alloca[%10, %arg8] : vector<1xi4>, memref<2x4xi4> } : vector<1xi1>
    %11 = arith.xori %7, %7 : vector<1xi4>
    %12 = vector.transfer_read %alloca[%arg2, %arg2], %arg9 {in_bounds = [true, true]} : memref<2x4xi4>, vector<2x4xi4>
    %c0_4 = arith.constant 0 : index
    %dim_5 = tensor.dim %arg4, %c0_4 : tensor<2x?xi4>
    %c-2 = arith.constant -2 : index
    %13 = arith.addi %dim_5, %c-2 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %dim_6 = tensor.dim %arg1, %c1 : tensor<?x?x1x1xindex>
    %14 = tensor.empty(%c6, %dim_6, %arg7) : tensor<?x?x?x1xindex>
    %15 = vector.transfer_write %3, %14[%13, %13, %13, %13] : vector<6x5x1x1xindex>, tensor<?x?x?x1xindex>
    %c0_7 = arith.constant 0 : index
    %16 = tensor.empty(%arg7, %arg7) : tensor<?x?xi4>
    %17 = vector.transfer_write %8, %16[%c0_7, %c0_7] {in_bounds = [true, true]} : vector<1x1xi4>, tensor<?x?xi4>
    %18 = tensor.empty(%arg10) : tensor<?xi4>
    %19 = vector.transfer_write %11, %18[%arg2] {in_bounds = [true]} : vector<1xi4>, tensor<?xi4>
    %c0_8 = arith.constant 0 : index
    %20 = tensor.empty(%arg8) : tensor<?x4xi4>
    %21 = vector.transfer_write %12, %20[%c0_8, %c0_8] {in_bounds = [true, true]} : vector<2x4xi4>, tensor<?x4xi4>
    %22 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg11, %arg12 : tensor<1x?x4x?x1xi16>, tensor<2x1x1x3x1xi16>) outs(%arg13 : tensor<1x2x2x2x?xi32>) -> tensor<1x2x2x2x?xi32>
    %cst_9 = arith.constant dense<[[[[[0], [-7]]]]]> : tensor<1x1x1x2x1xi32>
    %23 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%22, %arg14 : tensor<1x2x2x2x?xi32>, tensor<2x1x1x1x?xi32>) outs(%cst_9 : tensor<1x1x1x2x1xi32>) -> tensor<1x1x1x2x1xi32>
    return %15, %17, %19, %21, %22, %23 : tensor<?x?x?x1xindex>, tensor<?x?xi4>, tensor<?xi4>, tensor<?x4xi4>, tensor<1x2x2x2x?xi32>, tensor<1x1x1x2x1xi32>
  }
}

