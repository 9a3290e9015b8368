// Brings linalg.pooling_nwc_sum.
module {
  func.func @main(%arg0: index, %arg1: i64, %arg2: tensor<1xi64>, %arg3: index {padlab.value = 0 : index}, %arg4: tensor<1x?x2xi64> {padlab.extents = array<i64: 5>}) -> (index, i64, index, tensor<?x?x?xi64>) attributes {padlab.seed = 2570616791 : i64} {
    %0 = std.alloc()[%arg3] : memref<1xi64, strided<[2], offset: ?>, 2>
    std.tensor_store %arg2, %0 : memref<1xi64, strided<[2], offset: ?>, 2>
    %1 = std.dim %0, 0 : memref<1xi64, strided<[2], offset: ?>, 2>
    %2 = std.memref_cast %0 : memref<1xi64, strided<[2], offset: ?>, 2> to memref<*xi64, 2>
    %3 = tensor.empty() : tensor<3xi64>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg4, %c0 : tensor<1x?x2xi64>
    %c0_0 = arith.constant 0 : index
    %4 = arith.addi %dim, %c0_0 : index
    %c2 = arith.constant 2 : index
    %5 = tensor.empty(%c1, %4, %c2) : tensor<?x?x?xi64>
    %c100_i64 = arith.constant 100 : i64
    %6 = linalg.fill ins(%c100_i64 : i64) outs(%5 : tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
    %7 = linalg.pooling_nwc_sum {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg4, %3 : tensor<1x?x2xi64>, tensor<3xi64>) outs(%6 : tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
    %8 = std.constant 0 : index
    %9 = std.extract_element %arg2[%8] : tensor<1xi64>
    %10 = std.addi %arg0, %1 : index
    %11 = std.or %10, %1 : index
    std.dealloc %0 : memref<1xi64, strided<[2], offset: ?>, 2>
    std.return %1, %9, %11, %7 : index, i64, index, tensor<?x?x?xi64>
  }
}

