// Brings linalg.add.
module {
  func.func private @f1(%arg0: i8, %arg1: i8) -> i8 {
    %0 = std.constant true
    %1 = std.constant 4 : i8
    %2 = std.select %0, %arg0, %1 : i8
    %3 = std.constant true
    %4 = std.select %3, %2, %2 : i8
    std.return %4 : i8
  }
  func.func @main(%arg0: i8, %arg1: tensor<i16>, %arg2: i8) -> (i8, i16, i16, tensor<i1>, i16, tensor<i16>, tensor<i16>, tensor<i16>) attributes {padlab.seed = 1493877253 : i64} {
    %0 = tensor.empty() : tensor<i16>
    %1 = linalg.add ins(%arg1, %arg1 : tensor<i16>, tensor<i16>) outs(%0 : tensor<i16>) -> tensor<i16>
    %2 = std.constant @f1 : (i8, i8) -> i8
    %3 = std.call_indirect %2(%arg2, %arg2) : (i8, i8) -> i8
    %4 = std.extract_element %arg1[] : tensor<i16>
    %5 = std.extract_element %arg1[] : tensor<i16>
    %6 = std.cmpi "ule", %arg1, %arg1 : tensor<i16>
    %7 = tensor.empty() : tensor<i16>
    %8 = linalg.add ins(%arg1, %arg1 : tensor<i16>, tensor<i16>) outs(%7 : tensor<i16>) -> tensor<i16>
    %9 = std.alloc_static(0x20010000) : memref<i16, 1>
    %10 = tensor.empty() : tensor<i16>
    %11 = linalg.add ins(%arg1, %arg1 : tensor<i16>, tensor<i16>) outs(%10 : tensor<i16>) -> tensor<i16>
    std.store %5, %9[] : memref<i16, 1>
    %12 = std.constant false
    std.cond_br %12, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %13 = std.xor %6, %6 : tensor<i1>
    %14 = std.constant false
    %15 = std.constant -32768 : i16
    %16 = std.select %14, %15, %4 : i16
    std.br ^bb2(%16 : i16)
  ^bb2(%17: i16):  // 2 preds: ^bb1, ^bb3
    std.dealloc %9 : memref<i16, 1>
    std.return %3, %4, %5, %6, %17, %1, %11, %8 : i8, i16, i16, tensor<i1>, i16, tensor<i16>, tensor<i16>, tensor<i16>
  ^bb3:  // pred: ^bb0
    %18 = std.constant 1 : i16
    %19 = std.or %5, %18 : i16
    %20 = std.diviu %4, %19 : i16
    std.br ^bb2(%20 : i16)
  }
}

