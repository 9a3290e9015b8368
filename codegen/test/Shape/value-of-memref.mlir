// The reference shares the buffer of a memref; native code says that it cannot.
// RUN: padlab-run %s --pipeline=reference
// RUN: not padlab-run %s --pipeline=unfused 2>&1 | FileCheck %s
// CHECK: has no lowering for memrefs

func.func @main() attributes {padlab.seed = 0 : i64} {
  %c1 = arith.constant 1 : index
  %seven = arith.constant 7 : i8
  %m = memref.alloc() : memref<2xi8>
  %shape = shape.const_shape [2] : !shape.shape
  %v = shape.with_shape %m, %shape : memref<2xi8>, !shape.shape
  %same = shape.value_of %v : memref<?xi8>
  memref.store %seven, %m[%c1] : memref<2xi8>
  %read = memref.load %same[%c1] : memref<?xi8>
  check.expect_eq(%read, %seven) : i8
  memref.dealloc %m : memref<2xi8>
  return
}
