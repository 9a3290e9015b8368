// The callee returns its argument as two results; the caller writes to one of them.
module {
  func.func @main(%x: tensor<2xi64>, %y: tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) attributes {padlab.seed = 1 : i64} {
    %0:2 = call @callee_0(%x) : (tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
    %1 = tensor.insert_slice %y into %0#1[0] [2] [1] : tensor<2xi64> into tensor<2xi64>
    %2:2 = call @callee_0(%0#0) : (tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
    return %0#0, %1, %2#0, %2#1 : tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>
  }
  func.func private @callee_0(%a: tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>) {
    return %a, %a : tensor<2xi64>, tensor<2xi64>
  }
}
