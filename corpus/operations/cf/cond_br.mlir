// Both edges to one block: the Standard document's own example, on tensors.
func.func @main(%a: tensor<3xi32>, %b: tensor<3xi32>) attributes {padlab.seed = 1 : i64} {
  %true = arith.constant true
  %x = func.call @select(%a, %b, %true) : (tensor<3xi32>, tensor<3xi32>, i1) -> tensor<3xi32>
  check.expect_eq(%x, %a) : tensor<3xi32>
  %false = arith.constant false
  %y = func.call @select(%a, %b, %false) : (tensor<3xi32>, tensor<3xi32>, i1) -> tensor<3xi32>
  check.expect_eq(%y, %b) : tensor<3xi32>
  return
}
func.func @select(%a: tensor<3xi32>, %b: tensor<3xi32>, %flag: i1) -> tensor<3xi32> {
  cf.cond_br %flag, ^bb1(%a : tensor<3xi32>), ^bb1(%b : tensor<3xi32>)
^bb1(%x: tensor<3xi32>):
  return %x : tensor<3xi32>
}

// -----
// What one block writes to, another one still has.
func.func @main(%a: tensor<3xi32>, %i: index {padlab.value = 0 : index}, %c: i1) -> tensor<3xi32>
    attributes {padlab.seed = 1 : i64} {
  %k = arith.constant dense<1> : tensor<3xi32>
  %five = arith.constant 5 : i32
  cf.cond_br %c, ^bb1(%k : tensor<3xi32>), ^bb1(%a : tensor<3xi32>)
^bb1(%x: tensor<3xi32>):
  %y = tensor.insert %five into %x[%i] : tensor<3xi32>
  %e = tensor.extract %y[%i] : tensor<3xi32>
  check.expect_eq(%e, %five) : i32
  %old = tensor.extract %k[%i] : tensor<3xi32>
  %one = arith.constant 1 : i32
  check.expect_eq(%old, %one) : i32
  return %a : tensor<3xi32>
}

// -----
// A loop of blocks that carries a tensor.
func.func @main(%a: tensor<?xi32> {padlab.extents = array<i64: 3>}) -> (tensor<?xi32>, tensor<?xi32>)
    attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %ten = arith.constant 10 : i32
  cf.br ^loop(%zero, %a : index, tensor<?xi32>)
^loop(%i: index, %x: tensor<?xi32>):
  %go = arith.cmpi slt, %i, %four : index
  cf.cond_br %go, ^body, ^done
^body:
  %e = tensor.extract %x[%one] : tensor<?xi32>
  %f = arith.addi %e, %ten : i32
  %y = tensor.insert %f into %x[%one] : tensor<?xi32>
  %next = arith.addi %i, %one : index
  cf.br ^loop(%next, %y : index, tensor<?xi32>)
^done:
  %last = tensor.extract %x[%one] : tensor<?xi32>
  %first = tensor.extract %a[%one] : tensor<?xi32>
  %grown = arith.subi %last, %first : i32
  %forty = arith.constant 40 : i32
  check.expect_eq(%grown, %forty) : i32
  return %x, %a : tensor<?xi32>, tensor<?xi32>
}

// -----
// Without a rank, from buffers of different layouts.
func.func @main(%a: tensor<4x6xi32>, %c: i1) -> tensor<?x?xi32> attributes {padlab.seed = 3 : i64} {
  %s = tensor.extract_slice %a[1, 0] [2, 3] [1, 2] : tensor<4x6xi32> to tensor<2x3xi32>
  %u = tensor.cast %s : tensor<2x3xi32> to tensor<*xi32>
  %v = tensor.cast %a : tensor<4x6xi32> to tensor<*xi32>
  cf.cond_br %c, ^bb1(%u : tensor<*xi32>), ^bb1(%v : tensor<*xi32>)
^bb1(%x: tensor<*xi32>):
  %y = tensor.cast %x : tensor<*xi32> to tensor<?x?xi32>
  return %y : tensor<?x?xi32>
}
