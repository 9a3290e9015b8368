// Brings linalg.erf, math.erf.
module {
  func.func @main(%arg0: tensor<?x?xbf16> {padlab.extents = array<i64: 7, 5>}, %arg1: i1, %arg2: index {padlab.value = 2 : index}, %arg3: tensor<?x?xbf16> {padlab.extents = array<i64: 6, 1>}, %arg4: index {padlab.value = 1 : index}, %arg5: bf16, %arg6: tensor<4x?x4x1xindex> {padlab.extents = array<i64: 2>}) -> (tensor<?x?xbf16>, tensor<?x?xbf16>, tensor<?x?xbf16>, tensor<?x?x1x1xbf16>, tensor<?x?xbf16>) attributes {padlab.seed = 2915003773 : i64} {
    %0 = arith.select %arg1, %arg0, %arg0 : tensor<?x?xbf16>
    %false = arith.constant false
    %1 = arith.minui %false, %arg1 : i1
    %2:2 = scf.if %1 -> (tensor<?x?xbf16>, tensor<?x?xbf16>) {
      %6:2 = scf.index_switch %arg2 -> tensor<?x?xbf16>, tensor<?x?xbf16> 
      case 1 {
        %c0_0 = arith.constant 0 : index
        %dim_1 = tensor.dim %arg3, %c0_0 : tensor<?x?xbf16>
        %c0_2 = arith.constant 0 : index
        %7 = arith.addi %dim_1, %c0_2 : index
        %c1 = arith.constant 1 : index
        %dim_3 = tensor.dim %arg3, %c1 : tensor<?x?xbf16>
        %c0_4 = arith.constant 0 : index
        %8 = arith.addi %dim_3, %c0_4 : index
        %expanded = tensor.expand_shape %arg3 [[0], [1]] output_shape [%7, %8] : tensor<?x?xbf16> into tensor<?x?xbf16>
        %9 = arith.andi %arg1, %arg1 : i1
        %10 = arith.select %9, %0, %0 : tensor<?x?xbf16>
        scf.yield %10, %10 : tensor<?x?xbf16>, tensor<?x?xbf16>
      }
      case 3 {
        scf.yield %arg0, %0 : tensor<?x?xbf16>, tensor<?x?xbf16>
      }
      default {
        %7 = linalg.erf ins(%0 : tensor<?x?xbf16>) outs(%0 : tensor<?x?xbf16>) -> tensor<?x?xbf16>
        scf.yield %7, %7 : tensor<?x?xbf16>, tensor<?x?xbf16>
      }
      %dim = tensor.dim %6#1, %arg4 : tensor<?x?xbf16>
      scf.yield %0, %0 : tensor<?x?xbf16>, tensor<?x?xbf16>
    } else {
      %c6 = arith.constant 6 : index
      %splat = tensor.splat %arg5[%c6] : tensor<4x?x1xbf16>
      %cst_0 = arith.constant 4.000000e+00 : bf16
      %c4 = arith.constant 4 : index
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %0, %c1 : tensor<?x?xbf16>
      %splat_1 = tensor.splat %cst_0[%c4, %dim] : tensor<?x?x3xbf16>
      scf.yield %0, %0 : tensor<?x?xbf16>, tensor<?x?xbf16>
    }
    %3 = arith.xori %arg1, %arg1 : i1
    %4 = arith.select %3, %2#0, %2#1 : tensor<?x?xbf16>
    %c0 = arith.constant 0 : index
    %5:2 = scf.index_switch %c0 -> tensor<?x?xbf16>, tensor<?x?xbf16> 
    case 1 {
      %c5 = arith.constant 5 : index
      %6 = tensor.empty(%c5) : tensor<7x?xbf16>
      %7 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%2#1, %0 : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%6 : tensor<7x?xbf16>) -> tensor<7x?xbf16>
      %c0_0 = arith.constant 0 : index
      %dim = tensor.dim %arg6, %c0_0 : tensor<4x?x4x1xindex>
      %c-3 = arith.constant -3 : index
      %8 = arith.addi %dim, %c-3 : index
      %c0_1 = arith.constant 0 : index
      %dim_2 = tensor.dim %arg6, %c0_1 : tensor<4x?x4x1xindex>
      %c-2 = arith.constant -2 : index
      %9 = arith.addi %dim_2, %c-2 : index
      %c0_3 = arith.constant 0 : index
      %extracted_slice = tensor.extract_slice %arg6[3, 0, 3, %c0_3] [1, 2, %8, %arg4] [1, %arg4, %9, -1] : tensor<4x?x4x1xindex> to tensor<1x2x?x?xindex>
      scf.yield %2#1, %2#0 : tensor<?x?xbf16>, tensor<?x?xbf16>
    }
    case 3 {
      scf.yield %4, %4 : tensor<?x?xbf16>, tensor<?x?xbf16>
    }
    default {
      scf.yield %2#1, %4 : tensor<?x?xbf16>, tensor<?x?xbf16>
    }
    %cst = arith.constant dense<[[[0, 2], [4, 4], [2, 2]], [[0, 0], [0, 1], [1, 2]]]> : tensor<2x3x2xi9>
    %cast = tensor.cast %cst : tensor<2x3x2xi9> to tensor<?x?x2xi9>
    %gather = tensor.gather %arg0[%cast] gather_dims([0, 1]) unique : (tensor<?x?xbf16>, tensor<?x?x2xi9>) -> tensor<?x?x1x1xbf16>
    return %0, %2#1, %4, %gather, %5#0 : tensor<?x?xbf16>, tensor<?x?xbf16>, tensor<?x?xbf16>, tensor<?x?x1x1xbf16>, tensor<?x?xbf16>
  }
}

