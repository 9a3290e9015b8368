// Brings scf.forall, scf.forall.in_parallel, tensor.extract_slice, tensor.parallel_insert_slice.
module {
  func.func @main(%arg0: tensor<?x?xi1> {padlab.extents = array<i64: 5, 6>}, %arg1: index {padlab.value = 3 : index}) -> tensor<?x?xi1> attributes {padlab.passes = "math-expand-ops{ops=ceilf},scf-for-loop-range-folding", padlab.seed = 795439059 : i64} {
    %0 = scf.forall (%arg2) in (%arg1) shared_outs(%arg3 = %arg0) -> (tensor<?x?xi1>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg2, 0] [1, 6] [3, 1] : tensor<?x?xi1> to tensor<6xi1>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg3[%arg2, 0] [1, 6] [3, 1] : tensor<6xi1> into tensor<?x?xi1>
      }
    }
    return %0 : tensor<?x?xi1>
  }
}

