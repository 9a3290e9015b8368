// Brings arith.addf, arith.extui, arith.floordivsi, arith.mulf, arith.trunci, scf.condition, scf.execute_region, scf.while.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (1, d0)>
module {
  func.func @main(%arg0: tensor<?x6xf64> {padlab.extents = array<i64: 1>}, %arg1: tensor<?x6xi8> {padlab.extents = array<i64: 1>}, %arg2: tensor<?x?xi8> {padlab.extents = array<i64: 7, 8>}, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 8 : index}) -> (tensor<?x1xf32>, tensor<f64>) attributes {padlab.seed = 4249810687 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<?x6xf64> to memref<?x6xf64>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<?x6xi8> to memref<?x6xi8>
    %2 = bufferization.to_buffer %arg2 read_only : tensor<?x?xi8> to memref<?x?xi8>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<?x6xi8>
    %alloc = memref.alloc(%dim) : memref<?x1xf32>
    affine.for %arg5 = 0 to 6 {
      affine.for %arg6 = 0 to 1 {
        %cst_5 = arith.constant -5.000000e-01 : f32
        %c-9223372036854775808 = arith.constant -9223372036854775808 : index
        %8 = arith.cmpi uge, %arg5, %c-9223372036854775808 : index
        %9 = arith.index_castui %arg6 : index to i64
        %10 = arith.sitofp %9 : i64 to f32
        %11 = arith.index_cast %arg5 : index to i64
        %12 = arith.sitofp %11 : i64 to f32
        %13 = arith.select %8, %10, %12 : f32
        %cst_6 = arith.constant 1.500000e+00 : f32
        %cst_7 = arith.constant 4.000000e+00 : f32
        %14 = arith.subf %cst_6, %cst_7 : f32
        affine.store %13, %alloc[%arg5, %arg6] : memref<?x1xf32>
      }
    }
    affine.for %arg5 = #map(%arg3) to #map(%arg4) step 5 {
      %c0_5 = arith.constant 0 : index
      %c3_i8 = arith.constant 3 : i8
      %c100_i8 = arith.constant 100 : i8
      %c7_i8 = arith.constant 7 : i8
      %8 = arith.ori %c100_i8, %c7_i8 : i8
      %9 = affine.for %arg6 = %c0_5 to min #map1(%arg5) iter_args(%arg7 = %8) -> (i8) {
        %false = arith.constant false
        %10 = arith.index_cast %arg5 : index to i1
        %11 = arith.trunci %arg7 : i8 to i1
        %12 = arith.muli %10, %11 : i1
        %c7_i8_6 = arith.constant 7 : i8
        %13 = arith.extui %12 : i1 to i8
        %14 = arith.muli %13, %arg7 : i8
        %15 = arith.maxui %arg7, %14 : i8
        affine.yield %15 : i8
      }
    }
    %alloc_0 = memref.alloc() : memref<f64>
    %cst = arith.constant 1.000000e+00 : f64
    %cst_1 = arith.constant -3.000000e+00 : f64
    %cst_2 = arith.constant 0.000000e+00 : f64
    %3 = arith.maximumf %cst_1, %cst_2 : f64
    %cst_3 = arith.constant 2.500000e+00 : f64
    %4 = arith.divf %cst_3, %3 : f64
    memref.store %4, %alloc_0[] : memref<f64>
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1_4 = arith.constant 1 : index
    %5 = scf.while (%arg5 = %c0) : (index) -> index {
      %8 = arith.cmpi slt, %arg5, %c7 : index
      scf.condition(%8) %arg5 : index
    } do {
    ^bb0(%arg5: index):
      scf.execute_region {
        %c4 = arith.constant 4 : index
        %10 = arith.floordivsi %arg5, %c4 : index
        %11 = memref.load %alloc_0[] : memref<f64>
        %cst_6 = arith.constant 4.000000e+00 : f64
        %cst_7 = arith.constant 4.000000e+00 : f64
        %cst_8 = arith.constant -3.000000e+00 : f64
        %12 = arith.subf %cst_7, %cst_8 : f64
        %cst_9 = arith.constant 4.940660e-324 : f64
        %13 = arith.addf %cst_9, %12 : f64
        %14 = arith.mulf %12, %12 : f64
        %15 = arith.mulf %11, %14 : f64
        affine.store %15, %alloc_0[] : memref<f64>
        scf.yield
      }
      %8 = affine.load %0[0, 3] : memref<?x6xf64>
      %cst_5 = arith.constant 4.000000e+00 : f64
      affine.store %cst_5, %alloc_0[] : memref<f64>
      %9 = arith.addi %arg5, %c1_4 : index
      scf.yield %9 : index
    }
    %6 = bufferization.to_tensor %alloc restrict : memref<?x1xf32> to tensor<?x1xf32>
    %7 = bufferization.to_tensor %alloc_0 restrict : memref<f64> to tensor<f64>
    return %6, %7 : tensor<?x1xf32>, tensor<f64>
  }
}

