// Brings linalg.matvec, tensor.pad element i64.
module {
  func.func @main(%arg0: i1, %arg1: tensor<1x5xi64>, %arg2: tensor<5xi64>, %arg3: index {padlab.value = 1 : index}) -> (i1, tensor<?xi64>, tensor<6xi64>) attributes {padlab.seed = 1600307418 : i64} {
    %0 = tensor.empty(%arg3) : tensor<?xi64>
    %c5_i64 = arith.constant 5 : i64
    %1 = linalg.fill ins(%c5_i64 : i64) outs(%0 : tensor<?xi64>) -> tensor<?xi64>
    %2 = linalg.matvec ins(%arg1, %arg2 : tensor<1x5xi64>, tensor<5xi64>) outs(%1 : tensor<?xi64>) -> tensor<?xi64>
    %3 = std.constant 1 : index
    %4 = std.constant 0 : index
    %5 = std.constant 1 : index
    %padded = tensor.pad %arg2 low[1] high[0] {
    ^bb0(%arg4: index):
      %18 = arith.index_cast %3 : index to i64
      %19 = arith.index_cast %arg3 : index to i64
      %c27_i64 = arith.constant 27 : i64
      %20 = arith.shrui %19, %c27_i64 : i64
      tensor.yield %20 : i64
    } : tensor<5xi64> to tensor<6xi64>
    std.br ^bb1(%4, %arg0, %arg0 : index, i1, i1)
  ^bb1(%6: index, %7: i1, %8: i1):  // 2 preds: ^bb0, ^bb2
    %9 = std.cmpi "slt", %6, %3 : index
    std.cond_br %9, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %10 = std.alloc() : memref<i1>
    std.store %8, %10[] : memref<i1>
    %11 = std.addi %6, %5 : index
    %12 = std.constant true
    %13 = std.or %8, %12 : i1
    %14 = std.remiu %7, %13 : i1
    %15 = std.constant true
    %16 = std.addi %8, %15 : i1
    std.dealloc %10 : memref<i1>
    std.br ^bb1(%11, %14, %16 : index, i1, i1)
  ^bb3:  // pred: ^bb1
    %17 = std.alloc() : memref<i1, 2>
    std.store %8, %17[] : memref<i1, 2>
    std.dealloc %17 : memref<i1, 2>
    std.return %arg0, %2, %padded : i1, tensor<?xi64>, tensor<6xi64>
  }
}

