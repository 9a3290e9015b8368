// Brings linalg.mmt4d.
module {
  func.func @main(%arg0: tensor<10xi32>, %arg1: tensor<10xi32>, %arg2: tensor<38xi32>, %arg3: tensor<2x1x?x?xi64> {padlab.extents = array<i64: 1, 2>}, %arg4: tensor<1x1x1x?xi64> {padlab.extents = array<i64: 2>}) -> (tensor<38xi32>, tensor<2x1x?x1xi64>, tensor<2x1x?x1xi64>) attributes {padlab.seed = 1900357162 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<10xi32> to memref<10xi32>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<10xi32> to memref<10xi32>
    %2 = bufferization.to_buffer %arg2 : tensor<38xi32> to memref<38xi32>
    %alloc = memref.alloc() : memref<38xi32>
    memref.copy %2, %alloc : memref<38xi32> to memref<38xi32>
    %c0 = arith.constant 0 : index
    %c38 = arith.constant 38 : index
    %3 = arith.index_cast %c0 : index to i64
    %4 = arith.index_cast %c38 : index to i64
    %c1 = arith.constant 1 : index
    %5 = arith.index_cast %c1 : index to i64
    scf.for %arg5 = %3 to %4 step %5  : i64 {
      %14 = arith.index_cast %arg5 : i64 to index
      %15 = affine.load %alloc[4] : memref<38xi32>
      %16 = arith.index_cast %14 : index to i32
      %17 = arith.maxui %15, %15 : i32
      affine.store %17, %2[7] : memref<38xi32>
    }
    %c0_0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c0_1 = arith.constant 0 : index
    %6 = affine.linearize_index [%c0_0, %c3, %c0_1] by (4, 4, 1) : index
    %c0_2 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %7 = arith.index_cast %c0_2 : index to i64
    %8 = arith.index_cast %c8 : index to i64
    %c1_3 = arith.constant 1 : index
    %9 = arith.index_cast %c1_3 : index to i64
    scf.for %arg5 = %7 to %8 step %9  : i64 {
      %14 = arith.index_cast %arg5 : i64 to index
      %c2 = arith.constant 2 : index
      %c38_4 = arith.constant 38 : index
      %c1_5 = arith.constant 1 : index
      scf.for %arg6 = %c2 to %c38_4 step %c1_5 {
        %25 = affine.load %2[%6] : memref<38xi32>
        %c0_i32 = arith.constant 0 : i32
        affine.store %c0_i32, %alloc[%6] : memref<38xi32>
      }
      %15 = affine.load %alloc[symbol(%6)] : memref<38xi32>
      %16 = arith.trunci %arg5 : i64 to i32
      %17 = arith.trunci %arg5 : i64 to i32
      %c3_i32 = arith.constant 3 : i32
      %18 = arith.trunci %arg5 : i64 to i32
      %c3_i32_6 = arith.constant 3 : i32
      %19 = arith.andi %18, %c3_i32_6 : i32
      %c1_i32 = arith.constant 1 : i32
      %20 = arith.ori %19, %c1_i32 : i32
      %21 = arith.divui %17, %20 : i32
      %22 = arith.trunci %arg5 : i64 to i32
      %c28_i32 = arith.constant 28 : i32
      %23 = arith.shrui %22, %c28_i32 : i32
      %24 = arith.addi %15, %23 : i32
      affine.store %24, %alloc[symbol(%6)] : memref<38xi32>
    }
    %10 = bufferization.to_tensor %alloc restrict : memref<38xi32> to tensor<38xi32>
    %11 = tensor.empty(%c1) : tensor<2x1x?x1xi64>
    %c7_i64 = arith.constant 7 : i64
    %12 = linalg.fill ins(%c7_i64 : i64) outs(%11 : tensor<2x1x?x1xi64>) -> tensor<2x1x?x1xi64>
    %13 = linalg.mmt4d ins(%arg3, %arg4 : tensor<2x1x?x?xi64>, tensor<1x1x1x?xi64>) outs(%12 : tensor<2x1x?x1xi64>) -> tensor<2x1x?x1xi64>
    return %10, %13, %12 : tensor<38xi32>, tensor<2x1x?x1xi64>, tensor<2x1x?x1xi64>
  }
}

