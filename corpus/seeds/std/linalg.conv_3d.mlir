// Brings linalg.conv_3d.
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<?x?xui8> {padlab.extents = array<i64: 6, 2>}, %arg1: f8E5M2, %arg2: tensor<?x?xui8> {padlab.extents = array<i64: 2, 4>}, %arg3: index {padlab.value = 2 : index}, %arg4: tensor<?x?x3xf32> {padlab.extents = array<i64: 3, 2>}, %arg5: tensor<3x2x2xf32>, %arg6: index {padlab.value = 1 : index}) -> (tensor<?x?xi1>, f8E5M2, tensor<?x?xi1>, tensor<2x4xi1>, tensor<?x?xui8>, tensor<f8E5M2>, tensor<?x?x?xf32>) attributes {padlab.seed = 3775261504 : i64} {
    %0 = std.cmpi "uge", %arg2, %arg2 : tensor<?x?xui8>
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %dim = tensor.dim %arg5, %c1_0 : tensor<3x2x2xf32>
    %1 = tensor.empty(%c1, %arg6, %dim) : tensor<?x?x?xf32>
    %cst = arith.constant 1.500000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %3 = linalg.conv_3d ins(%arg4, %arg5 : tensor<?x?x3xf32>, tensor<3x2x2xf32>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %4 = std.constant true
    std.cond_br %4, ^bb1(%arg1, %0 : f8E5M2, tensor<?x?xi1>), ^bb1(%arg1, %0 : f8E5M2, tensor<?x?xi1>)
  ^bb1(%5: f8E5M2, %6: tensor<?x?xi1>):  // 2 preds: ^bb0, ^bb0
    %7 = std.alloc_static(0x20010000) : memref<2x4xi1, 1>
    %8 = std.tensor_cast %0 : tensor<?x?xi1> to tensor<2x4xi1>
    std.tensor_store %8, %7 : memref<2x4xi1, 1>
    %9 = std.constant 4 : index
    %10 = std.alloc(%arg3, %9) : memref<?x?xui8, #map, 4>
    std.tensor_store %arg2, %10 : memref<?x?xui8, #map, 4>
    %11 = std.tensor_load %7 : memref<2x4xi1, 1>
    %12 = std.tensor_load %10 : memref<?x?xui8, #map, 4>
    %13 = std.splat %5 : tensor<f8E5M2>
    std.dealloc %7 : memref<2x4xi1, 1>
    std.dealloc %10 : memref<?x?xui8, #map, 4>
    std.return %0, %5, %6, %11, %12, %13, %3 : tensor<?x?xi1>, f8E5M2, tensor<?x?xi1>, tensor<2x4xi1>, tensor<?x?xui8>, tensor<f8E5M2>, tensor<?x?x?xf32>
  }
}

