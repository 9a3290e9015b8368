// Brings arith.minui, arith.xori, tensor.generate.
module {
  func.func @main(%arg0: tensor<?x?xi4> {padlab.extents = array<i64: 6, 5>}, %arg1: i32, %arg2: tensor<?xi4> {padlab.extents = array<i64: 5>}, %arg3: index {padlab.value = 2 : index}, %arg4: index {padlab.value = 1 : index}, %arg5: index {padlab.value = 2 : index}) -> (i4, tensor<?x?xi1>) attributes {padlab.seed = 3555373233 : i64} {
    %0 = std.alloc(%arg3) : memref<?xi32, 2>
    %1 = std.constant 0 : index
    std.store %arg1, %0[%1] : memref<?xi32, 2>
    std.store %arg1, %0[%arg4] : memref<?xi32, 2>
    %2 = std.extract_element %arg2[%arg5] : tensor<?xi4>
    std.dealloc %0 : memref<?xi32, 2>
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %generated = tensor.generate %c1, %c1_0 {
    ^bb0(%arg6: index, %arg7: index):
      %3 = arith.trunci %2 : i4 to i1
      %true = arith.constant true
      %true_1 = arith.constant true
      %4 = arith.minui %true, %true_1 : i1
      %5 = arith.index_castui %1 : index to i1
      %6 = arith.index_castui %arg5 : index to i1
      %7 = arith.xori %5, %6 : i1
      tensor.yield %7 : i1
    } : tensor<?x?xi1>
    std.return %2, %generated : i4, tensor<?x?xi1>
  }
}

