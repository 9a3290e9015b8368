// The lowering looked into the body of a parallel loop that it had already
// copied and erased.
module {
  func.func @main(%arg0: tensor<?xindex> {padlab.extents = array<i64: 3>}) -> tensor<?xindex> attributes {padlab.passes = "one-shot-bufferize,scf-forall-to-parallel", padlab.seed = 0 : i64} {
    %0 = scf.forall (%arg1) in (1) shared_outs(%arg2 = %arg0) -> (tensor<?xindex>) {
      %extracted_slice = tensor.extract_slice %arg2[%arg1] [3] [1] : tensor<?xindex> to tensor<3xindex>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg2[%arg1] [3] [1] : tensor<3xindex> into tensor<?xindex>
      }
    }
    return %0 : tensor<?xindex>
  }
}
