// Brings arith.addf, arith.extf, arith.mulf, linalg.conv_2d_nhwc_fhwc.
module {
  func.func @main(%arg0: tensor<5xi16>, %arg1: index {padlab.value = 4 : index}, %arg2: tensor<2x2x3x1xf32>, %arg3: tensor<2x1x?x?xf32> {padlab.extents = array<i64: 2, 1>}, %arg4: index {padlab.value = 2 : index}, %arg5: index {padlab.value = 2 : index}) -> (tensor<1x6x6xi16>, i16, tensor<?x?x?x?xf64>) attributes {padlab.seed = 1363576 : i64} {
    %0 = std.alloc() : memref<5xi16>
    %1 = tensor.empty(%arg4, %arg4, %arg4, %arg5) : tensor<?x?x?x?xf64>
    %cst = arith.constant -5.000000e-01 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<?x?x?x?xf64>) -> tensor<?x?x?x?xf64>
    %3 = linalg.conv_2d_nhwc_fhwc {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg2, %arg3 : tensor<2x2x3x1xf32>, tensor<2x1x?x?xf32>) outs(%2 : tensor<?x?x?x?xf64>) -> tensor<?x?x?x?xf64>
    std.tensor_store %arg0, %0 : memref<5xi16>
    %4 = std.load %0[%arg1] : memref<5xi16>
    %5 = std.splat %4 : tensor<1x6x6xi16>
    %6 = std.constant 2 : index
    %7 = std.load %0[%6] : memref<5xi16>
    std.dealloc %0 : memref<5xi16>
    std.return %5, %7, %3 : tensor<1x6x6xi16>, i16, tensor<?x?x?x?xf64>
  }
}

