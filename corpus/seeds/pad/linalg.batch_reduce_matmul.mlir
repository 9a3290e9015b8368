// Brings linalg.batch_reduce_matmul, tensor.pad of linalg.batch_reduce_matmul.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<?x?x?xf32> {padlab.extents = array<i64: 2, 1, 3>}, %arg1: tensor<?x3x?xf32> {padlab.extents = array<i64: 2, 1>}, %arg2: index {padlab.value = 1 : index}, %arg3: tensor<?x?xf32> {padlab.extents = array<i64: 4, 4>}, %arg4: index {padlab.value = 0 : index}) -> (tensor<?x1xf32>, tensor<?x1xf32>, tensor<?x2xf32>, tensor<?xf32>) attributes {padlab.seed = 842566753 : i64} {
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c1) : tensor<?x1xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %2 = linalg.batch_reduce_matmul ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?x3x?xf32>) outs(%1 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %concat = tensor.concat dim(0) %2 : (tensor<?x1xf32>) -> tensor<?x1xf32>
    %padded = tensor.pad %2 low[1, 0] high[0, 1] {
    ^bb0(%arg5: index, %arg6: index):
      %cst_2 = arith.constant 4.000000e+00 : f32
      tensor.yield %cst_2 : f32
    } : tensor<?x1xf32> to tensor<?x2xf32>
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %3:2 = scf.while (%arg5 = %c0, %arg6 = %concat) : (index, tensor<?x1xf32>) -> (index, tensor<?x1xf32>) {
      %4 = arith.cmpi ult, %arg5, %arg2 : index
      %5 = tensor.empty() : tensor<f32>
      %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg3 : tensor<?x?xf32>) outs(%5 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %7 = math.floor %in : f32
        %8 = math.floor %7 : f32
        linalg.yield %8 : f32
      } -> tensor<f32>
      scf.condition(%4) %arg5, %2 : index, tensor<?x1xf32>
    } do {
    ^bb0(%arg5: index, %arg6: tensor<?x1xf32>):
      %4 = arith.addi %arg5, %c1_0 : index
      scf.yield %4, %concat : index, tensor<?x1xf32>
    }
    %c1_1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %3#1[%arg4, %arg4] [%c1_1, 1] [1, 2] : tensor<?x1xf32> to tensor<?xf32>
    return %2, %concat, %padded, %extracted_slice : tensor<?x1xf32>, tensor<?x1xf32>, tensor<?x2xf32>, tensor<?xf32>
  }
}

