// What the old spelling cannot mean: an error at its place in the original text, part by part of a split file.
// RUN: not padlab-opt --std --split-input-file %s 2>&1 | FileCheck %s --strict-whitespace --match-full-lines
// RUN: padlab-opt --std --split-input-file --verify-diagnostics %s > %t.out
// RUN: FileCheck %s --check-prefix=REST < %t.out

// The document's copysign, without a comma.
func @copysign(%b : f64, %c : f64) {
  // expected-error @+4 {{expected ',' between the two operands of copysign}}
  //      CHECK:{{.*}}reader-errors.mlir:12:20: error: expected ',' between the two operands of copysign
  // CHECK-NEXT:  %a = copysign %b %c : f64
  // CHECK-NEXT:                   ^
  %a = copysign %b %c : f64
  return
}

// -----

// The document's half-quoted map.
func @dma(%src : memref<40 x 8 x f32>, %tag : memref<1 x i32, 4>, %i : index) {
  // expected-error @+5 {{this '>' closes nothing: a memref's layout map and memory space stand within its own '<...>'}}
  //      CHECK:{{.*}}reader-errors.mlir:25:49: error: this '>' closes nothing: {{.*}}
  dma_start %src[%i, %i], %src[%i, %i], %i, %tag[%i] :
    memref<40 x 8 x f32, affine_map<(d0, d1) -> (d0, d1)>, 0>,
    memref<40 x 8 x f32, affine_map<(d0, d1) -> (d0, d1)>, 0>,
    memref<1 x i32>, affine_map<(d0) -> (d0)>, 4>
  return
}

// -----

// The document's f8, in a shape and alone.
// expected-error @+2 {{f8 is not a type: today's types of 8 bits are f8E5M2 and f8E4M3FN}}
// CHECK:{{.*}}reader-errors.mlir:34:29: error: f8 is not a type: today's types of 8 bits are f8E5M2 and f8E4M3FN
func @shape(%y : tensor<4x?xf8>) {
  return
}

// -----

// expected-error @+2 {{f8 is not a type}}
// CHECK:{{.*}}reader-errors.mlir:42:19: error: f8 is not a type: {{.*}}
func @scalar(%y : f8) {
  return
}

// -----

// The document's memory spaces, which nothing defines.
// expected-error @+2 {{memory space 'memspace0' is not defined: it must be an integer or an attribute}}
// CHECK:{{.*}}reader-errors.mlir:51:46: error: memory space 'memspace0' is not defined: {{.*}}
func @space(%y : memref<4xf32, strided<[2]>, memspace0>) {
  return
}

// -----

// The document's layouts, which nothing defines: today's parser says so.
// expected-error @+2 {{undefined symbol alias id 'layout_map0'}}
// CHECK:{{.*}}reader-errors.mlir:60:45: error: undefined symbol alias id 'layout_map0'
func @layout(%y : memref<4xf32, #layout_map0>) {
  return
}

// -----

// A literal is no index: the document's own grammar wants a value.
func @literal(%v : f32, %A : memref<4x?xf32>, %i : index) {
  // expected-error @+2 {{expected SSA operand}}
  // CHECK:{{.*}}reader-errors.mlir:70:19: error: expected SSA operand
  store %v, %A[%i, 1023] : memref<4x?xf32>
  return
}

// -----

// What today's parser and verifiers report is mapped back, too: `std.` and `func.` take no columns.
func @mapped(%a : i32, %u : tensor<3xf32>) -> i32 {
  // expected-error @+3 {{use of undeclared SSA value name}}
  // CHECK:{{.*}}reader-errors.mlir:81:41: error: use of undeclared SSA value name
  //
  %x = addi %a, %a : i32  %y = addi %x, %undeclared : i32
  return %x : i32
}

// -----

func @verifier(%u : tensor<3xf32>) {
  // expected-error @+2 {{'std.dim' op index 1 is out of range}}
  // CHECK:{{.*}}reader-errors.mlir:90:33: error: 'std.dim' op index 1 is out of range{{.*}}
  %c = constant 1 : index  %d = dim %u, 1 : tensor<3xf32>
  return
}

// -----

// REST: func.func @good
func @good() {
  return
}
