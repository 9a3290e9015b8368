// Brings tensor.pad before scf.yield, tensor.pad element f32.
#map = affine_map<(d0) -> ((d0 + 5) mod 4, d0, d0)>
#map1 = affine_map<(d0) -> (d0 + 6)>
#map2 = affine_map<(d0) -> (d0 floordiv 2 - 1)>
#map3 = affine_map<(d0) -> (d0 - 3)>
#map4 = affine_map<(d0) -> (d0 * 2 - 26)>
#map5 = affine_map<(d0) -> (d0 - 13)>
#map6 = affine_map<(d0) -> (d0 - 10)>
#map7 = affine_map<(d0) -> (d0 - 12)>
#map8 = affine_map<() -> (0)>
#map9 = affine_map<(d0) -> (d0 - 9)>
#map10 = affine_map<(d0) -> ((d0 * 2) floordiv 3 - 8)>
#set = affine_set<() : (0 >= 0, 0 == 0)>
module {
  func.func @main(%arg0: tensor<10x1xf32>, %arg1: tensor<10x1xf32>, %arg2: index {padlab.value = 1 : index}, %arg3: i1, %arg4: index {padlab.value = 5 : index}) -> (f32, tensor<?x?xf32>) attributes {padlab.seed = 3010654024 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<10x1xf32> to memref<10x1xf32>
    %1 = bufferization.to_buffer %arg1 : tensor<10x1xf32> to memref<10x1xf32>
    %alloc = memref.alloc() : memref<10x1xf32>
    memref.copy %1, %alloc : memref<10x1xf32> to memref<10x1xf32>
    %c13 = arith.constant 13 : index
    %c12 = arith.constant 12 : index
    %cst = arith.constant 0.000000e+00 : f32
    %2 = arith.index_cast %c13 : index to i64
    %3 = arith.index_cast %c12 : index to i64
    %c1 = arith.constant 1 : index
    %4 = arith.index_cast %c1 : index to i64
    %5 = scf.for %arg5 = %2 to %3 step %4 iter_args(%arg6 = %cst) -> (f32)  : i64 {
      %9 = arith.index_cast %arg5 : i64 to index
      %c13_3 = arith.constant 13 : index
      %10 = arith.cmpi sle, %9, %c13_3 : index
      scf.if %10 {
        affine.if #set() {
          %c4 = arith.constant 4 : index
          %29 = arith.divui %9, %c4 : index
          %30 = affine.min #map(%9)
          %31 = affine.apply #map1(%30)
          %32 = affine.apply #map2(%30)
          %33 = memref.load %alloc[%31, %32] : memref<10x1xf32>
          %34 = affine.apply #map3(%29)
          memref.store %33, %alloc[%29, %34] : memref<10x1xf32>
        } else {
          %alloc_4 = memref.alloc() : memref<1x10xf32>
          affine.for %arg7 = 0 to 1 {
            affine.for %arg8 = 0 to 10 {
              %29 = arith.index_cast %9 : index to i64
              %30 = arith.sitofp %29 : i64 to f32
              %cst_5 = arith.constant -1.500000e+00 : f32
              %31 = arith.minimumf %arg6, %cst_5 : f32
              memref.store %31, %alloc_4[%arg7, %arg8] : memref<1x10xf32>
            }
          }
          memref.dealloc %alloc_4 : memref<1x10xf32>
        }
        %16 = affine.apply #map4(%9)
        %17 = affine.apply #map5(%9)
        %18 = memref.load %0[%16, %17] : memref<10x1xf32>
        %19 = arith.index_castui %9 : index to i64
        %20 = arith.uitofp %19 : i64 to f32
        %21 = arith.index_cast %9 : index to i64
        %22 = arith.sitofp %21 : i64 to f32
        %23 = arith.sitofp %arg5 : i64 to f32
        %24 = arith.addf %22, %23 : f32
        %25 = arith.sitofp %arg5 : i64 to f32
        %26 = arith.mulf %25, %arg6 : f32
        %27 = affine.apply #map6(%9)
        %28 = affine.apply #map5(%9)
        memref.store %26, %alloc[%27, %28] : memref<10x1xf32>
      } else {
        %16 = arith.addi %9, %9 overflow<nsw, nuw> : index
      }
      %11 = affine.apply #map7(%9)
      %12 = affine.apply #map8()
      %13 = memref.load %0[%11, %12] : memref<10x1xf32>
      %14 = affine.apply #map9(%9)
      %15 = affine.apply #map10(%9)
      memref.store %13, %alloc[%14, %15] : memref<10x1xf32>
      scf.yield %arg6 : f32
    }
    %6 = bufferization.to_tensor %alloc restrict : memref<10x1xf32> to tensor<10x1xf32>
    %c1_0 = arith.constant 1 : index
    %dim = tensor.dim %6, %c1_0 : tensor<10x1xf32>
    %c0 = arith.constant 0 : index
    %7 = arith.addi %dim, %c0 : index
    %c1_1 = arith.constant 1 : index
    %dim_2 = tensor.dim %6, %c1_1 : tensor<10x1xf32>
    %8 = scf.if %arg3 -> (tensor<?x?xf32>) {
      %c0_3 = arith.constant 0 : index
      %dim_4 = tensor.dim %6, %c0_3 : tensor<10x1xf32>
      %c2 = arith.constant 2 : index
      %9 = arith.addi %dim_4, %c2 : index
      %10 = tensor.empty(%9, %arg4) : tensor<?x?xf32>
      %cst_5 = arith.constant -1.500000e+00 : f32
      %11 = linalg.fill ins(%cst_5 : f32) outs(%10 : tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %11 : tensor<?x?xf32>
    } else {
      %padded = tensor.pad %6 low[%7, %arg2] high[%dim_2, 3] {
      ^bb0(%arg5: index, %arg6: index):
        %cst_3 = arith.constant -5.000000e-01 : f32
        tensor.yield %cst_3 : f32
      } : tensor<10x1xf32> to tensor<?x?xf32>
      scf.yield %padded : tensor<?x?xf32>
    }
    return %5, %8 : f32, tensor<?x?xf32>
  }
}

