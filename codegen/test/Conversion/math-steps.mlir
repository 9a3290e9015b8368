// The exponential function of f32 can be written out; all others are calls.
// RUN: padlab-opt %s --convert-math-to-runtime | FileCheck %s --check-prefix=CALL
// RUN: padlab-opt %s --convert-math-to-runtime=inlined | FileCheck %s

// CALL-LABEL: func @functions(
// CALL:         llvm.call @padlab_exp_f32
// CALL:         llvm.call @padlab_exp_f64
// CALL:         llvm.call @padlab_log_f32

// CHECK-LABEL: func @functions(
// CHECK-SAME:    %[[X:.*]]: f32
// CHECK:         %[[WIDE:.*]] = arith.extf %[[X]] : f32 to f64
// CHECK-NOT:     llvm.call
// CHECK:         arith.shli
// CHECK:         arith.mulf {{.*}} : f64
// CHECK-NEXT:    arith.truncf {{.*}} : f64 to f32
// CHECK:         llvm.call @padlab_exp_f64
// CHECK:         llvm.call @padlab_log_f32
func.func @functions(%x: f32, %y: f64) -> (f32, f64, f32) {
  %0 = math.exp %x : f32
  %1 = math.exp %y : f64
  %2 = math.log %x : f32
  return %0, %1, %2 : f32, f64, f32
}

// CHECK-LABEL: func @half(
// CHECK-NOT:     llvm.call
// CHECK:         arith.truncf {{.*}} : f32 to f16
func.func @half(%x: f16) -> f16 {
  %0 = math.exp %x : f16
  return %0 : f16
}
