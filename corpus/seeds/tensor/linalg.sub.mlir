// Brings linalg.sub.
module {
  func.func @main(%arg0: tensor<4x1xi32>, %arg1: tensor<i32>, %arg2: tensor<4x0x4xi32>, %arg3: tensor<4xi32>, %arg4: tensor<2xi32>, %arg5: i1) -> (tensor<4x0x4xi32>, tensor<4xi32>, tensor<2xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) attributes {padlab.seed = 1157626697 : i64} {
    %collapsed = tensor.collapse_shape %arg2 [[0], [1], [2]] : tensor<4x0x4xi32> into tensor<4x0x4xi32>
    %inserted_slice = tensor.insert_slice %arg4 into %arg3[0] [2] [2] : tensor<2xi32> into tensor<4xi32>
    %0:2 = scf.if %arg5 -> (tensor<4xi32>, tensor<4xi32>) {
      %extracted_slice_1 = tensor.extract_slice %arg4[0] [1] [1] : tensor<2xi32> to tensor<i32>
      scf.yield %arg3, %inserted_slice : tensor<4xi32>, tensor<4xi32>
    } else {
      %rank = tensor.rank %inserted_slice : tensor<4xi32>
      scf.yield %inserted_slice, %inserted_slice : tensor<4xi32>, tensor<4xi32>
    }
    %1 = arith.maxui %arg5, %arg5 : i1
    %2:2 = scf.if %1 -> (tensor<4xi32>, tensor<4xi32>) {
      %transposed = linalg.transpose ins(%inserted_slice : tensor<4xi32>) outs(%inserted_slice : tensor<4xi32>) permutation = [0] 
      scf.yield %0#1, %0#1 : tensor<4xi32>, tensor<4xi32>
    } else {
      %3 = tensor.empty() : tensor<4x0x4xi32>
      %4 = linalg.sub ins(%arg2, %collapsed : tensor<4x0x4xi32>, tensor<4x0x4xi32>) outs(%3 : tensor<4x0x4xi32>) -> tensor<4x0x4xi32>
      %inserted_slice_1 = tensor.insert_slice %arg4 into %0#1[0] [2] [1] : tensor<2xi32> into tensor<4xi32>
      scf.yield %inserted_slice_1, %inserted_slice_1 : tensor<4xi32>, tensor<4xi32>
    }
    %extracted_slice = tensor.extract_slice %arg3[1] [2] [2] : tensor<4xi32> to tensor<2xi32>
    %inserted_slice_0 = tensor.insert_slice %arg1 into %2#1[3] [1] [1] : tensor<i32> into tensor<4xi32>
    return %collapsed, %inserted_slice, %extracted_slice, %inserted_slice_0, %0#0, %0#1, %2#0 : tensor<4x0x4xi32>, tensor<4xi32>, tensor<2xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
  }
}

