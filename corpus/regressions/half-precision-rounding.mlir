// Upstream's emulation of f16 let the rounding of the sum fold away: 65504
// instead of infinity.
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f16>, %arg1: tensor<f16>) -> tensor<f16> attributes {padlab.seed = 3 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<f16>) outs(%arg0 : tensor<f16>) {
    ^bb0(%in: f16, %out: f16):
      %1 = arith.addf %in, %in : f16
      %2 = arith.subf %in, %1 : f16
      linalg.yield %2 : f16
    } -> tensor<f16>
    return %0 : tensor<f16>
  }
}
