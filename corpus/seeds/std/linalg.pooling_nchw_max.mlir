// Brings linalg.pooling_nchw_max.
module {
  func.func private @f1(%arg0: tensor<?xi1>, %arg1: tensor<?xi1>) -> tensor<?xi1> {
    %0 = std.select %arg1, %arg1, %arg1 : tensor<?xi1>
    %1 = std.constant dense<[true, false]> : tensor<2xi1>
    %2 = std.tensor_cast %1 : tensor<2xi1> to tensor<?xi1>
    %3 = std.select %0, %2, %0 : tensor<?xi1>
    std.return %3 : tensor<?xi1>
  }
  func.func @main(%arg0: tensor<?xi32> {padlab.extents = array<i64: 2>}, %arg1: index {padlab.value = 2 : index}, %arg2: tensor<1x2x2x3xi32>, %arg3: tensor<2x2xi32>) -> (i1, tensor<?xi1>, tensor<1x2x1x1xi32>) attributes {padlab.seed = 40352099 : i64} {
    %0 = std.cmpi "ugt", %arg0, %arg0 : tensor<?xi32>
    %1 = std.alloc(%arg1) : memref<?xi1, 4>
    std.tensor_store %0, %1 : memref<?xi1, 4>
    %2 = std.constant 0 : index
    %3 = std.load %1[%2] : memref<?xi1, 4>
    %4 = std.alloc_static(0x20010000) : memref<2xi1, 4>
    %5 = std.tensor_cast %0 : tensor<?xi1> to tensor<2xi1>
    std.tensor_store %5, %4 : memref<2xi1, 4>
    %6 = std.constant dense<[true, false]> : tensor<2xi1>
    %7 = std.tensor_cast %6 : tensor<2xi1> to tensor<?xi1>
    %8 = std.constant @f1 : (tensor<?xi1>, tensor<?xi1>) -> tensor<?xi1>
    %9 = std.call_indirect %8(%0, %7) : (tensor<?xi1>, tensor<?xi1>) -> tensor<?xi1>
    std.dealloc %1 : memref<?xi1, 4>
    std.dealloc %4 : memref<2xi1, 4>
    %10 = tensor.empty() : tensor<1x2x1x1xi32>
    %c1_i32 = arith.constant 1 : i32
    %11 = linalg.fill ins(%c1_i32 : i32) outs(%10 : tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi32>
    %12 = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg2, %arg3 : tensor<1x2x2x3xi32>, tensor<2x2xi32>) outs(%11 : tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi32>
    std.return %3, %9, %12 : i1, tensor<?xi1>, tensor<1x2x1x1xi32>
  }
}

