// Brings tensor.splat.
#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 * 2 + 1)>
module {
  func.func @main(%arg0: tensor<5x6xf32>, %arg1: tensor<0x6xf64>, %arg2: bf16) -> (tensor<*xf32>, tensor<?xbf16>) attributes {padlab.seed = 1072924112 : i64} {
    %0 = std.tensor_cast %arg0 : tensor<5x6xf32> to tensor<*xf32>
    %1 = std.constant 2 : index
    %2 = std.alloc()[%1] : memref<5x6xf32, #map, 4>
    %3 = std.tensor_cast %0 : tensor<*xf32> to tensor<5x6xf32>
    std.tensor_store %3, %2 : memref<5x6xf32, #map, 4>
    %4 = std.tensor_cast %0 : tensor<*xf32> to tensor<*xf32>
    std.dealloc %2 : memref<5x6xf32, #map, 4>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<0x6xf64>
    %splat = tensor.splat %arg2[%dim] : tensor<?xbf16>
    std.return %4, %splat : tensor<*xf32>, tensor<?xbf16>
  }
}

