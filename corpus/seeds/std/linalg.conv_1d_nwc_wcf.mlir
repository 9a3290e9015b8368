// Brings linalg.conv_1d_nwc_wcf, linalg.depthwise_conv_1d_nwc_wcm, tensor.pad before linalg.depthwise_conv_1d_nwc_wcm, tensor.pad before tensor.cast, tensor.pad low dynamic, tensor.pad rank 3.
module {
  func.func @main(%arg0: tensor<si16>, %arg1: tensor<6xf64>, %arg2: tensor<1x4xsi16>, %arg3: index {padlab.value = 2 : index}, %arg4: tensor<6xsi16>, %arg5: tensor<1x2x2xi32>, %arg6: index {padlab.value = 2 : index}, %arg7: index {padlab.value = 1 : index}, %arg8: tensor<2x3x2xi32>, %arg9: tensor<2x2x2xi32>, %arg10: tensor<2x1x2xi32>, %arg11: index {padlab.value = -2 : index}, %arg12: index {padlab.value = 3 : index}, %arg13: i1, %arg14: i32) -> (si16, tensor<6xf64>, tensor<2x3x2xi32>) attributes {padlab.seed = 3359311849 : i64} {
    %0 = std.constant dense<1> : tensor<1x4xsi16>
    %1 = std.or %arg2, %0 : tensor<1x4xsi16>
    %2 = std.remiu %arg2, %1 : tensor<1x4xsi16>
    %3 = arith.index_cast %arg7 : index to i1
    %4 = arith.index_cast %arg7 : index to i1
    %5 = arith.index_castui %arg3 : index to i1
    %6 = arith.subi %4, %5 : i1
    %7 = scf.if %6 -> (tensor<2x3x2xi32>) {
      %16 = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg8, %arg9 : tensor<2x3x2xi32>, tensor<2x2x2xi32>) outs(%arg10 : tensor<2x1x2xi32>) -> tensor<2x1x2xi32>
      scf.yield %arg8 : tensor<2x3x2xi32>
    } else {
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg10, %c0 : tensor<2x1x2xi32>
      %c1 = arith.constant 1 : index
      %16 = arith.addi %dim, %c1 : index
      %17 = scf.if %arg13 -> (tensor<3x2x3xi32>) {
        %padded = tensor.pad %arg10 low[%16, 2, %arg12] high[%arg11, -1, -2] {
        ^bb0(%arg15: index, %arg16: index, %arg17: index):
          tensor.yield %arg14 : i32
        } : tensor<2x1x2xi32> to tensor<?x2x?xi32>
        %cast_0 = tensor.cast %padded : tensor<?x2x?xi32> to tensor<3x2x3xi32>
        scf.yield %cast_0 : tensor<3x2x3xi32>
      } else {
        %18 = tensor.empty() : tensor<3x2x3xi32>
        %c-2_i32 = arith.constant -2 : i32
        %19 = linalg.fill ins(%c-2_i32 : i32) outs(%18 : tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
        scf.yield %19 : tensor<3x2x3xi32>
      }
      %cast = tensor.cast %arg9 : tensor<2x2x2xi32> to tensor<?x2x?xi32>
      scf.yield %arg8 : tensor<2x3x2xi32>
    }
    %8 = std.constant 0 : index
    %9 = std.extract_element %arg2[%8, %arg3] : tensor<1x4xsi16>
    %10 = std.alloc() : memref<1x4xsi16>
    std.tensor_store %2, %10 : memref<1x4xsi16>
    std.tensor_store %2, %10 : memref<1x4xsi16>
    %11 = arith.index_cast %arg3 : index to i1
    %12 = arith.index_cast %arg3 : index to i1
    %13 = arith.index_castui %arg3 : index to i1
    %14 = arith.subi %12, %13 : i1
    %15 = scf.if %14 -> (tensor<6xf64>) {
      %16 = tensor.empty() : tensor<1x2x2xi32>
      %c2_i32 = arith.constant 2 : i32
      %17 = linalg.fill ins(%c2_i32 : i32) outs(%16 : tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
      %18 = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg5, %arg5 : tensor<1x2x2xi32>, tensor<1x2x2xi32>) outs(%17 : tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
      scf.yield %arg1 : tensor<6xf64>
    } else {
      %c1_i32 = arith.constant 1 : i32
      %padded = tensor.pad %arg5 low[1, 2, %arg7] high[3, %arg6, %8] {
      ^bb0(%arg15: index, %arg16: index, %arg17: index):
        tensor.yield %c1_i32 : i32
      } : tensor<1x2x2xi32> to tensor<5x?x?xi32>
      %16 = tensor.empty() : tensor<5x5x3x2xi32>
      %c7_i32 = arith.constant 7 : i32
      %17 = linalg.fill ins(%c7_i32 : i32) outs(%16 : tensor<5x5x3x2xi32>) -> tensor<5x5x3x2xi32>
      %18 = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%padded, %arg8 : tensor<5x?x?xi32>, tensor<2x3x2xi32>) outs(%17 : tensor<5x5x3x2xi32>) -> tensor<5x5x3x2xi32>
      scf.yield %arg1 : tensor<6xf64>
    }
    std.tensor_store %2, %10 : memref<1x4xsi16>
    std.dealloc %10 : memref<1x4xsi16>
    std.return %9, %15, %7 : si16, tensor<6xf64>, tensor<2x3x2xi32>
  }
}

