// fuse_pad square.mlir --padlab-fuse-pad
func.func @square(%image: tensor<4x6xf32>, %grey: f32) -> tensor<6x8xf32> {
  %empty = tensor.empty() : tensor<4x6xf32>
  %squared = linalg.map { arith.mulf } ins(%image, %image : tensor<4x6xf32>, tensor<4x6xf32>)
      outs(%empty : tensor<4x6xf32>)
  %framed = tensor.pad %squared low[1, 1] high[1, 1] {
  ^bb0(%y: index, %x: index):
    tensor.yield %grey : f32
  } : tensor<4x6xf32> to tensor<6x8xf32>
  return %framed : tensor<6x8xf32>
}
