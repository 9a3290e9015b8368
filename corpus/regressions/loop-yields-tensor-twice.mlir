// Each round yields one tensor of its own, or two slices of one, for two results; one of them is then written.
module {
  func.func @main(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>, %arg2: tensor<3xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) attributes {padlab.seed = 0 : i64} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:4 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg0, %arg6 = %arg0, %arg7 = %arg0) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
      %3 = linalg.add ins(%arg0, %arg1 : tensor<2xi32>, tensor<2xi32>) outs(%arg1 : tensor<2xi32>) -> tensor<2xi32>
      %4 = tensor.empty() : tensor<3xi32>
      %5 = linalg.copy ins(%arg2 : tensor<3xi32>) outs(%4 : tensor<3xi32>) -> tensor<3xi32>
      %extracted_slice = tensor.extract_slice %5[0] [2] [1] : tensor<3xi32> to tensor<2xi32>
      %extracted_slice_0 = tensor.extract_slice %5[1] [2] [1] : tensor<3xi32> to tensor<2xi32>
      scf.yield %3, %3, %extracted_slice, %extracted_slice_0 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
    }
    %1 = tensor.insert_slice %arg1 into %0#1[0] [2] [1] : tensor<2xi32> into tensor<2xi32>
    %2 = tensor.insert_slice %arg1 into %0#3[0] [2] [1] : tensor<2xi32> into tensor<2xi32>
    return %0#0, %1, %0#2, %2 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
  }
}
