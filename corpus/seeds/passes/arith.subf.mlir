// Brings arith.subf, linalg.floor, math.floor, scf.if, scf.index_switch.
#map = affine_map<(d0) -> (d0 * 3)>
module {
  func.func @main(%arg0: tensor<3x1x5x4xf32>, %arg1: tensor<?x1x5x4xf32> {padlab.extents = array<i64: 2>}, %arg2: i1, %arg3: index {padlab.value = 1 : index}, %arg4: tensor<3x?x?x4xf32> {padlab.extents = array<i64: 1, 5>}) -> tensor<3x?x?x4xf32> attributes {padlab.passes = "control-flow-sink,control-flow-sink", padlab.seed = 2556130112 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<3x1x5x4xf32>
    %c-1 = arith.constant -1 : index
    %0 = arith.addi %dim, %c-1 : index
    %1 = scf.index_switch %0 -> tensor<3x1x5x4xf32> 
    case 1 {
      %cast = tensor.cast %arg1 : tensor<?x1x5x4xf32> to tensor<2x?x5x?xf32>
      scf.yield %arg0 : tensor<3x1x5x4xf32>
    }
    default {
      %concat = tensor.concat dim(0) %arg0, %arg1, %arg1 : (tensor<3x1x5x4xf32>, tensor<?x1x5x4xf32>, tensor<?x1x5x4xf32>) -> tensor<?x1x5x4xf32>
      scf.yield %arg0 : tensor<3x1x5x4xf32>
    }
    %2 = scf.if %arg2 -> (tensor<3x1x5x4xf32>) {
      %c3 = arith.constant 3 : index
      %dim_0 = tensor.dim %1, %c3 : tensor<3x1x5x4xf32>
      %4 = tensor.empty(%dim_0) : tensor<3x1x5x?xf32>
      %cst = arith.constant 3.40282347E+38 : f32
      %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<3x1x5x?xf32>) -> tensor<3x1x5x?xf32>
      %6 = linalg.floor ins(%1 : tensor<3x1x5x4xf32>) outs(%5 : tensor<3x1x5x?xf32>) -> tensor<3x1x5x?xf32>
      %cast = tensor.cast %1 : tensor<3x1x5x4xf32> to tensor<3x?x5x?xf32>
      %cast_1 = tensor.cast %6 : tensor<3x1x5x?xf32> to tensor<3x1x5x4xf32>
      scf.yield %cast_1 : tensor<3x1x5x4xf32>
    } else {
      %4 = scf.forall (%arg5) in (%arg3) shared_outs(%arg6 = %1) -> (tensor<3x1x5x4xf32>) {
        %5 = affine.apply #map(%arg5)
        %extracted_slice = tensor.extract_slice %arg6[0, 0, %5, 0] [3, 1, 3, 4] [1, 1, 1, 1] : tensor<3x1x5x4xf32> to tensor<3x3x4xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %extracted_slice into %arg6[0, 0, %5, 0] [3, 1, 3, 4] [1, 1, 1, 1] : tensor<3x3x4xf32> into tensor<3x1x5x4xf32>
        }
      }
      scf.yield %4 : tensor<3x1x5x4xf32>
    }
    %3 = linalg.sub ins(%2, %arg0 : tensor<3x1x5x4xf32>, tensor<3x1x5x4xf32>) outs(%arg4 : tensor<3x?x?x4xf32>) -> tensor<3x?x?x4xf32>
    return %3 : tensor<3x?x?x4xf32>
  }
}

