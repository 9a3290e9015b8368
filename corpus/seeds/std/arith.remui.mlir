// Brings arith.remui, tensor.pad before tensor.extract, tensor.pad before tensor.pad, tensor.pad element i4, tensor.pad high negative, tensor.pad of tensor.pad.
module {
  func.func @main(%arg0: tensor<4xi4>, %arg1: i4, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 0 : index}) -> (i4, i4, i4, i4, i4, i4, tensor<2xi4>, tensor<0xi4>) attributes {padlab.seed = 1484157995 : i64} {
    %0 = std.constant 2 : index
    %1 = std.alloc()[%0] : memref<4xi4, strided<[1], offset: ?>>
    std.tensor_store %arg0, %1 : memref<4xi4, strided<[1], offset: ?>>
    %2 = std.constant -5 : i4
    %3 = std.constant 7 : i4
    %4 = std.and %2, %3 : i4
    %5 = std.constant 1 : i4
    %6 = std.or %4, %5 : i4
    %7 = std.divis %arg1, %6 : i4
    %8 = std.constant 7 : i4
    %9 = std.and %arg1, %8 : i4
    %10 = std.constant 1 : i4
    %11 = std.or %9, %10 : i4
    %12 = std.remis %7, %11 : i4
    %13 = std.xor %arg1, %12 : i4
    %14 = std.xor %arg1, %12 : i4
    %15 = std.constant 3 : i4
    %16 = std.constant 7 : i4
    %17 = std.and %15, %16 : i4
    %18 = std.constant 1 : i4
    %19 = std.or %17, %18 : i4
    %20 = std.divis %13, %19 : i4
    %21 = std.and %20, %12 : i4
    %22 = std.constant 7 : i4
    %23 = std.and %21, %22 : i4
    %24 = std.constant 1 : i4
    %25 = std.or %23, %24 : i4
    %26 = std.remis %14, %25 : i4
    %27 = std.constant 0 : i4
    %28 = std.constant 7 : i4
    %29 = std.and %27, %28 : i4
    %30 = std.constant 1 : i4
    %31 = std.or %29, %30 : i4
    %32 = std.remis %arg1, %31 : i4
    %33 = std.constant true
    %34 = std.select %33, %21, %12 : i4
    %35 = std.constant true
    %extracted = tensor.extract %arg0[%arg2] : tensor<4xi4>
    %padded = tensor.pad %arg0 low[0] high[-2] {
    ^bb0(%arg4: index):
      %37 = arith.index_cast %arg4 : index to i4
      tensor.yield %37 : i4
    } : tensor<4xi4> to tensor<2xi4>
    %extracted_0 = tensor.extract %padded[%arg3] : tensor<2xi4>
    %padded_1 = tensor.pad %padded nofold low[0] high[-2] {
    ^bb0(%arg4: index):
      %c2 = arith.constant 2 : index
      %37 = arith.remui %arg4, %c2 : index
      %extracted_2 = tensor.extract %padded[%37] : tensor<2xi4>
      tensor.yield %extracted_2 : i4
    } : tensor<2xi4> to tensor<0xi4>
    std.cond_br %35, ^bb1(%32 : i4), ^bb1(%13 : i4)
  ^bb1(%36: i4):  // 2 preds: ^bb0, ^bb0
    std.dealloc %1 : memref<4xi4, strided<[1], offset: ?>>
    std.return %13, %14, %21, %26, %34, %36, %padded, %padded_1 : i4, i4, i4, i4, i4, i4, tensor<2xi4>, tensor<0xi4>
  }
}

