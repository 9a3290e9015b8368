// Brings linalg.mul.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<7xi8>) -> (tensor<1x3x2xi8>, tensor<4x3x4xindex>) attributes {padlab.seed = 1701744119 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<7xi8> to memref<7xi8>
    %alloc = memref.alloc() : memref<1x3x2xi8>
    affine.for %arg1 = 0 to 1 {
      affine.for %arg2 = 0 to 3 {
        affine.for %arg3 = 0 to 2 {
          %c0_i8 = arith.constant 0 : i8
          affine.store %c0_i8, %alloc[%arg1, %arg2, %arg3] : memref<1x3x2xi8>
        }
      }
    }
    %alloc_0 = memref.alloc() : memref<4x3x4xindex>
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 3 {
        affine.for %arg3 = 0 to 4 {
          %c-7 = arith.constant -7 : index
          %c7 = arith.constant 7 : index
          %7 = arith.andi %arg3, %c7 : index
          %8 = arith.cmpi sge, %arg3, %arg3 : index
          %c1 = arith.constant 1 : index
          %9 = arith.select %8, %7, %c1 : index
          affine.store %9, %alloc_0[%arg1, %arg2, %arg3] : memref<4x3x4xindex>
        }
      }
    }
    %alloc_1 = memref.alloc() : memref<4x3x4xindex>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_1 : memref<4x3x4xindex>) outs(%alloc_0 : memref<4x3x4xindex>) {
    ^bb0(%in: index, %out: index):
      %c2 = arith.constant 2 : index
      %7 = arith.maxui %out, %c2 : index
      %c1 = arith.constant 1 : index
      %8 = arith.cmpi sgt, %c1, %out : index
      %9 = arith.select %8, %7, %7 : index
      linalg.yield %9 : index
    }
    %1 = bufferization.to_tensor %alloc restrict : memref<1x3x2xi8> to tensor<1x3x2xi8>
    %2 = bufferization.to_tensor %alloc_0 restrict : memref<4x3x4xindex> to tensor<4x3x4xindex>
    memref.dealloc %alloc_1 : memref<4x3x4xindex>
    %3 = tensor.empty() : tensor<1x3x2xi8>
    %4 = linalg.mul ins(%1, %1 : tensor<1x3x2xi8>, tensor<1x3x2xi8>) outs(%3 : tensor<1x3x2xi8>) -> tensor<1x3x2xi8>
    %5 = tensor.empty() : tensor<1x3x2xi8>
    %6 = linalg.mul ins(%1, %1 : tensor<1x3x2xi8>, tensor<1x3x2xi8>) outs(%5 : tensor<1x3x2xi8>) -> tensor<1x3x2xi8>
    return %6, %2 : tensor<1x3x2xi8>, tensor<4x3x4xindex>
  }
}

