// Brings arith.truncf.
#map = affine_map<() -> (10, 0)>
#map1 = affine_map<(d0) -> (d0, d0)>
#map2 = affine_map<(d0) -> (-5, d0 + 16)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @main(%arg0: tensor<1x3x5xf32>, %arg1: tensor<4x9xf64>, %arg2: tensor<?x4xf64> {padlab.extents = array<i64: 9>}, %arg3: index {padlab.value = 4 : index}, %arg4: index {padlab.value = 7 : index}) -> tensor<4x9xf32> attributes {padlab.seed = 408937118 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<1x3x5xf32> to memref<1x3x5xf32>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<4x9xf64> to memref<4x9xf64>
    %2 = bufferization.to_buffer %arg2 read_only : tensor<?x4xf64> to memref<?x4xf64>
    %alloc = memref.alloc() : memref<4x9xf32>
    affine.for %arg5 = 0 to 4 {
      affine.for %arg6 = 0 to 9 {
        %4 = arith.index_cast %arg6 : index to i64
        %5 = arith.uitofp %4 : i64 to f32
        %6 = arith.index_cast %arg6 : index to i64
        %7 = arith.sitofp %6 : i64 to f32
        %8 = arith.negf %7 : f32
        %9 = arith.mulf %8, %8 : f32
        %10 = arith.minimumf %9, %8 : f32
        affine.store %10, %alloc[%arg5, %arg6] : memref<4x9xf32>
      }
    }
    affine.for %arg5 = 0 to min #map() step 4 {
      affine.parallel (%arg6, %arg7) = (1, 2) to (%arg5, min(5, 3)) step (1, 16) {
        %8 = arith.index_cast %arg5 : index to i64
        %9 = arith.sitofp %8 : i64 to f64
        %10 = arith.index_cast %arg7 : index to i64
        %11 = arith.sitofp %10 : i64 to f64
        %cst_1 = arith.constant -1.000000e+00 : f64
        %12 = arith.mulf %11, %cst_1 : f64
        %cst_2 = arith.constant -1.000000e+00 : f64
        %cst_3 = arith.constant 1.000000e+00 : f64
        %13 = arith.subf %cst_2, %cst_3 : f64
        %14 = arith.index_castui %arg5 : index to i64
        %15 = arith.sitofp %14 : i64 to f64
        %cst_4 = arith.constant 1.000000e+00 : f64
        %16 = arith.index_cast %arg5 : index to i64
        %17 = arith.uitofp %16 : i64 to f64
        %18 = arith.minimumf %cst_4, %17 : f64
        %19 = arith.index_cast %arg6 : index to i64
        %20 = arith.sitofp %19 : i64 to f64
        %21 = arith.index_cast %arg6 : index to i64
        %22 = arith.sitofp %21 : i64 to f64
        %23 = arith.index_castui %arg6 : index to i64
        %24 = arith.uitofp %23 : i64 to f64
        %25 = arith.addf %22, %24 : f64
        %26:3 = affine.for %arg8 = -2 to min #map1(%arg5) step 2 iter_args(%arg9 = %13, %arg10 = %18, %arg11 = %25) -> (f64, f64, f64) {
          %57 = arith.truncf %arg10 : f64 to f32
          %cst_9 = arith.constant -1.500000e+00 : f32
          %58 = arith.truncf %arg10 : f64 to f32
          %59 = arith.divf %cst_9, %58 : f32
          affine.store %59, %alloc[%arg6, %arg7] : memref<4x9xf32>
          %c6 = arith.constant 6 : index
          %60 = arith.truncf %arg11 : f64 to f32
          %61 = arith.index_cast %arg6 : index to i64
          %62 = arith.sitofp %61 : i64 to f32
          %63 = arith.truncf %arg9 : f64 to f32
          %64 = arith.addf %62, %63 : f32
          %cst_10 = arith.constant 1.000000e+00 : f32
          %cst_11 = arith.constant 1.000000e+00 : f32
          %65 = arith.truncf %arg9 : f64 to f32
          %66 = arith.subf %cst_11, %65 : f32
          %67 = arith.truncf %arg10 : f64 to f32
          %68 = arith.truncf %arg11 : f64 to f32
          %69 = arith.addf %67, %68 : f32
          %70:2 = affine.for %arg12 = max #map2(%arg6) to #map3(%arg5) step 3 iter_args(%arg13 = %64, %arg14 = %69) -> (f32, f32) {
            %76 = affine.load %alloc[%arg6, %arg7] : memref<4x9xf32>
            %77 = arith.truncf %arg11 : f64 to f32
            affine.store %77, %alloc[%arg6, %arg7] : memref<4x9xf32>
            %78 = affine.load %alloc[%arg6, %arg7] : memref<4x9xf32>
            affine.store %78, %alloc[%arg6, %arg7] : memref<4x9xf32>
            %79 = affine.load %0[%arg7 ceildiv 4 - 1, %arg5, %arg5] : memref<1x3x5xf32>
            %80 = arith.mulf %arg14, %78 : f32
            affine.store %80, %alloc[%arg6, %arg7] : memref<4x9xf32>
            %81 = arith.index_cast %arg7 : index to i64
            %82 = arith.uitofp %81 : i64 to f32
            %83 = arith.maximumf %arg14, %78 : f32
            %84 = arith.truncf %arg10 : f64 to f32
            %85 = arith.subf %79, %84 : f32
            %86 = arith.truncf %arg9 : f64 to f32
            %87 = arith.minimumf %78, %86 : f32
            %88 = arith.truncf %arg10 : f64 to f32
            %89 = arith.subf %87, %88 : f32
            affine.yield %85, %89 : f32, f32
          }
          %71 = arith.index_castui %arg8 : index to i64
          %72 = arith.sitofp %71 : i64 to f64
          %73 = arith.index_castui %arg7 : index to i64
          %74 = arith.uitofp %73 : i64 to f64
          %cst_12 = arith.constant -3.000000e+00 : f64
          %75 = arith.addf %74, %cst_12 : f64
          affine.yield %arg11, %72, %75 : f64, f64, f64
        }
        %c0 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %27 = arith.truncf %26#0 : f64 to f32
        %28 = arith.cmpf one, %26#2, %26#0 : f64
        %29 = arith.truncf %26#2 : f64 to f32
        %30 = arith.truncf %26#0 : f64 to f32
        %31 = arith.select %28, %29, %30 : f32
        %32 = arith.truncf %26#2 : f64 to f32
        %cst_5 = arith.constant 1.000000e+00 : f64
        %33 = arith.cmpf ord, %26#0, %cst_5 : f64
        %34 = arith.index_cast %33 : i1 to index
        %35 = arith.cmpi slt, %34, %arg6 : index
        %36 = arith.index_castui %arg7 : index to i64
        %37 = arith.sitofp %36 : i64 to f32
        %38 = arith.truncf %26#0 : f64 to f32
        %39 = arith.select %35, %37, %38 : f32
        %40 = arith.truncf %26#0 : f64 to f32
        %41 = arith.truncf %26#1 : f64 to f32
        %42 = arith.maximumf %40, %41 : f32
        %43 = arith.truncf %26#1 : f64 to f32
        %44 = arith.mulf %39, %43 : f32
        %cst_6 = arith.constant -1.000000e+00 : f32
        %45 = arith.truncf %26#2 : f64 to f32
        %46 = arith.truncf %26#1 : f64 to f32
        %47 = arith.divf %45, %46 : f32
        %c0_7 = arith.constant 0 : index
        %dim = memref.dim %0, %c0_7 : memref<1x3x5xf32>
        %48:4 = scf.while (%arg8 = %c0, %arg9 = %31, %arg10 = %44, %arg11 = %47) : (index, f32, f32, f32) -> (index, f32, f32, f32) {
          %57 = arith.cmpi slt, %arg8, %c4 : index
          %58 = arith.truncf %26#1 : f64 to f32
          %cst_9 = arith.constant -1.000000e+00 : f32
          %59 = arith.truncf %26#2 : f64 to f32
          %60 = arith.minimumf %cst_9, %59 : f32
          %61 = arith.truncf %26#1 : f64 to f32
          %62 = arith.divf %61, %arg9 : f32
          %63 = arith.truncf %26#0 : f64 to f32
          %64 = arith.mulf %arg10, %63 : f32
          scf.condition(%57) %arg8, %62, %arg9, %64 : index, f32, f32, f32
        } do {
        ^bb0(%arg8: index, %arg9: f32, %arg10: f32, %arg11: f32):
          %c1 = arith.constant 1 : index
          %dim_9 = memref.dim %alloc, %c1 : memref<4x9xf32>
          scf.for %arg12 = %arg3 to %dim_9 step %arg4 {
            %72 = affine.load %alloc[%arg6, %arg7] : memref<4x9xf32>
            %73 = arith.truncf %26#0 : f64 to f32
            %74 = arith.truncf %26#2 : f64 to f32
            %75 = arith.truncf %26#2 : f64 to f32
            %76 = arith.addf %74, %75 : f32
            %77 = arith.truncf %26#0 : f64 to f32
            %78 = arith.negf %77 : f32
            %cst_12 = arith.constant 5.000000e-01 : f32
            %79 = arith.index_cast %arg7 : index to i64
            %80 = arith.uitofp %79 : i64 to f32
            %81 = arith.subf %cst_12, %80 : f32
            affine.store %81, %alloc[%arg6, %arg7] : memref<4x9xf32>
            %82 = affine.apply #map4(%arg6, %arg5)
            %83 = affine.load %alloc[%arg6, %arg7] : memref<4x9xf32>
            affine.store %83, %alloc[%arg6, %arg7] : memref<4x9xf32>
          }
          %57 = affine.load %alloc[%arg6, %arg7] : memref<4x9xf32>
          %58 = arith.extf %57 : f32 to f64
          %59 = arith.cmpf ord, %26#2, %58 : f64
          %60 = arith.index_cast %arg7 : index to i64
          %61 = arith.sitofp %60 : i64 to f32
          %62 = arith.select %59, %61, %arg10 : f32
          affine.store %62, %alloc[%arg6, %arg7] : memref<4x9xf32>
          %63 = arith.addi %arg8, %dim : index
          %64 = arith.index_cast %arg5 : index to i64
          %65 = arith.sitofp %64 : i64 to f32
          %66 = arith.truncf %26#2 : f64 to f32
          %67 = arith.minimumf %arg10, %66 : f32
          %cst_10 = arith.constant -1.000000e+00 : f32
          %68 = arith.minimumf %cst_10, %arg9 : f32
          %cst_11 = arith.constant 2.500000e+00 : f32
          %69 = arith.truncf %26#2 : f64 to f32
          %70 = arith.maximumf %69, %arg11 : f32
          %71 = arith.truncf %26#0 : f64 to f32
          scf.yield %63, %68, %70, %71 : index, f32, f32, f32
        }
        %49 = affine.load %alloc[%arg6, %arg7] : memref<4x9xf32>
        %50 = arith.index_castui %arg5 : index to i64
        %51 = arith.sitofp %50 : i64 to f32
        %52 = arith.index_cast %arg6 : index to i64
        %53 = arith.sitofp %52 : i64 to f32
        %cst_8 = arith.constant 1.500000e+00 : f32
        %54 = arith.maximumf %53, %cst_8 : f32
        %55 = arith.truncf %26#0 : f64 to f32
        %56 = arith.mulf %49, %55 : f32
        affine.store %56, %alloc[%arg6, %arg7] : memref<4x9xf32>
      }
      %4 = affine.load %alloc[%arg5, %arg5] : memref<4x9xf32>
      %cst = arith.constant -1.500000e+00 : f32
      %cst_0 = arith.constant -1.000000e+00 : f32
      %5 = arith.maximumf %4, %cst_0 : f32
      %6 = arith.negf %4 : f32
      %7 = arith.divf %4, %4 : f32
      affine.store %7, %alloc[%arg5 mod 2, %arg5] : memref<4x9xf32>
    }
    %3 = bufferization.to_tensor %alloc restrict : memref<4x9xf32> to tensor<4x9xf32>
    return %3 : tensor<4x9xf32>
  }
}

