// Brings arith.addf, arith.ceildivui, arith.maximumf, arith.minimumf, arith.mulf, arith.negf, arith.sitofp, arith.subf, arith.uitofp, scf.parallel, scf.reduce.
#map = affine_map<(d0) -> (d0, 9)>
module {
  func.func @main(%arg0: tensor<?xf32> {padlab.extents = array<i64: 4>}, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 1 : index}) -> (tensor<4xf32>, i32, f32, f32) attributes {padlab.seed = 197593711 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<?xf32> to memref<?xf32>
    %alloc = memref.alloc() : memref<4xf32>
    affine.for %arg3 = 0 to 4 {
      %11 = arith.index_castui %arg3 : index to i64
      %12 = arith.sitofp %11 : i64 to f32
      %13 = arith.index_castui %arg3 : index to i64
      %14 = arith.sitofp %13 : i64 to f32
      %15 = arith.index_castui %arg3 : index to i64
      %16 = arith.sitofp %15 : i64 to f32
      %17 = arith.addf %14, %16 : f32
      memref.store %17, %alloc[%arg3] : memref<4xf32>
    }
    %c4 = arith.constant 4 : index
    scf.parallel (%arg3) = (%arg1) to (%c4) step (%arg2) {
      %11 = affine.load %alloc[1] : memref<4xf32>
      scf.reduce 
    }
    %c-1_i32 = arith.constant -1 : i32
    %c7_i32 = arith.constant 7 : i32
    %c6_i32 = arith.constant 6 : i32
    %1 = arith.andi %c7_i32, %c6_i32 : i32
    %c1_i32 = arith.constant 1 : i32
    %2 = arith.ori %1, %c1_i32 : i32
    %3 = arith.ceildivui %c-1_i32, %2 : i32
    %4 = arith.sitofp %3 : i32 to f32
    %5 = affine.for %arg3 = 0 to 4 iter_args(%arg4 = %4) -> (f32) {
      %11 = affine.min #map(%arg3)
      %12 = affine.load %alloc[%arg3] : memref<4xf32>
      %13 = arith.uitofp %3 : i32 to f32
      %14 = arith.uitofp %3 : i32 to f32
      %15 = arith.minimumf %13, %14 : f32
      memref.store %15, %alloc[%arg3] : memref<4xf32>
      %16 = affine.load %alloc[0] : memref<4xf32>
      %cst_1 = arith.constant 0.000000e+00 : f32
      %17 = arith.mulf %12, %12 : f32
      affine.store %17, %alloc[%arg3] : memref<4xf32>
      %cst_2 = arith.constant -1.500000e+00 : f32
      %18 = arith.subf %16, %12 : f32
      affine.yield %18 : f32
    }
    %6 = affine.load %alloc[1] : memref<4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %7 = arith.subf %5, %cst : f32
    %8 = arith.negf %5 : f32
    %cst_0 = arith.constant -1.500000e+00 : f32
    %9 = arith.maximumf %8, %cst_0 : f32
    affine.store %9, %alloc[0] : memref<4xf32>
    %10 = bufferization.to_tensor %alloc restrict : memref<4xf32> to tensor<4xf32>
    return %10, %3, %5, %6 : tensor<4xf32>, i32, f32, f32
  }
}

