// A program that carries its own expected values, the same way in the reference
// and in native code.
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused

#map = affine_map<(i, j) -> (i, j)>
func.func @main(%a: tensor<2x2xbf16> {padlab.value = dense<[[1.0, -0.0], [3.0, 0x7F80]]> : tensor<2x2xbf16>})
    attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0.5 : bf16
  %init = tensor.empty() : tensor<2x2xbf16>
  %negated = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<2x2xbf16>) outs(%init : tensor<2x2xbf16>) {
  ^bb0(%x: bf16, %out: bf16):
    %n = arith.negf %x : bf16
    linalg.yield %n : bf16
  } -> tensor<2x2xbf16>
  %padded = tensor.pad %negated low[1, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : bf16
  } : tensor<2x2xbf16> to tensor<3x3xbf16>

  %expected = arith.constant dense<[[0.5, 0.5, 0.5], [-1.0, 0.0, 0.5], [-3.0, 0xFF80, 0.5]]> : tensor<3x3xbf16>
  check.expect_eq(%padded, %expected) : tensor<3x3xbf16>
  return
}
