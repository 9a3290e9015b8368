// Brings arith.andi, arith.extsi, arith.maxui, arith.muli, arith.ori, arith.remui, arith.subi, memref.load, scf.for, tensor.cast, tensor.dim, tensor.empty, tensor.pad, tensor.pad before tensor.cast, tensor.pad element i64, tensor.pad high positive, tensor.pad low dynamic, tensor.pad of a source with other uses, tensor.pad of bufferization.to_tensor, tensor.pad rank 1, tensor.pad static source, tensor.pad value from outside, tensor.yield.
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}, %arg1: index {padlab.value = 3 : index}, %arg2: i1, %arg3: index {padlab.value = 2 : index}) -> (tensor<3xi64>, i64, tensor<7xi64>) attributes {padlab.seed = 3152216911 : i64} {
    %alloc = memref.alloc() : memref<3xi64>
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %c-1_i64 = arith.constant -1 : i64
    %0 = arith.minui %c-9223372036854775808_i64, %c-1_i64 : i64
    %1 = arith.maxui %0, %0 : i64
    linalg.fill ins(%1 : i64) outs(%alloc : memref<3xi64>)
    %c7_i64 = arith.constant 7 : i64
    %c-2_i64 = arith.constant -2 : i64
    %2 = arith.subi %c7_i64, %c-2_i64 : i64
    %c2_i64 = arith.constant 2 : i64
    %3 = arith.maxui %2, %c2_i64 : i64
    %4 = arith.index_cast %arg0 : index to i8
    %5 = arith.index_cast %arg1 : index to i8
    %c1 = arith.constant 1 : index
    %6 = arith.index_cast %c1 : index to i8
    %7 = scf.for %arg4 = %4 to %5 step %6 iter_args(%arg5 = %3) -> (i64)  : i8 {
      %10 = arith.index_cast %arg4 : i8 to index
      %11 = memref.load %alloc[%10] : memref<3xi64>
      %12 = arith.extsi %arg4 : i8 to i64
      %c2_i64_0 = arith.constant 2 : i64
      %13 = arith.extsi %arg4 : i8 to i64
      %c3_i64 = arith.constant 3 : i64
      %14 = arith.andi %13, %c3_i64 : i64
      %c1_i64 = arith.constant 1 : i64
      %15 = arith.ori %14, %c1_i64 : i64
      %16 = arith.remui %12, %15 : i64
      %17 = arith.extsi %arg4 : i8 to i64
      %18 = arith.andi %17, %16 : i64
      %19 = arith.muli %11, %18 : i64
      memref.store %19, %alloc[%10] : memref<3xi64>
      %c-2_i64_1 = arith.constant -2 : i64
      %20 = arith.subi %c-2_i64_1, %19 : i64
      scf.yield %20 : i64
    }
    %8 = bufferization.to_tensor %alloc restrict : memref<3xi64> to tensor<3xi64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %8, %c0 : tensor<3xi64>
    %9 = scf.if %arg2 -> (tensor<7xi64>) {
      %10 = tensor.empty() : tensor<7xi64>
      %c2_i64_0 = arith.constant 2 : i64
      %11 = linalg.fill ins(%c2_i64_0 : i64) outs(%10 : tensor<7xi64>) -> tensor<7xi64>
      scf.yield %11 : tensor<7xi64>
    } else {
      %extracted = tensor.extract %8[%arg3] : tensor<3xi64>
      %padded = tensor.pad %8 low[%dim] high[1] {
      ^bb0(%arg4: index):
        tensor.yield %extracted : i64
      } : tensor<3xi64> to tensor<?xi64>
      %cast = tensor.cast %padded : tensor<?xi64> to tensor<7xi64>
      scf.yield %cast : tensor<7xi64>
    }
    return %8, %7, %9 : tensor<3xi64>, i64, tensor<7xi64>
  }
}

