// What the caller does not read soon goes past the caches, also where it is small.
// RUN: padlab-compile %s --cpu=x86-64-v4 -o %t.o --header=%t.h
// RUN: llvm-objdump -d %t.o | FileCheck %s
// RUN: sed 's/, padlab.cold_results//' %s > %t.warm.mlir
// RUN: padlab-compile %t.warm.mlir --cpu=x86-64-v4 -o %t.o --header=%t.h
// RUN: llvm-objdump -d %t.o | FileCheck %s --check-prefix=WARM
// RUN: padlab-run %s --pipeline=reference > %t.expected
// RUN: padlab-run %s --pipeline=fused@native:clean-loops:O2 | diff - %t.expected

// CHECK: movnt
// WARM-NOT: movnt
func.func @main(%a: tensor<1000xi32>) -> tensor<1021xi32>
    attributes {padlab.seed = 1 : i64, padlab.cold_results} {
  %zero = arith.constant 0 : i32
  %p = tensor.pad %a low[5] high[16] {
  ^bb0(%i: index):
    tensor.yield %zero : i32
  } : tensor<1000xi32> to tensor<1021xi32>
  return %p : tensor<1021xi32>
}
