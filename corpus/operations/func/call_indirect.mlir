// Functions of tensors, as arguments of functions and of blocks.
func.func @main(%a: tensor<4xi32>, %c: i1)
    -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) attributes {padlab.seed = 1 : i64} {
  %twice = func.constant @twice : (tensor<4xi32>) -> tensor<4xi32>
  %same = func.constant @same : (tensor<4xi32>) -> tensor<4xi32>
  %seven = func.constant @seven : (tensor<4xi32>) -> tensor<4xi32>
  %x = func.call @apply(%twice, %a) : ((tensor<4xi32>) -> tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %y = func.call @apply(%seven, %a) : ((tensor<4xi32>) -> tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %k = arith.constant dense<[100, 7, 7, 7]> : tensor<4xi32>
  check.expect_eq(%y, %k) : tensor<4xi32>
  cf.cond_br %c, ^bb1(%twice : (tensor<4xi32>) -> tensor<4xi32>), ^bb1(%same : (tensor<4xi32>) -> tensor<4xi32>)
^bb1(%g: (tensor<4xi32>) -> tensor<4xi32>):
  %z = func.call @apply(%g, %a) : ((tensor<4xi32>) -> tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %x, %y, %z, %a : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}
func.func @apply(%g: (tensor<4xi32>) -> tensor<4xi32>, %t: tensor<4xi32>) -> tensor<4xi32> {
  %r = func.call_indirect %g(%t) : (tensor<4xi32>) -> tensor<4xi32>
  %i = arith.constant 0 : index
  %x = arith.constant 100 : i32
  %s = tensor.insert %x into %r[%i] : tensor<4xi32>
  return %s : tensor<4xi32>
}
func.func @twice(%t: tensor<4xi32>) -> tensor<4xi32> {
  %e = tensor.empty() : tensor<4xi32>
  %r = linalg.map { arith.addi } ins(%t, %t : tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>)
  return %r : tensor<4xi32>
}
func.func @same(%t: tensor<4xi32>) -> tensor<4xi32> {
  return %t : tensor<4xi32>
}
func.func @seven(%t: tensor<4xi32>) -> tensor<4xi32> {
  %k = arith.constant dense<7> : tensor<4xi32>
  return %k : tensor<4xi32>
}

// -----
// A function that calls itself by a value.
func.func @main(%t: tensor<?xi32> {padlab.extents = array<i64: 2>}) -> tensor<?xi32>
    attributes {padlab.seed = 1 : i64} {
  %n = arith.constant 4 : i32
  %r = func.call @down(%n, %t) : (i32, tensor<?xi32>) -> tensor<?xi32>
  %i = arith.constant 0 : index
  %last = tensor.extract %r[%i] : tensor<?xi32>
  %first = tensor.extract %t[%i] : tensor<?xi32>
  %sum = arith.subi %last, %first : i32
  %ten = arith.constant 10 : i32
  check.expect_eq(%sum, %ten) : i32
  return %t : tensor<?xi32>
}
func.func @down(%n: i32, %t: tensor<?xi32>) -> tensor<?xi32> {
  %zero = arith.constant 0 : i32
  %i = arith.constant 0 : index
  %stop = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %stop, ^done(%t : tensor<?xi32>), ^more
^more:
  %self = func.constant @down : (i32, tensor<?xi32>) -> tensor<?xi32>
  %one = arith.constant 1 : i32
  %m = arith.subi %n, %one : i32
  %e = tensor.extract %t[%i] : tensor<?xi32>
  %f = arith.addi %e, %n : i32
  %u = tensor.insert %f into %t[%i] : tensor<?xi32>
  %r = func.call_indirect %self(%m, %u) : (i32, tensor<?xi32>) -> tensor<?xi32>
  cf.br ^done(%r : tensor<?xi32>)
^done(%x: tensor<?xi32>):
  return %x : tensor<?xi32>
}

// -----
// A function of a function, and one of scalars, which stays a pointer.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %inc = func.constant @increment : (i32) -> i32
  %twice = func.constant @twice : ((i32) -> i32, i32) -> i32
  %map = func.constant @map : ((i32) -> i32, tensor<2xi32>) -> tensor<2xi32>
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %x = func.call_indirect %twice(%inc, %one) : ((i32) -> i32, i32) -> i32
  check.expect_eq(%x, %three) : i32
  %t = arith.constant dense<[10, 20]> : tensor<2xi32>
  %u = func.call_indirect %map(%inc, %t) : ((i32) -> i32, tensor<2xi32>) -> tensor<2xi32>
  %e = arith.constant dense<[11, 21]> : tensor<2xi32>
  check.expect_eq(%u, %e) : tensor<2xi32>
  return
}
func.func @increment(%x: i32) -> i32 {
  %one = arith.constant 1 : i32
  %y = arith.addi %x, %one : i32
  return %y : i32
}
func.func @twice(%f: (i32) -> i32, %x: i32) -> i32 {
  %y = func.call_indirect %f(%x) : (i32) -> i32
  %z = func.call_indirect %f(%y) : (i32) -> i32
  return %z : i32
}
func.func @map(%f: (i32) -> i32, %t: tensor<2xi32>) -> tensor<2xi32> {
  %r = tensor.generate {
  ^bb0(%i: index):
    %e = tensor.extract %t[%i] : tensor<2xi32>
    %g = func.call_indirect %f(%e) : (i32) -> i32
    tensor.yield %g : i32
  } : tensor<2xi32>
  return %r : tensor<2xi32>
}

// -----
// Functions of memrefs with a layout, and of a memory space.
#permuted = affine_map<(i, j) -> (j, i)>
func.func @main(%x: i32, %c: i1) attributes {padlab.seed = 1 : i64} {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %a = memref.alloc(%two) : memref<?x3xi32, #permuted, 1>
  %b = memref.alloc(%two) : memref<?x3xi32, #permuted, 1>
  %first = func.constant @first : (memref<?x3xi32, #permuted, 1>, memref<?x3xi32, #permuted, 1>) -> memref<?x3xi32, #permuted, 1>
  %second = func.constant @second : (memref<?x3xi32, #permuted, 1>, memref<?x3xi32, #permuted, 1>) -> memref<?x3xi32, #permuted, 1>
  %f = arith.select %c, %first, %second : (memref<?x3xi32, #permuted, 1>, memref<?x3xi32, #permuted, 1>) -> memref<?x3xi32, #permuted, 1>
  %m = func.call_indirect %f(%a, %b) : (memref<?x3xi32, #permuted, 1>, memref<?x3xi32, #permuted, 1>) -> memref<?x3xi32, #permuted, 1>
  memref.store %x, %m[%one, %two] : memref<?x3xi32, #permuted, 1>
  %n = arith.select %c, %a, %b : memref<?x3xi32, #permuted, 1>
  %y = memref.load %n[%one, %two] : memref<?x3xi32, #permuted, 1>
  check.expect_eq(%x, %y) : i32
  return
}
func.func @first(%a: memref<?x3xi32, #permuted, 1>, %b: memref<?x3xi32, #permuted, 1>) -> memref<?x3xi32, #permuted, 1> {
  return %a : memref<?x3xi32, #permuted, 1>
}
func.func @second(%a: memref<?x3xi32, #permuted, 1>, %b: memref<?x3xi32, #permuted, 1>) -> memref<?x3xi32, #permuted, 1> {
  return %b : memref<?x3xi32, #permuted, 1>
}
