// Brings complex.create, complex.sub, tensor.pad element complex<f64>, transform.structured.pack.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<6x4xf16>) -> tensor<8xcomplex<f64>> attributes {padlab.passes = "eliminate-empty-tensors,eliminate-empty-tensors,transform-interpreter{entry-point=__transform_0}", padlab.seed = 2172039606 : i64} {
    %0 = tensor.empty() : tensor<4xcomplex<f64>>
    %cst = complex.constant [2.000000e+00, 2.500000e+00] : complex<f64>
    %1 = linalg.fill ins(%cst : complex<f64>) outs(%0 : tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<6x4xf16>) outs(%1 : tensor<4xcomplex<f64>>) {
    ^bb0(%in: f16, %out: complex<f64>):
      %3 = arith.extf %in : f16 to f64
      %cst_0 = arith.constant -1.000000e+00 : f64
      %4 = complex.create %3, %cst_0 : complex<f64>
      %5 = complex.mul %out, %4 : complex<f64>
      linalg.yield %5 : complex<f64>
    } -> tensor<4xcomplex<f64>>
    %padded = tensor.pad %2 low[4] high[0] {
    ^bb0(%arg1: index):
      %3 = arith.index_castui %arg1 : index to i64
      %4 = arith.sitofp %3 : i64 to f64
      %cst_0 = arith.constant 1.500000e+00 : f64
      %5 = complex.create %4, %cst_0 : complex<f64>
      %6 = arith.index_cast %arg1 : index to i64
      %7 = arith.sitofp %6 : i64 to f64
      %cst_1 = arith.constant -1.000000e+00 : f64
      %8 = complex.create %7, %cst_1 : complex<f64>
      %cst_2 = complex.constant [-1.000000e+00, -1.500000e+00] : complex<f64>
      %9 = complex.sub %8, %cst_2 : complex<f64>
      tensor.yield %9 : complex<f64>
    } : tensor<4xcomplex<f64>> to tensor<8xcomplex<f64>>
    return %padded : tensor<8xcomplex<f64>>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        %1 = transform.structured.match ops{["linalg.generic"]} attributes {iterator_types = [#linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>]} in %arg2 : (!transform.any_op) -> !transform.any_op
        %2 = transform.param.constant 0 : i64 -> !transform.param<i64>
        %3 = transform.merge_handles %2 : !transform.param<i64>
        %4 = transform.foreach %1, %3 with_zip_shortest : !transform.any_op, !transform.param<i64> -> !transform.any_op {
        ^bb0(%arg3: !transform.any_op, %arg4: !transform.param<i64>):
          transform.yield %arg3 : !transform.any_op
        }
        %5 = transform.split_handle %4 {fail_on_payload_too_small = false} : (!transform.any_op) -> !transform.any_op
        %6 = transform.structured.pack %5 packed_sizes = [0, 1] : (!transform.any_op) -> !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

