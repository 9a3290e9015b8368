// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused

// Elementwise operations with two results, on what is expanded.
func.func @main() attributes {padlab.seed = 0 : i64} {
  %x = arith.constant dense<[[-3, 4611686018427387904], [7, -1]]> : vector<2x2xi64>
  %low, %high = arith.mulsi_extended %x, %x : vector<2x2xi64>
  %e0 = arith.constant dense<[[9, 0], [49, 1]]> : vector<2x2xi64>
  %e1 = arith.constant dense<[[0, 1152921504606846976], [0, 0]]> : vector<2x2xi64>
  check.expect_eq(%low, %e0) : vector<2x2xi64>
  check.expect_eq(%high, %e1) : vector<2x2xi64>

  %y = arith.constant dense<200> : vector<i8>
  %sum, %carry = arith.addui_extended %y, %y : vector<i8>, vector<i1>
  %e2 = arith.constant dense<144> : vector<i8>
  %e3 = arith.constant dense<true> : vector<i1>
  check.expect_eq(%sum, %e2) : vector<i8>
  check.expect_eq(%carry, %e3) : vector<i1>

  %f = arith.constant dense<[0.0, 1.0, -2.0]> : vector<3xf8E4M3FN>
  %sin, %cos = math.sincos %f : vector<3xf8E4M3FN>
  %e4 = arith.constant dense<[0.0, 0.8125, -0.9375]> : vector<3xf8E4M3FN>
  %e5 = arith.constant dense<[1.0, 0.5625, -0.40625]> : vector<3xf8E4M3FN>
  check.expect_eq(%sin, %e4) : vector<3xf8E4M3FN>
  check.expect_eq(%cos, %e5) : vector<3xf8E4M3FN>
  return
}
