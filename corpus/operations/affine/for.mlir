// Above the diagonal 1, on it 2, below what was there.
func.func @main(%t: tensor<3x3xi32> {padlab.value = dense<0> : tensor<3x3xi32>}) -> tensor<3x3xi32>
    attributes {padlab.seed = 4 : i64} {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %m = memref.alloc() : memref<3x3xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<3x3xi32>, memref<3x3xi32>) -> ()
  affine.for %i = 0 to 3 {
    affine.for %j = affine_map<(i) -> (i)>(%i) to 3 {
      affine.if affine_set<(i, j) : (i - j == 0)>(%i, %j) {
        affine.store %two, %m[%i, %j] : memref<3x3xi32>
      } else {
        affine.store %one, %m[%i, %j] : memref<3x3xi32>
      }
    }
  }
  %r = bufferization.to_tensor %m restrict : memref<3x3xi32> to tensor<3x3xi32>
  %k = arith.constant dense<[[2, 1, 1], [0, 2, 1], [0, 0, 2]]> : tensor<3x3xi32>
  check.expect_eq(%r, %k) : tensor<3x3xi32>
  return %r : tensor<3x3xi32>
}

// -----

// The largest lower bound, the smallest upper one, a step, a carried value.
func.func @main(%n: index {padlab.value = 7 : index}) -> (index, index) attributes {padlab.seed = 4 : i64} {
  %0 = func.call @sum(%n) : (index) -> index
  %1 = func.call @choose(%n) : (index) -> index
  %twelve = arith.constant 12 : index
  check.expect_eq(%0, %twelve) : index
  check.expect_eq(%1, %n) : index
  return %0, %1 : index, index
}
func.func private @sum(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = affine.for %i = max affine_map<() -> (1, 2)>() to min affine_map<()[n] -> (n, 100)>()[%n] step 2
      iter_args(%s = %c0) -> index {
    %t = arith.addi %s, %i : index
    affine.yield %t : index
  }
  return %0 : index
}
func.func private @choose(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = affine.if affine_set<()[n] : (n - 8 >= 0)>()[%n] -> index {
    affine.yield %c0 : index
  } else {
    affine.yield %n : index
  }
  return %0 : index
}
