// Brings std.alloc_static, tensor.extract_slice.
module {
  func.func @main(%arg0: f16, %arg1: tensor<i1>) -> (f16, tensor<i1>) attributes {padlab.seed = 1694484253 : i64} {
    %0 = std.alloc_static(0x20010000) : memref<f16, 4>
    std.store %arg0, %0[] : memref<f16, 4>
    %1 = std.constant 6.000000e+00 : f16
    std.dealloc %0 : memref<f16, 4>
    %extracted_slice = tensor.extract_slice %arg1[] [] [] : tensor<i1> to tensor<i1>
    std.return %1, %extracted_slice : f16, tensor<i1>
  }
}

