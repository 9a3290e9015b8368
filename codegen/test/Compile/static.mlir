// A program of static shape that fuses, and the whole of its header. The object
// calls nothing.

// RUN: padlab-compile %s --cpu=x86-64-v3 -o %t.o --header=%t.h
// RUN: FileCheck %s --input-file=%t.h --match-full-lines --strict-whitespace
// RUN: llvm-nm --undefined-only %t.o | FileCheck %s --check-prefix=CALLS --allow-empty
// RUN: llvm-nm --defined-only --extern-only %t.o | FileCheck %s --check-prefix=DEFINES
// RUN: clang -x c -std=c99 -pedantic -Wall -Wextra -Werror -fsyntax-only %t.h
// RUN: clang -x c++ -std=c++11 -pedantic -Wall -Wextra -Werror -fsyntax-only %t.h

// CALLS-NOT: {{.}}

// DEFINES: T case_static
// DEFINES-NOT: {{.}}

//      CHECK:/*
// CHECK-NEXT: * case_static: compiled ahead of time by padlab-compile. Do not edit.
// CHECK-NEXT: *
// CHECK-NEXT: *   case      static.mlir
// CHECK-NEXT: *   pipeline  fused
// CHECK-NEXT: *   cpu       x86-64-v3 (x86_64-{{.*}})
//      CHECK: * The object calls nothing outside of itself.
//      CHECK:#ifndef PADLAB_CASE_case_static_H
// CHECK-NEXT:#define PADLAB_CASE_case_static_H
//      CHECK:#include <stdint.h>
//      CHECK:extern "C" {
//      CHECK:/*
// CHECK-NEXT: * case_static
// CHECK-NEXT: *   a        tensor<4x6xf32>: 4 x 6 elements, 96 bytes
// CHECK-NEXT: *   v        f32
// CHECK-NEXT: *   result0  tensor<6x8xf32>: 6 x 8 elements, 192 bytes
// CHECK-NEXT: */
// CHECK-NEXT:int case_static(const float *a, float v, float *result0);
//      CHECK:}
//      CHECK:#endif /* PADLAB_CASE_case_static_H */

#id = affine_map<(i, j) -> (i, j)>

func.func @main(%a: tensor<4x6xf32>, %v: f32) -> tensor<6x8xf32>
    attributes {padlab.seed = 1 : i64} {
  %empty = tensor.empty() : tensor<4x6xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id],
                       iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x6xf32>) outs(%empty : tensor<4x6xf32>) {
  ^bb0(%x: f32, %out: f32):
    %square = arith.mulf %x, %x : f32
    linalg.yield %square : f32
  } -> tensor<4x6xf32>
  %1 = tensor.pad %0 low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x6xf32> to tensor<6x8xf32>
  return %1 : tensor<6x8xf32>
}
