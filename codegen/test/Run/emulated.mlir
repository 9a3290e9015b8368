// Programs run on an emulated CPU as they do here; bf16 has no instructions there.
// REQUIRES: emulation
// RUN: padlab-run %s --cpu=aarch64 | FileCheck %s
// RUN: padlab-run %s --cpu=aarch64 --opt-level=3 | FileCheck %s
// RUN: padlab-run %s | FileCheck %s

// CHECK: [1.5, 1, 4, 9, 1.5]
func.func @main(%a: tensor<3xbf16> {padlab.value = dense<[1.0, -2.0, 3.0]> : tensor<3xbf16>})
    -> tensor<5xbf16> attributes {padlab.seed = 1 : i64} {
  %c = arith.constant 1.5 : bf16
  %s = arith.mulf %a, %a : tensor<3xbf16>
  %p = tensor.pad %s low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %c : bf16
  } : tensor<3xbf16> to tensor<5xbf16>
  return %p : tensor<5xbf16>
}
