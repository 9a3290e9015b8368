// The callee may write to its argument where a case yields it.
func.func @main(%a: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) attributes {padlab.seed = 1 : i64} {
  %one = arith.constant 1 : index
  %x = func.call @choose(%one, %a) : (index, tensor<4xi32>) -> tensor<4xi32>
  %i = arith.constant 2 : index
  %e = tensor.extract %x[%i] : tensor<4xi32>
  %f = tensor.extract %a[%i] : tensor<4xi32>
  check.expect_eq(%e, %f) : i32
  return %x, %a : tensor<4xi32>, tensor<4xi32>
}
func.func @choose(%i: index, %t: tensor<4xi32>) -> tensor<4xi32> {
  %k = arith.constant dense<3> : tensor<4xi32>
  %r = scf.index_switch %i -> tensor<4xi32>
  case 1 {
    scf.yield %t : tensor<4xi32>
  }
  case -3 {
    scf.yield %k : tensor<4xi32>
  }
  default {
    %c = arith.constant 8 : i32
    %e = tensor.splat %c : tensor<4xi32>
    scf.yield %e : tensor<4xi32>
  }
  %c100 = arith.constant 100 : i32
  %zero = arith.constant 0 : index
  %s = tensor.insert %c100 into %r[%zero] : tensor<4xi32>
  return %s : tensor<4xi32>
}
