// Aggregates the extents of a shape.

// The document's example. (Its custom form lacks the type of the operand.)
func.func @reduce(%shape : !shape.shape, %init : !shape.size) -> !shape.size {
  %num_elements = shape.reduce(%shape, %init) : !shape.shape -> !shape.size  {
    ^bb0(%index: index, %dim: !shape.size, %acc: !shape.size):
      %updated_acc = "shape.mul"(%acc, %dim) : (!shape.size, !shape.size) -> !shape.size
      shape.yield %updated_acc : !shape.size
  }
  return %num_elements : !shape.size
}
func.func @main(%s: !shape.shape {padlab.value = "[2, 3, 4]"}, %scalar: !shape.shape {padlab.value = "[]"},
                %u: !shape.shape {padlab.value = "[2, ?]"}, %unranked: !shape.shape {padlab.value = "[*]"},
                %invalid: !shape.shape {padlab.value = "[invalid]"})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  %c1 = shape.const_size 1
  %0 = call @reduce(%s, %c1) : (!shape.shape, !shape.size) -> !shape.size
  %n0 = shape.num_elements %s : !shape.shape -> !shape.size
  check.expect_eq(%0, %n0) : !shape.size
  %1 = call @reduce(%scalar, %c1) : (!shape.shape, !shape.size) -> !shape.size
  check.expect_eq(%1, %c1) : !shape.size
  %2 = call @reduce(%u, %c1) : (!shape.shape, !shape.size) -> !shape.size
  %n2 = shape.num_elements %u : !shape.shape -> !shape.size
  check.expect_eq(%2, %n2) : !shape.size
  // There is nothing to run through, and the result can say so.
  %3 = call @reduce(%unranked, %c1) : (!shape.shape, !shape.size) -> !shape.size
  %n3 = shape.num_elements %unranked : !shape.shape -> !shape.size
  check.expect_eq(%3, %n3) : !shape.size
  %4 = call @reduce(%invalid, %c1) : (!shape.shape, !shape.size) -> !shape.size
  check.expect_error(%4) "" : !shape.size
  return %0 : !shape.size
}

// -----

// An extent tensor gives indices; several values, one of them a tensor.
func.func @main(%s: tensor<?xindex> {padlab.extents = array<i64: 3>, padlab.value = dense<[5, 6, 7]> : tensor<3xindex>},
                %t: tensor<8xindex> {padlab.value = dense<0> : tensor<8xindex>})
    -> (index, tensor<8xindex>) attributes {padlab.seed = 0 : i64} {
  %c0 = arith.constant 0 : index
  %r:2 = shape.reduce(%s, %c0, %t) : tensor<?xindex> -> (index, tensor<8xindex>) {
    ^bb0(%i: index, %extent: index, %sum: index, %marks: tensor<8xindex>):
      %new = arith.addi %sum, %extent : index
      %marked = tensor.insert %i into %marks[%extent] : tensor<8xindex>
      shape.yield %new, %marked : index, tensor<8xindex>
  }
  %c18 = arith.constant 18 : index
  check.expect_eq(%r#0, %c18) : index
  %expected = arith.constant dense<[0, 0, 0, 0, 0, 0, 1, 2]> : tensor<8xindex>
  check.expect_eq(%r#1, %expected) : tensor<8xindex>
  return %r#0, %r#1 : index, tensor<8xindex>
}

// -----

// A shape of shapes: extents are appended in reverse.
func.func @main(%s: !shape.shape {padlab.value = "[5, ?, 7]"}, %unranked: !shape.shape {padlab.value = "[*]"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  %scalar = shape.const_shape [] : !shape.shape
  %r = shape.reduce(%s, %scalar) : !shape.shape -> !shape.shape {
    ^bb0(%i: index, %extent: !shape.size, %acc: !shape.shape):
      %e = shape.from_extents %extent : !shape.size
      %new = shape.concat %e, %acc : !shape.shape, !shape.shape -> !shape.shape
      shape.yield %new : !shape.shape
  }
  check.expect_shape(%r, [7, ?, 5]) : !shape.shape
  %u = shape.reduce(%unranked, %scalar) : !shape.shape -> !shape.shape {
    ^bb0(%i: index, %extent: !shape.size, %acc: !shape.shape):
      shape.yield %acc : !shape.shape
  }
  check.expect_eq(%u, %unranked) : !shape.shape
  return %r : !shape.shape
}

// -----

// EXPECT-UNDEFINED: a result of type index cannot hold what comes of the shape [*]
func.func @main(%s: !shape.shape {padlab.value = "[*]"}, %i: index {padlab.value = 0 : index}) -> index
    attributes {padlab.seed = 0 : i64} {
  %r = shape.reduce(%s, %i) : !shape.shape -> index {
    ^bb0(%n: index, %extent: !shape.size, %acc: index):
      shape.yield %n : index
  }
  return %r : index
}

// -----

// EXPECT-ERROR: the initial values must have the types of the results
func.func @main(%s: !shape.shape, %x: index) -> !shape.size attributes {padlab.seed = 0 : i64} {
  %r = "shape.reduce"(%s, %x) ({
  ^bb0(%i: index, %extent: !shape.size, %acc: index):
    shape.yield %extent : !shape.size
  }) : (!shape.shape, index) -> !shape.size
  return %r : !shape.size
}
