// A subject may leave intrinsics on whole matrices, which code generators know
// nothing of.
// RUN: padlab-run %s --pipeline=passes --opt-level=0 | FileCheck %s
// RUN: padlab-run %s --pipeline=passes --opt-level=1 | FileCheck %s

// CHECK: {{\[\[}}1, 4], [2, 5], [3, 6]]
func.func @main(
    %a: tensor<2x3xi32> {padlab.value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>})
    -> tensor<3x2xi32> attributes {padlab.seed = 0 : i64,
      padlab.passes = "convert-vector-to-llvm{vector-transpose-lowering=llvmintr}"} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %0 = vector.transfer_read %a[%c0, %c0], %zero {in_bounds = [true, true]} : tensor<2x3xi32>, vector<2x3xi32>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  %init = tensor.empty() : tensor<3x2xi32>
  %2 = vector.transfer_write %1, %init[%c0, %c0] {in_bounds = [true, true]} : vector<3x2xi32>, tensor<3x2xi32>
  return %2 : tensor<3x2xi32>
}
