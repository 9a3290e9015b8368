// Brings arith.extsi, arith.extui, arith.maxsi, scf.index_switch, tensor.pad before linalg.generic, tensor.pad dynamic source, tensor.pad element i4.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0 * 3, d1)>
#map2 = affine_map<(d0, d1) -> (0)>
#map3 = affine_map<(d0) -> (d0 * 2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2x7xf32> {padlab.value = dense<[[4.000000e+00, 2.000000e+00, 0.000000e+00, 3.000000e+00, 5.000000e+00, 1.000000e+00, 4.000000e+00], [0.000000e+00, 0.000000e+00, 4.000000e+00, 1.000000e+00, 2.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<2x7xf32>}, %arg1: tensor<?xi4> {padlab.extents = array<i64: 4>}, %arg2: tensor<4x?xi4> {padlab.extents = array<i64: 4>}, %arg3: tensor<10x?xi32> {padlab.extents = array<i64: 4>}, %arg4: index {padlab.value = 1 : index}, %arg5: tensor<10x?xi32> {padlab.extents = array<i64: 4>}, %arg6: index {padlab.value = 4 : index}, %arg7: index {padlab.value = 1 : index}) -> tensor<2x7xf32> attributes {padlab.passes = "canonicalize,pre-sparsification-rewrite,sparsifier{enable-runtime-library=false parallelization-strategy=any-storage-outer-loop enable-buffer-initialization=true}", padlab.seed = 2230796970 : i64} {
    %c1 = arith.constant 1 : index
    %0:2 = scf.index_switch %c1 -> tensor<2x7xf32>, tensor<2x7xf32> 
    case 1 {
      %1 = tensor.empty(%arg4) : tensor<?xi32>
      %c1_i32 = arith.constant 1 : i32
      %2 = linalg.fill ins(%c1_i32 : i32) outs(%1 : tensor<?xi32>) -> tensor<?xi32>
      %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%arg2, %arg3 : tensor<4x?xi4>, tensor<10x?xi32>) outs(%2 : tensor<?xi32>) {
      ^bb0(%in: i4, %in_0: i32, %out: i32):
        %5 = linalg.index 1 : index
        %6 = arith.extui %in : i4 to i32
        %c-2147483648_i32 = arith.constant -2147483648 : i32
        %7 = arith.xori %in_0, %c-2147483648_i32 : i32
        %8 = arith.extsi %in : i4 to i32
        %9 = arith.addi %8, %in_0 : i32
        %10 = arith.trunci %7 : i32 to i4
        %11 = arith.cmpi sge, %10, %in : i4
        %c2_i32 = arith.constant 2 : i32
        %c-1_i32 = arith.constant -1 : i32
        %12 = arith.select %11, %c2_i32, %c-1_i32 : i32
        %13 = arith.addi %out, %12 : i32
        linalg.yield %13 : i32
      } -> tensor<?xi32>
      %c3 = arith.constant 3 : index
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg0, %c0 : tensor<2x7xf32>
      %4 = scf.forall (%arg8, %arg9) in (%c3, %dim) shared_outs(%arg10 = %arg3) -> (tensor<10x?xi32>) {
        %5 = affine.apply #map3(%arg9)
        %extracted_slice = tensor.extract_slice %arg5[%arg8, %5] [2, 2] [3, 1] : tensor<10x?xi32> to tensor<2x2xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %extracted_slice into %arg10[%arg8, %5] [2, 2] [3, 1] : tensor<2x2xi32> into tensor<10x?xi32>
        }
      }
      scf.yield %arg0, %arg0 : tensor<2x7xf32>, tensor<2x7xf32>
    }
    case 3 {
      %1 = tensor.empty(%arg6, %arg7) : tensor<4x?x?xi4>
      %c7_i4 = arith.constant 7 : i4
      %2 = linalg.fill ins(%c7_i4 : i4) outs(%1 : tensor<4x?x?xi4>) -> tensor<4x?x?xi4>
      %3 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x?xi4>) outs(%2 : tensor<4x?x?xi4>) {
      ^bb0(%in: i4, %out: i4):
        %4 = arith.subi %in, %in : i4
        linalg.yield %4 : i4
      } -> tensor<4x?x?xi4>
      %cast = tensor.cast %arg2 : tensor<4x?xi4> to tensor<?x4xi4>
      scf.yield %arg0, %arg0 : tensor<2x7xf32>, tensor<2x7xf32>
    }
    default {
      %padded = tensor.pad %arg1 low[1] high[1] {
      ^bb0(%arg8: index):
        %c2 = arith.constant 2 : index
        %4 = arith.xori %arg8, %c2 : index
        %c0 = arith.constant 0 : index
        %c1099511627776 = arith.constant 1099511627776 : index
        %5 = arith.cmpi eq, %4, %c0 : index
        %c4 = arith.constant 4 : index
        %6 = arith.remui %arg8, %c4 : index
        %7 = arith.select %5, %c1099511627776, %6 : index
        %extracted = tensor.extract %arg1[%7] : tensor<?xi4>
        tensor.yield %extracted : i4
      } : tensor<?xi4> to tensor<?xi4>
      %1 = tensor.empty() : tensor<6xi4>
      %c-8_i4 = arith.constant -8 : i4
      %2 = linalg.fill ins(%c-8_i4 : i4) outs(%1 : tensor<6xi4>) -> tensor<6xi4>
      %3 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%padded : tensor<?xi4>) outs(%2 : tensor<6xi4>) {
      ^bb0(%in: i4, %out: i4):
        %4 = linalg.index 0 : index
        %5 = arith.maxsi %out, %in : i4
        linalg.yield %5 : i4
      } -> tensor<6xi4>
      scf.yield %arg0, %arg0 : tensor<2x7xf32>, tensor<2x7xf32>
    }
    return %0#1 : tensor<2x7xf32>
  }
}

