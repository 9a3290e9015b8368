// Brings affine.min, arith.maximumf, arith.maxui, arith.negf, scf.for, tensor.insert_slice, tensor.pad before scf.for, tensor.pad before scf.yield, tensor.pad element f8E4M3FN, tensor.pad high dynamic, tensor.pad of tensor.extract_slice, tensor.pad rank 1, tensor.pad with several uses.
#map = affine_map<(d0)[s0] -> (4, -d0 + s0)>
#map1 = affine_map<(d0) -> (-d0 + 4)>
module {
  func.func @main(%arg0: tensor<3xf8E4M3FN>, %arg1: index {padlab.value = 3 : index}, %arg2: tensor<3xf8E4M3FN>, %arg3: f8E4M3FN, %arg4: index {padlab.value = 2 : index}, %arg5: index {padlab.value = 5 : index}, %arg6: index {padlab.value = 2 : index}) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) attributes {padlab.seed = 48421300 : i64} {
    %0 = std.tensor_cast %arg0 : tensor<3xf8E4M3FN> to tensor<?xf8E4M3FN>
    %1 = std.alloc(%arg1) : memref<?xf8E4M3FN>
    std.tensor_store %0, %1 : memref<?xf8E4M3FN>
    %2 = std.memref_cast %1 : memref<?xf8E4M3FN> to memref<*xf8E4M3FN>
    std.dealloc %1 : memref<?xf8E4M3FN>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %3 = scf.for %arg7 = %c0 to %arg1 step %c4 iter_args(%arg8 = %arg2) -> (tensor<3xf8E4M3FN>) {
      %4 = affine.min #map(%arg7)[%arg1]
      %extracted_slice = tensor.extract_slice %0[%arg7] [%4] [1] : tensor<?xf8E4M3FN> to tensor<?xf8E4M3FN>
      %5 = affine.apply #map1(%4)
      %cst = arith.constant -3.000000e+00 : f8E4M3FN
      %6 = arith.maximumf %arg3, %cst : f8E4M3FN
      %7 = arith.negf %6 : f8E4M3FN
      %padded = tensor.pad %extracted_slice low[0] high[%5] {
      ^bb0(%arg9: index):
        tensor.yield %7 : f8E4M3FN
      } : tensor<?xf8E4M3FN> to tensor<?xf8E4M3FN>
      %c1 = arith.constant 1 : index
      %8 = scf.for %arg9 = %arg4 to %arg5 step %c1 iter_args(%arg10 = %padded) -> (tensor<?xf8E4M3FN>) {
        %9 = arith.index_cast %arg1 : index to i1
        %10 = arith.index_cast %arg9 : index to i1
        %11 = arith.index_cast %arg1 : index to i1
        %12 = arith.maxui %10, %11 : i1
        %cast = tensor.cast %arg2 : tensor<3xf8E4M3FN> to tensor<?xf8E4M3FN>
        %13 = arith.select %12, %0, %cast : tensor<?xf8E4M3FN>
        %extracted = tensor.extract %13[%arg6] : tensor<?xf8E4M3FN>
        scf.yield %padded : tensor<?xf8E4M3FN>
      }
      %extracted_slice_0 = tensor.extract_slice %8[0] [%4] [1] : tensor<?xf8E4M3FN> to tensor<?xf8E4M3FN>
      %inserted_slice = tensor.insert_slice %extracted_slice_0 into %arg8[%arg7] [%4] [1] : tensor<?xf8E4M3FN> into tensor<3xf8E4M3FN>
      scf.yield %inserted_slice : tensor<3xf8E4M3FN>
    }
    std.return %arg0, %3 : tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>
  }
}

