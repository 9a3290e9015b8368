// Brings complex.create, complex.im.
#map = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}, %arg1: index {padlab.value = 10 : index}, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: index {padlab.value = 6 : index}, %arg5: index {padlab.value = 0 : index}, %arg6: index {padlab.value = 3 : index}, %arg7: tensor<?x?x?xf64> {padlab.extents = array<i64: 1, 1, 8>}, %arg8: f64, %arg9: i1, %arg10: tensor<?xf64> {padlab.extents = array<i64: 7>}, %arg11: f64, %arg12: f64, %arg13: tensor<?x?xi1> {padlab.extents = array<i64: 1, 8>}, %arg14: index {padlab.value = 2 : index}, %arg15: index {padlab.value = 1 : index}, %arg16: index {padlab.value = 3 : index}, %arg17: index {padlab.value = 8 : index}, %arg18: tensor<?x8xcomplex<f64>> {padlab.extents = array<i64: 1>}, %arg19: tensor<?xi33> {padlab.extents = array<i64: 1>}) -> (tensor<?x?x?xf64>, tensor<?x8xcomplex<f64>>, tensor<?xi33>) attributes {padlab.seed = 405919349 : i64} {
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %alloca = memref.alloca(%c9, %arg1) : memref<?x2x?xf64>
    %cst = arith.constant dense<"0x000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040000000000000F0BF000000000000F8BF000000000000E03F000000000000F8BF000000000000F83F000000000000F0BF000000000000F8BF0000000000000040"> : vector<9x2x10xf64>
    vector.transfer_write %cst, %alloca[%arg2, %arg2, %arg2] : vector<9x2x10xf64>, memref<?x2x?xf64>
    %subview = memref.subview %alloca[0, %arg0, 1] [8, %c1, 8] [1, 1, 1] : memref<?x2x?xf64> to memref<8x?x8xf64, strided<[?, ?, 1], offset: ?>>
    %0 = vector.constant_mask [0, 0, 0] : vector<8x8x1xi1>
    %cst_0 = arith.constant 2.000000e+00 : f64
    %1 = vector.transfer_read %subview[%arg5, %arg3, %arg4], %cst_0, %0 {in_bounds = [false, false, true], permutation_map = #map} : memref<8x?x8xf64, strided<[?, ?, 1], offset: ?>>, vector<8x1x8xf64>
    %c1_1 = arith.constant 1 : index
    %2 = scf.for %arg20 = %arg2 to %arg6 step %c1_1 iter_args(%arg21 = %1) -> (vector<8x1x8xf64>) {
      %c0_18 = arith.constant 0 : index
      %dim_19 = tensor.dim %arg7, %c0_18 : tensor<?x?x?xf64>
      %c-1 = arith.constant -1 : index
      %19 = arith.addi %dim_19, %c-1 : index
      %20 = vector.transfer_read %arg7[%19, %19, %19], %arg8 {in_bounds = [true, true, true]} : tensor<?x?x?xf64>, vector<1x1x8xf64>
      %21 = vector.shuffle %arg21, %20 [4, 5, 6, 5, 4] : vector<8x1x8xf64>, vector<1x1x8xf64>
      %c0_20 = arith.constant 0 : index
      %dim_21 = tensor.dim %arg7, %c0_20 : tensor<?x?x?xf64>
      %22 = vector.broadcast %arg9 : i1 to vector<7xi1>
      %c0_22 = arith.constant 0 : index
      %dim_23 = tensor.dim %arg7, %c0_22 : tensor<?x?x?xf64>
      %c-1_24 = arith.constant -1 : index
      %23 = arith.addi %dim_23, %c-1_24 : index
      %24 = vector.transfer_read %arg10[%23], %arg11 {in_bounds = [true]} : tensor<?xf64>, vector<7xf64>
      vector.compressstore %subview[%dim_21, %arg0, %arg0], %22, %24 : memref<8x?x8xf64, strided<[?, ?, 1], offset: ?>>, vector<7xi1>, vector<7xf64>
      %25 = vector.bitcast %22 : vector<7xi1> to vector<7xi1>
      scf.yield %arg21 : vector<8x1x8xf64>
    }
    %c0 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c0_3 = arith.constant 0 : index
    %3 = vector.transfer_read %arg13[%c0_3, %c0_3], %arg9 {in_bounds = [true, true]} : tensor<?x?xi1>, vector<1x8xi1>
    %4 = vector.mask %3 { vector.transfer_read %subview[%c6, %c0, %c0_2], %arg12 {in_bounds = [true, true]} : memref<8x?x8xf64, strided<[?, ?, 1], offset: ?>>, vector<1x8xf64> } : vector<1x8xi1> -> vector<1x8xf64>
    %c2 = arith.constant 2 : index
    %5:2 = scf.for %arg20 = %arg5 to %arg14 step %c2 iter_args(%arg21 = %3, %arg22 = %3) -> (vector<1x8xi1>, vector<1x8xi1>) {
      %19:3 = scf.for %arg23 = %arg0 to %arg14 step %arg15 iter_args(%arg24 = %3, %arg25 = %arg21, %arg26 = %arg13) -> (vector<1x8xi1>, vector<1x8xi1>, tensor<?x?xi1>) {
        scf.yield %arg24, %arg25, %arg26 : vector<1x8xi1>, vector<1x8xi1>, tensor<?x?xi1>
      }
      %c0_18 = arith.constant 0 : index
      %c1_19 = arith.constant 1 : index
      %20:2 = scf.for %arg23 = %c0_18 to %arg16 step %c1_19 iter_args(%arg24 = %arg21, %arg25 = %19#2) -> (vector<1x8xi1>, tensor<?x?xi1>) {
        %c0_20 = arith.constant 0 : index
        %c0_21 = arith.constant 0 : index
        vector.transfer_write %4, %subview[%arg20, %c0_20, %c0_21] {in_bounds = [true, true]} : vector<1x8xf64>, memref<8x?x8xf64, strided<[?, ?, 1], offset: ?>>
        scf.yield %19#0, %arg25 : vector<1x8xi1>, tensor<?x?xi1>
      }
      scf.yield %20#0, %19#1 : vector<1x8xi1>, vector<1x8xi1>
    }
    %c0_4 = arith.constant 0 : index
    %6 = vector.transfer_read %subview[%c0_4, %c0_4, %c0_4], %arg11 {in_bounds = [true, true, true]} : memref<8x?x8xf64, strided<[?, ?, 1], offset: ?>>, vector<8x1x8xf64>
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "parallel"]} ins(%arg7 : tensor<?x?x?xf64>) outs(%arg18 : tensor<?x8xcomplex<f64>>) {
    ^bb0(%in: f64, %out: complex<f64>):
      %cst_18 = arith.constant 2.500000e+00 : f64
      %19 = complex.create %in, %cst_18 : complex<f64>
      %20 = complex.add %out, %19 : complex<f64>
      linalg.yield %20 : complex<f64>
    } -> tensor<?x8xcomplex<f64>>
    %dim = tensor.dim %arg13, %c1_6 : tensor<?x?xi1>
    %8 = tensor.empty(%dim, %arg15, %arg17) : tensor<?x?x?xf64>
    %9 = vector.transfer_write %2, %8[%c0_5, %c0_5, %c0_5] {in_bounds = [true, true, true]} : vector<8x1x8xf64>, tensor<?x?x?xf64>
    %c0_7 = arith.constant 0 : index
    %c1_8 = arith.constant 1 : index
    %dim_9 = tensor.dim %9, %c1_8 : tensor<?x?x?xf64>
    %c0_10 = arith.constant 0 : index
    %10 = arith.addi %dim_9, %c0_10 : index
    %c0_11 = arith.constant 0 : index
    %dim_12 = tensor.dim %9, %c0_11 : tensor<?x?x?xf64>
    %11 = tensor.empty(%10, %dim_12) : tensor<?x?xi1>
    %12 = vector.transfer_write %5#0, %11[%c0_7, %c0_7] {in_bounds = [true, true]} : vector<1x8xi1>, tensor<?x?xi1>
    %c0_13 = arith.constant 0 : index
    %dim_14 = tensor.dim %12, %c0_13 : tensor<?x?xi1>
    %c0_15 = arith.constant 0 : index
    %13 = arith.addi %dim_14, %c0_15 : index
    %14 = tensor.empty(%13, %arg17) : tensor<?x?xi1>
    %15 = vector.transfer_write %5#1, %14[%arg0, %arg0] {in_bounds = [true, true]} : vector<1x8xi1>, tensor<?x?xi1>
    %c8 = arith.constant 8 : index
    %16 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%arg18 : tensor<?x8xcomplex<f64>>) outs(%arg19 : tensor<?xi33>) {
    ^bb0(%in: complex<f64>, %out: i33):
      %19 = complex.im %in : complex<f64>
      %cst_18 = arith.constant 2.500000e+00 : f64
      %20 = arith.cmpf olt, %19, %cst_18 : f64
      %21 = arith.extsi %20 : i1 to i33
      %22 = arith.addi %out, %21 : i33
      linalg.yield %22 : i33
    } -> tensor<?xi33>
    %c0_16 = arith.constant 0 : index
    %dim_17 = tensor.dim %15, %c0_16 : tensor<?x?xi1>
    %17 = tensor.empty(%c8, %dim_17, %arg17) : tensor<?x?x?xf64>
    %18 = vector.transfer_write %6, %17[%arg0, %arg0, %arg0] {in_bounds = [true, true, true]} : vector<8x1x8xf64>, tensor<?x?x?xf64>
    return %18, %7, %16 : tensor<?x?x?xf64>, tensor<?x8xcomplex<f64>>, tensor<?xi33>
  }
}

