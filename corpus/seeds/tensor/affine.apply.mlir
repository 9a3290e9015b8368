// Brings affine.apply, arith.addi, arith.index_cast, arith.index_castui, arith.select, linalg.fill, scf.forall, scf.forall.in_parallel, scf.if, scf.yield, tensor.dim, tensor.empty, tensor.extract_slice, tensor.gather, tensor.insert_slice, tensor.parallel_insert_slice.
#map = affine_map<(d0) -> (d0 * 3)>
module {
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<?xf64> {padlab.extents = array<i64: 7>}, %arg2: index {padlab.value = 2 : index}, %arg3: index {padlab.value = 8 : index}, %arg4: index {padlab.value = 0 : index}, %arg5: i1, %arg6: index {padlab.value = 1 : index}) -> (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>) attributes {padlab.seed = 3860328383 : i64} {
    %0 = scf.forall (%arg7) in (%arg2) shared_outs(%arg8 = %arg1) -> (tensor<?xf64>) {
      %7 = affine.apply #map(%arg7)
      %extracted_slice = tensor.extract_slice %arg8[%7] [3] [1] : tensor<?xf64> to tensor<3xf64>
      %8 = tensor.empty(%arg3) : tensor<?xf64>
      %cst = arith.constant 5.000000e-01 : f64
      %9 = linalg.fill ins(%cst : f64) outs(%8 : tensor<?xf64>) -> tensor<?xf64>
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg1, %c0 : tensor<?xf64>
      %inserted_slice = tensor.insert_slice %arg1 into %9[%arg4] [%dim] [1] : tensor<?xf64> into tensor<?xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg8[%7] [3] [1] : tensor<3xf64> into tensor<?xf64>
      }
    }
    %1 = scf.if %arg5 -> (tensor<?xf64>) {
      %cst = arith.constant dense<0> : tensor<1x1xi9>
      %gather = tensor.gather %0[%cst] gather_dims([0]) : (tensor<?xf64>, tensor<1x1xi9>) -> tensor<1xf64>
      scf.yield %0 : tensor<?xf64>
    } else {
      scf.yield %0 : tensor<?xf64>
    }
    %c4 = arith.constant 4 : index
    %2 = arith.index_cast %arg3 : index to i1
    %3 = arith.index_castui %arg2 : index to i1
    %4 = arith.index_cast %c4 : index to i1
    %5 = arith.addi %3, %4 : i1
    %6 = arith.select %5, %0, %1 : tensor<?xf64>
    return %1, %0, %6 : tensor<?xf64>, tensor<?xf64>, tensor<?xf64>
  }
}

