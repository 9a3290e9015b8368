func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[[1, -2, 3], [4, 5, -6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %0 = "tosa.reduce_sum"(%a) <{axis = 1 : i32}> : (tensor<2x3xi32>) -> tensor<2x1xi32>
  %e0 = arith.constant dense<[[2], [3]]> : tensor<2x1xi32>
  check.expect_eq(%0, %e0) : tensor<2x1xi32>
  %1 = "tosa.reduce_max"(%a) <{axis = 0 : i32}> : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %e1 = arith.constant dense<[[4, 5, 3]]> : tensor<1x3xi32>
  check.expect_eq(%1, %e1) : tensor<1x3xi32>
  %2 = "tosa.reduce_min"(%a) <{axis = 0 : i32}> : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %e2 = arith.constant dense<[[1, -2, -6]]> : tensor<1x3xi32>
  check.expect_eq(%2, %e2) : tensor<1x3xi32>
  return
}

// -----
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[[true, false], [true, true]]> : tensor<2x2xi1>} : () -> tensor<2x2xi1>
  %0 = "tosa.reduce_all"(%a) <{axis = 1 : i32}> : (tensor<2x2xi1>) -> tensor<2x1xi1>
  %e0 = arith.constant dense<[[false], [true]]> : tensor<2x1xi1>
  check.expect_eq(%0, %e0) : tensor<2x1xi1>
  %1 = "tosa.reduce_any"(%a) <{axis = 0 : i32}> : (tensor<2x2xi1>) -> tensor<1x2xi1>
  %e1 = arith.constant dense<[[true, true]]> : tensor<1x2xi1>
  check.expect_eq(%1, %e1) : tensor<1x2xi1>
  return
}

// -----
// Whole numbers add and multiply exactly; a NaN stays one.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[[1.0, -2.0, 4.0], [0x7FC00000, 5.0, 1.0]]> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %0 = "tosa.reduce_sum"(%a) <{axis = 1 : i32}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %e0 = arith.constant dense<[[3.0], [0x7FC00000]]> : tensor<2x1xf32>
  check.expect_eq(%0, %e0) : tensor<2x1xf32>
  %1 = "tosa.reduce_max"(%a) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %e1 = arith.constant dense<[[4.0], [5.0]]> : tensor<2x1xf32>
  check.expect_eq(%1, %e1) : tensor<2x1xf32>
  %2 = "tosa.reduce_min"(%a) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %e2 = arith.constant dense<[[-2.0], [0x7FC00000]]> : tensor<2x1xf32>
  check.expect_eq(%2, %e2) : tensor<2x1xf32>
  %b = "tosa.const"() {values = dense<[[3.0, -2.0, 4.0]]> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
  %3 = "tosa.reduce_product"(%b) <{axis = 1 : i32}> : (tensor<1x3xf32>) -> tensor<1x1xf32>
  %e3 = arith.constant dense<-24.0> : tensor<1x1xf32>
  check.expect_eq(%3, %e3) : tensor<1x1xf32>
  return
}

// -----
// EXPECT-UNDEFINED: does not fit i32
func.func @main() -> tensor<1xi32> attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[2147483647, 1]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tosa.reduce_sum"(%a) <{axis = 0 : i32}> : (tensor<2xi32>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}

// -----
// The first of several largest elements.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[[1, 7, 7], [-3, -3, -4]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8>
  %0 = "tosa.argmax"(%a) <{axis = 1 : i32}> : (tensor<2x3xi8>) -> tensor<2xi32>
  %e0 = arith.constant dense<[1, 0]> : tensor<2xi32>
  check.expect_eq(%0, %e0) : tensor<2xi32>
  return
}
