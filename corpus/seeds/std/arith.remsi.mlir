// Brings arith.remsi, math.ctlz.
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xi16> {padlab.extents = array<i64: 2, 2>}, %arg1: tensor<?x?xf8E5M2> {padlab.extents = array<i64: 3, 0>}, %arg2: index {padlab.value = 3 : index}, %arg3: tensor<?x?xi16> {padlab.extents = array<i64: 5, 4>}, %arg4: index {padlab.value = 1 : index}, %arg5: index {padlab.value = 0 : index}) -> (i16, tensor<?x?xi1>, tensor<?x?xi1>) attributes {padlab.seed = 3615286058 : i64} {
    %0 = std.constant dense<[[true, true, true, false], [false, false, false, false], [true, true, true, false], [false, false, false, false]]> : tensor<4x4xi1>
    %1 = std.constant 4 : index
    %2 = std.constant 4 : index
    %3 = std.alloc(%1, %2) : memref<?x?xi1, 1>
    %4 = std.tensor_cast %0 : tensor<4x4xi1> to tensor<?x?xi1>
    std.tensor_store %4, %3 : memref<?x?xi1, 1>
    %5 = std.constant 3 : index
    %6 = std.extract_element %0[%5, %arg2] : tensor<4x4xi1>
    %7 = std.alloc() : memref<i1>
    std.store %6, %7[] : memref<i1>
    %8 = std.constant -8 : i16
    %9 = std.alloc() : memref<3xi32>
    %10 = std.constant 0 : index
    %11 = std.constant 3 : index
    std.dma_start %3[%10, %11], %7[], %arg5, %9[%arg4] : memref<?x?xi1, 1>, memref<i1>, memref<3xi32>
    std.dma_wait %9[%arg4], %arg5 : memref<3xi32>
    std.dealloc %9 : memref<3xi32>
    std.dealloc %3 : memref<?x?xi1, 1>
    std.dealloc %7 : memref<i1>
    %12:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x4xi1>) outs(%4, %4 : tensor<?x?xi1>, tensor<?x?xi1>) {
    ^bb0(%in: i1, %out: i1, %out_0: i1):
      %13 = arith.extui %in : i1 to i16
      %c3_i16 = arith.constant 3 : i16
      %14 = arith.remsi %13, %c3_i16 : i16
      %15 = arith.trunci %14 : i16 to i1
      %16 = arith.trunci %14 : i16 to i1
      %17 = arith.trunci %14 : i16 to i1
      %18 = arith.addi %16, %17 : i1
      %19 = arith.addi %in, %in : i1
      %c7_i16 = arith.constant 7 : i16
      %20 = arith.divsi %14, %c7_i16 : i16
      %21 = arith.maxui %18, %18 : i1
      %22 = arith.trunci %13 : i16 to i1
      %23 = arith.trunci %13 : i16 to i1
      %24 = math.ctlz %22 : i1
      linalg.yield %24, %21 : i1, i1
    } -> (tensor<?x?xi1>, tensor<?x?xi1>)
    std.return %8, %12#0, %12#1 : i16, tensor<?x?xi1>, tensor<?x?xi1>
  }
}

