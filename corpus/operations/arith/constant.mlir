// Constants of all kinds of elements; those of a sparse one that it does not name are zero.

func.func @main() -> (tensor<2x3xi32>, tensor<4xf32>, tensor<2xcomplex<f32>>, vector<3xi8>)
    attributes {padlab.seed = 0 : i64} {
  %sparse = arith.constant sparse<[[0, 0], [1, 2]], [7, -9]> : tensor<2x3xi32>
  %dense = arith.constant dense<[[7, 0, 0], [0, 0, -9]]> : tensor<2x3xi32>
  check.expect_eq(%sparse, %dense) : tensor<2x3xi32>
  %floats = arith.constant sparse<[[3]], [1.5]> : tensor<4xf32>
  %splat = arith.constant sparse<[[1], [2]], 2.5> : tensor<4xf32>
  %sum = arith.addf %floats, %splat : tensor<4xf32>
  %numbers = arith.constant sparse<[[1]], [(1.0, -2.0)]> : tensor<2xcomplex<f32>>
  %lanes = arith.constant sparse<[[2]], [5]> : vector<3xi8>
  return %sparse, %sum, %numbers, %lanes
    : tensor<2x3xi32>, tensor<4xf32>, tensor<2xcomplex<f32>>, vector<3xi8>
}

// -----

memref.global "private" constant @table : memref<4xi32> = sparse<[[1], [3]], [5, 6]>
func.func @main() -> i32 attributes {padlab.seed = 0 : i64} {
  %i = arith.constant 3 : index
  %m = memref.get_global @table : memref<4xi32>
  %x = memref.load %m[%i] : memref<4xi32>
  %c6 = arith.constant 6 : i32
  check.expect_eq(%x, %c6) : i32
  return %x : i32
}

// -----

// EXPECT-UNSUPPORTED: type i129
func.func @main() -> i32 attributes {padlab.seed = 0 : i64} {
  %0 = arith.constant 1 : i129
  %1 = arith.constant 1 : i32
  return %1 : i32
}
