// Brings arith.cmpf, arith.sitofp, arith.uitofp, tensor.pad element f16, tensor.pad high zero, tensor.pad of std.select, tensor.pad value of the index.
#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
module {
  func.func @main(%arg0: tensor<1xsi16>, %arg1: tensor<6x2xf16>) -> (tensor<6x2xf16>, tensor<6x2xf16>, tensor<8x5xf16>) attributes {padlab.seed = 3976456543 : i64} {
    %0 = std.constant dense<[[1.000000e+00, 7.500000e-01], [0.000000e+00, 0.000000e+00], [2.000000e+00, 6.000000e+00], [2.000000e+00, -1.500000e+00], [1.000000e+00, 7.500000e-01], [0.000000e+00, 0.000000e+00]]> : tensor<6x2xf16>
    %1 = std.addf %arg1, %0 : tensor<6x2xf16>
    %2 = std.mulf %1, %arg1 : tensor<6x2xf16>
    %3 = std.constant 2 : index
    %4 = std.alloc()[%3] : memref<6x2xf16, #map>
    std.tensor_store %2, %4 : memref<6x2xf16, #map>
    %5 = std.ceilf %2 : tensor<6x2xf16>
    %6 = std.constant dense<[[false, true], [false, false], [true, false], [false, true], [false, true], [false, false]]> : tensor<6x2xi1>
    %7 = std.select %6, %5, %2 : tensor<6x2xf16>
    std.dealloc %4 : memref<6x2xf16, #map>
    %padded = tensor.pad %7 low[1, 3] high[1, 0] {
    ^bb0(%arg2: index, %arg3: index):
      %cst = arith.constant -0.000000e+00 : f16
      %8 = arith.cmpi slt, %arg3, %3 : index
      %9 = arith.index_cast %arg3 : index to i16
      %10 = arith.sitofp %9 : i16 to f16
      %cst_0 = arith.constant 1.000000e+00 : f16
      %11 = arith.select %8, %10, %cst_0 : f16
      %cst_1 = arith.constant 1.500000e+00 : f16
      %12 = arith.cmpf oeq, %11, %cst_1 : f16
      %13 = arith.index_cast %12 : i1 to index
      %cst_2 = arith.constant 2.000000e+00 : f16
      %14 = arith.cmpf olt, %11, %cst_2 : f16
      %15 = arith.index_castui %14 : i1 to index
      %16 = arith.cmpi ugt, %13, %15 : index
      %17 = arith.index_cast %3 : index to i16
      %18 = arith.uitofp %17 : i16 to f16
      %19 = arith.select %16, %18, %11 : f16
      %20 = arith.cmpi ult, %arg3, %arg2 : index
      %cst_3 = arith.constant -3.000000e+00 : f16
      %21 = arith.select %20, %11, %cst_3 : f16
      tensor.yield %21 : f16
    } : tensor<6x2xf16> to tensor<8x5xf16>
    std.return %2, %7, %padded : tensor<6x2xf16>, tensor<6x2xf16>, tensor<8x5xf16>
  }
}

