// Brings linalg.contract, linalg.matmul, tensor.pad before linalg.generic, tensor.pad before linalg.matmul, tensor.pad element complex<f32>, tensor.pad of linalg.contract.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0 mod 3 + 2, 2)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<6x5xcomplex<f32>>, %arg1: tensor<5x2xcomplex<f32>>, %arg2: tensor<6x2xcomplex<f32>>, %arg3: index {padlab.value = 3 : index}, %arg4: index {padlab.value = 0 : index}, %arg5: index {padlab.value = 1 : index}, %arg6: tensor<3x4xcomplex<f32>>, %arg7: tensor<10x4xcomplex<f32>>) -> (tensor<10xcomplex<f32>>, tensor<10x4xcomplex<f32>>, index) attributes {padlab.seed = 3648040530 : i64} {
    %0 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<6x5xcomplex<f32>>, tensor<5x2xcomplex<f32>>) outs(%arg2 : tensor<6x2xcomplex<f32>>) -> tensor<6x2xcomplex<f32>>
    %1 = affine.max #map3(%arg3)
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %0, %c1 : tensor<6x2xcomplex<f32>>
    %c-1 = arith.constant -1 : index
    %2 = arith.addi %dim, %c-1 : index
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %0, %c0 : tensor<6x2xcomplex<f32>>
    %c-3 = arith.constant -3 : index
    %3 = arith.addi %dim_0, %c-3 : index
    %padded = tensor.pad %0 low[%2, %arg4] high[%3, %arg5] {
    ^bb0(%arg8: index, %arg9: index):
      %cst_1 = complex.constant [-3.000000e+00 : f32, -5.000000e-01 : f32] : complex<f32>
      tensor.yield %cst_1 : complex<f32>
    } : tensor<6x2xcomplex<f32>> to tensor<?x3xcomplex<f32>>
    %4 = tensor.empty() : tensor<10xcomplex<f32>>
    %cst = complex.constant [-1.500000e+00 : f32, 0x7F800000 : f32] : complex<f32>
    %5 = linalg.fill ins(%cst : complex<f32>) outs(%4 : tensor<10xcomplex<f32>>) -> tensor<10xcomplex<f32>>
    %6 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction"]} ins(%padded : tensor<?x3xcomplex<f32>>) outs(%5 : tensor<10xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      %8 = complex.mul %out, %in : complex<f32>
      linalg.yield %8 : complex<f32>
    } -> tensor<10xcomplex<f32>>
    %7 = linalg.matmul ins(%padded, %arg6 : tensor<?x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) outs(%arg7 : tensor<10x4xcomplex<f32>>) -> tensor<10x4xcomplex<f32>>
    return %6, %7, %1 : tensor<10xcomplex<f32>>, tensor<10x4xcomplex<f32>>, index
  }
}

