// Flags stand for a licence, and only marked functions keep them.
// RUN: padlab-opt %s --pass-pipeline='builtin.module(func.func(padlab-relax-floats))' | FileCheck %s
// RUN: padlab-opt %s --pass-pipeline='builtin.module(func.func(padlab-relax-floats),convert-math-to-runtime,strip-fastmath)' | FileCheck %s --check-prefix=STEPS

// CHECK-LABEL: @sums
// CHECK-SAME:  pad.relaxed
// CHECK:       arith.mulf {{.*}} fastmath<contract> : f32
// CHECK-NEXT:  arith.addf {{.*}} fastmath<reassoc,contract> : f32
// CHECK-NEXT:  arith.divf %{{.*}}, %{{[^ ]*}} : f32
// CHECK-NEXT:  math.exp {{.*}} fastmath<afn> : f32
// CHECK-NEXT:  arith.extf
// CHECK-NEXT:  arith.subf {{.*}} fastmath<reassoc,contract> : f64
// CHECK-NEXT:  math.exp %{{[^ ]*}} : f64
// STEPS-LABEL: @sums
// STEPS:       arith.mulf {{.*}} fastmath<contract> : f32
// STEPS-NEXT:  arith.addf {{.*}} fastmath<reassoc,contract> : f32
// STEPS-NOT:   padlab_exp_f32
// STEPS:       arith.shli {{.*}} : i32
// STEPS:       llvm.call @padlab_exp_f64
func.func @sums(%x: f32, %y: f32) -> f64 {
  %0 = arith.mulf %x, %y fastmath<fast> : f32
  %1 = arith.addf %0, %y : f32
  %2 = arith.divf %1, %y fastmath<nnan> : f32
  %3 = math.exp %2 : f32
  %4 = arith.extf %3 : f32 to f64
  %5 = arith.subf %4, %4 : f64
  %6 = math.exp %5 : f64
  return %6 : f64
}

// CHECK-LABEL: @short
// CHECK-NOT:   pad.relaxed
// CHECK:       arith.addf %{{[^ ]*}}, %{{[^ ]*}} : f16
func.func @short(%x: f16) -> f16 {
  %0 = arith.addf %x, %x fastmath<reassoc> : f16
  return %0 : f16
}

// Named operations do not write their bodies.
// CHECK-LABEL: @named
// CHECK:       linalg.generic
// CHECK:       arith.mulf {{.*}} fastmath<contract> : f32
// CHECK-NEXT:  arith.addf {{.*}} fastmath<reassoc,contract> : f32
// CHECK:       linalg.transpose
func.func @named(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %c: tensor<2x4xf32>, %d: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<2x3xf32>, tensor<3x4xf32>) outs(%c : tensor<2x4xf32>) -> tensor<2x4xf32>
  %1 = linalg.transpose ins(%0 : tensor<2x4xf32>) outs(%d : tensor<4x2xf32>) permutation = [1, 0]
  return %1 : tensor<4x2xf32>
}

// What counts in equal steps keeps its order, a sum of different terms need not.
// CHECK-LABEL: @steps
// CHECK:       scf.for
// CHECK:       arith.addf {{.*}} fastmath<contract> : f32
// CHECK-NEXT:  arith.addf {{.*}} fastmath<reassoc,contract> : f32
func.func @steps(%terms: tensor<9xf32>, %step: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %r:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %step, %sum = %step) -> (f32, f32) {
    %term = tensor.extract %terms[%i] : tensor<9xf32>
    %next = arith.addf %step, %x : f32
    %more = arith.addf %sum, %term : f32
    scf.yield %next, %more : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}
