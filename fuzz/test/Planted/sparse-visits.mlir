// What is stored once is visited, or passed over; what is stored twice is right.
// RUN: not padlab-diff --split-input-file --pipelines=passes %s | FileCheck %s

// CHECK: mismatch passes: result 0[0, 0]: expected 0, actual 2 (2 elements differ)
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#map = affine_map<(i, j) -> (i, j)>
func.func @main(%a: tensor<2x3xi32> {padlab.value = dense<[[0, 4, 0], [6, 0, 1]]> : tensor<2x3xi32>},
                %b: tensor<2x3xi32> {padlab.value = dense<[[2, 3, 0], [0, 0, 9]]> : tensor<2x3xi32>})
    -> tensor<2x3xi32> attributes {padlab.seed = 1 : i64, padlab.passes = "padlab-plant-fault{fault=sparse-product},sparsifier{enable-runtime-library=false}"} {
  %0 = sparse_tensor.convert %a : tensor<2x3xi32> to tensor<2x3xi32, #CSR>
  %1 = sparse_tensor.convert %b : tensor<2x3xi32> to tensor<2x3xi32, #CSR>
  %e = tensor.empty() : tensor<2x3xi32, #CSR>
  %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%0, %1 : tensor<2x3xi32, #CSR>, tensor<2x3xi32, #CSR>) outs(%e : tensor<2x3xi32, #CSR>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %z = arith.muli %x, %y : i32
    linalg.yield %z : i32
  } -> tensor<2x3xi32, #CSR>
  %3 = sparse_tensor.convert %2 : tensor<2x3xi32, #CSR> to tensor<2x3xi32>
  return %3 : tensor<2x3xi32>
}

// -----
// CHECK: mismatch passes: result 0[0, 0]: expected 2, actual 0 (2 elements differ)
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#map = affine_map<(i, j) -> (i, j)>
func.func @main(%a: tensor<2x3xi32> {padlab.value = dense<[[0, 4, 0], [6, 0, 1]]> : tensor<2x3xi32>},
                %b: tensor<2x3xi32> {padlab.value = dense<[[2, 3, 0], [0, 0, 9]]> : tensor<2x3xi32>})
    -> tensor<2x3xi32> attributes {padlab.seed = 1 : i64, padlab.passes = "padlab-plant-fault{fault=sparse-sum},sparsifier{enable-runtime-library=false}"} {
  %0 = sparse_tensor.convert %a : tensor<2x3xi32> to tensor<2x3xi32, #CSR>
  %1 = sparse_tensor.convert %b : tensor<2x3xi32> to tensor<2x3xi32, #CSR>
  %e = tensor.empty() : tensor<2x3xi32, #CSR>
  %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%0, %1 : tensor<2x3xi32, #CSR>, tensor<2x3xi32, #CSR>) outs(%e : tensor<2x3xi32, #CSR>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %z = arith.addi %x, %y : i32
    linalg.yield %z : i32
  } -> tensor<2x3xi32, #CSR>
  %3 = sparse_tensor.convert %2 : tensor<2x3xi32, #CSR> to tensor<2x3xi32>
  return %3 : tensor<2x3xi32>
}
