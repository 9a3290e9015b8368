// The write stands in another block than the argument that is read after it.
func.func @main(%a: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) attributes {padlab.seed = 1 : i64} {
  %f = arith.constant 5.0 : f32
  %i = arith.constant 0 : index
  cf.br ^bb1
^bb1:
  %y = tensor.insert %f into %a[%i] : tensor<3xf32>
  return %y, %a : tensor<3xf32>, tensor<3xf32>
}

// -----
func.func @main(%u: tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<?x?xi32>) attributes {padlab.seed = 5 : i64} {
  %a = tensor.cast %u : tensor<2x3xi32> to tensor<*xi32>
  %one = arith.constant 1 : index
  %x = arith.constant 7 : i32
  cf.br ^bb1(%a : tensor<*xi32>)
^bb1(%b: tensor<*xi32>):
  cf.br ^bb2
^bb2:
  %c = tensor.cast %b : tensor<*xi32> to tensor<?x?xi32>
  %d = tensor.insert %x into %c[%one, %one] : tensor<?x?xi32>
  return %u, %d : tensor<2x3xi32>, tensor<?x?xi32>
}

// -----
// A loop of blocks that casts what it carries; a block that nobody enters.
func.func @main(%a: tensor<4xi32>, %n: index {padlab.value = 3 : index}) -> (tensor<4xi32>, tensor<4xi32>)
    attributes {padlab.seed = 5 : i64} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %x = arith.constant 7 : i32
  cf.br ^loop(%zero, %a : index, tensor<4xi32>)
^loop(%i: index, %t: tensor<4xi32>):
  %d = tensor.cast %t : tensor<4xi32> to tensor<?xi32>
  %e = tensor.insert %x into %d[%i] : tensor<?xi32>
  %u = tensor.cast %e : tensor<?xi32> to tensor<4xi32>
  %next = arith.addi %i, %one : index
  %go = arith.cmpi slt, %next, %n : index
  cf.cond_br %go, ^loop(%next, %u : index, tensor<4xi32>), ^done
^done:
  return %u, %a : tensor<4xi32>, tensor<4xi32>
^nowhere(%y: tensor<*xi32>):
  %z = tensor.cast %y : tensor<*xi32> to tensor<4xi32>
  return %z, %a : tensor<4xi32>, tensor<4xi32>
}
