// Assertions that hold have no effect.

func.func @main(%n: index {padlab.value = 3 : index}) -> index
    attributes {padlab.seed = 1 : i64} {
  %four = arith.constant 4 : index
  %fits = arith.cmpi ult, %n, %four : index
  cf.assert %fits, "n is too large"
  return %n : index
}

// -----

// One that fails stops the program, with its message.
// EXPECT-STOP: n is too large
func.func @main(%n: index {padlab.value = 4 : index}) -> index
    attributes {padlab.seed = 1 : i64} {
  %four = arith.constant 4 : index
  %fits = arith.cmpi ult, %n, %four : index
  cf.assert %fits, "n is too large"
  return %n : index
}

// -----

// The first one that fails, wherever it stands: in a loop of a function that is
// called.
// EXPECT-STOP: element below zero
func.func private @check(%t: tensor<?xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %n = tensor.dim %t, %zero : tensor<?xi32>
  scf.for %i = %zero to %n step %one {
    %x = tensor.extract %t[%i] : tensor<?xi32>
    %holds = arith.cmpi sge, %x, %none : i32
    cf.assert %holds, "element below zero"
  }
  return
}
func.func @main(%t: tensor<?xi32> {padlab.extents = array<i64: 3>,
                                   padlab.value = dense<[1, 0, -2]> : tensor<3xi32>})
    -> tensor<?xi32> attributes {padlab.seed = 1 : i64} {
  %never = arith.constant false
  func.call @check(%t) : (tensor<?xi32>) -> ()
  cf.assert %never, "not reached"
  return %t : tensor<?xi32>
}

// -----

// What stands behind an error is not run.
// EXPECT-STOP: no divisor
func.func @main(%a: i32 {padlab.value = 1 : i32}, %b: i32 {padlab.value = 0 : i32})
    -> i32 attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : i32
  %isSome = arith.cmpi ne, %b, %zero : i32
  cf.assert %isSome, "no divisor"
  %q = arith.divsi %a, %b : i32
  return %q : i32
}

// -----

// In the body of a structured operation.
// EXPECT-STOP: it's "odd"
func.func @main(%t: tensor<2x2xi32> {padlab.value = dense<[[0, 2], [4, 7]]> : tensor<2x2xi32>})
    -> tensor<2x2xi32> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<2x2xi32>
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%t : tensor<2x2xi32>) outs(%out : tensor<2x2xi32>) {
  ^bb0(%x: i32, %o: i32):
    %bit = arith.andi %x, %one : i32
    %even = arith.cmpi eq, %bit, %zero : i32
    cf.assert %even, "it's \"odd\""
    linalg.yield %x : i32
  } -> tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}
