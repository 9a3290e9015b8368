// Brings linalg.abs, math.absf.
module {
  func.func @main(%arg0: tensor<6x6x?xf8E4M3FN> {padlab.extents = array<i64: 1>}, %arg1: tensor<f8E4M3FN>, %arg2: tensor<?x?xf8E4M3FN> {padlab.extents = array<i64: 1, 5>}, %arg3: index {padlab.value = 1 : index}) -> (index, index, tensor<?x5xf8E4M3FN>) attributes {padlab.seed = 1052054445 : i64} {
    %0 = std.alloc(%arg3) : memref<?x5xf8E4M3FN, 2>
    %1 = std.tensor_cast %arg2 : tensor<?x?xf8E4M3FN> to tensor<?x5xf8E4M3FN>
    std.tensor_store %1, %0 : memref<?x5xf8E4M3FN, 2>
    std.dealloc %0 : memref<?x5xf8E4M3FN, 2>
    %2 = std.alloc() : memref<1x5xf8E4M3FN, 4>
    %3 = std.tensor_cast %arg2 : tensor<?x?xf8E4M3FN> to tensor<1x5xf8E4M3FN>
    std.tensor_store %3, %2 : memref<1x5xf8E4M3FN, 4>
    %4 = std.dim %2, 1 : memref<1x5xf8E4M3FN, 4>
    %5 = std.alloc() : memref<index>
    std.store %4, %5[] : memref<index>
    %6 = std.load %5[] : memref<index>
    std.dealloc %2 : memref<1x5xf8E4M3FN, 4>
    std.dealloc %5 : memref<index>
    %7 = linalg.abs ins(%3 : tensor<1x5xf8E4M3FN>) outs(%1 : tensor<?x5xf8E4M3FN>) -> tensor<?x5xf8E4M3FN>
    std.return %4, %6, %7 : index, index, tensor<?x5xf8E4M3FN>
  }
}

