// What the verifiers of the dialect refuse, one case an operation.

// EXPECT-ERROR: 'shape.add' op operand #0 must be size or index, but got 'f32'
func.func @main(%a: f32, %i: index) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.add"(%a, %i) : (f32, index) -> index
  return
}

// -----

// EXPECT-ERROR: 'shape.any' op operand #0 must be variadic of shape or extent tensor, but got 'f32'
func.func @main(%a: f32) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.any"(%a) : (f32) -> !shape.shape
  return
}

// -----

// EXPECT-ERROR: 'shape.assuming' op operand #0 must be , but got 'i1'
func.func @main(%a: i1) attributes {padlab.seed = 1 : i64} {
  "shape.assuming"(%a) ({
    shape.assuming_yield
  }) : (i1) -> ()
  return
}

// -----

// EXPECT-ERROR: 'shape.assuming_all' op no operands specified
func.func @main() attributes {padlab.seed = 1 : i64} {
  %0 = "shape.assuming_all"() : () -> !shape.witness
  return
}

// -----

// EXPECT-ERROR: 'shape.broadcast' op operand #0 must be variadic of shape or extent tensor, but got 'tensor<?xf32>'
func.func @main(%a: tensor<?xf32>) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.broadcast"(%a, %a) : (tensor<?xf32>, tensor<?xf32>) -> !shape.shape
  return
}

// -----

// EXPECT-ERROR: 'shape.concat' op operand #0 must be shape or extent tensor, but got 'index'
func.func @main(%a: index) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.concat"(%a, %a) : (index, index) -> !shape.shape
  return
}

// -----

// EXPECT-ERROR: 'shape.const_shape' op result #0 must be shape or extent tensor, but got 'f32'
func.func @main() attributes {padlab.seed = 1 : i64} {
  %0 = "shape.const_shape"() <{shape = dense<1> : tensor<1xindex>}> : () -> f32
  return
}

// -----

// EXPECT-ERROR: 'shape.const_size' op attribute 'value' failed to satisfy constraint: index attribute
func.func @main() attributes {padlab.seed = 1 : i64} {
  %0 = "shape.const_size"() <{value = 1 : i32}> : () -> !shape.size
  return
}

// -----

// EXPECT-ERROR: 'shape.const_witness' op result #0 must be , but got 'i1'
func.func @main() attributes {padlab.seed = 1 : i64} {
  %0 = "shape.const_witness"() <{passing = true}> : () -> i1
  return
}

// -----

// EXPECT-ERROR: 'shape.cstr_broadcastable' op required at least 2 input shapes
func.func @main(%a: !shape.shape) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.cstr_broadcastable"(%a) : (!shape.shape) -> !shape.witness
  return
}

// -----

// EXPECT-ERROR: 'shape.cstr_eq' op operand #0 must be variadic of shape or extent tensor, but got 'index'
func.func @main(%a: index) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.cstr_eq"(%a, %a) : (index, index) -> !shape.witness
  return
}

// -----

// EXPECT-ERROR: 'shape.cstr_require' op operand #0 must be 1-bit signless integer, but got 'i8'
func.func @main(%a: i8) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.cstr_require"(%a) <{msg = "m"}> : (i8) -> !shape.witness
  return
}

// -----

// EXPECT-ERROR: 'shape.debug_print' op operand #0 must be shape or size, but got 'f32'
func.func @main(%a: f32) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.debug_print"(%a) : (f32) -> f32
  return
}

// -----

// EXPECT-ERROR: 'shape.dim' op operand #1 must be size or index, but got 'f32'
func.func @main(%a: tensor<2xf32>, %i: f32) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.dim"(%a, %i) : (tensor<2xf32>, f32) -> index
  return
}

// -----

// EXPECT-ERROR: 'shape.div' op operand #0 must be size or index, but got 'f32'
func.func @main(%a: f32, %i: index) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.div"(%a, %i) : (f32, index) -> index
  return
}

// -----

// EXPECT-ERROR: 'shape.from_extent_tensor' op operand #0 must be 1D tensor of index values, but got 'tensor<2xf32>'
func.func @main(%a: tensor<2xf32>) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.from_extent_tensor"(%a) : (tensor<2xf32>) -> !shape.shape
  return
}

// -----

// EXPECT-ERROR: 'shape.from_extents' op operand #0 must be variadic of size or index, but got 'i32'
func.func @main(%a: i32) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.from_extents"(%a) : (i32) -> !shape.shape
  return
}

// -----

// EXPECT-ERROR: 'shape.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type
shape.function_library @lib {
  "shape.func"() <{function_type = i32, sym_name = "f"}> ({
  }) : () -> ()
} mapping {}
func.func @main() attributes {padlab.seed = 1 : i64} {
  return
}

// -----

// EXPECT-ERROR: 'shape.function_library' op requires attribute 'mapping'
"shape.function_library"() <{sym_name = "lib"}> ({
^bb0:
}) : () -> ()
func.func @main() attributes {padlab.seed = 1 : i64} {
  return
}

// -----

// EXPECT-ERROR: 'shape.get_extent' op operand #0 must be shape or extent tensor, but got 'index'
func.func @main(%a: index) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.get_extent"(%a, %a) : (index, index) -> index
  return
}

// -----

// EXPECT-ERROR: 'shape.index_to_size' op operand #0 must be index, but got 'i32'
func.func @main(%a: i32) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.index_to_size"(%a) : (i32) -> !shape.size
  return
}

// -----

// EXPECT-ERROR: 'shape.is_broadcastable' op operand #0 must be variadic of shape or extent tensor, but got 'f32'
func.func @main(%a: f32) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.is_broadcastable"(%a, %a) : (f32, f32) -> i1
  return
}

// -----

// EXPECT-ERROR: 'shape.max' op operand #0 must be shape or size, but got 'f32'
func.func @main(%a: f32) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.max"(%a, %a) : (f32, f32) -> !shape.size
  return
}

// -----

// EXPECT-ERROR: 'shape.meet' op operand #0 must be any shape or size, but got 'f32'
func.func @main(%a: f32) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.meet"(%a, %a) : (f32, f32) -> !shape.size
  return
}

// -----

// EXPECT-ERROR: 'shape.min' op operand #0 must be shape or size, but got 'f32'
func.func @main(%a: f32) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.min"(%a, %a) : (f32, f32) -> !shape.size
  return
}

// -----

// EXPECT-ERROR: 'shape.mul' op operand #0 must be size or index, but got 'f32'
func.func @main(%a: f32, %i: index) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.mul"(%a, %i) : (f32, index) -> index
  return
}

// -----

// EXPECT-ERROR: 'shape.num_elements' op operand #0 must be shape or extent tensor, but got 'f32'
func.func @main(%a: f32) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.num_elements"(%a) : (f32) -> index
  return
}

// -----

// EXPECT-ERROR: 'shape.rank' op operand #0 must be shape or extent tensor, but got 'f32'
func.func @main(%a: f32) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.rank"(%a) : (f32) -> index
  return
}

// -----

// EXPECT-ERROR: 'shape.reduce' op ReduceOp body is expected to have 3 arguments
func.func @main(%a: !shape.shape, %init: !shape.size) attributes {padlab.seed = 1 : i64} {
  %0 = shape.reduce(%a, %init) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %extent: !shape.size):
    shape.yield %extent : !shape.size
  }
  return
}

// -----

// EXPECT-ERROR: 'shape.shape_eq' op operand #0 must be variadic of shape or extent tensor, but got 'f32'
func.func @main(%a: f32) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.shape_eq"(%a, %a) : (f32, f32) -> i1
  return
}

// -----

// EXPECT-ERROR: 'shape.size_to_index' op operand #0 must be size or index, but got 'f32'
func.func @main(%a: f32) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.size_to_index"(%a) : (f32) -> index
  return
}

// -----

// EXPECT-ERROR: 'shape.split_at' op operand #0 must be shape or extent tensor, but got 'f32'
func.func @main(%a: f32, %i: index) attributes {padlab.seed = 1 : i64} {
  %0:2 = "shape.split_at"(%a, %i) : (f32, index) -> (!shape.shape, !shape.shape)
  return
}

// -----

// EXPECT-ERROR: 'shape.to_extent_tensor' op operand #0 must be shape or extent tensor, but got 'f32'
func.func @main(%a: f32) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.to_extent_tensor"(%a) : (f32) -> tensor<?xindex>
  return
}

// -----

// EXPECT-ERROR: 'shape.value_as_shape' op operand #0 must be 1D tensor of integer or index values or , but got 'f32'
func.func @main(%a: f32) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.value_as_shape"(%a) : (f32) -> !shape.shape
  return
}

// -----

// EXPECT-ERROR: 'shape.value_of' op operand #0 must be , but got 'f32'
func.func @main(%a: f32) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.value_of"(%a) : (f32) -> tensor<2xf32>
  return
}

// -----

// EXPECT-ERROR: 'shape.with_shape' op operand #0 must be shaped of any
func.func @main(%a: f32, %s: !shape.shape) attributes {padlab.seed = 1 : i64} {
  %0 = "shape.with_shape"(%a, %s) : (f32, !shape.shape) -> !shape.value_shape
  return
}
