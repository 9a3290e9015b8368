// Brings arith.shli.
module {
  func.func @main(%arg0: tensor<?xi16> {padlab.extents = array<i64: 1>}, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 6 : index}) -> (tensor<?xi16>, tensor<?xi8>) attributes {padlab.seed = 3054219381 : i64} {
    %0 = std.alloc(%arg1) : memref<?xi16>
    std.tensor_store %arg0, %0 : memref<?xi16>
    %1 = std.constant 0 : index
    %2 = std.extract_element %arg0[%1] : tensor<?xi16>
    %3 = std.tensor_cast %arg0 : tensor<?xi16> to tensor<?xi16>
    %4 = std.constant 0 : index
    std.store %2, %0[%4] : memref<?xi16>
    %5 = std.constant 1 : index
    %6 = std.alloc(%5) : memref<?xi16, 4>
    std.tensor_store %3, %6 : memref<?xi16, 4>
    std.dealloc %0 : memref<?xi16>
    std.dealloc %6 : memref<?xi16, 4>
    %generated = tensor.generate %arg2 {
    ^bb0(%arg3: index):
      %7 = arith.trunci %2 : i16 to i8
      %8 = arith.index_castui %arg1 : index to i8
      %c2_i8 = arith.constant 2 : i8
      %9 = arith.shli %8, %c2_i8 : i8
      %10 = arith.maxsi %9, %9 : i8
      %c-1_i8 = arith.constant -1 : i8
      %11 = arith.andi %9, %c-1_i8 : i8
      tensor.yield %11 : i8
    } : tensor<?xi8>
    std.return %arg0, %generated : tensor<?xi16>, tensor<?xi8>
  }
}

