// Brings linalg.sqrt, math.sqrt.
#map = affine_map<(d0, d1)[s0] -> (d1 + s0, d0)>
module {
  func.func @main(%arg0: tensor<?x4xf8E4M3FN> {padlab.extents = array<i64: 2>}, %arg1: index {padlab.value = 4 : index}) -> (tensor<?x4xf8E4M3FN>, tensor<?x?xf8E4M3FN>) attributes {padlab.seed = 3586993445 : i64} {
    %0 = std.constant 2 : index
    %1 = std.constant 2 : index
    %2 = std.alloc(%0, %arg1)[%1] : memref<?x?xf8E4M3FN, #map, 4>
    %3 = std.tensor_cast %arg0 : tensor<?x4xf8E4M3FN> to tensor<?x?xf8E4M3FN>
    std.tensor_store %3, %2 : memref<?x?xf8E4M3FN, #map, 4>
    %4 = std.tensor_cast %arg0 : tensor<?x4xf8E4M3FN> to tensor<?x?xf8E4M3FN>
    std.tensor_store %4, %2 : memref<?x?xf8E4M3FN, #map, 4>
    %5 = std.sqrt %arg0 : tensor<?x4xf8E4M3FN>
    %6 = std.constant dense<[[false, false, true, true], [false, false, true, false]]> : tensor<2x4xi1>
    %7 = std.tensor_cast %6 : tensor<2x4xi1> to tensor<?x4xi1>
    %8 = std.select %7, %5, %arg0 : tensor<?x4xf8E4M3FN>
    %9 = std.tanh %8 : tensor<?x4xf8E4M3FN>
    std.dealloc %2 : memref<?x?xf8E4M3FN, #map, 4>
    %10 = linalg.sqrt ins(%5 : tensor<?x4xf8E4M3FN>) outs(%3 : tensor<?x?xf8E4M3FN>) -> tensor<?x?xf8E4M3FN>
    std.return %9, %10 : tensor<?x4xf8E4M3FN>, tensor<?x?xf8E4M3FN>
  }
}

