// Brings tensor.pad empty source, tensor.pad rank 4.
module {
  func.func @main(%arg0: tensor<2xsi16>, %arg1: tensor<0x2x3x5xi1>, %arg2: tensor<5xsi16>, %arg3: index {padlab.value = 0 : index}) -> (tensor<2xsi16>, tensor<3x4x3x5xi1>) attributes {padlab.seed = 1537954713 : i64} {
    %0 = std.extract_element %arg2[%arg3] : tensor<5xsi16>
    %1 = std.alloc_static(0x20010000) : memref<si16, 4>
    std.store %0, %1[] : memref<si16, 4>
    std.dealloc %1 : memref<si16, 4>
    %padded = tensor.pad %arg1 low[2, 2, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      %true = arith.constant true
      tensor.yield %true : i1
    } : tensor<0x2x3x5xi1> to tensor<3x4x3x5xi1>
    std.return %arg0, %padded : tensor<2xsi16>, tensor<3x4x3x5xi1>
  }
}

