// Squares the elements of an image with three channels, and pads it with grey.

#pixel = affine_map<(y, x, c) -> (y, x, c)>

func.func @square_pad(
    %image: tensor<?x?x3xf32> {padlab.extents = array<i64: 4, 5>},
    %border: index {padlab.value = 2 : index},
    %grey: f32 {padlab.value = 0.5 : f32}) -> tensor<?x?x3xf32>
    attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %height = tensor.dim %image, %c0 : tensor<?x?x3xf32>
  %width = tensor.dim %image, %c1 : tensor<?x?x3xf32>
  %empty = tensor.empty(%height, %width) : tensor<?x?x3xf32>
  %squared = linalg.generic {
      indexing_maps = [#pixel, #pixel],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%image : tensor<?x?x3xf32>) outs(%empty : tensor<?x?x3xf32>) {
  ^bb0(%value: f32, %out: f32):
    %square = arith.mulf %value, %value : f32
    linalg.yield %square : f32
  } -> tensor<?x?x3xf32>
  %framed = tensor.pad %squared low[%border, %border, 0]
      high[%border, %border, 0] {
  ^bb0(%y: index, %x: index, %c: index):
    tensor.yield %grey : f32
  } : tensor<?x?x3xf32> to tensor<?x?x3xf32>
  return %framed : tensor<?x?x3xf32>
}
