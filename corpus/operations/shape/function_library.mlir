// Shape functions, and the operations whose shapes they compute.

shape.function_library @shplib {
  // The document's shape function; its `func` and `shape_of` without prefixes
  // are `shape.func` and `shape.shape_of` inside of a library.
  func @same_result_shape(%arg: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %arg : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
  func.func @grown(%s: !shape.shape, %n: !shape.size) -> !shape.shape {
    %e = shape.from_extents %n : !shape.size
    %0 = shape.concat %e, %s : !shape.shape, !shape.shape -> !shape.shape
    return %0 : !shape.shape
  }
  func.func @grown_twice(%s: !shape.shape, %n: !shape.size) -> !shape.shape {
    %0 = call @grown(%s, %n) : (!shape.shape, !shape.size) -> !shape.shape
    %1 = call @grown(%0, %n) : (!shape.shape, !shape.size) -> !shape.shape
    return %1 : !shape.shape
  }
} mapping {
  std.atan = @same_result_shape, foo.grow = @grown_twice
}

// By the operation's name, and by symbol.
func.func private @shape_of_atan(!shape.value_shape) -> !shape.shape
    attributes {padlab.shape_function = "std.atan"}
func.func private @shape_of_grow(!shape.shape, !shape.size) -> !shape.shape
    attributes {padlab.shape_function = "foo.grow"}
func.func private @grown(!shape.shape, !shape.size) -> !shape.shape
    attributes {padlab.shape_function = @shplib::@grown}

func.func @main(%t: tensor<*xf32> {padlab.extents = array<i64: 2, 3>}, %n: !shape.size {padlab.value = "?"})
    -> (!shape.shape, !shape.shape) attributes {padlab.seed = 0 : i64} {
  %s = shape.shape_of %t : tensor<*xf32> -> !shape.shape
  %v = shape.with_shape %t, %s : tensor<*xf32>, !shape.shape
  %0 = call @shape_of_atan(%v) : (!shape.value_shape) -> !shape.shape
  check.expect_shape(%0, [2, 3]) : !shape.shape
  %1 = call @shape_of_grow(%0, %n) : (!shape.shape, !shape.size) -> !shape.shape
  check.expect_shape(%1, [?, ?, 2, 3]) : !shape.shape
  %c4 = shape.const_size 4
  %2 = call @grown(%0, %c4) : (!shape.shape, !shape.size) -> !shape.shape
  check.expect_shape(%2, [4, 2, 3]) : !shape.shape
  return %1, %2 : !shape.shape, !shape.shape
}

// -----

// Two libraries; the first that knows the operation maps it.
shape.function_library @first {
  func.func @f() -> !shape.size {
    %0 = shape.const_size 1
    return %0 : !shape.size
  }
} mapping {foo.a = @f}
shape.function_library @second {
  func.func @f() -> !shape.size {
    %0 = shape.const_size 2
    return %0 : !shape.size
  }
} mapping {foo.a = @f, foo.b = @f}
func.func private @a() -> !shape.size attributes {padlab.shape_function = "foo.a"}
func.func private @b() -> !shape.size attributes {padlab.shape_function = "foo.b"}
func.func @f() -> !shape.size {
  %0 = shape.const_size 3
  return %0 : !shape.size
}
func.func @main() -> !shape.shape attributes {padlab.seed = 0 : i64} {
  %a = call @a() : () -> !shape.size
  %b = call @b() : () -> !shape.size
  %f = call @f() : () -> !shape.size
  %s = shape.from_extents %a, %b, %f : !shape.size, !shape.size, !shape.size
  check.expect_shape(%s, [1, 2, 3]) : !shape.shape
  return %s : !shape.shape
}

// -----

// EXPECT-ERROR: maps std.atan to @nope, which is no function of the library
shape.function_library @lib {
  func.func @same(%a: !shape.shape) -> !shape.shape {
    return %a : !shape.shape
  }
} mapping {
  std.atan = @nope
}
func.func @main() attributes {padlab.seed = 0 : i64} {
  return
}
