// Brings arith.ceildivsi, arith.divf, scf.index_switch.
#map = affine_map<(d0) -> (d0, d0, d0)>
#map1 = affine_map<(d0) -> (-d0)>
module {
  func.func @main(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, f32) attributes {padlab.seed = 2218472534 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<6x6xf32> to memref<6x6xf32>
    %alloc = memref.alloc() : memref<6x6xf32>
    affine.for %arg1 = 0 to 6 {
      affine.for %arg2 = 0 to 6 {
        %cst = arith.constant 5.000000e-01 : f32
        %6 = arith.index_cast %arg2 : index to i64
        %7 = arith.uitofp %6 : i64 to f32
        %8 = arith.index_cast %arg2 : index to i64
        %9 = arith.sitofp %8 : i64 to f32
        %10 = arith.maximumf %7, %9 : f32
        affine.store %10, %alloc[%arg1, %arg2] : memref<6x6xf32>
      }
    }
    %c8 = arith.constant 8 : index
    scf.index_switch %c8 
    case 8 {
      affine.for %arg1 = 0 to 6 step 16 {
        %6 = arith.subi %arg1, %arg1 overflow<nsw> : index
      }
      scf.yield
    }
    default {
      %c0 = arith.constant 0 : index
      %c0_0 = arith.constant 0 : index
      %6 = arith.cmpi uge, %c0, %c0_0 : index
      scf.if %6 {
        affine.for %arg1 = 0 to 23 {
          %8 = affine.min #map(%arg1)
          %9 = affine.apply #map1(%8)
        }
        %subview = memref.subview %alloc[1, 3] [2, 3] [1, 1] : memref<6x6xf32> to memref<2x3xf32, strided<[6, 1], offset: 9>>
      }
      %c4 = arith.constant 4 : index
      %c1 = arith.constant 1 : index
      %c1_1 = arith.constant 1 : index
      %7 = arith.ceildivsi %c4, %c1_1 : index
    }
    %1 = affine.load %alloc[0, 4] : memref<6x6xf32>
    %2 = arith.divf %1, %1 : f32
    %3 = arith.negf %1 : f32
    %4 = arith.negf %3 : f32
    affine.store %4, %alloc[1, 3] : memref<6x6xf32>
    %5 = bufferization.to_tensor %alloc restrict : memref<6x6xf32> to tensor<6x6xf32>
    return %5, %1 : tensor<6x6xf32>, f32
  }
}

