// Values of shape types through select, if, for and branches.
func.func @main(%c: i1 {padlab.value = true},
                %s: !shape.shape {padlab.value = "[2, ?]"},
                %u: !shape.shape {padlab.value = "[*]"},
                %n: !shape.size {padlab.value = 3 : index},
                %w: !shape.witness {padlab.value = true})
    -> (!shape.shape, !shape.size, !shape.shape, !shape.witness)
    attributes {padlab.seed = 0 : i64} {
  %0 = arith.select %c, %s, %u : !shape.shape
  %1 = scf.if %c -> !shape.size {
    scf.yield %n : !shape.size
  } else {
    %z = shape.const_size 0
    scf.yield %z : !shape.size
  }
  %lo = arith.constant 0 : index
  %hi = arith.constant 3 : index
  %st = arith.constant 1 : index
  %2 = scf.for %i = %lo to %hi step %st iter_args(%acc = %s) -> (!shape.shape) {
    %e = shape.from_extents %i : index
    %k = shape.concat %acc, %e : !shape.shape, !shape.shape -> !shape.shape
    scf.yield %k : !shape.shape
  }
  cf.br ^bb1(%2, %w : !shape.shape, !shape.witness)
^bb1(%a: !shape.shape, %ww: !shape.witness):
  return %0, %1, %a, %ww : !shape.shape, !shape.size, !shape.shape, !shape.witness
}


// -----

// value_shapes of memrefs and vectors: their values are no shapes.
func.func @main(%s: !shape.shape {padlab.value = "[?, 2]"},
                %n: index {padlab.value = 3 : index})
    -> (!shape.shape, !shape.shape, !shape.shape)
    attributes {padlab.seed = 0 : i64} {
  %m = memref.alloc(%n) : memref<?x2xf32>
  %v = shape.with_shape %m, %s : memref<?x2xf32>, !shape.shape
  %0 = shape.shape_of %v : !shape.value_shape -> !shape.shape
  %1 = shape.value_as_shape %v : !shape.value_shape -> !shape.shape
  check.expect_error(%1) "value is not a shape" : !shape.shape
  %c = shape.const_shape [4, 2] : !shape.shape
  %v2 = shape.with_shape %v, %c : !shape.value_shape, !shape.shape
  %2 = shape.shape_of %v2 : !shape.value_shape -> !shape.shape
  check.expect_error(%2) "value and shape do not conform" : !shape.shape
  memref.dealloc %m : memref<?x2xf32>
  %vec = arith.constant dense<1> : vector<4xi8>
  %v3 = shape.with_shape %vec, %c : vector<4xi8>, !shape.shape
  %3 = shape.shape_of %v3 : !shape.value_shape -> !shape.shape
  return %0, %2, %3 : !shape.shape, !shape.shape, !shape.shape
}


// -----

// A recursive function of a library, called through its declaration.
func.func private @fact_decl(!shape.size) -> !shape.size attributes {padlab.shape_function = @lib::@fact}
shape.function_library @lib {
  func.func @fact(%n: !shape.size) -> !shape.size {
    %i = shape.size_to_index %n : !shape.size
    %c1 = arith.constant 1 : index
    %b = arith.cmpi ule, %i, %c1 : index
    %r = scf.if %b -> !shape.size {
      scf.yield %n : !shape.size
    } else {
      %m = arith.subi %i, %c1 : index
      %ms = shape.index_to_size %m
      %f = func.call @fact(%ms) : (!shape.size) -> !shape.size
      %p = shape.mul %n, %f : !shape.size, !shape.size -> !shape.size
      scf.yield %p : !shape.size
    }
    return %r : !shape.size
  }
} mapping {}
func.func @main(%n: !shape.size {padlab.value = 5 : index}) -> !shape.size attributes {padlab.seed = 0 : i64} {
  %0 = call @fact_decl(%n) : (!shape.size) -> !shape.size
  return %0 : !shape.size
}


// -----

// value_shapes of different ranks through a select and a call.
func.func @f(%v: !shape.value_shape) -> tensor<*xi32> {
  %0 = shape.value_of %v : tensor<*xi32>
  return %0 : tensor<*xi32>
}
func.func @main(%c: i1 {padlab.value = false},
                %t: tensor<2xi32>,
                %q: tensor<3x1xi32>,
                %u: !shape.shape {padlab.value = "[*]"})
    -> tensor<*xi32> attributes {padlab.seed = 0 : i64} {
  %v = shape.with_shape %t, %u : tensor<2xi32>, !shape.shape
  %w = shape.with_shape %q, %u : tensor<3x1xi32>, !shape.shape
  %x = arith.select %c, %v, %w : !shape.value_shape
  %r = call @f(%x) : (!shape.value_shape) -> tensor<*xi32>
  return %r : tensor<*xi32>
}


// -----

// value_shapes and shapes of values of odd types.
func.func @main(%u: !shape.shape {padlab.value = "[2,3]"},
                %t: tensor<2x3xcomplex<f32>>,
                %b: tensor<2xi4>,
                %i1: tensor<1xi1> {padlab.value = dense<false> : tensor<1xi1>},
                %f8: tensor<f8E5M2>)
    -> (tensor<2x3xcomplex<f32>>, !shape.shape, !shape.shape, !shape.shape)
    attributes {padlab.seed = 3 : i64} {
  %v = shape.with_shape %t, %u : tensor<2x3xcomplex<f32>>, !shape.shape
  %x = shape.value_of %v : tensor<2x3xcomplex<f32>>
  %p = shape.value_as_shape %b : tensor<2xi4> -> !shape.shape
  %q = shape.value_as_shape %i1 : tensor<1xi1> -> !shape.shape
  %z = shape.shape_of %f8 : tensor<f8E5M2> -> !shape.shape
  return %x, %p, %q, %z : tensor<2x3xcomplex<f32>>, !shape.shape, !shape.shape, !shape.shape
}

// -----

// A shape function through a reference to its declaration.
shape.func @half(%s: !shape.size) -> !shape.size {
  %c2 = shape.const_size 2
  %0 = shape.div %s, %c2 : !shape.size, !shape.size -> !shape.size
  shape.return %0 : !shape.size
}
func.func private @h(!shape.size) -> !shape.size attributes {padlab.shape_function = @half}
func.func @main(%n: !shape.size {padlab.value = 7 : index}) -> !shape.size attributes {padlab.seed = 0 : i64} {
  %f = func.constant @h : (!shape.size) -> !shape.size
  %0 = func.call_indirect %f(%n) : (!shape.size) -> !shape.size
  return %0 : !shape.size
}


// -----

// A shape function called from the Standard dialect.
shape.func @half(%s: !shape.size) -> !shape.size {
  %c2 = shape.const_size 2
  %0 = shape.div %s, %c2 : !shape.size, !shape.size -> !shape.size
  shape.return %0 : !shape.size
}
func.func private @h(!shape.size) -> !shape.size attributes {padlab.shape_function = @half}
func.func @main(%n: !shape.size {padlab.value = 7 : index}) -> !shape.size attributes {padlab.seed = 0 : i64} {
  %0 = std.call @h(%n) : (!shape.size) -> !shape.size
  return %0 : !shape.size
}


// -----

// Branches in a shape function, one block reached with either value.
shape.func @pick(%c: i1, %a: !shape.shape, %b: !shape.shape) -> !shape.shape {
  cf.cond_br %c, ^bb1(%a : !shape.shape), ^bb1(%b : !shape.shape)
^bb1(%x: !shape.shape):
  shape.return %x : !shape.shape
}
func.func private @h(i1, !shape.shape, !shape.shape) -> !shape.shape attributes {padlab.shape_function = @pick}
func.func @main(%c: i1 {padlab.value = false},
                %a: !shape.shape {padlab.value = "[2]"},
                %b: !shape.shape {padlab.value = "[?, 3]"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  %0 = call @h(%c, %a, %b) : (i1, !shape.shape, !shape.shape) -> !shape.shape
  return %0 : !shape.shape
}


// -----

// Nothing at all, in every form.
func.func @main(%s: tensor<0xindex>,
                %e: tensor<?xindex> {padlab.extents = array<i64: 0>},
                %u: !shape.shape {padlab.value = "[]"})
    -> (!shape.shape, index, index, i1, tensor<?xindex>)
    attributes {padlab.seed = 0 : i64} {
  %0 = shape.broadcast %s, %e, %u : tensor<0xindex>, tensor<?xindex>, !shape.shape -> !shape.shape
  %1 = shape.rank %s : tensor<0xindex> -> index
  %2 = shape.num_elements %e : tensor<?xindex> -> index
  %3 = shape.shape_eq %s, %e, %u : tensor<0xindex>, tensor<?xindex>, !shape.shape
  %4 = shape.concat %s, %e : tensor<0xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0, %1, %2, %3, %4 : !shape.shape, index, index, i1, tensor<?xindex>
}


// -----

// EXPECT-NOT-READ-BACK: expected non-function type
// No operands.
func.func @main() -> (!shape.shape, i1, i1, !shape.shape, !shape.witness) attributes {padlab.seed = 0 : i64} {
  %0 = "shape.broadcast"() : () -> !shape.shape
  %1 = "shape.shape_eq"() : () -> i1
  %2 = "shape.is_broadcastable"() : () -> i1
  %3 = "shape.from_extents"() : () -> !shape.shape
  %4 = "shape.cstr_eq"() : () -> !shape.witness
  return %0, %1, %2, %3, %4 : !shape.shape, i1, i1, !shape.shape, !shape.witness
}


// -----

// EXPECT-NOT-READ-BACK: expected SSA operand
// Static extent tensors, and a reduction without values.
func.func @main(%t: tensor<2x?x3xi8> {padlab.extents = array<i64: 5>})
    -> (tensor<3xindex>, tensor<*xindex>, index)
    attributes {padlab.seed = 0 : i64} {
  %0 = shape.shape_of %t : tensor<2x?x3xi8> -> tensor<3xindex>
  %1 = shape.to_extent_tensor %0 : tensor<3xindex> -> tensor<*xindex>
  shape.reduce(%0) : tensor<3xindex> -> () {
  ^bb0(%i: index, %e: index):
    shape.yield
  }
  %2 = shape.num_elements %0 : tensor<3xindex> -> index
  return %0, %1, %2 : tensor<3xindex>, tensor<*xindex>, index
}

// -----

// Errors keep their messages through calls, shapes and reductions; the first wins.
func.func @g(%a: !shape.size, %b: !shape.size) -> !shape.size {
  %0 = shape.div %a, %b : !shape.size, !shape.size -> !shape.size
  %1 = shape.meet %0, %a, error = "é ünïcode" : !shape.size, !shape.size -> !shape.size
  return %1 : !shape.size
}
func.func @main(%n: !shape.size {padlab.value = 7 : index},
                %z: !shape.size {padlab.value = 0 : index},
                %two: !shape.size {padlab.value = 2 : index})
    -> (!shape.size, !shape.size)
    attributes {padlab.seed = 0 : i64} {
  %0 = call @g(%n, %z) : (!shape.size, !shape.size) -> !shape.size
  check.expect_error(%0) "division by zero" : !shape.size
  %1 = call @g(%n, %two) : (!shape.size, !shape.size) -> !shape.size
  check.expect_error(%1) "ünï" : !shape.size
  %2 = shape.from_extents %1, %0 : !shape.size, !shape.size
  check.expect_error(%2) "ünïcode" : !shape.shape
  %3 = shape.num_elements %2 : !shape.shape -> !shape.size
  check.expect_error(%3) "é" : !shape.size
  %4 = shape.reduce(%2, %n) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %e: !shape.size, %acc: !shape.size):
    shape.yield %acc : !shape.size
  }
  check.expect_error(%4) "é" : !shape.size
  return %0, %1 : !shape.size, !shape.size
}


// -----

// EXPECT-UNDEFINED: overflows
func.func @main(%s: !shape.shape {padlab.value = "[4611686018427387904, 4]"})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  %0 = shape.num_elements %s : !shape.shape -> !shape.size
  return %0 : !shape.size
}


// -----

// A constraint in a reduction: the third round stops the program.
func.func @main(%s: tensor<?xindex> {padlab.extents = array<i64: 3>, padlab.value = dense<[1, 2, 3]> : tensor<3xindex>})
    -> index attributes {padlab.seed = 0 : i64} {
  check.expect_error "too big"
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %r = shape.reduce(%s, %c0) : tensor<?xindex> -> index {
  ^bb0(%i: index, %e: index, %acc: index):
    %ok = arith.cmpi ult, %e, %c3 : index
    %w = shape.cstr_require %ok, "too big"
    %x = shape.assuming %w -> index {
      %y = arith.addi %e, %acc : index
      shape.assuming_yield %y : index
    }
    shape.yield %x : index
  }
  return %r : index
}


// -----

// A module that names its library; functions that nothing calls.
module attributes {shape.lib = [@lib]} {
shape.function_library @lib {
  func @same_result_shape(%arg: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %arg : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
  func @meet2(%a: !shape.shape, %b: !shape.shape) -> !shape.shape {
    %0 = meet %a, %b, error = "m" : !shape.shape, !shape.shape -> !shape.shape
    return %0 : !shape.shape
  }
} mapping { std.atan = @same_result_shape }
func.func @main(%t: tensor<2xi8>) -> index attributes {padlab.seed = 0 : i64} {
  %c0 = arith.constant 0 : index
  %0 = shape.dim %t, %c0 : tensor<2xi8>, index -> index
  return %0 : index
}
}
