// std.absf
func.func @main(%a: tensor<${R}x${C}xf32>) -> tensor<${R}x${C}xf32> attributes {padlab.seed = 1 : i64} {
  %0 = std.absf %a : tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// std.addf
func.func @main(%a: tensor<${R}x${C}xf32>, %b: tensor<${R}x${C}xf32>) -> tensor<${R}x${C}xf32>
    attributes {padlab.seed = 1 : i64} {
  %0 = std.addf %a, %b : tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// std.addi
func.func @main(%a: tensor<${R}x${C}xi32>, %b: tensor<${R}x${C}xi32>) -> tensor<${R}x${C}xi32>
    attributes {padlab.seed = 1 : i64} {
  %0 = std.addi %a, %b : tensor<${R}x${C}xi32>
  return %0 : tensor<${R}x${C}xi32>
}
// -----
// std.alloc
// An element is written and read again; the compiler cannot know that the two indices are equal.
func.func @main(%x: f32 {padlab.value = 1.5 : f32}, %n: index {padlab.value = ${N} : index},
                %i: index {padlab.value = 1 : index}, %j: index {padlab.value = 1 : index}) -> tensor<1xf32>
    attributes {padlab.seed = 1 : i64} {
  %m = std.alloc(%n) : memref<?xf32>
  std.store %x, %m[%i] : memref<?xf32>
  %y = std.load %m[%j] : memref<?xf32>
  %0 = tensor.from_elements %y : tensor<1xf32>
  return %0 : tensor<1xf32>
}
// -----
// std.alloc_static
// An element is written and read again; the compiler cannot know that the two indices are equal.
func.func @main(%x: f32 {padlab.value = 1.5 : f32}, %i: index {padlab.value = 1 : index},
                %j: index {padlab.value = 1 : index}) -> tensor<1xf32> attributes {padlab.seed = 1 : i64} {
  %m = std.alloc_static(0x20000000) : memref<${N}xf32>
  std.store %x, %m[%i] : memref<${N}xf32>
  %y = std.load %m[%j] : memref<${N}xf32>
  std.dealloc %m : memref<${N}xf32>
  %0 = tensor.from_elements %y : tensor<1xf32>
  return %0 : tensor<1xf32>
}
// -----
// std.and
func.func @main(%a: tensor<${R}x${C}xi32>, %b: tensor<${R}x${C}xi32>) -> tensor<${R}x${C}xi32>
    attributes {padlab.seed = 1 : i64} {
  %0 = std.and %a, %b : tensor<${R}x${C}xi32>
  return %0 : tensor<${R}x${C}xi32>
}
// -----
// std.br
// A loop that is made of blocks and branches.
func.func @main() -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = std.constant 0 : index
  %c1 = std.constant 1 : index
  %turns = std.constant ${L} : index
  std.br ^turn(%c0, %c0 : index, index)
^turn(%i: index, %s: index):
  %more = std.cmpi "ult", %i, %turns : index
  std.cond_br %more, ^body, ^end
^body:
  %x = std.xor %i, %s : index
  %sum = std.addi %s, %x : index
  %next = std.addi %i, %c1 : index
  std.br ^turn(%next, %sum : index, index)
^end:
  %0 = tensor.from_elements %s : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// std.call, std.return
func.func private @twist(%a: index, %b: index) -> index {
  %0 = std.xor %a, %b : index
  std.return %0 : index
}
func.func @main() -> tensor<1xindex>
    attributes {padlab.seed = 1 : i64} {
  %c0 = std.constant 0 : index
  %c1 = std.constant 1 : index
  %turns = std.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %x = std.call @twist(%i, %s) : (index, index) -> index
    %next = std.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// std.call_indirect
// An argument decides which of two functions is called.
func.func private @twist(%a: index, %b: index) -> index {
  %0 = std.xor %a, %b : index
  std.return %0 : index
}
func.func private @sum(%a: index, %b: index) -> index {
  %0 = std.addi %a, %b : index
  std.return %0 : index
}
func.func @main(%c: i1 {padlab.value = true}) -> tensor<1xindex>
    attributes {padlab.seed = 1 : i64} {
  %c0 = std.constant 0 : index
  %c1 = std.constant 1 : index
  %turns = std.constant ${L} : index
  %g = std.constant @twist : (index, index) -> index
  %h = std.constant @sum : (index, index) -> index
  %f = std.select %c, %g, %h : (index, index) -> index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %x = std.call_indirect %f(%i, %s) : (index, index) -> index
    %next = std.addi %s, %x : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// std.ceilf
func.func @main(%a: tensor<${R}x${C}xf32>) -> tensor<${R}x${C}xf32> attributes {padlab.seed = 1 : i64} {
  %0 = std.ceilf %a : tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// std.cmpi
func.func @main(%a: tensor<${R}x${C}xi32>, %b: tensor<${R}x${C}xi32>) -> tensor<${R}x${C}xi1>
    attributes {padlab.seed = 1 : i64} {
  %0 = std.cmpi "slt", %a, %b : tensor<${R}x${C}xi32>
  return %0 : tensor<${R}x${C}xi1>
}
// -----
// std.cond_br
// A loop that is made of blocks, with a branch that only some iterations take.
func.func @main() -> tensor<1xindex> attributes {padlab.seed = 1 : i64} {
  %c0 = std.constant 0 : index
  %c1 = std.constant 1 : index
  %turns = std.constant ${L} : index
  %c5 = std.constant 5 : index
  std.br ^turn(%c0, %c0 : index, index)
^turn(%i: index, %s: index):
  %product = std.xor %i, %s : index
  %rest = std.and %product, %c5 : index
  %taken = std.cmpi "eq", %rest, %c5 : index
  std.cond_br %taken, ^double, ^single
^double:
  %twice = std.addi %s, %s : index
  std.br ^next(%twice : index)
^single:
  %more = std.addi %s, %i : index
  std.br ^next(%more : index)
^next(%t: index):
  %j = std.addi %i, %c1 : index
  %isLess = std.cmpi "ult", %j, %turns : index
  std.cond_br %isLess, ^turn(%j, %t : index, index), ^end
^end:
  %0 = tensor.from_elements %t : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// std.constant
func.func @main() -> tensor<1xindex>
    attributes {padlab.seed = 1 : i64} {
  %c0 = std.constant 0 : index
  %c1 = std.constant 1 : index
  %turns = std.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %k = std.constant 40503 : index
    %product = std.xor %i, %k : index
    %next = std.addi %s, %product : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// std.copysign
func.func @main(%a: tensor<${R}x${C}xf32>, %b: tensor<${R}x${C}xf32>) -> tensor<${R}x${C}xf32>
    attributes {padlab.seed = 1 : i64} {
  %0 = std.copysign %a, %b : tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// std.cos
func.func @main(%a: tensor<${R}x${C}xf32>) -> tensor<${R}x${C}xf32> attributes {padlab.seed = 1 : i64} {
  %0 = std.cos %a : tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// std.dealloc
// Before the deallocation an element is written and read again; the compiler cannot know that the two indices are equal.
func.func @main(%x: f32 {padlab.value = 1.5 : f32}, %n: index {padlab.value = ${N} : index},
                %i: index {padlab.value = 1 : index}, %j: index {padlab.value = 1 : index}) -> tensor<1xf32>
    attributes {padlab.seed = 1 : i64} {
  %m = std.alloc(%n) : memref<?xf32>
  std.store %x, %m[%i] : memref<?xf32>
  %y = std.load %m[%j] : memref<?xf32>
  std.dealloc %m : memref<?xf32>
  %0 = tensor.from_elements %y : tensor<1xf32>
  return %0 : tensor<1xf32>
}
// -----
// std.dim
// The input decides which of two tensors is asked.
func.func @main(%flags: tensor<${L}xi1>, %a: tensor<?x?xf32> {padlab.extents = array<i64: 3, 5>},
                %b: tensor<?x?xf32> {padlab.extents = array<i64: 5, 3>}) -> tensor<1xindex>
    attributes {padlab.seed = 1 : i64} {
  %c0 = std.constant 0 : index
  %c1 = std.constant 1 : index
  %turns = std.constant ${L} : index
  %sum = scf.for %i = %c0 to %turns step %c1 iter_args(%s = %c0) -> (index) {
    %flag = std.extract_element %flags[%i] : tensor<${L}xi1>
    %t = arith.select %flag, %a, %b : tensor<?x?xf32>
    %d = std.dim %t, 1 : tensor<?x?xf32>
    %next = std.addi %s, %d : index
    scf.yield %next : index
  }
  %0 = tensor.from_elements %sum : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// -----
// std.divis
// The divisor is neither 0 nor -1, so the operation is defined for every dividend.
func.func @main(%a: tensor<${R}x${C}xi32>, %b: i32 {padlab.value = 7 : i32}) -> tensor<${R}x${C}xi32>
    attributes {padlab.seed = 1 : i64} {
  %divisor = std.splat %b : tensor<${R}x${C}xi32>
  %0 = std.divis %a, %divisor : tensor<${R}x${C}xi32>
  return %0 : tensor<${R}x${C}xi32>
}
// -----
// std.diviu
// The divisor is neither 0 nor -1, so the operation is defined for every dividend.
func.func @main(%a: tensor<${R}x${C}xi32>, %b: i32 {padlab.value = 7 : i32}) -> tensor<${R}x${C}xi32>
    attributes {padlab.seed = 1 : i64} {
  %divisor = std.splat %b : tensor<${R}x${C}xi32>
  %0 = std.diviu %a, %divisor : tensor<${R}x${C}xi32>
  return %0 : tensor<${R}x${C}xi32>
}
// -----
// std.dma_start
// One transfer copies all elements; then one of them is read.
func.func @main(%a: tensor<${N}xf32>, %last: index {padlab.value = ${N-1} : index}) -> tensor<1xf32>
    attributes {padlab.seed = 1 : i64} {
  %c0 = std.constant 0 : index
  %c1 = std.constant 1 : index
  %n = std.constant ${N} : index
  %from = bufferization.to_buffer %a read_only : tensor<${N}xf32> to memref<${N}xf32>
  %to = std.alloc() : memref<${N}xf32, 2>
  %tags = std.alloc() : memref<2xi32>
  std.dma_start %from[%c0], %to[%c0], %n, %tags[%c0] : memref<${N}xf32>, memref<${N}xf32, 2>, memref<2xi32>
  std.dma_wait %tags[%c0], %n : memref<2xi32>
  %y = std.load %to[%last] : memref<${N}xf32, 2>
  std.dealloc %to : memref<${N}xf32, 2>
  std.dealloc %tags : memref<2xi32>
  %0 = tensor.from_elements %y : tensor<1xf32>
  return %0 : tensor<1xf32>
}
// -----
// std.dma_wait
// Two transfers are started, and are waited for in the reverse order.
func.func @main(%a: tensor<${N}xf32>, %last: index {padlab.value = ${N-1} : index}) -> tensor<1xf32>
    attributes {padlab.seed = 1 : i64} {
  %c0 = std.constant 0 : index
  %c1 = std.constant 1 : index
  %n = std.constant ${N} : index
  %from = bufferization.to_buffer %a read_only : tensor<${N}xf32> to memref<${N}xf32>
  %to = std.alloc() : memref<${N}xf32, 2>
  %tags = std.alloc() : memref<2xi32>
  %half = std.constant ${N/2} : index
  std.dma_start %from[%c0], %to[%c0], %half, %tags[%c0] : memref<${N}xf32>, memref<${N}xf32, 2>, memref<2xi32>
  std.dma_start %from[%half], %to[%half], %half, %tags[%c1] : memref<${N}xf32>, memref<${N}xf32, 2>, memref<2xi32>
  std.dma_wait %tags[%c1], %half : memref<2xi32>
  std.dma_wait %tags[%c0], %half : memref<2xi32>
  %y = std.load %to[%last] : memref<${N}xf32, 2>
  std.dealloc %to : memref<${N}xf32, 2>
  std.dealloc %tags : memref<2xi32>
  %0 = tensor.from_elements %y : tensor<1xf32>
  return %0 : tensor<1xf32>
}
// -----
// std.exp
func.func @main(%a: tensor<${R}x${C}xf32>) -> tensor<${R}x${C}xf32> attributes {padlab.seed = 1 : i64} {
  %0 = std.exp %a : tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// std.extract_element
func.func @main(%a: tensor<${N}xi32>) -> tensor<1xi32> attributes {padlab.seed = 1 : i64} {
  %c0 = std.constant 0 : index
  %c1 = std.constant 1 : index
  %n = std.constant ${N} : index
  %zero = std.constant 0 : i32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i32) {
    %x = std.extract_element %a[%i] : tensor<${N}xi32>
    %next = std.addi %s, %x : i32
    scf.yield %next : i32
  }
  %0 = tensor.from_elements %sum : tensor<1xi32>
  return %0 : tensor<1xi32>
}
// -----
// std.load
func.func @main(%a: tensor<${N}xi32>) -> tensor<1xi32> attributes {padlab.seed = 1 : i64} {
  %c0 = std.constant 0 : index
  %c1 = std.constant 1 : index
  %n = std.constant ${N} : index
  %zero = std.constant 0 : i32
  %m = bufferization.to_buffer %a read_only : tensor<${N}xi32> to memref<${N}xi32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i32) {
    %x = std.load %m[%i] : memref<${N}xi32>
    %next = std.addi %s, %x : i32
    scf.yield %next : i32
  }
  %0 = tensor.from_elements %sum : tensor<1xi32>
  return %0 : tensor<1xi32>
}
// -----
// std.memref_cast
// All elements are read through the buffer of the other type.
func.func @main(%a: tensor<${N}xi32>) -> tensor<1xi32> attributes {padlab.seed = 1 : i64} {
  %c0 = std.constant 0 : index
  %c1 = std.constant 1 : index
  %n = std.constant ${N} : index
  %zero = std.constant 0 : i32
  %static = bufferization.to_buffer %a read_only : tensor<${N}xi32> to memref<${N}xi32>
  %m = std.memref_cast %static : memref<${N}xi32> to memref<?xi32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i32) {
    %x = std.load %m[%i] : memref<?xi32>
    %next = std.addi %s, %x : i32
    scf.yield %next : i32
  }
  %0 = tensor.from_elements %sum : tensor<1xi32>
  return %0 : tensor<1xi32>
}
// -----
// std.mulf
func.func @main(%a: tensor<${R}x${C}xf32>, %b: tensor<${R}x${C}xf32>) -> tensor<${R}x${C}xf32>
    attributes {padlab.seed = 1 : i64} {
  %0 = std.mulf %a, %b : tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// std.negf
func.func @main(%a: tensor<${R}x${C}xf32>) -> tensor<${R}x${C}xf32> attributes {padlab.seed = 1 : i64} {
  %0 = std.negf %a : tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// std.or
func.func @main(%a: tensor<${R}x${C}xi32>, %b: tensor<${R}x${C}xi32>) -> tensor<${R}x${C}xi32>
    attributes {padlab.seed = 1 : i64} {
  %0 = std.or %a, %b : tensor<${R}x${C}xi32>
  return %0 : tensor<${R}x${C}xi32>
}
// -----
// std.remis
// The divisor is neither 0 nor -1, so the operation is defined for every dividend.
func.func @main(%a: tensor<${R}x${C}xi32>, %b: i32 {padlab.value = 7 : i32}) -> tensor<${R}x${C}xi32>
    attributes {padlab.seed = 1 : i64} {
  %divisor = std.splat %b : tensor<${R}x${C}xi32>
  %0 = std.remis %a, %divisor : tensor<${R}x${C}xi32>
  return %0 : tensor<${R}x${C}xi32>
}
// -----
// std.remiu
// The divisor is neither 0 nor -1, so the operation is defined for every dividend.
func.func @main(%a: tensor<${R}x${C}xi32>, %b: i32 {padlab.value = 7 : i32}) -> tensor<${R}x${C}xi32>
    attributes {padlab.seed = 1 : i64} {
  %divisor = std.splat %b : tensor<${R}x${C}xi32>
  %0 = std.remiu %a, %divisor : tensor<${R}x${C}xi32>
  return %0 : tensor<${R}x${C}xi32>
}
// -----
// std.select
func.func @main(%c: tensor<${R}x${C}xi1>, %a: tensor<${R}x${C}xi32>,
                %x: i32 {padlab.value = 7 : i32}) -> tensor<${R}x${C}xi32> attributes {padlab.seed = 1 : i64} {
  %b = std.splat %x : tensor<${R}x${C}xi32>
  %0 = std.select %c, %a, %b : tensor<${R}x${C}xi32>
  return %0 : tensor<${R}x${C}xi32>
}
// -----
// std.splat
func.func @main(%x: f32 {padlab.value = 1.5 : f32}) -> tensor<${R}x${C}xf32> attributes {padlab.seed = 1 : i64} {
  %0 = std.splat %x : tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// std.sqrt
func.func @main(%a: tensor<${R}x${C}xf32>) -> tensor<${R}x${C}xf32> attributes {padlab.seed = 1 : i64} {
  %0 = std.sqrt %a : tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// std.store
// Each element is stored on its own; then one of them is read.
func.func @main(%x: f32 {padlab.value = 1.5 : f32}, %last: index {padlab.value = ${N-1} : index})
    -> tensor<1xf32> attributes {padlab.seed = 1 : i64} {
  %c0 = std.constant 0 : index
  %c1 = std.constant 1 : index
  %n = std.constant ${N} : index
  %m = std.alloc() : memref<${N}xf32>
  scf.for %i = %c0 to %n step %c1 {
    std.store %x, %m[%i] : memref<${N}xf32>
  }
  %y = std.load %m[%last] : memref<${N}xf32>
  std.dealloc %m : memref<${N}xf32>
  %0 = tensor.from_elements %y : tensor<1xf32>
  return %0 : tensor<1xf32>
}
// -----
// std.tanh
func.func @main(%a: tensor<${R}x${C}xf32>) -> tensor<${R}x${C}xf32> attributes {padlab.seed = 1 : i64} {
  %0 = std.tanh %a : tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// std.tensor_cast
// The operation itself moves no data; the time is that of the copy into the result.
func.func @main(%a: tensor<?x?xf32> {padlab.extents = array<i64: ${R}, ${C}>}) -> tensor<${R}x${C}xf32>
    attributes {padlab.seed = 1 : i64} {
  %0 = std.tensor_cast %a : tensor<?x?xf32> to tensor<${R}x${C}xf32>
  return %0 : tensor<${R}x${C}xf32>
}
// -----
// std.tensor_load
// The buffer is written afterwards, so the tensor must be a copy of it.
func.func @main(%a: tensor<${N}xf32>, %x: f32 {padlab.value = 1.5 : f32}) -> tensor<${N}xf32>
    attributes {padlab.seed = 1 : i64} {
  %c0 = std.constant 0 : index
  %m = bufferization.to_buffer %a : tensor<${N}xf32> to memref<${N}xf32>
  %0 = std.tensor_load %m : memref<${N}xf32>
  std.store %x, %m[%c0] : memref<${N}xf32>
  return %0 : tensor<${N}xf32>
}
// -----
// std.tensor_store
// One of the stored elements is read.
func.func @main(%a: tensor<${N}xf32>, %last: index {padlab.value = ${N-1} : index}) -> tensor<1xf32>
    attributes {padlab.seed = 1 : i64} {
  %m = std.alloc() : memref<${N}xf32>
  std.tensor_store %a, %m : memref<${N}xf32>
  %y = std.load %m[%last] : memref<${N}xf32>
  std.dealloc %m : memref<${N}xf32>
  %0 = tensor.from_elements %y : tensor<1xf32>
  return %0 : tensor<1xf32>
}
// -----
// std.xor
func.func @main(%a: tensor<${R}x${C}xi32>, %b: tensor<${R}x${C}xi32>) -> tensor<${R}x${C}xi32>
    attributes {padlab.seed = 1 : i64} {
  %0 = std.xor %a, %b : tensor<${R}x${C}xi32>
  return %0 : tensor<${R}x${C}xi32>
}
