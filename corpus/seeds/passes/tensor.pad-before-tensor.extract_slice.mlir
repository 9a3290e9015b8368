// Brings tensor.pad before tensor.extract_slice, tensor.pad of tensor.extract_slice, transform.apply_patterns.linalg.fold_add_into_dest, transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice.
#map = affine_map<(d0)[s0] -> (3, -d0 + s0)>
#map1 = affine_map<(d0) -> (-d0 + 3)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<?x4xindex> {padlab.extents = array<i64: 6>}, %arg1: index {padlab.value = 4 : index}, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 1 : index}) -> (tensor<6x4xindex>, index, index, index) attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0},mem2reg", padlab.seed = 2850798586 : i64} {
    %0 = tensor.empty() : tensor<6x4xindex>
    %c5 = arith.constant 5 : index
    %dim = tensor.dim %arg0, %arg2 : tensor<?x4xindex>
    %1 = linalg.fill ins(%c5 : index) outs(%0 : tensor<6x4xindex>) -> tensor<6x4xindex>
    %dim_0 = tensor.dim %arg0, %arg3 : tensor<?x4xindex>
    %c0 = arith.constant 0 : index
    %dim_1 = tensor.dim %arg0, %arg3 : tensor<?x4xindex>
    %c3 = arith.constant 3 : index
    %2 = scf.for %arg4 = %c0 to %arg1 step %c3 iter_args(%arg5 = %1) -> (tensor<6x4xindex>) {
      %3 = affine.min #map(%arg4)[%arg1]
      %extracted_slice = tensor.extract_slice %arg0[0, %arg4] [6, %3] [1, 1] : tensor<?x4xindex> to tensor<6x?xindex>
      %4 = affine.apply #map1(%3)
      %padded = tensor.pad %extracted_slice nofold low[0, 0] high[0, %4] {
      ^bb0(%arg6: index, %arg7: index):
        %c7 = arith.constant 7 : index
        tensor.yield %c7 : index
      } : tensor<6x?xindex> to tensor<6x?xindex>
      %extracted_slice_2 = tensor.extract_slice %padded[0, 0] [6, %3] [1, 1] : tensor<6x?xindex> to tensor<6x?xindex>
      %inserted_slice = tensor.insert_slice %extracted_slice_2 into %arg5[0, %arg4] [6, %3] [1, 1] : tensor<6x?xindex> into tensor<6x4xindex>
      scf.yield %inserted_slice : tensor<6x4xindex>
    }
    return %2, %dim, %dim_1, %dim_0 : tensor<6x4xindex>, index, index, index
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.apply_patterns to %arg2 {
          transform.apply_patterns.tensor.fold_tensor_subset_ops
          transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
          transform.apply_patterns.linalg.fold_add_into_dest
        } {apply_cse} : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

