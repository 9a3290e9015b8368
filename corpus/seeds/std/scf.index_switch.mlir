// Brings scf.index_switch.
module {
  func.func private @f1(%arg0: i4, %arg1: i4) -> i4 {
    %0 = std.or %arg1, %arg1 : i4
    %1 = std.constant 5 : i4
    %2 = std.xor %0, %1 : i4
    std.return %2 : i4
  }
  func.func @main(%arg0: tensor<?x?xi4> {padlab.extents = array<i64: 4, 2>}, %arg1: i4, %arg2: tensor<?xf8E4M3FN> {padlab.extents = array<i64: 1>}, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 0 : index}) -> (i4, tensor<?x?xi4>) attributes {padlab.seed = 2617834968 : i64} {
    %0 = std.constant 1 : index
    %1 = std.alloc(%0) : memref<?xf8E4M3FN>
    std.tensor_store %arg2, %1 : memref<?xf8E4M3FN>
    %2 = std.constant 0 : index
    %3 = std.load %1[%2] : memref<?xf8E4M3FN>
    std.tensor_store %arg2, %1 : memref<?xf8E4M3FN>
    std.tensor_store %arg2, %1 : memref<?xf8E4M3FN>
    %4 = std.constant @f1 : (i4, i4) -> i4
    %5 = std.call_indirect %4(%arg1, %arg1) : (i4, i4) -> i4
    std.store %3, %1[%arg3] : memref<?xf8E4M3FN>
    %6 = std.constant 0xFF : f8E4M3FN
    std.store %6, %1[%arg4] : memref<?xf8E4M3FN>
    %7 = std.constant 0 : index
    std.store %3, %1[%7] : memref<?xf8E4M3FN>
    std.dealloc %1 : memref<?xf8E4M3FN>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?xf8E4M3FN>
    %c2 = arith.constant 2 : index
    %8 = arith.addi %dim, %c2 : index
    %9 = scf.index_switch %8 -> tensor<?x?xi4> 
    case 1 {
      scf.yield %arg0 : tensor<?x?xi4>
    }
    default {
      %c0_0 = arith.constant 0 : index
      %dim_1 = tensor.dim %arg2, %c0_0 : tensor<?xf8E4M3FN>
      %expanded = tensor.expand_shape %arg2 [[0, 1]] output_shape [1, %dim_1] : tensor<?xf8E4M3FN> into tensor<1x?xf8E4M3FN>
      scf.yield %arg0 : tensor<?x?xi4>
    }
    std.return %5, %9 : i4, tensor<?x?xi4>
  }
}

