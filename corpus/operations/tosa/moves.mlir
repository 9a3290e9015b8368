func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8>
  %amounts = "tosa.const_shape"() <{values = dense<[1, 0, 0, 2]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %v = "tosa.const"() {values = dense<9> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.pad %a, %amounts, %v : (tensor<2x3xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<3x5xi8>
  %e = arith.constant dense<[[9, 9, 9, 9, 9], [1, 2, 3, 9, 9], [4, 5, 6, 9, 9]]> : tensor<3x5xi8>
  check.expect_eq(%0, %e) : tensor<3x5xi8>
  %start = "tosa.const_shape"() <{values = dense<[1, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %size = "tosa.const_shape"() <{values = dense<[2, 3]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %1 = tosa.slice %0, %start, %size : (tensor<3x5xi8>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xi8>
  %e1 = arith.constant dense<[[2, 3, 9], [5, 6, 9]]> : tensor<2x3xi8>
  check.expect_eq(%1, %e1) : tensor<2x3xi8>
  %2 = "tosa.concat"(%a, %1) <{axis = 1 : i32}> : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x6xi8>
  %e2 = arith.constant dense<[[1, 2, 3, 2, 3, 9], [4, 5, 6, 5, 6, 9]]> : tensor<2x6xi8>
  check.expect_eq(%2, %e2) : tensor<2x6xi8>
  return
}

// -----
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8>
  %s = "tosa.const_shape"() <{values = dense<[3, 2]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<3x2xi8>
  %e0 = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi8>
  check.expect_eq(%0, %e0) : tensor<3x2xi8>
  %1 = "tosa.transpose"(%a) <{perms = array<i32: 1, 0>}> : (tensor<2x3xi8>) -> tensor<3x2xi8>
  %e1 = arith.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi8>
  check.expect_eq(%1, %e1) : tensor<3x2xi8>
  %2 = "tosa.reverse"(%a) <{axis = 1 : i32}> : (tensor<2x3xi8>) -> tensor<2x3xi8>
  %e2 = arith.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi8>
  check.expect_eq(%2, %e2) : tensor<2x3xi8>
  %m = "tosa.const_shape"() <{values = dense<[2, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %3 = tosa.tile %a, %m : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<4x3xi8>
  %e3 = arith.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xi8>
  check.expect_eq(%3, %e3) : tensor<4x3xi8>
  %4 = tosa.identity %3 : (tensor<4x3xi8>) -> tensor<4x3xi8>
  check.expect_eq(%4, %e3) : tensor<4x3xi8>
  return
}

// -----
func.func @main(%v: tensor<2x3x2xf32>) -> tensor<2x2x2xf32> attributes {padlab.seed = 1 : i64} {
  %i = "tosa.const"() {values = dense<[[2, 0], [1, 1]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %0 = tosa.gather %v, %i : (tensor<2x3x2xf32>, tensor<2x2xi32>) -> tensor<2x2x2xf32>
  return %0 : tensor<2x2x2xf32>
}

// -----
// EXPECT-UNDEFINED: is out of bounds of extent 3
func.func @main(%v: tensor<2x3x2xf32>) -> tensor<2x2x2xf32> attributes {padlab.seed = 1 : i64} {
  %i = "tosa.const"() {values = dense<[[2, 3], [1, 1]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %0 = tosa.gather %v, %i : (tensor<2x3x2xf32>, tensor<2x2xi32>) -> tensor<2x2x2xf32>
  return %0 : tensor<2x2x2xf32>
}

// -----
func.func @main(%v: tensor<1x4x2xf32>, %u: tensor<1x2x2xf32>) -> tensor<1x4x2xf32> attributes {padlab.seed = 1 : i64} {
  %i = "tosa.const"() {values = dense<[[3, 0]]> : tensor<1x2xi32>} : () -> tensor<1x2xi32>
  %0 = tosa.scatter %v, %i, %u : (tensor<1x4x2xf32>, tensor<1x2xi32>, tensor<1x2x2xf32>) -> tensor<1x4x2xf32>
  return %0 : tensor<1x4x2xf32>
}

// -----
// EXPECT-UNDEFINED: is written twice
func.func @main(%v: tensor<1x4x2xf32>, %u: tensor<1x2x2xf32>) -> tensor<1x4x2xf32> attributes {padlab.seed = 1 : i64} {
  %i = "tosa.const"() {values = dense<[[3, 3]]> : tensor<1x2xi32>} : () -> tensor<1x2xi32>
  %0 = tosa.scatter %v, %i, %u : (tensor<1x4x2xf32>, tensor<1x2xi32>, tensor<1x2x2xf32>) -> tensor<1x4x2xf32>
  return %0 : tensor<1x4x2xf32>
}

// -----
// EXPECT-ERROR: 'tosa.transpose' op expected perms attribute to have size 2
func.func @main(%a: tensor<2x3xi8>) -> tensor<3x2xi8> attributes {padlab.seed = 1 : i64} {
  %1 = "tosa.transpose"(%a) <{perms = array<i32: 1>}> : (tensor<2x3xi8>) -> tensor<3x2xi8>
  return %1 : tensor<3x2xi8>
}
