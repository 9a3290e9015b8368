// Brings linalg.pooling_nwc_sum.
#map = affine_map<()[s0] -> (s0)>
module {
  func.func @main(%arg0: tensor<?x7xi16> {padlab.extents = array<i64: 11>}, %arg1: tensor<?x?xi16> {padlab.extents = array<i64: 7, 11>}, %arg2: tensor<?x11xi16> {padlab.extents = array<i64: 7>}, %arg3: index {padlab.value = 11 : index}, %arg4: tensor<1x?x2xi64> {padlab.extents = array<i64: 5>}) -> (tensor<11x7xi16>, tensor<?x?x?xi64>) attributes {padlab.seed = 2570616791 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<?x7xi16> to memref<?x7xi16>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<?x?xi16> to memref<?x?xi16>
    %2 = bufferization.to_buffer %arg2 read_only : tensor<?x11xi16> to memref<?x11xi16>
    %alloc = memref.alloc() : memref<11x7xi16>
    %3 = tensor.empty() : tensor<3xi64>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg4, %c0 : tensor<1x?x2xi64>
    %c0_0 = arith.constant 0 : index
    %4 = arith.addi %dim, %c0_0 : index
    %c2 = arith.constant 2 : index
    %5 = tensor.empty(%c1, %4, %c2) : tensor<?x?x?xi64>
    %c2_i64 = arith.constant 2 : i64
    %6 = linalg.fill ins(%c2_i64 : i64) outs(%5 : tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
    %7 = linalg.pooling_nwc_sum {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg4, %3 : tensor<1x?x2xi64>, tensor<3xi64>) outs(%6 : tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
    %c-1_i16 = arith.constant -1 : i16
    linalg.fill ins(%c-1_i16 : i16) outs(%alloc : memref<11x7xi16>)
    %c3 = arith.constant 3 : index
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %arg2, %c0_1 : tensor<?x11xi16>
    %c0_3 = arith.constant 0 : index
    %c3_4 = arith.constant 3 : index
    %8 = scf.while (%arg5 = %c0_3) : (index) -> index {
      %11 = arith.cmpi slt, %arg5, %arg3 : index
      %12 = affine.load %1[symbol(%dim_2) - 2, symbol(%c3)] : memref<?x?xi16>
      affine.store %12, %alloc[%dim_2 - 5, %c3] : memref<11x7xi16>
      %13 = affine.load %alloc[4, %c3] : memref<11x7xi16>
      affine.store %13, %alloc[symbol(%c3), %dim_2 - 3] : memref<11x7xi16>
      scf.condition(%11) %arg5 : index
    } do {
    ^bb0(%arg5: index):
      %c2_5 = arith.constant 2 : index
      %c0_6 = arith.constant 0 : index
      %dim_7 = memref.dim %alloc, %c0_6 : memref<11x7xi16>
      %11 = arith.index_castui %dim_2 : index to i16
      %12 = arith.index_castui %dim_2 : index to i16
      %13 = arith.index_castui %arg5 : index to i16
      %14 = arith.minsi %12, %13 : i16
      %c16 = arith.constant 16 : index
      %15 = scf.for %arg6 = %c2_5 to %dim_7 step %c16 iter_args(%arg7 = %14) -> (i16) {
        %18 = arith.index_castui %arg5 : index to i16
        %19 = arith.index_cast %arg5 : index to i16
        %20 = arith.andi %19, %arg7 : i16
        %21 = arith.index_cast %arg5 : index to i16
        %22 = arith.index_castui %arg5 : index to i16
        %23 = arith.minui %21, %22 : i16
        affine.store %23, %alloc[symbol(%c3), symbol(%c3)] : memref<11x7xi16>
        %24 = affine.load %2[symbol(%c3), symbol(%dim_2)] : memref<?x11xi16>
        %c-2_i16 = arith.constant -2 : i16
        %c3_i16 = arith.constant 3 : i16
        %25 = arith.maxui %c3_i16, %24 : i16
        %c7_i16 = arith.constant 7 : i16
        %c-2_i16_8 = arith.constant -2 : i16
        %26 = arith.subi %c7_i16, %c-2_i16_8 : i16
        affine.store %26, %alloc[symbol(%dim_2), %c3] : memref<11x7xi16>
        %27 = affine.load %2[-%c3 + symbol(%dim_2) floordiv 8 + 9, %c3] : memref<?x11xi16>
        %28 = arith.index_cast %dim_2 : index to i16
        %c14_i16 = arith.constant 14 : i16
        %29 = arith.shrui %28, %c14_i16 : i16
        %30 = arith.maxui %arg7, %arg7 : i16
        %31 = arith.index_cast %dim_2 : index to i16
        %32 = arith.minsi %31, %30 : i16
        affine.store %32, %alloc[%dim_2 floordiv 2, %c3] : memref<11x7xi16>
        scf.yield %arg7 : i16
      }
      %16 = affine.load %alloc[%dim_2, %c3] : memref<11x7xi16>
      affine.store %15, %alloc[symbol(%dim_2) + 3, symbol(%c3)] : memref<11x7xi16>
      %17 = arith.addi %arg5, %c3_4 : index
      scf.yield %17 : index
    }
    %9 = affine.apply #map()[%dim_2]
    %10 = bufferization.to_tensor %alloc restrict : memref<11x7xi16> to tensor<11x7xi16>
    return %10, %7 : tensor<11x7xi16>, tensor<?x?x?xi64>
  }
}

