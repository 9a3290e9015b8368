// Brings scf.forall, scf.forall.in_parallel, tensor.parallel_insert_slice.
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[?, 2, 2]"}, %arg1: !shape.size {padlab.value = 0 : index}, %arg2: index {padlab.value = 1 : index}) -> (!shape.shape, tensor<?xindex>, !shape.shape, !shape.witness, !shape.witness, tensor<i16>) attributes {padlab.seed = 3876343487 : i64} {
    %0 = shape.cstr_eq %arg0, %arg0, %arg0 : !shape.shape, !shape.shape, !shape.shape
    %1 = shape.from_extents %arg1 : !shape.size
    %2 = shape.cstr_broadcastable %arg0, %arg0 : !shape.shape, !shape.shape
    %head, %tail = "shape.split_at"(%arg0, %arg2) : (!shape.shape, index) -> (!shape.shape, tensor<?xindex>)
    %3 = tensor.empty() : tensor<i16>
    %4 = scf.forall (%arg3) in (1) shared_outs(%arg4 = %tail) -> (tensor<?xindex>) {
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<?xindex> to tensor<index>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg4[%arg3] [1] [1] : tensor<index> into tensor<?xindex>
      }
    }
    %5 = shape.any %head, %head : !shape.shape, !shape.shape -> !shape.shape
    %6 = shape.concat %5, %5 : !shape.shape, !shape.shape -> !shape.shape
    return %6, %4, %1, %2, %0, %3 : !shape.shape, tensor<?xindex>, !shape.shape, !shape.witness, !shape.witness, tensor<i16>
  }
}

