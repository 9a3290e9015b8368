// Brings linalg.log, math.log.
module {
  func.func @main(%arg0: tensor<?x?xf64> {padlab.extents = array<i64: 3, 3>}, %arg1: index {padlab.value = 3 : index}, %arg2: index {padlab.value = 2 : index}) -> (f64, f64, f64, tensor<5x5xf64>, tensor<?x5xf64>) attributes {padlab.seed = 2080303786 : i64} {
    %0 = std.constant 3 : index
    %1 = std.alloc(%0, %arg1) : memref<?x?xf64>
    std.tensor_store %arg0, %1 : memref<?x?xf64>
    %2 = std.constant 1 : index
    %3 = std.constant 1 : index
    %4 = std.extract_element %arg0[%2, %3] : tensor<?x?xf64>
    %5 = std.constant 0 : index
    %6 = std.extract_element %arg0[%arg2, %5] : tensor<?x?xf64>
    %7 = std.mulf %6, %6 : f64
    %8 = std.mulf %7, %4 : f64
    %9 = std.constant 1 : index
    %10 = std.constant 1 : index
    %11 = std.extract_element %arg0[%9, %10] : tensor<?x?xf64>
    %12 = std.alloc() : memref<f64, 2>
    std.store %8, %12[] : memref<f64, 2>
    %13 = std.negf %6 : f64
    %14 = std.constant 9.9999999999999992E-41 : f64
    %15 = std.mulf %13, %14 : f64
    %16 = std.splat %11 : tensor<5x5xf64>
    std.dealloc %1 : memref<?x?xf64>
    std.dealloc %12 : memref<f64, 2>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %16, %c0 : tensor<5x5xf64>
    %17 = tensor.empty(%dim) : tensor<?x5xf64>
    %cst = arith.constant 2.000000e+00 : f64
    %18 = linalg.fill ins(%cst : f64) outs(%17 : tensor<?x5xf64>) -> tensor<?x5xf64>
    %19 = linalg.log ins(%16 : tensor<5x5xf64>) outs(%18 : tensor<?x5xf64>) -> tensor<?x5xf64>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %19, %c0_0 : tensor<?x5xf64>
    %20 = tensor.empty(%dim_1) : tensor<?x5xf64>
    %cst_2 = arith.constant 2.000000e+00 : f64
    %21 = linalg.fill ins(%cst_2 : f64) outs(%20 : tensor<?x5xf64>) -> tensor<?x5xf64>
    %22 = linalg.log ins(%16 : tensor<5x5xf64>) outs(%21 : tensor<?x5xf64>) -> tensor<?x5xf64>
    std.return %6, %11, %15, %16, %22 : f64, f64, f64, tensor<5x5xf64>, tensor<?x5xf64>
  }
}

