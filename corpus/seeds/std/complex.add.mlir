// Brings complex.add, complex.constant, complex.mul, linalg.dot.
module {
  func.func @main(%arg0: tensor<3x2xi64>, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 2 : index}, %arg3: tensor<3xi1>, %arg4: tensor<?xcomplex<f32>> {padlab.extents = array<i64: 2>}) -> (i64, tensor<3x2xi1>, tensor<3x2xi1>, tensor<complex<f32>>) attributes {padlab.seed = 4062233616 : i64} {
    %0 = std.addi %arg0, %arg0 : tensor<3x2xi64>
    %1 = std.alloc() : memref<3x2xi64>
    std.tensor_store %0, %1 : memref<3x2xi64>
    %2 = std.constant 0 : index
    %3 = std.extract_element %0[%arg1, %2] : tensor<3x2xi64>
    %4 = std.constant 1 : i64
    %5 = std.constant 1 : index
    std.store %4, %1[%arg2, %5] : memref<3x2xi64>
    %6 = std.alloc() : memref<3x2xi64, 2>
    %7 = tensor.empty() : tensor<complex<f32>>
    %cst = complex.constant [1.000000e+00 : f32, 2.500000e+00 : f32] : complex<f32>
    %8 = linalg.fill ins(%cst : complex<f32>) outs(%7 : tensor<complex<f32>>) -> tensor<complex<f32>>
    %9 = linalg.dot ins(%arg4, %arg4 : tensor<?xcomplex<f32>>, tensor<?xcomplex<f32>>) outs(%8 : tensor<complex<f32>>) -> tensor<complex<f32>>
    std.tensor_store %0, %6 : memref<3x2xi64, 2>
    %10 = std.cmpi "sle", %arg0, %arg0 : tensor<3x2xi64>
    %11 = std.memref_cast %1 : memref<3x2xi64> to memref<*xi64>
    %12 = std.or %10, %10 : tensor<3x2xi1>
    %13 = std.addi %10, %10 : tensor<3x2xi1>
    std.dealloc %1 : memref<3x2xi64>
    std.dealloc %6 : memref<3x2xi64, 2>
    std.return %3, %12, %13, %9 : i64, tensor<3x2xi1>, tensor<3x2xi1>, tensor<complex<f32>>
  }
}

