// Brings scf.if, scf.yield, std.call_indirect, std.divis, std.diviu, tensor.collapse_shape, tensor.pad dynamic source, tensor.pad element i32, tensor.pad high positive, tensor.pad low positive, tensor.pad low zero, tensor.pad nofold, tensor.pad rank 2, tensor.pad value from outside, tensor.reshape.
module {
  func.func private @f3(%arg0: i32, %arg1: i32) -> i32 {
    %0 = std.constant true
    %1 = std.constant 7 : i32
    %2 = std.select %0, %arg1, %1 : i32
    %3 = std.constant 2147483647 : i32
    %4 = std.and %2, %3 : i32
    %5 = std.constant 1 : i32
    %6 = std.or %4, %5 : i32
    %7 = std.divis %2, %6 : i32
    std.return %7 : i32
  }
  func.func private @f2(%arg0: i32, %arg1: i32) -> i32 {
    %0 = std.constant 1 : i32
    %1 = std.or %arg1, %0 : i32
    %2 = std.diviu %arg0, %1 : i32
    std.return %2 : i32
  }
  func.func private @f1(%arg0: i32, %arg1: i32) -> i32 {
    %0 = std.constant -6 : i32
    %1 = std.addi %arg1, %0 : i32
    std.return %1 : i32
  }
  func.func @main(%arg0: i32, %arg1: tensor<?x?xi32> {padlab.extents = array<i64: 6, 6>}, %arg2: i1, %arg3: i32) -> (i32, i32, i1, i32) attributes {padlab.seed = 3648246367 : i64} {
    %0 = std.constant 2147483647 : i32
    %1 = std.constant @f1 : (i32, i32) -> i32
    %2 = scf.if %arg2 -> (tensor<?x?xi32>) {
      %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<?x?xi32> into tensor<?xi32>
      %extracted_slice = tensor.extract_slice %collapsed[10] [24] [1] : tensor<?xi32> to tensor<24xi32>
      scf.yield %arg1 : tensor<?x?xi32>
    } else {
      %cst = arith.constant dense<[3, 12, 1]> : tensor<3xi32>
      %cast = tensor.cast %cst : tensor<3xi32> to tensor<?xi32>
      %reshape = tensor.reshape %arg1(%cast) : (tensor<?x?xi32>, tensor<?xi32>) -> tensor<*xi32>
      %padded = tensor.pad %arg1 nofold low[0, 1] high[3, 3] {
      ^bb0(%arg4: index, %arg5: index):
        tensor.yield %arg3 : i32
      } : tensor<?x?xi32> to tensor<?x?xi32>
      scf.yield %arg1 : tensor<?x?xi32>
    }
    %3 = std.constant @f2 : (i32, i32) -> i32
    %4 = std.constant true
    %5 = std.select %4, %1, %3 : (i32, i32) -> i32
    %6 = std.call_indirect %5(%arg0, %0) : (i32, i32) -> i32
    %7 = std.call @f3(%6, %6) : (i32, i32) -> i32
    %8 = std.cmpi "eq", %7, %7 : i32
    %9 = std.constant 5 : index
    %10 = std.constant 2 : index
    %11 = std.extract_element %2[%9, %10] : tensor<?x?xi32>
    std.return %6, %7, %8, %11 : i32, i32, i1, i32
  }
}

