// Brings complex.add, linalg.add, transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes, transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<3x?x4xcomplex<f64>> {padlab.extents = array<i64: 4>}) -> (tensor<3x4x?xcomplex<f64>>, tensor<3x?x4xcomplex<f64>>, tensor<3x4x?xcomplex<f64>>) attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0}", padlab.seed = 795928651 : i64} {
    %cast = tensor.cast %arg0 : tensor<3x?x4xcomplex<f64>> to tensor<3x4x?xcomplex<f64>>
    %transposed = linalg.transpose ins(%arg0 : tensor<3x?x4xcomplex<f64>>) outs(%cast : tensor<3x4x?xcomplex<f64>>) permutation = [0, 2, 1] 
    %0 = linalg.add ins(%transposed, %transposed : tensor<3x4x?xcomplex<f64>>, tensor<3x4x?xcomplex<f64>>) outs(%arg0 : tensor<3x?x4xcomplex<f64>>) -> tensor<3x?x4xcomplex<f64>>
    return %transposed, %0, %cast : tensor<3x4x?xcomplex<f64>>, tensor<3x?x4xcomplex<f64>>, tensor<3x4x?xcomplex<f64>>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.apply_patterns to %arg2 {
          transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
          transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
        } {apply_cse} : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

