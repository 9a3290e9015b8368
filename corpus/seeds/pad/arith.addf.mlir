// Brings arith.addf, arith.minimumf, arith.mulf, arith.sitofp, arith.uitofp, linalg.generic, linalg.tanh, math.tanh, tensor.pad before tensor.pad, tensor.pad element bf16, tensor.pad of linalg.tanh, tensor.pad of tensor.pad, tensor.pad rank 0.
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i16>, %arg1: bf16) -> tensor<bf16> attributes {padlab.seed = 4069996616 : i64} {
    %0 = tensor.empty() : tensor<bf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i16>) outs(%0 : tensor<bf16>) {
    ^bb0(%in: i16, %out: bf16):
      %3 = arith.sitofp %in : i16 to bf16
      %4 = arith.uitofp %in : i16 to bf16
      %5 = arith.uitofp %in : i16 to bf16
      %6 = arith.addf %4, %5 : bf16
      %7 = arith.mulf %6, %6 : bf16
      %8 = arith.minimumf %6, %7 : bf16
      linalg.yield %8 : bf16
    } -> tensor<bf16>
    %2 = linalg.tanh ins(%1 : tensor<bf16>) outs(%1 : tensor<bf16>) -> tensor<bf16>
    %padded = tensor.pad %2 nofold low[] high[] {
      tensor.yield %arg1 : bf16
    } : tensor<bf16> to tensor<bf16>
    %padded_0 = tensor.pad %padded low[] high[] {
      tensor.yield %arg1 : bf16
    } : tensor<bf16> to tensor<bf16>
    return %padded_0 : tensor<bf16>
  }
}

