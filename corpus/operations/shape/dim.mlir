// One extent of a value.

func.func @main(%t: tensor<?x3xf32> {padlab.extents = array<i64: 2>},
                %u: tensor<*xi8> {padlab.extents = array<i64: 4, 0>},
                %n0: !shape.size {padlab.value = 0 : index},
                %unknown: !shape.size {padlab.value = "?"},
                %invalid: !shape.size {padlab.value = "invalid"})
    -> (index, !shape.size, !shape.size) attributes {padlab.seed = 0 : i64} {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %0 = shape.dim %t, %i1 : tensor<?x3xf32>, index -> index
  %i3 = arith.constant 3 : index
  check.expect_eq(%0, %i3) : index
  // dim(x, i) == get_extent(shape_of(x), i)
  %1 = shape.dim %t, %n0 : tensor<?x3xf32>, !shape.size -> !shape.size
  %s = shape.shape_of %t : tensor<?x3xf32> -> !shape.shape
  %extent = shape.get_extent %s, %i0 : !shape.shape, index -> !shape.size
  check.expect_eq(%1, %extent) : !shape.size
  %2 = shape.dim %u, %i1 : tensor<*xi8>, index -> !shape.size
  check.expect_eq(%2, %n0) : !shape.size
  // The index is an error, out of bounds, or unknown.
  %e0 = shape.dim %t, %invalid : tensor<?x3xf32>, !shape.size -> !shape.size
  check.expect_error(%e0) "" : !shape.size
  %e1 = shape.dim %u, %i3 : tensor<*xi8>, index -> !shape.size
  check.expect_error(%e1) "index is out of bounds" : !shape.size
  %3 = shape.dim %t, %unknown : tensor<?x3xf32>, !shape.size -> !shape.size
  check.expect_eq(%3, %unknown) : !shape.size
  return %0, %1, %2 : index, !shape.size, !shape.size
}

// -----

// EXPECT-UNDEFINED: an index cannot hold the size [invalid]
func.func @main(
    %t_1_2: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[1, 2]> : tensor<2xindex>},
    %i1: index {padlab.value = 1 : index},
    %i0: index {padlab.value = 0 : index})
    -> index attributes {padlab.seed = 0 : i64} {
  %r0 = shape.dim %t_1_2, %i1 : tensor<?xindex>, index -> index
  check.expect_eq(%r0, %i0) : index
  return %r0 : index
}
