// Brings arith.addui_extended, arith.subi.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: i64, %arg1: tensor<3xi64>, %arg2: tensor<3xi1>) -> (tensor<3xi64>, tensor<3xi1>, tensor<3xi1>) attributes {padlab.seed = 184246400 : i64} {
    %0 = std.alloc() : memref<3xi64>
    std.tensor_store %arg1, %0 : memref<3xi64>
    %1 = std.constant dense<1> : tensor<3xi64>
    %2 = std.or %arg1, %1 : tensor<3xi64>
    %3 = std.diviu %arg1, %2 : tensor<3xi64>
    %4 = std.constant dense<1> : tensor<3xi64>
    %5 = std.or %arg1, %4 : tensor<3xi64>
    %6 = std.diviu %3, %5 : tensor<3xi64>
    %7 = std.constant dense<[-8, 9223372036854775807, 4]> : tensor<3xi64>
    %8 = std.and %6, %7 : tensor<3xi64>
    %9 = std.addi %8, %6 : tensor<3xi64>
    %10 = std.constant dense<[3, 6, -4]> : tensor<3xi64>
    %11 = std.cmpi "ule", %6, %10 : tensor<3xi64>
    %12 = std.tensor_cast %11 : tensor<3xi1> to tensor<3xi1>
    %13 = std.memref_cast %0 : memref<3xi64> to memref<3xi64>
    std.dealloc %0 : memref<3xi64>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%10, %5 : tensor<3xi64>, tensor<3xi64>) outs(%arg2 : tensor<3xi1>) {
    ^bb0(%in: i64, %in_0: i64, %out: i1):
      %15 = linalg.index 0 : index
      %16 = arith.trunci %in_0 : i64 to i1
      %17 = arith.trunci %in_0 : i64 to i1
      %18 = arith.index_castui %15 : index to i1
      %19 = arith.maxsi %17, %18 : i1
      %20 = arith.index_castui %15 : index to i1
      %21 = arith.subi %19, %20 : i1
      %true = arith.constant true
      %22 = arith.addi %19, %true : i1
      %23 = arith.trunci %in : i64 to i1
      %true_1 = arith.constant true
      %sum, %overflow = arith.addui_extended %23, %true_1 : i1, i1
      linalg.yield %sum : i1
    } -> tensor<3xi1>
    std.return %9, %11, %14 : tensor<3xi64>, tensor<3xi1>, tensor<3xi1>
  }
}

