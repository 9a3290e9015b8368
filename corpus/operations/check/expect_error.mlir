// check.expect_error without an operand: the run ends with such an error.
func.func @main(%holds: i1 {padlab.value = false}) -> i32 attributes {padlab.seed = 1 : i64} {
  check.expect_error "differ"
  cf.assert %holds, "the extents differ"
  %c1 = arith.constant 1 : i32
  return %c1 : i32
}

// -----

// The empty text announces any error, also from a called function, and several announcements hold together.
func.func private @stop(%holds: i1) {
  cf.assert %holds, "stopped inside"
  return
}
func.func @main(%holds: i1 {padlab.value = false}) attributes {padlab.seed = 1 : i64} {
  check.expect_error ""
  check.expect_error "inside"
  func.call @stop(%holds) : (i1) -> ()
  return
}

// -----

// An announcement in a loop is one.
func.func @main(%holds: i1 {padlab.value = false}) attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  scf.for %i = %c0 to %c100 step %c1 {
    check.expect_error "stop"
  }
  cf.assert %holds, "stop"
  return
}

// -----

// With an operand: a size or shape that is invalid, here and now. The empty text admits every message, and none.
func.func @main(%size: !shape.size {padlab.value = "invalid"}, %shape: !shape.shape {padlab.value = "[invalid]"})
    attributes {padlab.seed = 1 : i64} {
  check.expect_error(%size) "" : !shape.size
  check.expect_error(%shape) "" : !shape.shape
  return
}

// -----

// The message of the operation that made the error.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %zero = shape.const_size 0
  %one = shape.const_size 1
  %quotient = shape.div %one, %zero : !shape.size, !shape.size -> !shape.size
  check.expect_error(%quotient) "division by zero" : !shape.size
  check.expect_error(%quotient) "by zero" : !shape.size
  return
}

// -----

// A message that the program brings.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = shape.const_shape [2, 3] : !shape.shape
  %b = shape.const_shape [4, 3] : !shape.shape
  %c = "shape.broadcast"(%a, %b) <{error = "no common size"}> : (!shape.shape, !shape.shape) -> !shape.shape
  check.expect_error(%c) "common" : !shape.shape
  return
}

// -----

// Encoded: the codes stand for the messages.
func.func @main(%size: index {padlab.value = -7 : index},
                %shape: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[2]> : tensor<1xindex>})
    attributes {padlab.seed = 1 : i64} {
  check.expect_error(%size) "why" codes [3, 5] : index
  check.expect_error(%shape) "" : tensor<?xindex>
  return
}

// -----

// EXPECT-STOP: nobody announced it
func.func @main(%holds: i1 {padlab.value = false}) attributes {padlab.seed = 1 : i64} {
  cf.assert %holds, "nobody announced it"
  return
}

// -----

// EXPECT-ERROR: has codes, and no value that could have one of them
func.func @main() attributes {padlab.seed = 1 : i64} {
  check.expect_error "text" codes [1]
  return
}

// -----

// EXPECT-ERROR: needs the codes of the messages that contain its text: its value is encoded
func.func @main(%size: index) attributes {padlab.seed = 1 : i64} {
  check.expect_error(%size) "text" : index
  return
}

// -----

// EXPECT-ERROR: operand #0 must be !shape.size or !shape.shape, also encoded
func.func @main(%a: f32) attributes {padlab.seed = 1 : i64} {
  check.expect_error(%a) "text" : f32
  return
}
