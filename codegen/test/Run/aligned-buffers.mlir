// A buffer with an alignment has no room around it that is the program's, and
// one without elements has none at all.
// RUN: not padlab-run %s --unchecked --split-input-file 2>&1 | FileCheck %s

// CHECK: unfused: out-of-bounds: wrote memory beside 1 buffers
func.func @main(%i: index {padlab.value = 3 : index}) -> index
    attributes {padlab.seed = 0 : i64} {
  %buffer = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xindex>
  memref.store %i, %buffer[%i] : memref<3xindex>
  return %i : index
}

// -----

// CHECK: unfused: out-of-bounds: touched memory outside of a buffer
func.func @main(%n: index {padlab.value = 0 : index}) -> index
    attributes {padlab.seed = 0 : i64} {
  %buffer = "memref.alloc"(%n) <{alignment = 64 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xindex>
  memref.store %n, %buffer[%n] : memref<?xindex>
  return %n : index
}

// -----

// CHECK: {{^}}3{{$}}
func.func @main(%n: index {padlab.value = 3 : index}) -> index
    attributes {padlab.seed = 0 : i64} {
  %c1 = arith.constant 1 : index
  %buffer = "memref.alloc"(%n) <{alignment = 64 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x2xindex>
  memref.store %n, %buffer[%c1, %c1] : memref<?x2xindex>
  %read = memref.load %buffer[%c1, %c1] : memref<?x2xindex>
  memref.dealloc %buffer : memref<?x2xindex>
  return %read : index
}
