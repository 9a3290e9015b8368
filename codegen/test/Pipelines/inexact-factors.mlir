// Sums may be added in any order, but nothing is factored, no fused product is
// opened and no sum becomes a multiple of its steps. LLVM does all of these where
// sums have `reassoc`, and the results are other ones than the licence permits.
// RUN: padlab-diff %s --pipelines=fused-inexact:clean-loops:O2,fused-inexact@x86-64-v3:clean-loops:O2
// RUN: padlab-diff %s --pipelines=fused-inexact@x86-64-v3:tiny-loops:O0,fused-inexact@x86-64-v3:clean-loops:O1

func.func @main(%small: f32 {padlab.value = 1.0e-30 : f32},
    %infinity: f32 {padlab.value = 0x7F800000 : f32},
    %zero: f32 {padlab.value = 0.0 : f32},
    %a: f32 {padlab.value = 1.00001 : f32}, %b: f32 {padlab.value = -1.43 : f32},
    %u: f32 {padlab.value = 1.1 : f32}, %v: f32 {padlab.value = 1.3 : f32},
    %z: f32 {padlab.value = 1.7e-8 : f32}) -> (f32, f32, f32, f32, tensor<64xf32>)
    attributes {padlab.seed = 1 : i64} {
  // One factor for both would be infinite.
  %large = arith.constant 3.0e38 : f32
  %other = arith.constant 2.9e38 : f32
  %p0 = arith.mulf %small, %large : f32
  %p1 = arith.mulf %small, %other : f32
  %0 = arith.addf %p0, %p1 : f32
  // The first product is zero, the product of the constants is not.
  %down = arith.constant 1.0e-20 : f32
  %up = arith.constant 1.0e30 : f32
  %p2 = arith.mulf %small, %down : f32
  %p3 = arith.mulf %p2, %up : f32
  %1 = arith.addf %p3, %zero : f32
  // Not a number, but 0.7 times infinity is one.
  %part = arith.constant -0.3 : f32
  %p4 = arith.mulf %infinity, %part : f32
  %2 = arith.addf %p4, %infinity : f32
  // The fused product is rounded before `z` comes to it.
  %p5 = arith.mulf %u, %v : f32
  %p6 = math.fma %a, %b, %p5 : f32
  %3 = arith.addf %p6, %z : f32
  // The first element is a number.
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %empty = tensor.empty() : tensor<64xf32>
  %4:2 = scf.for %i = %c0 to %c64 step %c1 iter_args(%t = %empty, %x = %a) -> (tensor<64xf32>, f32) {
    %stored = tensor.insert %x into %t[%i] : tensor<64xf32>
    %next = arith.addf %x, %infinity : f32
    scf.yield %stored, %next : tensor<64xf32>, f32
  }
  return %0, %1, %2, %3, %4#0 : f32, f32, f32, f32, tensor<64xf32>
}
