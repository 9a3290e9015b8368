// What C calls the types of programs.

// RUN: padlab-compile %s -o %t.o --header=%t.h
// RUN: FileCheck %s --input-file=%t.h
// RUN: clang -x c -std=c99 -pedantic -Wall -Wextra -Werror -fsyntax-only %t.h
// RUN: clang -x c++ -std=c++11 -pedantic -Wall -Wextra -Werror -fsyntax-only %t.h

// CHECK: a        tensor<2xf16>: 2 elements, 4 bytes
// CHECK-NEXT: uint16_t: the bits of f16
// CHECK: b        bf16
// CHECK-NEXT: uint16_t: the bits of bf16
// CHECK: c        tensor<f8E5M2>: 1 element, 1 bytes
// CHECK-NEXT: uint8_t: the bits of f8E5M2
// CHECK: d        i1
// CHECK-NEXT: uint8_t: 0 or 1
// CHECK: e        tensor<2xi5>: 2 elements, 2 bytes
// CHECK-NEXT: int8_t: i5 in the lowest bits, all others zero
// CHECK: f        ui16
// CHECK-NEXT: g        si64
// CHECK-NEXT: h        complex<f32>
// CHECK-NEXT: float: pairs of real and imaginary part
// CHECK-NEXT: i        tensor<2xcomplex<bf16>>: 2 elements, 8 bytes
// CHECK-NEXT: uint16_t: pairs of real and imaginary part, the bits of bf16
// CHECK-NEXT: result0  i1
// CHECK-NEXT: uint8_t: 0 or 1
// CHECK: int types(const uint16_t *a, uint16_t b, const uint8_t *c, uint8_t d,
// CHECK-NEXT: const int8_t *e, uint16_t f, int64_t g, const float h[2],
// CHECK-NEXT: const uint16_t *i, uint8_t *result0);

func.func @main(%a: tensor<2xf16>, %b: bf16, %c: tensor<f8E5M2>, %d: i1,
                %e: tensor<2xi5>, %f: ui16, %g: si64, %h: complex<f32>,
                %i: tensor<2xcomplex<bf16>>) -> i1
    attributes {padlab.seed = 1 : i64} {
  return %d : i1
}
