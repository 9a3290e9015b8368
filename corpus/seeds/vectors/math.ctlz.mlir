// Brings math.ctlz.
#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}, %arg1: tensor<4x7xi32>, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 6 : index}, %arg4: tensor<7xi32>, %arg5: i32, %arg6: tensor<2xi32>, %arg7: tensor<5x10xbf16>, %arg8: bf16, %arg9: index {padlab.value = 2 : index}, %arg10: tensor<2xi1>, %arg11: i1, %arg12: tensor<2xbf16>, %arg13: index {padlab.value = 0 : index}, %arg14: tensor<i1>) -> (tensor<7xi32>, tensor<2xi32>, tensor<2xi1>, tensor<5x9xbf16>) attributes {padlab.seed = 32126482 : i64} {
    %alloc = memref.alloc() : memref<4x7xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<4x7xi32>
    %c-4 = arith.constant -4 : index
    %0 = arith.addi %dim, %c-4 : index
    %c100_i32 = arith.constant 100 : i32
    %1 = vector.transfer_read %arg1[%0, %0], %c100_i32 {in_bounds = [true, true]} : tensor<4x7xi32>, vector<4x7xi32>
    vector.store %1, %alloc[%arg0, %arg0] : memref<4x7xi32>, vector<4x7xi32>
    %c3 = arith.constant 3 : index
    %2 = vector.create_mask %arg3 : vector<7xi1>
    %3 = vector.transfer_read %arg4[%arg0], %arg5 {in_bounds = [true]} : tensor<7xi32>, vector<7xi32>
    vector.maskedstore %alloc[%c3, %arg2], %2, %3 : memref<4x7xi32>, vector<7xi1>, vector<7xi32>
    %4 = vector.transfer_read %arg6[%arg0], %arg5 {in_bounds = [true]} : tensor<2xi32>, vector<2xi32>
    %5 = arith.maxsi %4, %4 : vector<2xi32>
    %alloca = memref.alloca() : memref<5x10xbf16>
    %c0_0 = arith.constant 0 : index
    %6 = vector.transfer_read %arg7[%arg0, %arg0], %arg8 {in_bounds = [true, true]} : tensor<5x10xbf16>, vector<5x10xbf16>
    vector.store %6, %alloca[%c0_0, %c0_0] : memref<5x10xbf16>, vector<5x10xbf16>
    %subview = memref.subview %alloca[%arg0, 1] [5, 9] [1, 1] : memref<5x10xbf16> to memref<5x9xbf16, strided<[10, 1], offset: ?>>
    %cst = arith.constant dense<[1, 2]> : vector<2xi64>
    %c0_1 = arith.constant 0 : index
    %7 = vector.transfer_read %arg10[%c0_1], %arg11 : tensor<2xi1>, vector<2xi1>
    %8 = vector.transfer_read %arg12[%arg13], %arg8 : tensor<2xbf16>, vector<2xbf16>
    vector.scatter %subview[%arg9, %arg3] [%cst], %7, %8 : memref<5x9xbf16, strided<[10, 1], offset: ?>>, vector<2xi64>, vector<2xi1>, vector<2xbf16>
    %9 = vector.transfer_read %alloc[%arg0, %arg0], %arg5 {in_bounds = [true, true]} : memref<4x7xi32>, vector<4x7xi32>
    %10 = vector.transfer_read %subview[%arg0, %arg0], %arg8 {in_bounds = [true, true]} : memref<5x9xbf16, strided<[10, 1], offset: ?>>, vector<5x9xbf16>
    memref.dealloc %alloc : memref<4x7xi32>
    %c0_2 = arith.constant 0 : index
    %11 = tensor.empty() : tensor<7xi32>
    %12 = vector.transfer_write %3, %11[%c0_2] : vector<7xi32>, tensor<7xi32>
    %13 = tensor.empty() : tensor<2xi32>
    %14 = vector.transfer_write %5, %13[%arg0] : vector<2xi32>, tensor<2xi32>
    %15 = tensor.empty() : tensor<2xi1>
    %16 = vector.transfer_write %7, %15[%arg0] {in_bounds = [true]} : vector<2xi1>, tensor<2xi1>
    %17 = tensor.empty() : tensor<4x7xi32>
    %18 = vector.transfer_write %9, %17[%arg0, %arg0] {in_bounds = [true, true]} : vector<4x7xi32>, tensor<4x7xi32>
    %c0_3 = arith.constant 0 : index
    %dim_4 = tensor.dim %18, %c0_3 : tensor<4x7xi32>
    %19 = tensor.empty() : tensor<2xi32>
    %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg14 : tensor<i1>) outs(%19 : tensor<2xi32>) {
    ^bb0(%in: i1, %out: i32):
      %24 = arith.extsi %in : i1 to i32
      %25 = arith.cmpi sgt, %in, %in : i1
      %26 = arith.extui %in : i1 to i32
      %27 = arith.extui %in : i1 to i32
      %28 = arith.select %25, %26, %27 : i32
      %29 = arith.extsi %in : i1 to i32
      %30 = math.ctlz %26 : i32
      %31 = arith.extsi %25 : i1 to i32
      %32 = math.ctlz %31 : i32
      linalg.yield %32 : i32
    } -> tensor<2xi32>
    %c-4_5 = arith.constant -4 : index
    %21 = arith.addi %dim_4, %c-4_5 : index
    %22 = tensor.empty() : tensor<5x9xbf16>
    %23 = vector.transfer_write %10, %22[%21, %21] {in_bounds = [true, true]} : vector<5x9xbf16>, tensor<5x9xbf16>
    return %12, %20, %16, %23 : tensor<7xi32>, tensor<2xi32>, tensor<2xi1>, tensor<5x9xbf16>
  }
}

