// What an iteration reads of one result goes to another, after the first was
// written: bufferized in place it was gone by then.
module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) attributes {padlab.seed = 17 : i64} {
    %0:2 = scf.forall (%arg3) in (4) shared_outs(%arg4 = %arg1, %arg5 = %arg2) -> (tensor<4xi32>, tensor<4xi32>) {
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<4xi32> to tensor<i32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg0 into %arg4[%arg3] [1] [1] : tensor<i32> into tensor<4xi32>
        tensor.parallel_insert_slice %extracted_slice into %arg5[%arg3] [1] [1] : tensor<i32> into tensor<4xi32>
      }
    }
    return %0#0, %0#1 : tensor<4xi32>, tensor<4xi32>
  }
}
