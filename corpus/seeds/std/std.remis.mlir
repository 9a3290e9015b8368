// Brings std.remis, tensor.gather.
module {
  func.func @main(%arg0: tensor<3xi16>, %arg1: i4, %arg2: tensor<1xi4>) -> (tensor<2xi4>, i4, tensor<1xi4>) attributes {padlab.seed = 249318687 : i64} {
    %0 = std.splat %arg1 : tensor<2xi4>
    %cst = arith.constant dense<0> : tensor<1x1xi9>
    %gather = tensor.gather %0[%cst] gather_dims([0]) unique : (tensor<2xi4>, tensor<1x1xi9>) -> tensor<1xi4>
    %1 = std.constant -2 : i4
    %2 = std.constant 7 : i4
    %3 = std.and %1, %2 : i4
    %4 = std.constant 1 : i4
    %5 = std.or %3, %4 : i4
    %6 = std.remis %arg1, %5 : i4
    %cst_0 = arith.constant dense<0> : tensor<1x1xi9>
    %gather_1 = tensor.gather %0[%cst_0] gather_dims([0]) unique : (tensor<2xi4>, tensor<1x1xi9>) -> tensor<1xi4>
    std.return %0, %6, %gather : tensor<2xi4>, i4, tensor<1xi4>
  }
}

