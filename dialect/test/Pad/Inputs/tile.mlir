// Schedules for the tests of tiling. Each test chooses one by its entry point.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @by_rows(%root: !transform.any_op {transform.readonly}) {
    %ops = transform.structured.match ops{["pad.generic", "pad.frame"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %tiled, %loop = transform.structured.tile_using_for %ops tile_sizes [2]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }

  transform.named_sequence @by_tiles(%root: !transform.any_op {transform.readonly}) {
    %ops = transform.structured.match ops{["pad.generic", "pad.frame"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %tiled, %loops:2 = transform.structured.tile_using_for %ops tile_sizes [2, 3]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }

  transform.named_sequence @by_forall(%root: !transform.any_op {transform.readonly}) {
    %ops = transform.structured.match ops{["pad.generic", "pad.frame"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %tiled, %loop = transform.structured.tile_using_forall %ops tile_sizes [4, 5]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }

  // Fuses pads into the tile loops of their consumer.
  transform.named_sequence @fused(%root: !transform.any_op {transform.readonly}) {
    %ops = transform.structured.match attributes {consumer} in %root
        : (!transform.any_op) -> !transform.any_op
    %tiled, %loops:2 = transform.structured.fuse %ops tile_sizes [2, 3]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
