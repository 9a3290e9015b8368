// Brings math.ctpop.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<i33>) -> (tensor<i33>, tensor<5xf32>, tensor<i33>, tensor<i33>) attributes {padlab.seed = 3671614582 : i64} {
    %0 = std.alloc() : memref<i33>
    std.tensor_store %arg0, %0 : memref<i33>
    %1 = std.tensor_cast %arg0 : tensor<i33> to tensor<i33>
    %2 = std.constant dense<[-3.000000e+00, 4.480000e+02, 5.000000e-01, -1.500000e+00, -6.550400e+04]> : tensor<5xf32>
    %3 = std.alloc() : memref<5xf32, strided<[3]>>
    std.tensor_store %2, %3 : memref<5xf32, strided<[3]>>
    %4 = std.tensor_cast %1 : tensor<i33> to tensor<i33>
    std.tensor_store %2, %3 : memref<5xf32, strided<[3]>>
    std.dealloc %0 : memref<i33>
    std.dealloc %3 : memref<5xf32, strided<[3]>>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%2 : tensor<5xf32>) outs(%4 : tensor<i33>) {
    ^bb0(%in: f32, %out: i33):
      %cst = arith.constant -3.000000e+00 : f32
      %6 = arith.cmpf uno, %in, %cst : f32
      %7 = arith.extui %6 : i1 to i33
      %8 = arith.maxsi %out, %7 : i33
      %9 = math.ctpop %8 : i33
      linalg.yield %9 : i33
    } -> tensor<i33>
    std.return %1, %2, %4, %5 : tensor<i33>, tensor<5xf32>, tensor<i33>, tensor<i33>
  }
}

