// Brings transform.apply_patterns.memref.expand_strided_metadata, transform.apply_patterns.memref.fold_memref_alias_ops.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<?x?x?xf32> {padlab.extents = array<i64: 5, 6, 1>}, %arg1: i1, %arg2: index {padlab.value = 0 : index}) -> (tensor<5x6x?xf32>, f32) attributes {padlab.passes = "loop-invariant-code-motion,one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops function-boundary-type-conversion=infer-layout-map unknown-type-conversion=fully-dynamic-layout-map},transform-interpreter{entry-point=__transform_0},convert-linalg-to-affine-loops,generate-runtime-verification{verbose-level=0}", padlab.seed = 2604779878 : i64} {
    %0 = arith.select %arg1, %arg0, %arg0 : tensor<?x?x?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %0, %c0 : tensor<?x?x?xf32>
    %c-3 = arith.constant -3 : index
    %1 = arith.addi %dim, %c-3 : index
    %extracted = tensor.extract %0[%1, %arg2, %arg2] : tensor<?x?x?xf32>
    %cast = tensor.cast %0 : tensor<?x?x?xf32> to tensor<5x6x?xf32>
    return %cast, %extracted : tensor<5x6x?xf32>, f32
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.apply_patterns to %arg2 {
          transform.apply_patterns.memref.expand_strided_metadata
          transform.apply_patterns.memref.fold_memref_alias_ops
        } : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

