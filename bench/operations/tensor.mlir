// tensor.bitcast
func.func @main(%a: tensor<${R}x${C}xi32>) -> tensor<${R}x${C}xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.bitcast %a : tensor<${R}x${C}xi32> to tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// tensor.cast
// The operation itself moves no data; the time is that of the copy into the result.
func.func @main(%a: tensor<?x?xf32> {padlab.extents = array<i64: ${R}, ${C}>}) -> tensor<${R}x${C}xf32>
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.cast %a : tensor<?x?xf32> to tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// tensor.collapse_shape
// The operation itself moves no data; the time is that of the copy into the result.
func.func @main(%a: tensor<${R}x${C}xf32>) -> tensor<${N}xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<${R}x${C}xf32> into tensor<${N}xf32>
  return %0 : tensor<${N}xf32>
}
// -----
// tensor.concat
func.func @main(%a: tensor<${R}x${C/2}xf32>, %b: tensor<${R}x${C/2}xf32>) -> tensor<${R}x${C}xf32>
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.concat dim(1) %a, %b
      : (tensor<${R}x${C/2}xf32>, tensor<${R}x${C/2}xf32>) -> tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// tensor.dim
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
    %x = tensor.dim %a, %place : tensor<?x?xf32>
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// tensor.empty
// An element is written and read again; the compiler cannot know that the two indices are equal.
func.func @main(%v: f32 {padlab.value = 1.5 : f32}, %i: index {padlab.value = 1 : index},
                %j: index {padlab.value = 1 : index}) -> tensor<1xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.empty() : tensor<${R}x${C}xf32>
  %1 = tensor.insert %v into %0[%i, %i] : tensor<${R}x${C}xf32>
  %2 = tensor.extract %1[%j, %j] : tensor<${R}x${C}xf32>
  %3 = tensor.from_elements %2 : tensor<1xf32>
  return %3 : tensor<1xf32>
}
// -----
// tensor.expand_shape
// The operation itself moves no data; the time is that of the copy into the result.
func.func @main(%a: tensor<${N}xf32>) -> tensor<${R}x${C}xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [${R}, ${C}] : tensor<${N}xf32> into tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// tensor.extract
func.func @main(%a: tensor<${N}xi32>) -> tensor<1xi32> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant ${N} : index
  %zero = arith.constant 0 : i32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i32) {
    %x = tensor.extract %a[%i] : tensor<${N}xi32>
    %next = arith.addi %s, %x : i32
    scf.yield %next : i32
  }
  %0 = tensor.from_elements %sum : tensor<1xi32>
  return %0 : tensor<1xi32>
}
// -----
// tensor.extract_slice
// Every second column.
func.func @main(%a: tensor<${R}x${C}xf32>) -> tensor<${R}x${C/2}xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.extract_slice %a[0, 1] [${R}, ${C/2}] [1, 2] : tensor<${R}x${C}xf32> to tensor<${R}x${C/2}xf32>
  return %0 : tensor<${R}x${C/2}xf32>
}
// -----
// tensor.from_elements
func.func @main() -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %t = tensor.from_elements %i, %s, %c1, %c3 : tensor<4xindex>
    %which = arith.andi %s, %c3 : index
    %x = tensor.extract %t[%which] : tensor<4xindex>
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// tensor.gather
// The rows, in reverse order.
func.func @main(%a: tensor<${R}x${C}xf32>) -> tensor<${R}x${C}xf32> attributes {padlab.seed = 1 : i64} {
  %last = arith.constant ${R-1} : index
  %rows = tensor.generate {
  ^bb0(%i: index, %unused: index):
    %row = arith.subi %last, %i : index
    tensor.yield %row : index
  } : tensor<${R}x1xindex>
  %0 = tensor.gather %a[%rows] gather_dims([0])
      : (tensor<${R}x${C}xf32>, tensor<${R}x1xindex>) -> tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// tensor.generate, tensor.yield
func.func @main() -> tensor<${R}x${C}xi32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.generate {
  ^bb0(%i: index, %j: index):
    %sum = arith.addi %i, %j : index
    %x = arith.index_cast %sum : index to i32
    tensor.yield %x : i32
  } : tensor<${R}x${C}xi32>
  return %0 : tensor<${R}x${C}xi32>
}
// -----
// tensor.insert
func.func @main(%v: f32 {padlab.value = 1.5 : f32}) -> tensor<${N}xf32> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant ${N} : index
  %init = tensor.empty() : tensor<${N}xf32>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %init) -> (tensor<${N}xf32>) {
    %next = tensor.insert %v into %t[%i] : tensor<${N}xf32>
    scf.yield %next : tensor<${N}xf32>
  }
  return %0 : tensor<${N}xf32>
}
// -----
// tensor.insert_slice
// Half of the columns are inserted; the others keep the destination's values.
func.func @main(%a: tensor<${R}x${C/2}xf32>, %b: tensor<${R}x${C}xf32>) -> tensor<${R}x${C}xf32>
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.insert_slice %a into %b[0, ${C/4}] [${R}, ${C/2}] [1, 1]
      : tensor<${R}x${C/2}xf32> into tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// tensor.pad, tensor.yield
func.func @main(%a: tensor<${R}x${C}xf32>) -> tensor<${R+2}x${C+2}xf32> attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<${R}x${C}xf32> to tensor<${R+2}x${C+2}xf32>
  return %0 : tensor<${R+2}x${C+2}xf32>
}
// -----
// tensor.parallel_insert_slice
// Each iteration inserts one row.
func.func @main(%a: tensor<${R}x${C}xf32>) -> tensor<${R}x${C}xf32> attributes {padlab.seed = 1 : i64} {
  %init = tensor.empty() : tensor<${R}x${C}xf32>
  %0 = scf.forall (%i) in (${R}) shared_outs(%o = %init) -> (tensor<${R}x${C}xf32>) {
    %row = tensor.extract_slice %a[%i, 0] [1, ${C}] [1, 1] : tensor<${R}x${C}xf32> to tensor<1x${C}xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %row into %o[%i, 0] [1, ${C}] [1, 1]
          : tensor<1x${C}xf32> into tensor<${R}x${C}xf32>
    }
  }
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// tensor.rank
// The input decides which of two tensors is asked.
func.func @main(%flags: tensor<${L}xi1>, %a: tensor<*xf32> {padlab.extents = array<i64: 2, 3>},
                %b: tensor<*xf32> {padlab.extents = array<i64: 2>})
    -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %turns = arith.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %flag = tensor.extract %flags[%i] : tensor<${L}xi1>
    %t = arith.select %flag, %a, %b : tensor<*xf32>
    %x = tensor.rank %t : tensor<*xf32>
    %next = arith.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// tensor.reshape
// The operation itself moves no data; the time is that of the copy into the result.
func.func @main(%a: tensor<${R}x${C}xf32>) -> tensor<${C}x${R}xf32> attributes {padlab.seed = 1 : i64} {
  %shape = arith.constant dense<[${C}, ${R}]> : tensor<2xindex>
  %0 = tensor.reshape %a(%shape) : (tensor<${R}x${C}xf32>, tensor<2xindex>) -> tensor<${C}x${R}xf32>
  return %0 : tensor<${C}x${R}xf32>
}
// -----
// tensor.scatter
// The rows, in reverse order.
func.func @main(%a: tensor<${R}x${C}xf32>) -> tensor<${R}x${C}xf32> attributes {padlab.seed = 1 : i64} {
  %last = arith.constant ${R-1} : index
  %rows = tensor.generate {
  ^bb0(%i: index, %unused: index):
    %row = arith.subi %last, %i : index
    tensor.yield %row : index
  } : tensor<${R}x1xindex>
  %init = tensor.empty() : tensor<${R}x${C}xf32>
  %0 = tensor.scatter %a into %init[%rows] scatter_dims([0]) unique
      : (tensor<${R}x${C}xf32>, tensor<${R}x${C}xf32>, tensor<${R}x1xindex>) -> tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// tensor.splat
func.func @main(%v: f32 {padlab.value = 1.5 : f32}) -> tensor<${R}x${C}xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.splat %v : tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
