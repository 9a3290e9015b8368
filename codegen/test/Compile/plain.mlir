// Plain MLIR: every public function, by its own name, with the names that the
// source gives to arguments; one object, whose functions a debugger finds.

// RUN: padlab-compile %s -o %t.o --header=%t.h
// RUN: FileCheck %s --input-file=%t.h
// RUN: llvm-nm --defined-only --extern-only --format=just-symbols %t.o | FileCheck %s --check-prefix=DEFINES
// RUN: llvm-readelf --sections %t.o | FileCheck %s --check-prefix=SECTIONS
// RUN: llvm-dwarfdump --eh-frame %t.o | FileCheck %s --check-prefix=FRAMES
// RUN: clang -x c -std=c99 -pedantic -Wall -Wextra -Werror -fsyntax-only %t.h
// RUN: clang -x c++ -std=c++11 -pedantic -Wall -Wextra -Werror -fsyntax-only %t.h

// DEFINES: frame
// DEFINES-NEXT: frame_result0_shape
// DEFINES-NEXT: names
// DEFINES-NOT: {{.}}

// SECTIONS: .eh_frame
// FRAMES: FDE
// FRAMES: FDE
// FRAMES: FDE

// The processor that `native` is.
// CHECK: cpu       native: {{[a-z0-9_-]+}} (

// CHECK: int frame_result0_shape(int64_t image_dim0, int64_t border, float grey,
// CHECK-NEXT: int64_t extents[2]);
// CHECK: image    tensor<?x4xf32>: image_dim0 x 4 elements
// CHECK: int frame(const float *image, int64_t image_dim0, int64_t border, float grey,
// CHECK-NEXT: float *result0);
func.func @frame(%image: tensor<?x4xf32>, %border: index, %grey: f32)
    -> tensor<?x4xf32> {
  %framed = tensor.pad %image low[%border, 0] high[%border, 0] {
  ^bb0(%y: index, %x: index):
    tensor.yield %grey : f32
  } : tensor<?x4xf32> to tensor<?x4xf32>
  return %framed : tensor<?x4xf32>
}

// Of ours, of C's, of macros, of numbers, and such that another parameter has.
// CHECK: int names(int32_t arg0, int32_t arg1, int32_t arg2, int32_t arg3, int32_t arg4,
// CHECK-NEXT: const int32_t *x, int64_t x_dim0, int64_t arg6, int32_t good,
// CHECK-NEXT: int32_t arg8, const int32_t *arg9, int64_t arg9_dim0,
// CHECK-NEXT: int32_t *result0);
func.func @names(%result0: i32, %int: i32, %EOF: i32, %3: i32, %names: i32,
                 %x: tensor<?xi32>, %x_dim0: index, %good: i32,
                 %arg9_dim0: i32, %9: tensor<?xi32>) -> i32 {
  %0 = func.call @helper(%good) : (i32) -> i32
  return %0 : i32
}

func.func private @helper(%a: i32) -> i32 {
  return %a : i32
}
