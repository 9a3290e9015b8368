// Brings func.call, func.return.
module {
  func.func @main(%arg0: ui8, %arg1: tensor<?x?xui8> {padlab.extents = array<i64: 1, 2>}) -> ui8 attributes {padlab.seed = 3582529446 : i64} {
    %0 = call @callee_0(%arg1) : (tensor<?x?xui8>) -> tensor<?x?xui8>
    %1 = std.addi %0, %arg1 : tensor<?x?xui8>
    %2 = std.constant 1 : index
    %3 = std.constant 2 : index
    %4 = std.alloc(%2, %3) : memref<?x?xui8, 2>
    std.tensor_store %1, %4 : memref<?x?xui8, 2>
    std.dealloc %4 : memref<?x?xui8, 2>
    std.return %arg0 : ui8
  }
  func.func private @callee_0(%arg0: tensor<?x?xui8>) -> tensor<?x?xui8> {
    %0 = std.or %arg0, %arg0 : tensor<?x?xui8>
    return %0 : tensor<?x?xui8>
  }
}

