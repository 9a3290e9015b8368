// Brings arith.extf, arith.minnumf.
#map = affine_map<() -> (1, 0)>
#map1 = affine_map<() -> (0, 6)>
#map2 = affine_map<()[s0] -> (0, 2, -s0)>
#map3 = affine_map<() -> (5, 10, 7)>
#map4 = affine_map<(d0, d1) -> (0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3x12xindex>, %arg1: tensor<12x3xindex>, %arg2: tensor<?xbf16> {padlab.extents = array<i64: 1>}, %arg3: index {padlab.value = 12 : index}) -> (tensor<12x3xindex>, index, index, index, tensor<?x?xf64>, tensor<?xf64>) attributes {padlab.seed = 865708735 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<3x12xindex> to memref<3x12xindex>
    %1 = bufferization.to_buffer %arg1 : tensor<12x3xindex> to memref<12x3xindex>
    %alloc = memref.alloc() : memref<12x3xindex>
    memref.copy %1, %alloc : memref<12x3xindex> to memref<12x3xindex>
    %2 = affine.max #map()
    affine.for %arg4 = max #map1() to 9 {
      %21 = affine.load %1[%arg4, %arg4 - 6] : memref<12x3xindex>
    }
    %3 = arith.maxsi %2, %2 : index
    %c3 = arith.constant 3 : index
    %c-1 = arith.constant -1 : index
    %c-1_0 = arith.constant -1 : index
    %4 = arith.addi %c-1, %c-1_0 : index
    %5:2 = affine.for %arg4 = max #map2()[%2] to 3 iter_args(%arg5 = %3, %arg6 = %4) -> (index, index) {
      %21 = affine.load %1[%arg4 + %2, (-%arg4) mod 3] : memref<12x3xindex>
      %c2_3 = arith.constant 2 : index
      %c37 = arith.constant 37 : index
      %22 = arith.shrui %21, %c37 : index
      %23 = arith.xori %22, %22 : index
      affine.store %23, %alloc[%2, %arg4] : memref<12x3xindex>
      affine.store %arg6, %alloc[0, %arg4] : memref<12x3xindex>
      %c-2 = arith.constant -2 : index
      %24 = arith.xori %arg6, %c-2 : index
      %c100 = arith.constant 100 : index
      %25 = arith.minui %2, %c100 : index
      %26 = arith.subi %24, %24 : index
      affine.yield %26, %arg6 : index, index
    }
    affine.for %arg4 = max #map3() to 2 {
      %c-1_3 = arith.constant -1 : index
      %c12 = arith.constant 12 : index
      %c1_4 = arith.constant 1 : index
      %21 = scf.while (%arg5 = %c-1_3) : (index) -> index {
        %25 = arith.cmpi slt, %arg5, %2 : index
        %26 = arith.minsi %arg5, %2 : index
        %c10 = arith.constant 10 : index
        %27 = arith.cmpi sge, %arg4, %c10 : index
        scf.condition(%25) %arg5 : index
      } do {
      ^bb0(%arg5: index):
        %25 = affine.load %alloc[%2, 1] : memref<12x3xindex>
        affine.store %25, %alloc[%arg4, %2] : memref<12x3xindex>
        %26 = arith.addi %arg5, %c1_4 : index
        scf.yield %26 : index
      }
      %c2_5 = arith.constant 2 : index
      %c62 = arith.constant 62 : index
      %22 = arith.shrsi %5#0, %c62 : index
      %c-7 = arith.constant -7 : index
      %23 = arith.maxsi %c-7, %5#0 : index
      %24 = arith.subi %5#0, %5#1 : index
      affine.store %24, %alloc[%arg4, symbol(%2)] : memref<12x3xindex>
    }
    %6 = affine.load %alloc[%2, %2] : memref<12x3xindex>
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    %7 = arith.xori %5#0, %c1_1 : index
    %8 = arith.muli %5#1, %5#1 : index
    %9 = arith.ori %7, %7 : index
    affine.store %9, %alloc[5, (symbol(%2) mod 3 - symbol(%2)) ceildiv 4] : memref<12x3xindex>
    %10 = affine.load %1[%2, %2] : memref<12x3xindex>
    %11 = arith.andi %5#0, %5#0 : index
    %12 = arith.minsi %5#1, %10 : index
    affine.store %12, %alloc[%2, %2] : memref<12x3xindex>
    %13 = bufferization.to_tensor %alloc restrict : memref<12x3xindex> to tensor<12x3xindex>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?xbf16>
    %c2 = arith.constant 2 : index
    %14 = arith.addi %dim, %c2 : index
    %15 = tensor.empty(%arg3, %14) : tensor<?x?xf64>
    %cst = arith.constant -1.000000e+00 : f64
    %16 = linalg.fill ins(%cst : f64) outs(%15 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %17 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<?xbf16>) outs(%16 : tensor<?x?xf64>) {
    ^bb0(%in: bf16, %out: f64):
      %21 = arith.extf %in : bf16 to f64
      %22 = arith.extf %in : bf16 to f64
      %23 = arith.extf %in : bf16 to f64
      %24 = arith.addf %22, %23 : f64
      %25 = arith.extf %in : bf16 to f64
      %26 = arith.extf %in : bf16 to f64
      %27 = arith.minimumf %25, %26 : f64
      linalg.yield %27 : f64
    } -> tensor<?x?xf64>
    %18 = tensor.empty(%c1) : tensor<?xf64>
    %cst_2 = arith.constant 0x7FF8000000000000 : f64
    %19 = linalg.fill ins(%cst_2 : f64) outs(%18 : tensor<?xf64>) -> tensor<?xf64>
    %20 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%arg2 : tensor<?xbf16>) outs(%19 : tensor<?xf64>) {
    ^bb0(%in: bf16, %out: f64):
      %21 = arith.minnumf %out, %out : f64
      linalg.yield %21 : f64
    } -> tensor<?xf64>
    return %13, %5#1, %6, %10, %17, %20 : tensor<12x3xindex>, index, index, index, tensor<?x?xf64>, tensor<?xf64>
  }
}

