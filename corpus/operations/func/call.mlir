// The caller may write to what it is given, even if the callee has a constant.
func.func @main(%f: f32) attributes {padlab.seed = 1 : i64} {
  %i = arith.constant 0 : index
  %k = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %a = func.call @constant() : () -> tensor<3xf32>
  %b = tensor.insert %f into %a[%i] : tensor<3xf32>
  %e = tensor.extract %b[%i] : tensor<3xf32>
  check.expect_eq(%e, %f) : f32
  %again = func.call @constant() : () -> tensor<3xf32>
  check.expect_eq(%again, %k) : tensor<3xf32>
  return
}
func.func @constant() -> tensor<3xf32> {
  %k = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  return %k : tensor<3xf32>
}

// -----
// A constant on one way, behind a cast, without a rank.
func.func @main(%a: tensor<2xi32>, %c: i1) -> (tensor<?xi32>, tensor<2xi32>) attributes {padlab.seed = 1 : i64} {
  %i = arith.constant 1 : index
  %x = arith.constant 9 : i32
  %t = func.call @either(%a, %c) : (tensor<2xi32>, i1) -> tensor<*xi32>
  %r = tensor.cast %t : tensor<*xi32> to tensor<?xi32>
  %s = tensor.insert %x into %r[%i] : tensor<?xi32>
  return %s, %a : tensor<?xi32>, tensor<2xi32>
}
func.func @either(%a: tensor<2xi32>, %c: i1) -> tensor<*xi32> {
  %k = arith.constant dense<[4, 5]> : tensor<2xi32>
  %s = scf.if %c -> tensor<2xi32> {
    scf.yield %k : tensor<2xi32>
  } else {
    scf.yield %a : tensor<2xi32>
  }
  %u = tensor.cast %s : tensor<2xi32> to tensor<*xi32>
  return %u : tensor<*xi32>
}

// -----
// The same tensor with and without a rank: the callee writes to one, and reads
// the other.
func.func @main(%a: tensor<3xi32>, %f: i32) -> (tensor<3xi32>, tensor<3xi32>)
    attributes {padlab.seed = 9 : i64} {
  %u = tensor.cast %a : tensor<3xi32> to tensor<*xi32>
  %r = func.call @write(%a, %u, %f) : (tensor<3xi32>, tensor<*xi32>, i32) -> tensor<3xi32>
  return %r, %a : tensor<3xi32>, tensor<3xi32>
}
func.func @write(%a: tensor<3xi32>, %u: tensor<*xi32>, %f: i32) -> tensor<3xi32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %b = tensor.insert %f into %a[%zero] : tensor<3xi32>
  %c = tensor.cast %u : tensor<*xi32> to tensor<?xi32>
  %e = tensor.extract %c[%zero] : tensor<?xi32>
  %d = tensor.insert %e into %b[%one] : tensor<3xi32>
  return %d : tensor<3xi32>
}
