// Consumers of pads, split into an interior and boxes around it, have the bits
// that the program asks for: windows, taps, poolings, several consumers, padding
// that depends on the point, and a box that holds padding alone.
// RUN: padlab-run %s --pipeline=reference > %t.reference
// RUN: padlab-run %s --pipeline=fused > %t.fused
// RUN: padlab-run %s --pipeline=fused:clean-loops > %t.native
// RUN: padlab-run %s --pipeline=fused@x86-64-v2:clean-loops > %t.v2
// RUN: padlab-run %s --pipeline=fused:tiny-loops > %t.tiny
// RUN: diff %t.reference %t.fused
// RUN: diff %t.reference %t.native
// RUN: diff %t.reference %t.v2
// RUN: diff %t.reference %t.tiny
// RUN: padlab-opt %s --padlab-fuse-pad=remarks -o /dev/null 2>&1 | FileCheck %s
// CHECK-COUNT-6: remark: pad fused: with its consumers
// CHECK-NOT: remark: pad not fused with its consumers

#id = affine_map<(i, j) -> (i, j)>
func.func @main(%image: tensor<9x101xf32>, %kernel: tensor<3x3xf32>,
    %features: tensor<1x8x9x21xf32>, %filter: tensor<3x3x21x10xf32>,
    %bytes: tensor<1x7x8x19xi8>, %line: tensor<40xf32>, %rows: tensor<?x12xf32> {padlab.extents = array<i64: 5>})
    -> (tensor<9x101xf32>, tensor<9x101xf32>, tensor<1x8x9x10xf32>, tensor<1x7x8x19xi8>,
        tensor<44xf32>, tensor<44xf32>, tensor<?x14xf32>)
    attributes {padlab.seed = 9 : i64} {
  %zero = arith.constant 0.0 : f32
  %least = arith.constant -128 : i8
  %c0 = arith.constant 0 : index

  %p0 = tensor.pad %image low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<9x101xf32> to tensor<11x103xf32>
  %e0 = tensor.empty() : tensor<9x101xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<9x101xf32>) -> tensor<9x101xf32>
  %0 = linalg.conv_2d ins(%p0, %kernel : tensor<11x103xf32>, tensor<3x3xf32>)
      outs(%f0 : tensor<9x101xf32>) -> tensor<9x101xf32>

  // Padding that depends on the point, read by slices.
  %p1 = tensor.pad %image low[1, 2] high[1, 0] {
  ^bb0(%i: index, %j: index):
    %sum = arith.addi %i, %j : index
    %number = arith.index_cast %sum : index to i32
    %value = arith.sitofp %number : i32 to f32
    tensor.yield %value : f32
  } : tensor<9x101xf32> to tensor<11x103xf32>
  %upper = tensor.extract_slice %p1[0, 1] [9, 101] [1, 1] : tensor<11x103xf32> to tensor<9x101xf32>
  %lower = tensor.extract_slice %p1[2, 0] [9, 101] [1, 1] : tensor<11x103xf32> to tensor<9x101xf32>
  %e1 = tensor.empty() : tensor<9x101xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%upper, %lower : tensor<9x101xf32>, tensor<9x101xf32>) outs(%e1 : tensor<9x101xf32>) {
  ^bb0(%x: f32, %y: f32, %unused: f32):
    %d = arith.subf %x, %y : f32
    linalg.yield %d : f32
  } -> tensor<9x101xf32>

  %p2 = tensor.pad %features low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<1x8x9x21xf32> to tensor<1x10x11x21xf32>
  %e2 = tensor.empty() : tensor<1x8x9x10xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<1x8x9x10xf32>) -> tensor<1x8x9x10xf32>
  %2 = linalg.conv_2d_nhwc_hwcf ins(%p2, %filter : tensor<1x10x11x21xf32>, tensor<3x3x21x10xf32>)
      outs(%f2 : tensor<1x8x9x10xf32>) -> tensor<1x8x9x10xf32>

  %p3 = tensor.pad %bytes low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %least : i8
  } : tensor<1x7x8x19xi8> to tensor<1x9x10x19xi8>
  %window = tensor.empty() : tensor<3x3xi8>
  %e3 = tensor.empty() : tensor<1x7x8x19xi8>
  %f3 = linalg.fill ins(%least : i8) outs(%e3 : tensor<1x7x8x19xi8>) -> tensor<1x7x8x19xi8>
  %3 = linalg.pooling_nhwc_max ins(%p3, %window : tensor<1x9x10x19xi8>, tensor<3x3xi8>)
      outs(%f3 : tensor<1x7x8x19xi8>) -> tensor<1x7x8x19xi8>

  // Two consumers; the first box of each is padding alone.
  %p4 = tensor.pad %line low[4] high[0] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<40xf32> to tensor<44xf32>
  %e4 = tensor.empty() : tensor<44xf32>
  %4 = linalg.map { arith.negf } ins(%p4 : tensor<44xf32>) outs(%e4 : tensor<44xf32>)
  %5 = linalg.map { arith.addf } ins(%p4, %4 : tensor<44xf32>, tensor<44xf32>) outs(%e4 : tensor<44xf32>)

  // A dimension of unknown extent is not padded.
  %p6 = tensor.pad %rows low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x12xf32> to tensor<?x14xf32>
  %number = tensor.dim %p6, %c0 : tensor<?x14xf32>
  %e6 = tensor.empty(%number) : tensor<?x14xf32>
  %6 = linalg.map { math.exp } ins(%p6 : tensor<?x14xf32>) outs(%e6 : tensor<?x14xf32>)
  return %0, %1, %2, %3, %4, %5, %6 : tensor<9x101xf32>, tensor<9x101xf32>, tensor<1x8x9x10xf32>,
      tensor<1x7x8x19xi8>, tensor<44xf32>, tensor<44xf32>, tensor<?x14xf32>
}
