// Brings math.absi.
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<1x7xi64>) -> tensor<1x7xi64> attributes {padlab.passes = "sroa,loop-invariant-code-motion,control-flow-sink,inline{max-iterations=1 inlining-threshold=50},simplify-depthwise-conv,func.func(linalg-morph-ops{generic-to-named})", padlab.seed = 4237154239 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x7xi64>) outs(%arg0 : tensor<1x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1 = math.absi %in : i64
      %2 = math.absi %in : i64
      linalg.yield %2 : i64
    } -> tensor<1x7xi64>
    return %0 : tensor<1x7xi64>
  }
}

