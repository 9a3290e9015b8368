// Brings affine.apply, affine.min, scf.for, scf.yield, shape.cstr_eq, shape.shape_eq, shape.split_at, tensor.dim, tensor.extract_slice, tensor.insert_slice, tensor.pad, tensor.pad before tensor.extract_slice, tensor.pad dynamic source, tensor.pad element index, tensor.pad high dynamic, tensor.pad low zero, tensor.pad nofold, tensor.pad of tensor.extract_slice, tensor.pad rank 1, tensor.pad value constant.
#map = affine_map<(d0)[s0] -> (3, -d0 + s0)>
#map1 = affine_map<(d0) -> (-d0 + 3)>
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[?]"}, %arg1: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<1> : tensor<1xindex>}, %arg2: !shape.size {padlab.value = 3 : index}, %arg3: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<1> : tensor<1xindex>}, %arg4: !shape.shape {padlab.value = "[3, ?, 2]"}, %arg5: !shape.shape {padlab.value = "[?]"}, %arg6: tensor<1xindex>) -> (!shape.shape, !shape.shape, !shape.shape, !shape.size, i1, !shape.witness, tensor<1xindex>) attributes {padlab.seed = 549295064 : i64} {
    %0 = shape.const_shape [4] : !shape.shape
    %1 = shape.shape_eq %0, %arg0 : !shape.shape, !shape.shape
    %2 = shape.cstr_eq %arg0, %arg0, %arg0 : !shape.shape, !shape.shape, !shape.shape
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %arg6, %c0_0 : tensor<1xindex>
    %c3 = arith.constant 3 : index
    %3 = scf.for %arg7 = %c0 to %dim step %c3 iter_args(%arg8 = %arg6) -> (tensor<1xindex>) {
      %7 = affine.min #map(%arg7)[%dim]
      %extracted_slice = tensor.extract_slice %arg3[%arg7] [%7] [1] : tensor<?xindex> to tensor<?xindex>
      %8 = affine.apply #map1(%7)
      %padded = tensor.pad %extracted_slice nofold low[0] high[%8] {
      ^bb0(%arg9: index):
        %c100 = arith.constant 100 : index
        tensor.yield %c100 : index
      } : tensor<?xindex> to tensor<?xindex>
      %extracted_slice_1 = tensor.extract_slice %padded[0] [%7] [1] : tensor<?xindex> to tensor<?xindex>
      %inserted_slice = tensor.insert_slice %extracted_slice_1 into %arg8[%arg7] [%7] [1] : tensor<?xindex> into tensor<1xindex>
      scf.yield %arg6 : tensor<1xindex>
    }
    %head, %tail = "shape.split_at"(%0, %arg2) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    %4 = shape.max %arg2, %arg2 : !shape.size, !shape.size -> !shape.size
    %5 = shape.meet %arg3, %arg4, error = "shapes must agree" : tensor<?xindex>, !shape.shape -> !shape.shape
    %6 = shape.meet %arg5, %arg1 : !shape.shape, tensor<?xindex> -> !shape.shape
    check.expect_error(%head) "index is out of bounds" : !shape.shape
    check.expect_error(%tail) "index is out of bounds" : !shape.shape
    check.expect_error(%5) "shapes must agree" : !shape.shape
    return %6, %5, %head, %4, %1, %2, %3 : !shape.shape, !shape.shape, !shape.shape, !shape.size, i1, !shape.witness, tensor<1xindex>
  }
}

