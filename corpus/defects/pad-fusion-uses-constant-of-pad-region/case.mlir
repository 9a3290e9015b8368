// The padding value is p - p, which is folded to the constant 0 in the region. Wrong: a crash.
#id = affine_map<(i) -> (i)>
func.func @double(%a: tensor<1xi32>, %init: tensor<1xi32>, %p: i32) -> tensor<2xi32> {
  %sum = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<1xi32>) outs(%init : tensor<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    %next = arith.addi %x, %x : i32
    linalg.yield %next : i32
  } -> tensor<1xi32>
  %r = tensor.pad %sum low[0] high[1] {
  ^bb0(%i: index):
    %zero = arith.subi %p, %p : i32
    tensor.yield %zero : i32
  } : tensor<1xi32> to tensor<2xi32>
  return %r : tensor<2xi32>
}
