// A program with a global variable starts every call with its initial value,
// and says that calls share it.

// RUN: padlab-compile %s -o %t.o --header=%t.h
// RUN: FileCheck %s --input-file=%t.h
// RUN: padlab-compile %S/static.mlir -o %t.o --header=%t.none.h
// RUN: FileCheck %s --input-file=%t.none.h --check-prefix=NONE

// CHECK: Only one thread may call at a time: the program has global variables
// NONE: several threads may call at once

memref.global "private" @counts : memref<4xi32> = dense<[3, 4, 5, 6]>

func.func @main(%a: i32, %i: index {padlab.value = 1 : index},
                %j: index {padlab.value = 2 : index}) -> i32
    attributes {padlab.seed = 1 : i64} {
  %counts = memref.get_global @counts : memref<4xi32>
  memref.store %a, %counts[%i] : memref<4xi32>
  %0 = memref.load %counts[%j] : memref<4xi32>
  return %0 : i32
}
