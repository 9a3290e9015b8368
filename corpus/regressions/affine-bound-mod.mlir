// Upstream's folder takes the largest value of `i mod 3` for the bound: the
// trusted lowering folds nothing.
func.func @main(%n: index {padlab.value = 5 : index}) -> (i32, index) attributes {padlab.expect = "mismatch upstream-fused, mismatch upstream-shape-functions", padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %0 = affine.for %i = 2 to 12 iter_args(%a = %zero) -> i32 {
    %1 = affine.for %j = 0 to affine_map<(d0) -> (d0 mod 3)>(%i) iter_args(%b = %a) -> i32 {
      %2 = arith.addi %b, %one : i32
      affine.yield %2 : i32
    }
    affine.yield %1 : i32
  }
  %3:2 = affine.delinearize_index %n into (2, 3) : index, index
  return %0, %3#1 : i32, index
}
