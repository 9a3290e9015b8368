// What upstream lowers to assembly of AVX2 is not compiled for a CPU without.
// RUN: not padlab-diff %s --pipelines=passes@x86-64-v2 | FileCheck %s

// CHECK: rejected passes@x86-64-v2: assembly: the program's assembly needs the feature 'avx2', which the target lacks
module attributes {transform.with_named_sequence} {
  func.func @main(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
      attributes {padlab.seed = 1 : i64,
                  padlab.passes = "transform-interpreter{entry-point=__transform_0}"} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %rows = vector.transfer_read %a[%c0, %c0], %zero {in_bounds = [true, true]}
        : tensor<8x8xf32>, vector<8x8xf32>
    %columns = vector.transpose %rows, [1, 0]
        : vector<8x8xf32> to vector<8x8xf32>
    %empty = tensor.empty() : tensor<8x8xf32>
    %written = vector.transfer_write %columns, %empty[%c0, %c0]
        {in_bounds = [true, true]} : vector<8x8xf32>, tensor<8x8xf32>
    return %written : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_0(
      %module: !transform.any_op {transform.consumed}) {
    %functions = transform.structured.match ops{["func.func"]} in %module
        : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %functions {
      transform.apply_patterns.vector.lower_transpose
          lowering_strategy = eltwise avx2_lowering_strategy = true
    } : !transform.any_op
    transform.yield
  }
}
