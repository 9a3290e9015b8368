// A pipeline that may round otherwise is judged by the bound of each result, and
// a sum without one of its terms is beyond it.
// RUN: padlab-diff %s --pipelines=fused,fused-inexact,fused-inexact:clean-loops,fused-inexact:tiny-loops
// RUN: padlab-diff %s --pipelines=fused-inexact:clean-loops:O2,fused-inexact@x86-64-v2:tiny-loops:O2
// RUN: not padlab-diff %s --pipelines='{padlab-plant-fault{fault=sum-term},padlab-fuse-pad,func.func(padlab-relax-floats)}:clean-loops' | FileCheck %s
// RUN: padlab-diff %s --pipelines='{padlab-plant-fault{fault=sum-term},padlab-fuse-pad}:clean-loops'
// RUN: not padlab-diff %s --pipelines='{padlab-plant-fault{fault=nest-part},padlab-fuse-pad}:tiny-loops' | FileCheck %s --check-prefix=PART
//
// CHECK: mismatch {{.*}}result 0[1, 2]: expected 3.57
// PART: mismatch {{.*}}result 2[0, 0]

func.func @main(%a: tensor<5x7xf32> {padlab.value = dense<0.3> : tensor<5x7xf32>},
    %b: tensor<7x40xf32> {padlab.value = dense<1.7> : tensor<7x40xf32>})
    -> (tensor<7x44xf32>, tensor<5x40xf32>, tensor<5x40xbf16>) attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<5x40xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<5x40xf32>) -> tensor<5x40xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<5x7xf32>, tensor<7x40xf32>)
      outs(%f0 : tensor<5x40xf32>) -> tensor<5x40xf32>
  %p = tensor.pad %0 low[1, 2] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<5x40xf32> to tensor<7x44xf32>
  %1 = linalg.softmax dimension(1) ins(%0 : tensor<5x40xf32>) outs(%e0 : tensor<5x40xf32>) -> tensor<5x40xf32>
  // Conversions have no flags.
  %2 = arith.truncf %1 : tensor<5x40xf32> to tensor<5x40xbf16>
  %3 = arith.extf %2 : tensor<5x40xbf16> to tensor<5x40xf32>
  %4 = arith.addf %3, %1 : tensor<5x40xf32>
  %5 = arith.truncf %4 : tensor<5x40xf32> to tensor<5x40xbf16>
  return %p, %1, %5 : tensor<7x44xf32>, tensor<5x40xf32>, tensor<5x40xbf16>
}
