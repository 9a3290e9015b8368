// Consumers of a pad that crops its source have the bits that the program asks for.
// REQUIRES: negative-padding
// RUN: padlab-run %s --pipeline=reference > %t.reference
// RUN: padlab-run %s --pipeline=fused > %t.fused
// RUN: padlab-run %s --pipeline=fused:clean-loops > %t.native
// RUN: padlab-run %s --pipeline=fused@x86-64-v2:clean-loops > %t.v2
// RUN: padlab-run %s --pipeline=fused:tiny-loops > %t.tiny
// RUN: diff %t.reference %t.fused
// RUN: diff %t.reference %t.native
// RUN: diff %t.reference %t.v2
// RUN: diff %t.reference %t.tiny
// RUN: padlab-opt %s --padlab-fuse-pad=remarks -o /dev/null 2>&1 | FileCheck %s
// CHECK: remark: pad fused: with its consumers

func.func @main(%line: tensor<40xf32>) -> (tensor<43xf32>, tensor<43xf32>) attributes {padlab.seed = 9 : i64} {
  %zero = arith.constant 0.0 : f32
  %p4 = tensor.pad %line low[4] high[-1] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<40xf32> to tensor<43xf32>
  %e4 = tensor.empty() : tensor<43xf32>
  %4 = linalg.map { arith.negf } ins(%p4 : tensor<43xf32>) outs(%e4 : tensor<43xf32>)
  %5 = linalg.map { arith.addf } ins(%p4, %4 : tensor<43xf32>, tensor<43xf32>) outs(%e4 : tensor<43xf32>)
  return %4, %5 : tensor<43xf32>, tensor<43xf32>
}
