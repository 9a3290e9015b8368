// Integers above 64 bits, f80 and f128 (docs/element-types.md).

func.func @main(%a: tensor<8xi128>, %b: tensor<8xi128>, %x: i128) -> (tensor<8xi128>, tensor<8xi128>, tensor<8xi128>, tensor<8xi1>, tensor<8xi64>, i128)
    attributes {padlab.seed = 3 : i64} {
  %sum = arith.addi %a, %b : tensor<8xi128>
  %product = arith.muli %a, %b : tensor<8xi128>
  %one = arith.constant dense<1> : tensor<8xi128>
  %odd = arith.ori %b, %one : tensor<8xi128>
  %quotient = arith.divui %a, %odd : tensor<8xi128>
  %less = arith.cmpi slt, %a, %b : tensor<8xi128>
  %low = arith.trunci %product : tensor<8xi128> to tensor<8xi64>
  %shift = arith.constant 65 : i128
  %shifted = arith.shli %x, %shift : i128
  return %sum, %product, %quotient, %less, %low, %shifted : tensor<8xi128>, tensor<8xi128>, tensor<8xi128>, tensor<8xi1>, tensor<8xi64>, i128
}

// -----

// Odd widths, padded.
func.func @main(%a: tensor<3x?xi100> {padlab.extents = array<i64: 2>}, %v: i100) -> tensor<?x?xi100> attributes {padlab.seed = 5 : i64} {
  %0 = tensor.cast %a : tensor<3x?xi100> to tensor<?x?xi100>
  %1 = tensor.pad %0 low[1, 0] high[2, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i100
  } : tensor<?x?xi100> to tensor<?x?xi100>
  return %1 : tensor<?x?xi100>
}

// -----

func.func @main(%a: tensor<2x3xf80>, %b: tensor<2x3xf80>, %v: f80) -> (tensor<4x3xf80>, tensor<2x3xf64>, f80) attributes {padlab.seed = 7 : i64} {
  %sum = arith.addf %a, %b : tensor<2x3xf80>
  %padded = tensor.pad %sum low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f80
  } : tensor<2x3xf80> to tensor<4x3xf80>
  %short = arith.truncf %sum : tensor<2x3xf80> to tensor<2x3xf64>
  %product = arith.mulf %v, %v : f80
  return %padded, %short, %product : tensor<4x3xf80>, tensor<2x3xf64>, f80
}

// -----

func.func @main(%a: tensor<2x3xf128>, %b: tensor<2x3xf128>, %v: f128) -> (tensor<4x3xf128>, tensor<2x3xf128>, tensor<2x3xi1>, f128)
    attributes {padlab.seed = 9 : i64} {
  %sum = arith.addf %a, %b : tensor<2x3xf128>
  %padded = tensor.pad %sum low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f128
  } : tensor<2x3xf128> to tensor<4x3xf128>
  %product = arith.mulf %a, %b : tensor<2x3xf128>
  %less = arith.cmpf olt, %a, %b : tensor<2x3xf128>
  %quotient = arith.divf %v, %v : f128
  return %padded, %product, %less, %quotient : tensor<4x3xf128>, tensor<2x3xf128>, tensor<2x3xi1>, f128
}

// -----

func.func @main(%x: complex<f80>, %y: tensor<2xcomplex<i128>>) -> (f80, tensor<2xcomplex<i128>>) attributes {padlab.seed = 11 : i64} {
  %0 = complex.re %x : complex<f80>
  return %0, %y : f80, tensor<2xcomplex<i128>>
}
