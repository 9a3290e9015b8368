// Upstream's fusion makes the fill the new init of the producer. A body that
// reads its init then sees the pad value: the design's "what the body reads".
//
// RUN: sh -c 'padlab-diff %s; test $? -eq 1' | FileCheck %s
// CHECK: mismatch.mlir: mismatch upstream-fused: result 0[1]: expected 100, actual 7
// CHECK-NOT: fused
//
// RUN: not padlab-diff --json %s | FileCheck %s --check-prefix=JSON
// JSON: {"actual":["[7, 7, 7, 7]"],"case":"{{.*}}mismatch.mlir","expected":["[7, 100, 101, 7]"]

func.func @main() -> tensor<4xi32> attributes {padlab.seed = 1 : i64} {
  %init = arith.constant dense<[100, 101]> : tensor<2xi32>
  %same = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%init : tensor<2xi32>) {
  ^bb0(%out: i32):
    linalg.yield %out : i32
  } -> tensor<2xi32>
  %c7 = arith.constant 7 : i32
  %padded = tensor.pad %same low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %c7 : i32
  } : tensor<2xi32> to tensor<4xi32>
  return %padded : tensor<4xi32>
}
