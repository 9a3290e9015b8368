// Brings linalg.mmt4d.
#map = affine_map<(d0)[s0] -> ((d0 + s0) * 2 + 1)>
module {
  func.func @main(%arg0: tensor<?x?xindex> {padlab.extents = array<i64: 4, 3>}, %arg1: tensor<?xindex> {padlab.extents = array<i64: 2>}, %arg2: tensor<?xbf16> {padlab.extents = array<i64: 6>}, %arg3: tensor<?xi16> {padlab.extents = array<i64: 6>}, %arg4: tensor<2x2x2x2xf64>) -> (index, index, index, tensor<2x2x2x2xf64>) attributes {padlab.seed = 1129091389 : i64} {
    %0 = std.dim %arg1, 0 : tensor<?xindex>
    %1 = std.constant 6 : index
    %2 = std.constant 1 : index
    %3 = std.alloc(%1)[%2] : memref<?xbf16, #map>
    std.tensor_store %arg2, %3 : memref<?xbf16, #map>
    std.dealloc %3 : memref<?xbf16, #map>
    %4 = std.dim %arg1, 0 : tensor<?xindex>
    %5 = std.dim %arg3, 0 : tensor<?xi16>
    %6 = tensor.empty() : tensor<2x2x2x2xf64>
    %cst = arith.constant -1.000000e+00 : f64
    %7 = linalg.fill ins(%cst : f64) outs(%6 : tensor<2x2x2x2xf64>) -> tensor<2x2x2x2xf64>
    %8 = linalg.mmt4d ins(%arg4, %6 : tensor<2x2x2x2xf64>, tensor<2x2x2x2xf64>) outs(%7 : tensor<2x2x2x2xf64>) -> tensor<2x2x2x2xf64>
    std.return %0, %4, %5, %8 : index, index, index, tensor<2x2x2x2xf64>
  }
}

