// Brings std.tensor_store, tensor.extract, tensor.pad, tensor.pad before std.return, tensor.pad element i1, tensor.pad of an argument, tensor.pad rank 0, tensor.pad static source, tensor.pad value computed, tensor.yield.
module {
  func.func @main(%arg0: tensor<i1>) -> tensor<i1> attributes {padlab.seed = 17830828 : i64} {
    %padded = tensor.pad %arg0 low[] high[] {
      %extracted = tensor.extract %arg0[] : tensor<i1>
      tensor.yield %extracted : i1
    } : tensor<i1> to tensor<i1>
    %0 = std.alloc() : memref<i1, 2>
    std.tensor_store %arg0, %0 : memref<i1, 2>
    std.return %padded : tensor<i1>
  }
}

