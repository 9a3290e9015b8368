// Brings arith.addi, arith.cmpi, arith.constant, arith.select, arith.trunci, linalg.fill, linalg.map, std.cmpi, std.memref_cast, tensor.cast, tensor.dim.
module {
  func.func @main(%arg0: tensor<2x5x2xi64>, %arg1: i64, %arg2: index {padlab.value = 5 : index}) -> (i1, tensor<2x5x2xi4>) attributes {padlab.seed = 2955440327 : i64} {
    %0 = std.alloc() : memref<i64, 2>
    std.store %arg1, %0[] : memref<i64, 2>
    %1 = std.cmpi "ule", %arg1, %arg1 : i64
    %2 = std.memref_cast %0 : memref<i64, 2> to memref<i64, 2>
    std.dealloc %0 : memref<i64, 2>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<2x5x2xi64>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %arg0, %c0_0 : tensor<2x5x2xi64>
    %c0_2 = arith.constant 0 : index
    %3 = arith.addi %dim_1, %c0_2 : index
    %4 = tensor.empty(%dim, %arg2, %3) : tensor<?x?x?xi4>
    %c-2_i4 = arith.constant -2 : i4
    %5 = linalg.fill ins(%c-2_i4 : i4) outs(%4 : tensor<?x?x?xi4>) -> tensor<?x?x?xi4>
    %cast = tensor.cast %5 : tensor<?x?x?xi4> to tensor<2x5x2xi4>
    %mapped = linalg.map ins(%arg0 : tensor<2x5x2xi64>) outs(%cast : tensor<2x5x2xi4>)
      (%in: i64, %init: i4) {
        %6 = arith.trunci %in : i64 to i4
        %7 = arith.cmpi sle, %in, %in : i64
        %8 = arith.trunci %in : i64 to i4
        %9 = arith.trunci %in : i64 to i4
        %10 = arith.select %7, %8, %9 : i4
        linalg.yield %10 : i4
      }
    std.return %1, %mapped : i1, tensor<2x5x2xi4>
  }
}

