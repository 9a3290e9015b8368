// Rule 10 of padlab/codegen/PadFusion.h: the branch is not taken, and no machine
// has the memory that the pad wants there.
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
func.func @main(%no: i1 {padlab.value = false})
    attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : i32
  %c5 = arith.constant 5 : i32
  %init = tensor.empty() : tensor<3xi32>
  %m = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%init : tensor<3xi32>) {
  ^bb0(%y: i32):
    %i = linalg.index 0 : index
    %x = arith.index_cast %i : index to i32
    linalg.yield %x : i32
  } -> tensor<3xi32>
  %r = scf.if %no -> i32 {
    %p = tensor.pad %m low[1] high[1099511627776] {
    ^bb0(%i: index):
      tensor.yield %c7 : i32
    } : tensor<3xi32> to tensor<1099511627780xi32>
    %e = tensor.extract %p[%c0] : tensor<1099511627780xi32>
    scf.yield %e : i32
  } else {
    scf.yield %c5 : i32
  }
  check.expect_eq(%r, %c5) : i32
  %expected = arith.constant dense<[0, 1, 2]> : tensor<3xi32>
  check.expect_eq(%m, %expected) : tensor<3xi32>
  return
}
