// Brings linalg.map.
module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<13xi32>, %arg2: tensor<13xi32>, %arg3: tensor<13xf16>, %arg4: tensor<13xf16>, %arg5: tensor<13xf16>) -> (tensor<5xi32>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>) attributes {padlab.seed = 837485496 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<i32> to memref<i32>
    %1 = bufferization.to_buffer %arg1 : tensor<13xi32> to memref<13xi32>
    %2 = bufferization.to_buffer %arg2 read_only : tensor<13xi32> to memref<13xi32>
    %alloc = memref.alloc() : memref<5xi32>
    %c5_i32 = arith.constant 5 : i32
    %c-2_i32 = arith.constant -2 : i32
    %c7_i32 = arith.constant 7 : i32
    %3 = arith.ori %c-2_i32, %c7_i32 : i32
    %4 = arith.minsi %3, %3 : i32
    %5 = arith.subi %4, %4 : i32
    linalg.fill ins(%5 : i32) outs(%alloc : memref<5xi32>)
    %c0 = arith.constant 0 : index
    %6 = memref.load %alloc[%c0] : memref<5xi32>
    affine.store %6, %1[1] : memref<13xi32>
    %7 = bufferization.to_tensor %alloc restrict : memref<5xi32> to tensor<5xi32>
    %mapped = linalg.map ins(%arg1 : tensor<13xi32>) outs(%arg3 : tensor<13xf16>)
      (%in: i32, %init: f16) {
        %8 = arith.trunci %in : i32 to i16
        %9 = arith.uitofp %8 : i16 to f16
        %10 = arith.trunci %in : i32 to i16
        %11 = arith.sitofp %10 : i16 to f16
        %12 = arith.trunci %in : i32 to i16
        %13 = arith.sitofp %12 : i16 to f16
        %14 = arith.subf %11, %13 : f16
        %15 = arith.addf %14, %14 : f16
        linalg.yield %15 : f16
      }
    %mapped_0 = linalg.map ins(%mapped : tensor<13xf16>) outs(%arg4 : tensor<13xf16>)
      (%in: f16, %init: f16) {
        %8 = arith.negf %in : f16
        %cst = arith.constant 4.000000e+00 : f16
        %cst_2 = arith.constant 5.000000e-01 : f16
        %9 = arith.cmpf olt, %cst, %cst_2 : f16
        %10 = arith.select %9, %8, %8 : f16
        linalg.yield %10 : f16
      }
    %mapped_1 = linalg.map ins(%arg1 : tensor<13xi32>) outs(%arg5 : tensor<13xf16>)
      (%in: i32, %init: f16) {
        %8 = arith.trunci %in : i32 to i16
        %9 = arith.uitofp %8 : i16 to f16
        %10 = arith.trunci %in : i32 to i16
        %11 = arith.sitofp %10 : i16 to f16
        %12 = arith.trunci %in : i32 to i16
        %13 = arith.sitofp %12 : i16 to f16
        %14 = arith.subf %11, %13 : f16
        %15 = arith.addf %14, %14 : f16
        linalg.yield %15 : f16
      }
    return %7, %mapped, %mapped_0, %mapped_1 : tensor<5xi32>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>
  }
}

