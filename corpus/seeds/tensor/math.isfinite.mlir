// Brings math.isfinite.
module {
  func.func @main(%arg0: tensor<5xf32>) -> tensor<7xi1> attributes {padlab.seed = 11 : i64} {
    %false = arith.constant false
    %0 = math.isfinite %arg0 : tensor<5xf32>
    %padded = tensor.pad %0 low[1] high[1] {
    ^bb0(%arg1: index):
      tensor.yield %false : i1
    } : tensor<5xi1> to tensor<7xi1>
    return %padded : tensor<7xi1>
  }
}
