// What C calls the types of programs.

// RUN: padlab-compile %s -o %t.o --header=%t.h
// RUN: FileCheck %s --input-file=%t.h
// RUN: clang-22 -x c -std=c99 -pedantic -Wall -Wextra -Werror -fsyntax-only %t.h
// RUN: clang-22 -x c++ -std=c++11 -pedantic -Wall -Wextra -Werror -fsyntax-only %t.h

// CHECK: arg0     tensor<2xf16>: 2 elements, 4 bytes
// CHECK-NEXT: uint16_t: the bits of f16
// CHECK: arg1     bf16
// CHECK-NEXT: uint16_t: the bits of bf16
// CHECK: arg2     tensor<f8E5M2>: 1 element, 1 bytes
// CHECK-NEXT: uint8_t: the bits of f8E5M2
// CHECK: arg3     i1
// CHECK-NEXT: uint8_t: 0 or 1
// CHECK: arg4     tensor<2xi5>: 2 elements, 2 bytes
// CHECK-NEXT: int8_t: i5 in the lowest bits, all others zero
// CHECK: arg5     ui16
// CHECK-NEXT: arg6     si64
// CHECK-NEXT: arg7     complex<f32>
// CHECK-NEXT: float: pairs of real and imaginary part
// CHECK-NEXT: arg8     tensor<2xcomplex<bf16>>: 2 elements, 8 bytes
// CHECK-NEXT: uint16_t: pairs of real and imaginary part, the bits of bf16
// CHECK-NEXT: returns  i1
// CHECK-NEXT: uint8_t: 0 or 1
// CHECK: uint8_t types(const uint16_t *arg0, uint16_t arg1, const uint8_t *arg2,
// CHECK-NEXT: uint8_t arg3, const int8_t *arg4, uint16_t arg5, int64_t arg6,
// CHECK-NEXT: const float arg7[2], const uint16_t *arg8);

func.func @main(%a: tensor<2xf16>, %b: bf16, %c: tensor<f8E5M2>, %d: i1,
                %e: tensor<2xi5>, %f: ui16, %g: si64, %h: complex<f32>,
                %i: tensor<2xcomplex<bf16>>) -> i1
    attributes {padlab.seed = 1 : i64} {
  return %d : i1
}
