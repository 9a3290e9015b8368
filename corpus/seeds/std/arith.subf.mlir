// Brings arith.subf, linalg.sub.
module {
  func.func @main(%arg0: i33, %arg1: tensor<?x?xi33> {padlab.extents = array<i64: 3, 2>}, %arg2: tensor<?x?xf16> {padlab.extents = array<i64: 3, 3>}, %arg3: tensor<?x5x1xf16> {padlab.extents = array<i64: 6>}) -> (tensor<?x?xf16>, tensor<?x?xf16>) attributes {padlab.seed = 3656078229 : i64} {
    %0 = std.ceilf %arg2 : tensor<?x?xf16>
    %1 = std.exp %0 : tensor<?x?xf16>
    %2 = std.constant 3 : index
    %3 = std.alloc(%2) : memref<3x?xf16, 4>
    %4 = std.tensor_cast %1 : tensor<?x?xf16> to tensor<3x?xf16>
    std.tensor_store %4, %3 : memref<3x?xf16, 4>
    %5 = std.ceilf %0 : tensor<?x?xf16>
    %6 = std.mulf %5, %1 : tensor<?x?xf16>
    %7 = std.negf %6 : tensor<?x?xf16>
    std.dealloc %3 : memref<3x?xf16, 4>
    %8 = tensor.empty(%2, %2) : tensor<?x?xf16>
    %9 = linalg.sub ins(%5, %7 : tensor<?x?xf16>, tensor<?x?xf16>) outs(%8 : tensor<?x?xf16>) -> tensor<?x?xf16>
    %10 = tensor.empty(%2, %2) : tensor<?x?xf16>
    %11 = linalg.sub ins(%5, %7 : tensor<?x?xf16>, tensor<?x?xf16>) outs(%10 : tensor<?x?xf16>) -> tensor<?x?xf16>
    %12 = tensor.empty(%2, %2) : tensor<?x?xf16>
    %13 = linalg.sub ins(%5, %7 : tensor<?x?xf16>, tensor<?x?xf16>) outs(%12 : tensor<?x?xf16>) -> tensor<?x?xf16>
    std.return %6, %13 : tensor<?x?xf16>, tensor<?x?xf16>
  }
}

