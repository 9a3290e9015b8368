// Brings arith.maxui, linalg.broadcast, linalg.copy, linalg.map.
module {
  func.func @main(%arg0: tensor<6x5xi64>, %arg1: tensor<6x5xi64>) -> (tensor<6x5xi64>, tensor<6x2x5xi64>) attributes {padlab.passes = "linalg-fuse-elementwise-ops,arith-unsigned-when-equivalent", padlab.seed = 127250331 : i64} {
    %0 = tensor.empty() : tensor<6x5xi64>
    %1 = linalg.copy ins(%arg0 : tensor<6x5xi64>) outs(%0 : tensor<6x5xi64>) -> tensor<6x5xi64>
    %mapped = linalg.map ins(%1 : tensor<6x5xi64>) outs(%arg1 : tensor<6x5xi64>)
      (%in: i64, %init: i64) {
        %2 = arith.ori %in, %in : i64
        %3 = arith.maxui %in, %2 : i64
        linalg.yield %3 : i64
      }
    %transposed = linalg.transpose ins(%mapped : tensor<6x5xi64>) outs(%arg1 : tensor<6x5xi64>) permutation = [0, 1] 
    %cst = arith.constant dense<2> : tensor<6x2x5xi64>
    %broadcasted = linalg.broadcast ins(%mapped : tensor<6x5xi64>) outs(%cst : tensor<6x2x5xi64>) dimensions = [1] 
    return %transposed, %broadcasted : tensor<6x5xi64>, tensor<6x2x5xi64>
  }
}

