// Brings func.call, shape.concat, shape.const_size, shape.cstr_broadcastable, shape.func, shape.function_library, shape.min, shape.return.
module {
  func.func private @call_f0(!shape.shape, !shape.size) -> !shape.shape attributes {padlab.shape_function = "foo.f0"}
  shape.function_library @lib {
    func @f0(%arg0: !shape.shape, %arg1: !shape.size) -> !shape.shape {
      %c-1 = arith.constant -1 : index
      %c0 = arith.constant 0 : index
      %0 = add %c-1, %c0 : index, index -> index
      %1 = const_shape [1, 3, 4, 1] : !shape.shape
      %2 = cstr_broadcastable %arg0, %1 : !shape.shape, !shape.shape
      %3 = concat %arg0, %1 : !shape.shape, !shape.shape -> !shape.shape
      return %arg0 : !shape.shape
    }
  } mapping {foo.f0 = @f0}
  func.func @main(%arg0: !shape.size {padlab.value = 4 : index}, %arg1: !shape.shape {padlab.value = "[0, 3, 4, ?]"}) -> (!shape.shape, !shape.size, index, !shape.size) attributes {padlab.seed = 2778160378 : i64} {
    %c4 = shape.const_size 4
    %0 = shape.size_to_index %c4 : !shape.size
    %1 = call @call_f0(%arg1, %arg0) : (!shape.shape, !shape.size) -> !shape.shape
    %c4_0 = shape.const_size 4
    %2 = shape.min %c4, %c4_0 : !shape.size, !shape.size -> !shape.size
    return %1, %2, %0, %c4 : !shape.shape, !shape.size, index, !shape.size
  }
}

