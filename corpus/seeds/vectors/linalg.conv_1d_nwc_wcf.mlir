// Brings linalg.conv_1d_nwc_wcf.
module {
  func.func @main(%arg0: tensor<3x2x2x1xi16>, %arg1: i16, %arg2: tensor<1x6x1xi16>, %arg3: index {padlab.value = 0 : index}, %arg4: i16, %arg5: tensor<6x1xi16>, %arg6: tensor<1x2x2xi16>, %arg7: index {padlab.value = 0 : index}) -> (tensor<1x2x2xi16>, tensor<2x1x1x3xi16>, tensor<4x1xi16>, tensor<3xi16>, i16) attributes {padlab.seed = 509289593 : i64} {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c0, %c0, %c0, %c0], %arg1 {in_bounds = [true, true, true, true]} : tensor<3x2x2x1xi16>, vector<3x2x2x1xi16>
    %c7_i16 = arith.constant 7 : i16
    %1 = vector.broadcast %c7_i16 : i16 to vector<3xi16>
    %2 = vector.multi_reduction <add>, %0, %1 [1, 2, 3] : vector<3x2x2x1xi16> to vector<3xi16>
    %3 = vector.transfer_read %arg2[%arg3, %arg3, %arg3], %arg4 {in_bounds = [true, true, true]} : tensor<1x6x1xi16>, vector<1x6x1xi16>
    %4 = vector.broadcast %arg4 : i16 to vector<6x1xi16>
    %5 = vector.insert %4, %3 [0] : vector<6x1xi16> into vector<1x6x1xi16>
    %6 = vector.extract %1[0] : i16 from vector<3xi16>
    %7 = vector.transfer_read %arg5[%arg3, %arg3], %arg4 {in_bounds = [true, true]} : tensor<6x1xi16>, vector<6x1xi16>
    %8 = vector.shape_cast %7 : vector<6x1xi16> to vector<2x1x1x3xi16>
    %9 = vector.broadcast %6 : i16 to vector<4x1xi16>
    %cst = arith.constant dense<[[[7, 2], [5, 7]]]> : tensor<1x2x2xi16>
    %10 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg6, %arg6 : tensor<1x2x2xi16>, tensor<1x2x2xi16>) outs(%cst : tensor<1x2x2xi16>) -> tensor<1x2x2xi16>
    %11 = arith.cmpi uge, %1, %2 : vector<3xi16>
    %12 = arith.select %11, %1, %2 : vector<3xi1>, vector<3xi16>
    %13 = tensor.empty() : tensor<1x6x1xi16>
    %14 = vector.transfer_write %5, %13[%arg7, %arg7, %arg7] {in_bounds = [true, true, true]} : vector<1x6x1xi16>, tensor<1x6x1xi16>
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %14, %c0_0 : tensor<1x6x1xi16>
    %c-1 = arith.constant -1 : index
    %15 = arith.addi %dim, %c-1 : index
    %16 = tensor.empty() : tensor<2x1x1x3xi16>
    %17 = vector.transfer_write %8, %16[%15, %15, %15, %15] {in_bounds = [true, true, true, true]} : vector<2x1x1x3xi16>, tensor<2x1x1x3xi16>
    %18 = tensor.empty() : tensor<4x1xi16>
    %19 = vector.transfer_write %9, %18[%arg3, %arg3] {in_bounds = [true, true]} : vector<4x1xi16>, tensor<4x1xi16>
    %20 = tensor.empty() : tensor<3xi16>
    %21 = vector.transfer_write %12, %20[%arg3] {in_bounds = [true]} : vector<3xi16>, tensor<3xi16>
    return %10, %17, %19, %21, %6 : tensor<1x2x2xi16>, tensor<2x1x1x3xi16>, tensor<4x1xi16>, tensor<3xi16>, i16
  }
}

