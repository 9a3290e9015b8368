// The second pad takes what its producer computes but none of it: the producer
// goes, and with it the first pad, which was to be fused with it.
// REQUIRES: negative-padding
// RUN: padlab-opt %s --padlab-fuse-pad=remarks --verify-diagnostics | FileCheck %s
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=fused

// CHECK-LABEL: func.func @main
// CHECK-NOT: linalg.depthwise_conv_1d_ncw_cw
// CHECK: pad.frame
// CHECK-NOT: linalg.depthwise_conv_1d_ncw_cw
func.func @main(%a: tensor<3x4x3xi32>, %k: tensor<3x3xi32>, %v: i32) attributes {padlab.seed = 1 : i64} {
  %first = tensor.pad %a low[3, -1, 0] high[1, 0, 0] {
  ^bb0(%i: index, %j: index, %l: index):
    tensor.yield %v : i32
  } : tensor<3x4x3xi32> to tensor<7x3x3xi32>
  %c = arith.constant -8 : i32
  %e = tensor.empty() : tensor<7x3x1xi32>
  %f = linalg.fill ins(%c : i32) outs(%e : tensor<7x3x1xi32>) -> tensor<7x3x1xi32>
  %0 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%first, %k : tensor<7x3x3xi32>, tensor<3x3xi32>) outs(%f : tensor<7x3x1xi32>) -> tensor<7x3x1xi32>
  // expected-remark @below {{pad fused: into the destination}}
  %second = tensor.pad %0 low[-6, 1, -1] high[0, 1, 1] {
  ^bb0(%i: index, %j: index, %l: index):
    tensor.yield %c : i32
  } : tensor<7x3x1xi32> to tensor<1x5x1xi32>
  %expected = arith.constant dense<-8> : tensor<1x5x1xi32>
  check.expect_eq(%second, %expected) : tensor<1x5x1xi32>
  return
}
