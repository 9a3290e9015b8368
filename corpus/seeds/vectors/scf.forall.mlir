// Brings scf.forall, scf.forall.in_parallel, tensor.extract_slice, tensor.parallel_insert_slice, vector.insert.
module {
  func.func @main(%arg0: tensor<1x?xi32> {padlab.extents = array<i64: 2>}, %arg1: i32, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: tensor<1x2xi32>) -> (tensor<?x2xi32>, tensor<1x?xi32>) attributes {padlab.seed = 2712480373 : i64} {
    %cast = tensor.cast %arg4 : tensor<1x2xi32> to tensor<1x?xi32>
    %0 = scf.forall (%arg5) in (1) shared_outs(%arg6 = %arg0) -> (tensor<1x?xi32>) {
      %extracted_slice = tensor.extract_slice %cast[%arg5, 0] [1, 2] [1, 1] : tensor<1x?xi32> to tensor<1x2xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg6[%arg5, 0] [1, 2] [1, 1] : tensor<1x2xi32> into tensor<1x?xi32>
      }
    }
    %c0 = arith.constant 0 : index
    %1 = vector.transfer_read %arg0[%c0, %c0], %arg1 : tensor<1x?xi32>, vector<1x2xi32>
    %2 = call @callee_0(%arg1, %1, %arg3, %arg2) : (i32, vector<1x2xi32>, index, index) -> tensor<?x2xi32>
    return %2, %0 : tensor<?x2xi32>, tensor<1x?xi32>
  }
  func.func private @callee_0(%arg0: i32, %arg1: vector<1x2xi32>, %arg2: index, %arg3: index) -> tensor<?x2xi32> {
    %0 = vector.insert %arg0, %arg1 [0, 1] : i32 into vector<1x2xi32>
    %1 = tensor.empty(%arg2) : tensor<?x2xi32>
    %2 = vector.transfer_write %0, %1[%arg3, %arg3] {in_bounds = [true, true]} : vector<1x2xi32>, tensor<?x2xi32>
    return %2 : tensor<?x2xi32>
  }
}

