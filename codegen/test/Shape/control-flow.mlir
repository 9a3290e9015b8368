// Encoded values go through branches, loops, calls of several functions and
// regions, also where buffers of different origin meet.
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused

func.func private @rank_or(%shape: !shape.shape, %c: i1, %other: !shape.size) -> !shape.size {
  %rank = shape.rank %shape : !shape.shape -> !shape.size
  cf.cond_br %c, ^bb(%rank : !shape.size), ^bb(%other : !shape.size)
^bb(%size: !shape.size):
  return %size : !shape.size
}

func.func private @pass(%w: !shape.witness, %vs: !shape.value_shape) -> (!shape.witness, !shape.value_shape) {
  return %w, %vs : !shape.witness, !shape.value_shape
}

func.func @main(%true: i1 {padlab.value = true},
                %part: !shape.shape {padlab.value = "[2, ?]"},
                %invalid: !shape.shape {padlab.value = "[invalid]"},
                %unknown: !shape.size {padlab.value = "?"},
                %four: !shape.size {padlab.value = 4 : index},
                %twice: !shape.shape {padlab.value = "[2, ?, 2, ?]"},
                %t: tensor<2xi32>)
    -> (!shape.shape, !shape.size, !shape.witness) attributes {padlab.seed = 0 : i64} {
  // An argument or a fresh buffer.
  %chosen = scf.if %true -> !shape.shape {
    %0 = shape.concat %part, %part : !shape.shape, !shape.shape -> !shape.shape
    scf.yield %0 : !shape.shape
  } else {
    scf.yield %invalid : !shape.shape
  }
  check.expect_eq(%chosen, %twice) : !shape.shape

  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %grown, %sum = scf.for %i = %c0 to %c3 step %c1
      iter_args(%s = %part, %n = %four) -> (!shape.shape, !shape.size) {
    %s_next = shape.concat %s, %part : !shape.shape, !shape.shape -> !shape.shape
    %n_next = shape.add %n, %i : !shape.size, index -> !shape.size
    scf.yield %s_next, %n_next : !shape.shape, !shape.size
  }
  check.expect_shape(%grown, [2, ?, 2, ?, 2, ?, 2, ?]) : !shape.shape
  %seven = shape.const_size 7
  check.expect_eq(%sum, %seven) : !shape.size

  %rank = func.call @rank_or(%chosen, %true, %unknown) : (!shape.shape, i1, !shape.size) -> !shape.size
  check.expect_eq(%rank, %four) : !shape.size
  %picked = arith.select %true, %unknown, %rank : !shape.size
  check.expect_eq(%picked, %unknown) : !shape.size

  %w0 = shape.cstr_eq %chosen, %twice : !shape.shape, !shape.shape
  %four_shape = shape.from_extents %four : !shape.size
  %vs0 = shape.with_shape %t, %four_shape : tensor<2xi32>, !shape.shape
  %w1, %vs1 = func.call @pass(%w0, %vs0) : (!shape.witness, !shape.value_shape) -> (!shape.witness, !shape.value_shape)
  %inner = shape.assuming %w1 -> (!shape.shape) {
    %0 = shape.shape_of %vs1 : !shape.value_shape -> !shape.shape
    shape.assuming_yield %0 : !shape.shape
  }
  check.expect_error(%inner) "do not conform" : !shape.shape
  return %grown, %picked, %w1 : !shape.shape, !shape.size, !shape.witness
}
