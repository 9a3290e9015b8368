// Brings linalg.reduce.
module {
  func.func @main(%arg0: tensor<6x4x2x1xf8E5M2>, %arg1: index {padlab.value = 1 : index}, %arg2: i64) -> (i1, tensor<4x2xf8E5M2>) attributes {padlab.seed = 3406362728 : i64} {
    %0 = std.alloc() : memref<6x4x2x1xf8E5M2>
    std.tensor_store %arg0, %0 : memref<6x4x2x1xf8E5M2>
    %1 = std.constant 0.000000e+00 : f8E5M2
    %2 = std.constant 4 : index
    %3 = std.constant 2 : index
    %4 = std.constant 0 : index
    std.store %1, %0[%2, %3, %arg1, %4] : memref<6x4x2x1xf8E5M2>
    %5 = std.constant -1 : i64
    std.dealloc %0 : memref<6x4x2x1xf8E5M2>
    %6 = std.alloc() : memref<i64>
    std.store %5, %6[] : memref<i64>
    %7 = std.cmpi "sle", %arg2, %arg2 : i64
    %8 = std.alloc_static(0x20010000) : memref<i64, 2>
    std.store %arg2, %8[] : memref<i64, 2>
    %9 = std.memref_cast %6 : memref<i64> to memref<*xi64>
    std.dealloc %6 : memref<i64>
    std.dealloc %8 : memref<i64, 2>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<6x4x2x1xf8E5M2>
    %c-4 = arith.constant -4 : index
    %10 = arith.addi %dim, %c-4 : index
    %11 = tensor.empty(%10) : tensor<4x?xf8E5M2>
    %cst = arith.constant 0.000000e+00 : f8E5M2
    %12 = linalg.fill ins(%cst : f8E5M2) outs(%11 : tensor<4x?xf8E5M2>) -> tensor<4x?xf8E5M2>
    %cast = tensor.cast %12 : tensor<4x?xf8E5M2> to tensor<4x2xf8E5M2>
    %reduced = linalg.reduce { arith.mulf } ins(%arg0 : tensor<6x4x2x1xf8E5M2>) outs(%cast : tensor<4x2xf8E5M2>) dimensions = [0, 3] 
    std.return %7, %reduced : i1, tensor<4x2xf8E5M2>
  }
}

