// Tiles of sums have the bits that the program asks for: rows that end within a
// vector, columns that are left beside a tile, unknown extents, several loops
// that reduce, and types that are widened for each term.
// RUN: padlab-run %s --pipeline=reference > %t.reference
// RUN: padlab-run %s --pipeline=unfused@x86-64-v2:clean-loops > %t.v2
// RUN: padlab-run %s --pipeline=unfused:clean-loops > %t.native
// RUN: padlab-run %s --pipeline=fused:tiny-loops > %t.tiny
// RUN: diff %t.reference %t.v2
// RUN: diff %t.reference %t.native
// RUN: diff %t.reference %t.tiny

func.func @main(%a: tensor<7x9xf32>, %b: tensor<9x85xf32>,
    %n: tensor<?x?xf32> {padlab.extents = array<i64: 6, 43>},
    %m: tensor<5x?xf32> {padlab.extents = array<i64: 6>},
    %image: tensor<1x9x11x3xf32>, %filter: tensor<3x3x3x21xf32>,
    %h: tensor<6x40xbf16>, %g: tensor<5x6xbf16>,
    %bytes: tensor<1x7x8x19xi8>)
    -> (tensor<11x89xf32>, tensor<5x?xf32>, tensor<1x7x9x21xf32>, tensor<5x40xbf16>,
        tensor<1x5x6x19xi8>, tensor<85xf32>)
    attributes {padlab.seed = 7 : i64} {
  %zero = arith.constant 0.0 : f32
  %least = arith.constant -128 : i8
  %c1 = arith.constant 1 : index

  %e0 = tensor.empty() : tensor<7x85xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<7x85xf32>) -> tensor<7x85xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<7x9xf32>, tensor<9x85xf32>)
      outs(%f0 : tensor<7x85xf32>) -> tensor<7x85xf32>
  %p = tensor.pad %0 low[1, 2] high[3, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<7x85xf32> to tensor<11x89xf32>

  %columns = tensor.dim %n, %c1 : tensor<?x?xf32>
  %e1 = tensor.empty(%columns) : tensor<5x?xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<5x?xf32>) -> tensor<5x?xf32>
  %1 = linalg.matmul ins(%m, %n : tensor<5x?xf32>, tensor<?x?xf32>)
      outs(%f1 : tensor<5x?xf32>) -> tensor<5x?xf32>

  %e2 = tensor.empty() : tensor<1x7x9x21xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<1x7x9x21xf32>) -> tensor<1x7x9x21xf32>
  %2 = linalg.conv_2d_nhwc_hwcf ins(%image, %filter : tensor<1x9x11x3xf32>, tensor<3x3x3x21xf32>)
      outs(%f2 : tensor<1x7x9x21xf32>) -> tensor<1x7x9x21xf32>

  %half = arith.constant 0.0 : bf16
  %e3 = tensor.empty() : tensor<5x40xbf16>
  %f3 = linalg.fill ins(%half : bf16) outs(%e3 : tensor<5x40xbf16>) -> tensor<5x40xbf16>
  %3 = linalg.matmul ins(%g, %h : tensor<5x6xbf16>, tensor<6x40xbf16>)
      outs(%f3 : tensor<5x40xbf16>) -> tensor<5x40xbf16>

  %e4 = tensor.empty() : tensor<1x5x6x19xi8>
  %f4 = linalg.fill ins(%least : i8) outs(%e4 : tensor<1x5x6x19xi8>) -> tensor<1x5x6x19xi8>
  %window = tensor.empty() : tensor<3x3xi8>
  %4 = linalg.pooling_nhwc_max ins(%bytes, %window : tensor<1x7x8x19xi8>, tensor<3x3xi8>)
      outs(%f4 : tensor<1x5x6x19xi8>) -> tensor<1x5x6x19xi8>

  %e5 = tensor.empty() : tensor<85xf32>
  %f5 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<85xf32>) -> tensor<85xf32>
  %5 = linalg.reduce ins(%b : tensor<9x85xf32>) outs(%f5 : tensor<85xf32>) dimensions = [0]
      (%x: f32, %sum: f32) {
        %s = arith.addf %x, %sum : f32
        linalg.yield %s : f32
      }
  return %p, %1, %2, %3, %4, %5 : tensor<11x89xf32>, tensor<5x?xf32>, tensor<1x7x9x21xf32>,
      tensor<5x40xbf16>, tensor<1x5x6x19xi8>, tensor<85xf32>
}
