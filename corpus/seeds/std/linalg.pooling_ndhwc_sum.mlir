// Brings linalg.pooling_ndhwc_sum.
module {
  func.func private @f1(%arg0: i4, %arg1: i4) -> i4 {
    %0 = std.and %arg0, %arg1 : i4
    %1 = std.constant 4 : i4
    %2 = std.constant 7 : i4
    %3 = std.and %1, %2 : i4
    %4 = std.constant 1 : i4
    %5 = std.or %3, %4 : i4
    %6 = std.remis %0, %5 : i4
    std.return %6 : i4
  }
  func.func @main(%arg0: i4, %arg1: tensor<?x?x?x?x?xi4> {padlab.extents = array<i64: 1, 3, 2, 2, 2>}, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 2 : index}, %arg4: index {padlab.value = 2 : index}) -> (i4, i4, i4, tensor<?x?x?x?x?xi4>) attributes {padlab.seed = 1169282716 : i64} {
    %0 = std.alloc() : memref<i4, 4>
    std.store %arg0, %0[] : memref<i4, 4>
    %1 = std.constant 7 : i4
    %2 = std.memref_cast %0 : memref<i4, 4> to memref<i4, 4>
    std.store %1, %2[] : memref<i4, 4>
    %3 = std.load %2[] : memref<i4, 4>
    %4 = std.constant -5 : i4
    %5 = std.constant 6 : i4
    %6 = std.call @f1(%4, %5) : (i4, i4) -> i4
    std.dealloc %0 : memref<i4, 4>
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg1, %c2 : tensor<?x?x?x?x?xi4>
    %7 = tensor.empty(%dim, %arg2, %arg3) : tensor<?x?x?xi4>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg1, %c0 : tensor<?x?x?x?x?xi4>
    %8 = tensor.empty(%arg2, %arg3, %arg2, %dim_0, %arg4) : tensor<?x?x?x?x?xi4>
    %c3_i4 = arith.constant 3 : i4
    %9 = linalg.fill ins(%c3_i4 : i4) outs(%8 : tensor<?x?x?x?x?xi4>) -> tensor<?x?x?x?x?xi4>
    %10 = linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<[1, 2, 1]> : tensor<3xi64>} ins(%arg1, %7 : tensor<?x?x?x?x?xi4>, tensor<?x?x?xi4>) outs(%9 : tensor<?x?x?x?x?xi4>) -> tensor<?x?x?x?x?xi4>
    std.return %1, %3, %6, %10 : i4, i4, i4, tensor<?x?x?x?x?xi4>
  }
}

