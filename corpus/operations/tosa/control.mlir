// Branches that get their tensors as inputs, and that use those from outside.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %x = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %true = "tosa.const"() {values = dense<true> : tensor<i1>} : () -> tensor<i1>
  %false = "tosa.const"() {values = dense<false> : tensor<i1>} : () -> tensor<i1>
  %0 = tosa.cond_if %true (%p = %x) : tensor<i1> (tensor<2x3xi32>) -> tensor<2x3xi32> {
  ^bb0(%a: tensor<2x3xi32>):
    tosa.yield %a : tensor<2x3xi32>
  } else {
  ^bb0(%a: tensor<2x3xi32>):
    %s = tosa.add %a, %a : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    tosa.yield %s : tensor<2x3xi32>
  }
  check.expect_eq(%0, %x) : tensor<2x3xi32>
  %1 = tosa.cond_if %false : tensor<i1> -> tensor<2x3xi32> {
    tosa.yield %x : tensor<2x3xi32>
  } else {
    %s = tosa.add %x, %x : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    tosa.yield %s : tensor<2x3xi32>
  }
  %e1 = arith.constant dense<[[2, 4, 6], [8, 10, 12]]> : tensor<2x3xi32>
  check.expect_eq(%1, %e1) : tensor<2x3xi32>
  return
}

// -----
// Several results; the branch that is not taken may be undefined.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %most = "tosa.const"() {values = dense<2147483647> : tensor<1xi32>} : () -> tensor<1xi32>
  %x = "tosa.const"() {values = dense<[true, false]> : tensor<2xi1>} : () -> tensor<2xi1>
  %false = "tosa.const"() {values = dense<false> : tensor<i1>} : () -> tensor<i1>
  %0:2 = tosa.cond_if %false : tensor<i1> -> (tensor<1xi32>, tensor<2xi1>) {
    %s = tosa.add %most, %most : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    tosa.yield %s, %x : tensor<1xi32>, tensor<2xi1>
  } else {
    %n = tosa.logical_not %x : (tensor<2xi1>) -> tensor<2xi1>
    tosa.yield %most, %n : tensor<1xi32>, tensor<2xi1>
  }
  %e0 = arith.constant dense<2147483647> : tensor<1xi32>
  check.expect_eq(%0#0, %e0) : tensor<1xi32>
  %e1 = arith.constant dense<[false, true]> : tensor<2xi1>
  check.expect_eq(%0#1, %e1) : tensor<2xi1>
  return
}

// -----
// EXPECT-NOT-COMPILED: failed to legalize operation 'tosa.cond_if'
// Upstream does not convert a branch in a branch.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %x = "tosa.const"() {values = dense<7> : tensor<1xi32>} : () -> tensor<1xi32>
  %y = "tosa.const"() {values = dense<8> : tensor<1xi32>} : () -> tensor<1xi32>
  %true = "tosa.const"() {values = dense<true> : tensor<i1>} : () -> tensor<i1>
  %false = "tosa.const"() {values = dense<false> : tensor<i1>} : () -> tensor<i1>
  %0 = tosa.cond_if %true : tensor<i1> -> tensor<1xi32> {
    %1 = tosa.cond_if %false : tensor<i1> -> tensor<1xi32> {
      tosa.yield %x : tensor<1xi32>
    } else {
      tosa.yield %y : tensor<1xi32>
    }
    tosa.yield %1 : tensor<1xi32>
  } else {
    tosa.yield %x : tensor<1xi32>
  }
  check.expect_eq(%0, %y) : tensor<1xi32>
  return
}

// -----
// EXPECT-UNDEFINED: the condition does not have one element
func.func @main(%c: tensor<?xi1> {padlab.extents = array<i64: 2>}) -> tensor<1xi32> attributes {padlab.seed = 1 : i64} {
  %y = "tosa.const"() {values = dense<7> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.cond_if %c : tensor<?xi1> -> tensor<1xi32> {
    tosa.yield %y : tensor<1xi32>
  } else {
    tosa.yield %y : tensor<1xi32>
  }
  return %0 : tensor<1xi32>
}

// -----
// EXPECT-UNDEFINED: the condition is poison
func.func @main() -> tensor<1xi32> attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %b = "tosa.exp"(%a) : (tensor<1xf32>) -> tensor<1xf32>
  %c = tosa.greater %b, %a : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %s = "tosa.const_shape"() <{values = dense<> : tensor<0xindex>}> : () -> !tosa.shape<0>
  %d = tosa.reshape %c, %s : (tensor<1xi1>, !tosa.shape<0>) -> tensor<i1>
  %y = "tosa.const"() {values = dense<7> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.cond_if %d : tensor<i1> -> tensor<1xi32> {
    tosa.yield %y : tensor<1xi32>
  } else {
    tosa.yield %y : tensor<1xi32>
  }
  return %0 : tensor<1xi32>
}
