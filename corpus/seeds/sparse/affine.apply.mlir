// Brings affine.apply, scf.forall, scf.forall.in_parallel, tensor.cast, tensor.extract_slice, tensor.parallel_insert_slice.
#map = affine_map<(d0) -> (d0 * 3)>
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : loose_compressed) }>
module {
  func.func @main(%arg0: tensor<?xi8> {padlab.extents = array<i64: 10>, padlab.value = dense<0> : tensor<10xi8>}, %arg1: tensor<10xi8>) -> (tensor<?xi8>, tensor<?xi8>) attributes {padlab.passes = "sparse-reinterpret-map{scope=only-generic},sparsifier{enable-runtime-library=false parallelization-strategy=none enable-index-optimizations=false enable-buffer-initialization=true create-sparse-deallocs=false}", padlab.seed = 3822521644 : i64} {
    %cast = tensor.cast %arg1 : tensor<10xi8> to tensor<?xi8>
    %0 = scf.forall (%arg2) in (3) shared_outs(%arg3 = %arg0) -> (tensor<?xi8>) {
      %3 = affine.apply #map(%arg2)
      %extracted_slice = tensor.extract_slice %cast[%3] [3] [1] : tensor<?xi8> to tensor<3xi8>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg3[%3] [3] [1] : tensor<3xi8> into tensor<?xi8>
      }
    }
    %1 = sparse_tensor.convert %0 : tensor<?xi8> to tensor<?xi8, #sparse>
    %2 = sparse_tensor.convert %1 : tensor<?xi8, #sparse> to tensor<?xi8>
    return %2, %arg0 : tensor<?xi8>, tensor<?xi8>
  }
}

