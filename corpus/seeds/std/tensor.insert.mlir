// Brings tensor.insert.
module {
  func.func @main(%arg0: index, %arg1: tensor<?xi64> {padlab.extents = array<i64: 7>}, %arg2: index {padlab.value = 3 : index}, %arg3: index {padlab.value = 2 : index}) -> (tensor<?x?xf64>, tensor<?xi64>) attributes {padlab.seed = 1827002167 : i64} {
    %extracted = tensor.extract %arg1[%arg2] : tensor<?xi64>
    %inserted = tensor.insert %extracted into %arg1[%arg3] : tensor<?xi64>
    %0 = std.constant 9.9999999999999992E-41 : f64
    %1 = std.alloc() : memref<index, 1>
    std.store %arg0, %1[] : memref<index, 1>
    %2 = std.constant 1 : index
    %3 = std.constant 5 : index
    %4 = std.splat %0[%2, %3] : tensor<?x?xf64>
    std.dealloc %1 : memref<index, 1>
    std.return %4, %inserted : tensor<?x?xf64>, tensor<?xi64>
  }
}

