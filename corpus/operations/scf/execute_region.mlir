// Several blocks, several yields: of scalars and of tensors, one of which is written to later.

func.func @main(%c: i1 {padlab.value = false}, %a: tensor<3xi32>, %b: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, i32)
    attributes {padlab.seed = 1 : i64} {
  %i = arith.constant 2 : index
  %k = arith.constant 7 : i32
  %r, %n = scf.execute_region -> (tensor<3xi32>, i32) {
    %x = tensor.extract %a[%i] : tensor<3xi32>
    cf.cond_br %c, ^first, ^second
  ^first:
    scf.yield %a, %x : tensor<3xi32>, i32
  ^second:
    scf.yield %b, %k : tensor<3xi32>, i32
  }
  check.expect_eq(%n, %k) : i32
  %w = tensor.insert %n into %r[%i] : tensor<3xi32>
  return %w, %b, %n : tensor<3xi32>, tensor<3xi32>, i32
}
