// Upstream's fold of a copy over a filled tensor makes a new copy without the
// attribute `cast` (the cause fill-copy-fold-drops-unsigned-cast). The optimized
// lowering does without it.
//
// RUN: padlab-diff %s --pipelines=unfused,unfused:clean-loops:O2
// RUN: padlab-opt %s --sound-canonicalize | FileCheck %s
//
// CHECK: linalg.copy {cast = #linalg.type_fn<cast_unsigned>}
func.func @main(%a: tensor<2xi32> {padlab.value = dense<[-1, 3]> : tensor<2xi32>}) -> tensor<2xi64> attributes {padlab.seed = 1 : i64} {
  %c3 = arith.constant 3 : i64
  %e = tensor.empty() : tensor<2xi64>
  %f = linalg.fill ins(%c3 : i64) outs(%e : tensor<2xi64>) -> tensor<2xi64>
  %r = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : tensor<2xi32>) outs(%f : tensor<2xi64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}
