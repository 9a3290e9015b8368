// Runs the region, assuming that the witness holds.

func.func @main(%w: !shape.witness {padlab.value = true}, %a: !shape.size {padlab.value = 3 : index},
                %t: tensor<2xi8> {padlab.value = dense<[4, 5]> : tensor<2xi8>})
    -> (!shape.size, tensor<2xi8>) attributes {padlab.seed = 0 : i64} {
  %r:2 = shape.assuming %w -> (!shape.size, tensor<2xi8>) {
    %sum = shape.add %a, %a : !shape.size, !shape.size -> !shape.size
    shape.assuming_yield %sum, %t : !shape.size, tensor<2xi8>
  }
  %six = shape.const_size 6
  check.expect_eq(%r#0, %six) : !shape.size
  check.expect_eq(%r#1, %t) : tensor<2xi8>
  return %r#0, %r#1 : !shape.size, tensor<2xi8>
}

// -----

// Nested, with constraints inside, and one without results.
func.func @main(%a: !shape.shape {padlab.value = "[2, ?]"}, %b: !shape.shape {padlab.value = "[3, 1, 4]"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  %w = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %r = shape.assuming %w -> !shape.shape {
    %s = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
    %v = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
    %all = shape.assuming_all %w, %v
    %inner = shape.assuming %all -> !shape.shape {
      %max = shape.max %s, %b : !shape.shape, !shape.shape -> !shape.shape
      shape.assuming_yield %max : !shape.shape
    }
    shape.assuming %v {
    }
    shape.assuming_yield %inner : !shape.shape
  }
  check.expect_shape(%r, [3, 2, 4]) : !shape.shape
  return %r : !shape.shape
}

// -----

func.func @main(%w: !shape.witness {padlab.value = false}, %i: index {padlab.value = 3 : index}) -> index
    attributes {padlab.seed = 0 : i64} {
  check.expect_error "an assumed witness does not hold"
  %r = shape.assuming %w -> index {
    shape.assuming_yield %i : index
  }
  return %r : index
}

// -----

func.func @main(%i: index {padlab.value = 3 : index}) -> index attributes {padlab.seed = 0 : i64} {
  check.expect_error "an assumed witness does not hold"
  %w = shape.const_witness false
  %r = shape.assuming %w -> index {
    shape.assuming_yield %i : index
  }
  return %r : index
}

// -----

// What is not reached is not required.
func.func @main(%c: i1 {padlab.value = false}, %p: i1 {padlab.value = false}) attributes {padlab.seed = 0 : i64} {
  scf.if %c {
    %w = shape.cstr_require %p, "never"
    shape.assuming %w {
    }
  }
  return
}
