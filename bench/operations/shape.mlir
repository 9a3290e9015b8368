// shape.add
func.func @main(%a: !shape.size {padlab.value = 3 : index}, %b: !shape.size {padlab.value = 5 : index})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %last = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %a) -> (!shape.size) {
    %next = shape.add %s, %b : !shape.size, !shape.size -> !shape.size
    scf.yield %next : !shape.size
  }
  %x = shape.size_to_index %last : !shape.size
  %0 = tensor.from_elements %x : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.any
// The shapes are equal, so the operation may return either of them.
func.func @main(%a: !shape.shape {padlab.value = "[2, 1, 4]"}, %b: !shape.shape {padlab.value = "[2, 1, 4]"})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %one = shape.any %a, %b : !shape.shape, !shape.shape -> !shape.shape
    %rank = shape.rank %one : !shape.shape -> !shape.size
    %x = shape.size_to_index %rank : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.assuming, shape.assuming_yield
// All constraints hold, but the compiler cannot know this.
func.func @main(%flags: tensor<${L}xi1> {padlab.value = dense<true> : tensor<${L}xi1>})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %flag = tensor.extract %flags[%i] : tensor<${L}xi1>
    %w = shape.cstr_require %flag, "must hold"
    %x = shape.assuming %w -> index {
      %product = arith.muli %i, %i : index
      shape.assuming_yield %product : index
    }
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.assuming_all
// All constraints hold, but the compiler cannot know this.
func.func @main(%flags: tensor<${L}xi1> {padlab.value = dense<true> : tensor<${L}xi1>},
                %others: tensor<${L}xi1> {padlab.value = dense<true> : tensor<${L}xi1>})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %flag = tensor.extract %flags[%i] : tensor<${L}xi1>
    %w = shape.cstr_require %flag, "must hold"
    %other = tensor.extract %others[%i] : tensor<${L}xi1>
    %v = shape.cstr_require %other, "must hold, too"
    %both = shape.assuming_all %w, %v
    %x = shape.assuming %both -> index {
      shape.assuming_yield %i : index
    }
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.broadcast
func.func @main(%a: !shape.shape {padlab.value = "[2, 1, 4]"}, %b: !shape.shape {padlab.value = "[3, 1]"})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %r = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
    %rank = shape.rank %r : !shape.shape -> !shape.size
    %x = shape.size_to_index %rank : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.concat
func.func @main(%a: !shape.shape {padlab.value = "[2, 1, 4]"}, %b: !shape.shape {padlab.value = "[3, 1]"})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %r = shape.concat %a, %b : !shape.shape, !shape.shape -> !shape.shape
    %rank = shape.rank %r : !shape.shape -> !shape.size
    %x = shape.size_to_index %rank : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.const_shape
// The input decides which extent of the shape is read.
func.func @main(%flags: tensor<${L}xi1>)
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %flag = tensor.extract %flags[%i] : tensor<${L}xi1>
    %shape = shape.const_shape [7, 5, 3] : !shape.shape
    %place = arith.index_castui %flag : i1 to index
    %extent = shape.get_extent %shape, %place : !shape.shape, index -> !shape.size
    %x = shape.size_to_index %extent : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.const_size
func.func @main(%a: !shape.size {padlab.value = 3 : index}, %b: !shape.size {padlab.value = 5 : index})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %last = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %a) -> (!shape.size) {
    %k = shape.const_size 7
    %next = shape.add %s, %k : !shape.size, !shape.size -> !shape.size
    scf.yield %next : !shape.size
  }
  %x = shape.size_to_index %last : !shape.size
  %0 = tensor.from_elements %x : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.const_witness
// The other constraint holds, too, but the compiler cannot know this.
func.func @main(%flags: tensor<${L}xi1> {padlab.value = dense<true> : tensor<${L}xi1>})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %flag = tensor.extract %flags[%i] : tensor<${L}xi1>
    %w = shape.cstr_require %flag, "must hold"
    %v = shape.const_witness true
    %both = shape.assuming_all %w, %v
    %x = shape.assuming %both -> index {
      shape.assuming_yield %i : index
    }
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.cstr_broadcastable
func.func @main(%a: !shape.shape {padlab.value = "[2, 1, 4]"}, %b: !shape.shape {padlab.value = "[3, 1]"})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %w = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
    %x = shape.assuming %w -> index {
      shape.assuming_yield %i : index
    }
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.cstr_eq
func.func @main(%a: !shape.shape {padlab.value = "[2, 1, 4]"}, %b: !shape.shape {padlab.value = "[2, 1, 4]"})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %w = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
    %x = shape.assuming %w -> index {
      shape.assuming_yield %i : index
    }
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.cstr_require
// All constraints hold, but the compiler cannot know this.
func.func @main(%flags: tensor<${L}xi1> {padlab.value = dense<true> : tensor<${L}xi1>})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %flag = tensor.extract %flags[%i] : tensor<${L}xi1>
    %w = shape.cstr_require %flag, "must hold"
    %x = shape.assuming %w -> index {
      shape.assuming_yield %i : index
    }
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.dim
// The input decides which dimension is asked for.
func.func @main(%flags: tensor<${L}xi1>,
                %a: tensor<?x?xf32> {padlab.extents = array<i64: 3, 5>})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %flag = tensor.extract %flags[%i] : tensor<${L}xi1>
    %place = arith.index_castui %flag : i1 to index
    %x = shape.dim %a, %place : tensor<?x?xf32>, index -> index
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.div
func.func @main(%a: !shape.size {padlab.value = 3 : index}, %b: !shape.size {padlab.value = 5 : index})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %last = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %a) -> (!shape.size) {
    %k = shape.index_to_size %i
    %sum = shape.add %s, %k : !shape.size, !shape.size -> !shape.size
    %next = shape.div %sum, %b : !shape.size, !shape.size -> !shape.size
    scf.yield %next : !shape.size
  }
  %x = shape.size_to_index %last : !shape.size
  %0 = tensor.from_elements %x : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.from_extent_tensor
func.func @main(%a: tensor<3xindex> {padlab.value = dense<[7, 5, 3]> : tensor<3xindex>})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %r = shape.from_extent_tensor %a : tensor<3xindex>
    %rank = shape.rank %r : !shape.shape -> !shape.size
    %x = shape.size_to_index %rank : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.from_extents
func.func @main(%a: !shape.size {padlab.value = 3 : index})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %k = shape.index_to_size %i
    %r = shape.from_extents %k, %a, %k : !shape.size, !shape.size, !shape.size
    %extent = shape.get_extent %r, %c1 : !shape.shape, index -> !shape.size
    %x = shape.size_to_index %extent : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.func, shape.return
shape.func @half(%s: !shape.size) -> !shape.size {
  %c2 = shape.const_size 2
  %0 = shape.div %s, %c2 : !shape.size, !shape.size -> !shape.size
  shape.return %0 : !shape.size
}
func.func private @half_of(!shape.size) -> !shape.size attributes {padlab.shape_function = @half}
func.func @main()
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %k = shape.index_to_size %i
    %r = func.call @half_of(%k) : (!shape.size) -> !shape.size
    %x = shape.size_to_index %r : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.function_library
// The shape function is found by the library's mapping, not by a symbol.
shape.function_library @library {
  func.func @row(%n: !shape.size) -> !shape.shape {
    %0 = shape.from_extents %n : !shape.size
    return %0 : !shape.shape
  }
} mapping {
  foo.row = @row
}
func.func private @shape_of_row(!shape.size) -> !shape.shape attributes {padlab.shape_function = "foo.row"}
func.func @main()
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %k = shape.index_to_size %i
    %r = func.call @shape_of_row(%k) : (!shape.size) -> !shape.shape
    %rank = shape.rank %r : !shape.shape -> !shape.size
    %x = shape.size_to_index %rank : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.get_extent
func.func @main(%a: !shape.shape {padlab.value = "[2, 1, 4]"})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %which = arith.andi %i, %c1 : index
    %extent = shape.get_extent %a, %which : !shape.shape, index -> !shape.size
    %x = shape.size_to_index %extent : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.index_to_size
func.func @main(%a: !shape.size {padlab.value = 3 : index})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %k = shape.index_to_size %i
    %sum = shape.add %k, %a : !shape.size, !shape.size -> !shape.size
    %x = shape.size_to_index %sum : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.is_broadcastable
func.func @main(%a: !shape.shape {padlab.value = "[2, 1, 4]"}, %b: !shape.shape {padlab.value = "[3, 1]"})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %r = shape.is_broadcastable %a, %b : !shape.shape, !shape.shape
    %x = arith.index_castui %r : i1 to index
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.max
func.func @main(%a: !shape.size {padlab.value = 3 : index}, %b: !shape.size {padlab.value = 5 : index})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %last = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %a) -> (!shape.size) {
    %k = shape.index_to_size %i
    %next = shape.max %s, %k : !shape.size, !shape.size -> !shape.size
    scf.yield %next : !shape.size
  }
  %x = shape.size_to_index %last : !shape.size
  %0 = tensor.from_elements %x : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.meet
func.func @main(%a: !shape.shape {padlab.value = "[2, ?, 4]"}, %b: !shape.shape {padlab.value = "[?, 3, 4]"})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %r = shape.meet %a, %b : !shape.shape, !shape.shape -> !shape.shape
    %rank = shape.rank %r : !shape.shape -> !shape.size
    %x = shape.size_to_index %rank : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.min
func.func @main(%a: !shape.size {padlab.value = 3 : index}, %b: !shape.size {padlab.value = 5 : index})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %last = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %a) -> (!shape.size) {
    %k = shape.index_to_size %i
    %next = shape.min %s, %k : !shape.size, !shape.size -> !shape.size
    scf.yield %next : !shape.size
  }
  %x = shape.size_to_index %last : !shape.size
  %0 = tensor.from_elements %x : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.mul
func.func @main(%a: !shape.size {padlab.value = 3 : index}, %b: !shape.size {padlab.value = 1 : index})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %last = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %a) -> (!shape.size) {
    %next = shape.mul %s, %b : !shape.size, !shape.size -> !shape.size
    scf.yield %next : !shape.size
  }
  %x = shape.size_to_index %last : !shape.size
  %0 = tensor.from_elements %x : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.num_elements
func.func @main(%a: !shape.shape {padlab.value = "[2, 1, 4]"})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %n = shape.num_elements %a : !shape.shape -> !shape.size
    %x = shape.size_to_index %n : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.rank
// The input decides which of two shapes is used.
func.func @main(%flags: tensor<${L}xi1>, %a: !shape.shape {padlab.value = "[2, 1, 4]"},
                %b: !shape.shape {padlab.value = "[3, 1]"})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %flag = tensor.extract %flags[%i] : tensor<${L}xi1>
    %shape = scf.if %flag -> (!shape.shape) {
      scf.yield %a : !shape.shape
    } else {
      scf.yield %b : !shape.shape
    }
    %rank = shape.rank %shape : !shape.shape -> !shape.size
    %x = shape.size_to_index %rank : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.reduce, shape.yield
func.func @main(%a: !shape.shape {padlab.value = "[2, 1, 4]"})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %one = shape.index_to_size %i
    %n = shape.reduce(%a, %one) : !shape.shape -> !shape.size {
    ^bb0(%place: index, %extent: !shape.size, %so_far: !shape.size):
      %product = shape.mul %so_far, %extent : !shape.size, !shape.size -> !shape.size
      shape.yield %product : !shape.size
    }
    %x = shape.size_to_index %n : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.shape_eq
func.func @main(%a: !shape.shape {padlab.value = "[2, 1, 4]"}, %b: !shape.shape {padlab.value = "[3, 1]"})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %r = shape.shape_eq %a, %b : !shape.shape, !shape.shape
    %x = arith.index_castui %r : i1 to index
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.shape_of
func.func @main(%a: tensor<?x?xf32> {padlab.extents = array<i64: 3, 5>})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %r = shape.shape_of %a : tensor<?x?xf32> -> !shape.shape
    %which = arith.andi %i, %c1 : index
    %extent = shape.get_extent %r, %which : !shape.shape, index -> !shape.size
    %x = shape.size_to_index %extent : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.size_to_index
// The input decides which of two sizes is used.
func.func @main(%flags: tensor<${L}xi1>, %a: !shape.size {padlab.value = 3 : index},
                %b: !shape.size {padlab.value = 5 : index})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %flag = tensor.extract %flags[%i] : tensor<${L}xi1>
    %size = scf.if %flag -> (!shape.size) {
      scf.yield %a : !shape.size
    } else {
      scf.yield %b : !shape.size
    }
    %x = shape.size_to_index %size : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.split_at
func.func @main(%a: !shape.shape {padlab.value = "[2, 1, 4]"})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %which = arith.andi %i, %c1 : index
    %head, %tail = "shape.split_at"(%a, %which) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %rank = shape.rank %tail : !shape.shape -> !shape.size
    %x = shape.size_to_index %rank : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.to_extent_tensor
func.func @main(%a: !shape.shape {padlab.value = "[2, 1, 4]"})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %t = shape.to_extent_tensor %a : !shape.shape -> tensor<3xindex>
    %which = arith.andi %i, %c1 : index
    %x = tensor.extract %t[%which] : tensor<3xindex>
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.value_as_shape
func.func @main(%a: tensor<3xindex> {padlab.value = dense<[7, 5, 3]> : tensor<3xindex>})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %r = shape.value_as_shape %a : tensor<3xindex> -> !shape.shape
    %rank = shape.rank %r : !shape.shape -> !shape.size
    %x = shape.size_to_index %rank : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.value_of
func.func @main(%a: tensor<3xindex> {padlab.value = dense<[7, 5, 3]> : tensor<3xindex>},
                %shape: !shape.shape {padlab.value = "[3]"})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %v = shape.with_shape %a, %shape : tensor<3xindex>, !shape.shape
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %t = shape.value_of %v : tensor<3xindex>
    %which = arith.andi %i, %c1 : index
    %x = tensor.extract %t[%which] : tensor<3xindex>
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// shape.with_shape
func.func @main(%a: tensor<3xindex> {padlab.value = dense<[7, 5, 3]> : tensor<3xindex>},
                %shape: !shape.shape {padlab.value = "[3]"})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %v = shape.with_shape %a, %shape : tensor<3xindex>, !shape.shape
    %r = shape.shape_of %v : !shape.value_shape -> !shape.shape
    %rank = shape.rank %r : !shape.shape -> !shape.size
    %x = shape.size_to_index %rank : !shape.size
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
