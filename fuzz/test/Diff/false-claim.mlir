// An interface lies: reifyResultShapes takes the constant of the indexing map for the extent of the result (the cause
// reify-extent-from-indexing-map of the catalogue).
// RUN: not padlab-diff %s --pipelines=claims | FileCheck %s
// RUN: not padlab-diff %s --pipelines=claims --json | FileCheck %s --check-prefix=JSON

// CHECK: false-claim claims: ReifyRankedShapedTypeOpInterface of linalg.generic: result 0: expected 1, actual 2
// JSON: "kind":"false-claim"
// JSON-SAME: "message":"ReifyRankedShapedTypeOpInterface of linalg.generic"
// JSON-SAME: "operations":["linalg.generic"]
func.func @main(%init: tensor<?xi32> {padlab.extents = array<i64: 2>}) -> tensor<?xi32> attributes {padlab.seed = 0 : i64} {
  %0 = linalg.generic {indexing_maps = [affine_map<() -> (1)>], iterator_types = []} outs(%init : tensor<?xi32>) {
  ^bb0(%out: i32):
    linalg.yield %out : i32
  } -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
