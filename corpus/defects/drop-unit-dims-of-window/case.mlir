// Adds what lies under a window of three elements that is placed once, in an image of five. Expected: valid IR. Wrong: an image of five under the map of a loop of three.
#image = affine_map<(place, i) -> (place * 2 + i)>
#window = affine_map<(place, i) -> (i)>
#sum = affine_map<(place, i) -> (place)>
func.func @window(%image: tensor<5xi32>, %window: tensor<3xi32>, %init: tensor<1xi32>) -> tensor<1xi32> {
  %r = linalg.generic {indexing_maps = [#image, #window, #sum], iterator_types = ["parallel", "reduction"]}
      ins(%image, %window : tensor<5xi32>, tensor<3xi32>) outs(%init : tensor<1xi32>) {
  ^bb0(%x: i32, %w: i32, %old: i32):
    %new = arith.addi %old, %x : i32
    linalg.yield %new : i32
  } -> tensor<1xi32>
  return %r : tensor<1xi32>
}
