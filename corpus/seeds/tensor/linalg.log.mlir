// Brings linalg.log, math.log.
module {
  func.func @main(%arg0: tensor<?x3xf16> {padlab.extents = array<i64: 1>}, %arg1: index {padlab.value = 1 : index}) -> tensor<?x?xf16> attributes {padlab.seed = 2712480373 : i64} {
    %0 = call @callee_1(%arg1, %arg0) : (index, tensor<?x3xf16>) -> tensor<?x?xf16>
    return %0 : tensor<?x?xf16>
  }
  func.func private @callee_0(%arg0: index, %arg1: tensor<?x3xf16>) -> tensor<?x?xf16> {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%arg0, %c3) : tensor<?x?xf16>
    %1 = linalg.log ins(%arg1 : tensor<?x3xf16>) outs(%0 : tensor<?x?xf16>) -> tensor<?x?xf16>
    return %1 : tensor<?x?xf16>
  }
  func.func private @callee_1(%arg0: index, %arg1: tensor<?x3xf16>) -> tensor<?x?xf16> {
    %0 = call @callee_0(%arg0, %arg1) : (index, tensor<?x3xf16>) -> tensor<?x?xf16>
    return %0 : tensor<?x?xf16>
  }
}

