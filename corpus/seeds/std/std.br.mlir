// Brings std.br, std.dma_start, std.dma_wait.
module {
  func.func @main(%arg0: tensor<i16>, %arg1: i1, %arg2: index {padlab.value = 0 : index}) -> (i1, i1) attributes {padlab.seed = 541249245 : i64} {
    std.cond_br %arg1, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %0 = std.alloc() : memref<i16>
    std.tensor_store %arg0, %0 : memref<i16>
    %1 = std.constant dense<5> : tensor<i16>
    %2 = std.alloc() : memref<i16, 4>
    std.tensor_store %1, %2 : memref<i16, 4>
    %3 = std.alloc() : memref<2xi32>
    %4 = std.constant 0 : index
    std.dma_start %0[], %2[], %arg2, %3[%4] : memref<i16>, memref<i16, 4>, memref<2xi32>
    %5 = std.addi %arg1, %arg1 : i1
    std.dma_wait %3[%4], %arg2 : memref<2xi32>
    std.dealloc %3 : memref<2xi32>
    %6 = std.constant true
    %7 = std.or %arg1, %6 : i1
    %8 = std.remiu %arg1, %7 : i1
    %9 = std.constant true
    %10 = std.remiu %arg1, %arg1 : i1
    std.dealloc %0 : memref<i16>
    std.dealloc %2 : memref<i16, 4>
    std.br ^bb2(%8, %10 : i1, i1)
  ^bb2(%11: i1, %12: i1):  // 2 preds: ^bb1, ^bb3
    %13 = std.constant false
    %14 = std.xor %12, %13 : i1
    std.return %11, %14 : i1, i1
  ^bb3:  // pred: ^bb0
    %15 = std.or %arg1, %arg1 : i1
    std.br ^bb2(%arg1, %15 : i1, i1)
  }
}

