// Brings linalg.add, tensor.pad before linalg.add.
#map = affine_map<(d0) -> (3, -d0 + 8)>
#map1 = affine_map<(d0) -> (-d0 + 3)>
module {
  func.func @main(%arg0: tensor<6xindex>, %arg1: index, %arg2: tensor<8xi32>, %arg3: index {padlab.value = 3 : index}, %arg4: tensor<1x5xi32>, %arg5: index {padlab.value = 0 : index}, %arg6: i32, %arg7: index {padlab.value = 1 : index}, %arg8: tensor<2x3xi32>, %arg9: tensor<8xi32>, %arg10: i32, %arg11: tensor<8xi32>, %arg12: i32) -> (tensor<6x2xindex>, tensor<12xindex>, tensor<2x3xi32>, index, index, index, index, index, index, tensor<8xi32>) attributes {padlab.seed = 3938760920 : i64} {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c0], %c0 {in_bounds = [true]} : tensor<6xindex>, vector<6xindex>
    %1:6 = vector.to_elements %0 : vector<6xindex>
    %2 = vector.shape_cast %0 : vector<6xindex> to vector<6x1xindex>
    %3 = vector.interleave %2, %2 : vector<6x1xindex> -> vector<6x2xindex>
    %4:6 = vector.to_elements %0 : vector<6xindex>
    %5 = vector.from_elements %4#5, %4#0, %4#2, %4#3, %4#4, %4#1 : vector<6xindex>
    %6 = vector.interleave %5, %5 : vector<6xindex> -> vector<12xindex>
    %c7 = arith.constant 7 : index
    %cst = arith.constant dense<0> : vector<1x5xi32>
    %c1 = arith.constant 1 : index
    %7 = vector.create_mask %c1, %arg3 : vector<1x5xi1>
    %8 = vector.transfer_read %arg4[%arg5, %arg5], %arg6 {in_bounds = [true, true]} : tensor<1x5xi32>, vector<1x5xi32>
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %dim = tensor.dim %arg4, %c1_1 : tensor<1x5xi32>
    %c1_2 = arith.constant 1 : index
    %9 = arith.addi %dim, %c1_2 : index
    %10 = vector.create_mask %c0_0, %9 : vector<1x5xi1>
    %11 = vector.mask %10 { vector.gather %arg2[%c7] [%cst], %7, %8 : tensor<8xi32>, vector<1x5xi32>, vector<1x5xi1>, vector<1x5xi32> into vector<1x5xi32> } : vector<1x5xi1> -> vector<1x5xi32>
    %cst_3 = arith.constant dense<[[1, 3, 2], [2, 2, 3]]> : vector<2x3xi32>
    %cst_4 = arith.constant dense<[[true, true, true], [true, false, false]]> : vector<2x3xi1>
    %c0_5 = arith.constant 0 : index
    %12 = vector.transfer_read %arg8[%c0_5, %c0_5], %arg6 {in_bounds = [true, true]} : tensor<2x3xi32>, vector<2x3xi32>
    %13 = vector.gather %arg4[%arg5, %arg7] [%cst_3], %cst_4, %12 : tensor<1x5xi32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xi32> into vector<2x3xi32>
    %14 = tensor.empty() : tensor<6x2xindex>
    %15 = vector.transfer_write %3, %14[%arg5, %arg5] {in_bounds = [true, true]} : vector<6x2xindex>, tensor<6x2xindex>
    %c0_6 = arith.constant 0 : index
    %16 = tensor.empty() : tensor<12xindex>
    %17 = vector.transfer_write %6, %16[%c0_6] : vector<12xindex>, tensor<12xindex>
    %18 = tensor.empty() : tensor<1x5xi32>
    %19 = vector.transfer_write %11, %18[%arg5, %arg5] {in_bounds = [true, true]} : vector<1x5xi32>, tensor<1x5xi32>
    %c0_7 = arith.constant 0 : index
    %dim_8 = tensor.dim %19, %c0_7 : tensor<1x5xi32>
    %c-1 = arith.constant -1 : index
    %20 = arith.addi %dim_8, %c-1 : index
    %21 = tensor.empty() : tensor<2x3xi32>
    %22 = vector.transfer_write %13, %21[%20, %20] {in_bounds = [true, true]} : vector<2x3xi32>, tensor<2x3xi32>
    %c0_9 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c3 = arith.constant 3 : index
    %23 = scf.for %arg13 = %c0_9 to %c8 step %c3 iter_args(%arg14 = %arg9) -> (tensor<8xi32>) {
      %25 = affine.min #map(%arg13)
      %extracted_slice = tensor.extract_slice %arg2[%arg13] [%25] [1] : tensor<8xi32> to tensor<?xi32>
      %26 = affine.apply #map1(%25)
      %padded = tensor.pad %extracted_slice low[0] high[%26] {
      ^bb0(%arg15: index):
        tensor.yield %arg10 : i32
      } : tensor<?xi32> to tensor<?xi32>
      %27 = linalg.add ins(%padded, %padded : tensor<?xi32>, tensor<?xi32>) outs(%padded : tensor<?xi32>) -> tensor<?xi32>
      %extracted_slice_13 = tensor.extract_slice %27[0] [%25] [1] : tensor<?xi32> to tensor<?xi32>
      %inserted_slice = tensor.insert_slice %extracted_slice_13 into %arg14[%arg13] [%25] [1] : tensor<?xi32> into tensor<8xi32>
      scf.yield %inserted_slice : tensor<8xi32>
    }
    %c0_10 = arith.constant 0 : index
    %c8_11 = arith.constant 8 : index
    %c3_12 = arith.constant 3 : index
    %24 = scf.for %arg13 = %c0_10 to %c8_11 step %c3_12 iter_args(%arg14 = %arg11) -> (tensor<8xi32>) {
      %25 = affine.min #map(%arg13)
      %extracted_slice = tensor.extract_slice %arg2[%arg13] [%25] [1] : tensor<8xi32> to tensor<?xi32>
      %26 = affine.apply #map1(%25)
      %padded = tensor.pad %extracted_slice nofold low[0] high[%26] {
      ^bb0(%arg15: index):
        tensor.yield %arg12 : i32
      } : tensor<?xi32> to tensor<?xi32>
      %extracted_slice_13 = tensor.extract_slice %padded[0] [%25] [1] : tensor<?xi32> to tensor<?xi32>
      %inserted_slice = tensor.insert_slice %extracted_slice_13 into %arg14[%arg13] [%25] [1] : tensor<?xi32> into tensor<8xi32>
      scf.yield %inserted_slice : tensor<8xi32>
    }
    return %15, %17, %22, %1#0, %1#1, %1#2, %1#3, %1#4, %1#5, %24 : tensor<6x2xindex>, tensor<12xindex>, tensor<2x3xi32>, index, index, index, index, index, index, tensor<8xi32>
  }
}

