// What is a kind of linalg.elementwise from LLVM 24 on.
// REQUIRES: named-elementwise

func.func @main(%a: tensor<2x3xi16> {padlab.value = dense<[[-1, 7, 9], [100, -32768, 5]]> : tensor<2x3xi16>},
                %b: tensor<2x3xi16> {padlab.value = dense<[[2, 2, 4], [-1, 3, 5]]> : tensor<2x3xi16>})
    -> tensor<2x3xi16> attributes {padlab.seed = 0 : i64} {
  %e = tensor.empty() : tensor<2x3xi16>
  %0 = linalg.div_unsigned ins(%a, %b : tensor<2x3xi16>, tensor<2x3xi16>) outs(%e : tensor<2x3xi16>) -> tensor<2x3xi16>
  %expected = arith.constant dense<[[32767, 3, 2], [0, 10922, 1]]> : tensor<2x3xi16>
  check.expect_eq(%0, %expected) : tensor<2x3xi16>
  return %0 : tensor<2x3xi16>
}
