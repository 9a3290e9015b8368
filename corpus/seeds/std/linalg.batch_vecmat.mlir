// Brings linalg.batch_vecmat.
#map = affine_map<(d0, d1, d2, d3)[s0] -> (d1 + s0, d2, d3, d0 * 2 + 1)>
module {
  func.func @main(%arg0: tensor<?x?x?x?xsi16> {padlab.extents = array<i64: 1, 3, 5, 2>}, %arg1: tensor<si16>, %arg2: tensor<?x?x?xsi16> {padlab.extents = array<i64: 3, 2, 2>}, %arg3: index {padlab.value = 3 : index}, %arg4: index {padlab.value = 5 : index}, %arg5: tensor<5x1xf16>, %arg6: tensor<5x1x4xf16>) -> (tensor<*xsi16>, index, tensor<*xsi16>, tensor<?x4xf16>) attributes {padlab.seed = 3198466587 : i64} {
    %0 = std.tensor_cast %arg2 : tensor<?x?x?xsi16> to tensor<*xsi16>
    %1 = std.dim %arg2, 0 : tensor<?x?x?xsi16>
    %2 = std.tensor_cast %arg0 : tensor<?x?x?x?xsi16> to tensor<*xsi16>
    %3 = std.constant 1 : index
    %4 = std.constant 2 : index
    %5 = std.constant 2 : index
    %6 = std.alloc(%3, %arg3, %arg4, %4)[%5] : memref<?x?x?x?xsi16, #map>
    std.tensor_store %arg0, %6 : memref<?x?x?x?xsi16, #map>
    std.dealloc %6 : memref<?x?x?x?xsi16, #map>
    %c5 = arith.constant 5 : index
    %7 = tensor.empty(%c5) : tensor<?x4xf16>
    %cst = arith.constant 4.000000e+00 : f16
    %8 = linalg.fill ins(%cst : f16) outs(%7 : tensor<?x4xf16>) -> tensor<?x4xf16>
    %9 = linalg.batch_vecmat ins(%arg5, %arg6 : tensor<5x1xf16>, tensor<5x1x4xf16>) outs(%8 : tensor<?x4xf16>) -> tensor<?x4xf16>
    std.return %0, %1, %2, %9 : tensor<*xsi16>, index, tensor<*xsi16>, tensor<?x4xf16>
  }
}

