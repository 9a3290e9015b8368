// Brings linalg.elementwise, math.round.
module {
  func.func @main(%arg0: tensor<?xbf16> {padlab.extents = array<i64: 4>}, %arg1: i8, %arg2: index {padlab.value = 4 : index}) -> (tensor<*xbf16>, tensor<?xbf16>) attributes {padlab.seed = 4048320833 : i64} {
    %0 = std.tensor_cast %arg0 : tensor<?xbf16> to tensor<*xbf16>
    %1 = std.alloc() : memref<4xbf16, 4>
    %2 = std.tensor_cast %0 : tensor<*xbf16> to tensor<4xbf16>
    std.tensor_store %2, %1 : memref<4xbf16, 4>
    std.dealloc %1 : memref<4xbf16, 4>
    %3 = tensor.empty(%arg2) : tensor<?xbf16>
    %4 = linalg.elementwise kind=#linalg.elementwise_kind<round> ins(%2 : tensor<4xbf16>) outs(%3 : tensor<?xbf16>) -> tensor<?xbf16>
    std.return %0, %4 : tensor<*xbf16>, tensor<?xbf16>
  }
}

