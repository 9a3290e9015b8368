// A pad without a producer is fused with what reads it: the interior reads the
// source, boxes around it read small pads; or why it is not.
// RUN: padlab-opt %s --padlab-fuse-pad=remarks --split-input-file --verify-diagnostics | FileCheck %s

// Rows at the ends first, then columns, then the interior, each filled before.
// CHECK-LABEL: func.func @window
// CHECK-SAME: (%[[A:.*]]: tensor<8x9xf32>, %[[K:.*]]: tensor<3x3xf32>
// CHECK-NOT: tensor.pad
// CHECK: tensor.extract_slice %[[A]][0, 0] [2, 9] [1, 1]
// CHECK: pad.generic low [1, 1] high [0, 1]
// CHECK: linalg.fill
// CHECK: linalg.conv_2d ins(%{{.*}} : tensor<3x11xf32>, tensor<3x3xf32>) outs(%{{.*}} : tensor<1x9xf32>)
// CHECK: linalg.conv_2d ins(%{{.*}} : tensor<3x11xf32>, tensor<3x3xf32>) outs(%{{.*}} : tensor<1x9xf32>)
// CHECK: linalg.conv_2d ins(%{{.*}} : tensor<8x3xf32>, tensor<3x3xf32>) outs(%{{.*}} : tensor<6x1xf32>)
// CHECK: linalg.conv_2d ins(%{{.*}} : tensor<8x3xf32>, tensor<3x3xf32>) outs(%{{.*}} : tensor<6x1xf32>)
// CHECK: %[[S:.*]] = tensor.extract_slice %[[A]][0, 0] [8, 9] [1, 1]
// CHECK: linalg.conv_2d ins(%[[S]], %{{.*}} : tensor<8x9xf32>, tensor<3x3xf32>) outs(%{{.*}} : tensor<6x7xf32>)
func.func @window(%a: tensor<8x9xf32>, %k: tensor<3x3xf32>, %v: f32) -> tensor<8x9xf32> {
  // expected-remark @below {{pad fused: with its consumers}}
  %p = tensor.pad %a low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<8x9xf32> to tensor<10x11xf32>
  %e = tensor.empty() : tensor<8x9xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<8x9xf32>) -> tensor<8x9xf32>
  %0 = linalg.conv_2d ins(%p, %k : tensor<10x11xf32>, tensor<3x3xf32>) outs(%f : tensor<8x9xf32>) -> tensor<8x9xf32>
  return %0 : tensor<8x9xf32>
}

// -----

// Long rows of memory are split at whole lines.
// CHECK-LABEL: func.func @lines
// CHECK: linalg.map { arith.negf } ins(%{{.*}} : tensor<16xf32>)
// CHECK: linalg.map { arith.negf } ins(%{{.*}} : tensor<6xf32>)
// CHECK: linalg.map { arith.negf } ins(%{{.*}} : tensor<80xf32>)
func.func @lines(%a: tensor<100xf32>, %v: f32) -> tensor<102xf32> {
  // expected-remark @below {{pad fused: with its consumers}}
  %p = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<100xf32> to tensor<102xf32>
  %e = tensor.empty() : tensor<102xf32>
  %0 = linalg.map { arith.negf } ins(%p : tensor<102xf32>) outs(%e : tensor<102xf32>)
  return %0 : tensor<102xf32>
}

// -----

// CHECK-LABEL: func.func @reduces_padding
// CHECK: pad.generic
func.func @reduces_padding(%a: tensor<4x9xf32>, %f: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  // expected-remark @below {{pad not fused, no producer}}
  // expected-remark @below {{pad not fused with its consumers, rule 14: a consumer reduces padding of its own}}
  %p = tensor.pad %a low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x9xf32> to tensor<4x11xf32>
  %0 = linalg.reduce { arith.addf } ins(%p : tensor<4x11xf32>) outs(%f : tensor<4xf32>) dimensions = [1]
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @returned
// CHECK: pad.generic
func.func @returned(%a: tensor<9xf32>, %v: f32) -> (tensor<11xf32>, tensor<11xf32>) {
  // expected-remark @below {{pad not fused, no producer}}
  // expected-remark @below {{pad not fused with its consumers, cost 3: something else needs the padded tensor}}
  %p = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<9xf32> to tensor<11xf32>
  %e = tensor.empty() : tensor<11xf32>
  %0 = linalg.map { arith.negf } ins(%p : tensor<11xf32>) outs(%e : tensor<11xf32>)
  return %0, %p : tensor<11xf32>, tensor<11xf32>
}

// -----

// CHECK-LABEL: func.func @thin
// CHECK: pad.generic
func.func @thin(%a: tensor<2xf32>, %v: f32) -> tensor<9xf32> {
  // expected-remark @below {{pad not fused, no producer}}
  // expected-remark @below {{pad not fused with its consumers, cost 4: few points of a consumer see the source alone}}
  %p = tensor.pad %a low[3] high[4] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<2xf32> to tensor<9xf32>
  %e = tensor.empty() : tensor<9xf32>
  %0 = linalg.map { arith.negf } ins(%p : tensor<9xf32>) outs(%e : tensor<9xf32>)
  return %0 : tensor<9xf32>
}

// -----

// CHECK-LABEL: func.func @unknown
// CHECK: pad.generic
func.func @unknown(%a: tensor<?xf32>, %n: index, %v: f32) -> tensor<?xf32> {
  // expected-remark @below {{pad not fused, no producer}}
  // expected-remark @below {{pad not fused with its consumers, cost 5: extents or amounts are not known}}
  %p = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.map { arith.negf } ins(%p : tensor<?xf32>) outs(%e : tensor<?xf32>)
  return %0 : tensor<?xf32>
}

// -----

// A slice of a read with stride needs the extent to be above zero.
func.func @no_rows(%a: tensor<?x120xf32>, %e: tensor<?x122xf32>, %v: f32) -> tensor<?x122xf32> {
  // expected-remark @below {{pad not fused, no producer}}
  // expected-remark @below {{pad not fused with its consumers, cost 5: extents or amounts are not known}}
  %p = tensor.pad %a low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x120xf32> to tensor<?x122xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (2 * i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<?x122xf32>) outs(%e : tensor<?x122xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x122xf32>
  return %0 : tensor<?x122xf32>
}

// -----

// What never runs may ask for a dimension that is not there.
func.func @no_dimension(%a: tensor<10xf32>, %v: f32, %b: i1) -> (tensor<12xf32>, index) {
  %c7 = arith.constant 7 : index
  // expected-remark @below {{pad not fused, no producer}}
  // expected-remark @below {{pad not fused with its consumers, cost 3: something else needs the padded tensor}}
  %p = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<10xf32> to tensor<12xf32>
  %e = tensor.empty() : tensor<12xf32>
  %0 = linalg.map { arith.negf } ins(%p : tensor<12xf32>) outs(%e : tensor<12xf32>)
  %n = scf.if %b -> index {
    %d = tensor.dim %p, %c7 : tensor<12xf32>
    scf.yield %d : index
  } else {
    scf.yield %c7 : index
  }
  return %0, %n : tensor<12xf32>, index
}

// -----

// A pad over a reshape of a produced value has a producer once it has moved over
// the reshape (rule 12): the rows before the convolution are written in one pass
// with what is padded.
// CHECK-LABEL: func.func @reshaped
// CHECK: pad.generic low [1, 0] high [1, 0]
// CHECK: arith.negf
// CHECK: tensor.expand_shape
// CHECK-NOT: tensor.pad
// CHECK-COUNT-1: linalg.conv_2d
// CHECK-NOT: linalg.conv_2d
func.func @reshaped(%a: tensor<8x9xf32>, %k: tensor<3x3x1x1xf32>, %v: f32, %f: tensor<1x8x7x1xf32>) -> tensor<1x8x7x1xf32> {
  %e = tensor.empty() : tensor<8x9xf32>
  %0 = linalg.map { arith.negf } ins(%a : tensor<8x9xf32>) outs(%e : tensor<8x9xf32>)
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [1, 8, 9, 1] : tensor<8x9xf32> into tensor<1x8x9x1xf32>
  // expected-remark @below {{pad fused: pointwise}}
  %p = tensor.pad %1 low[0, 1, 0, 0] high[0, 1, 0, 0] {
  ^bb0(%h: index, %i: index, %j: index, %c: index):
    tensor.yield %v : f32
  } : tensor<1x8x9x1xf32> to tensor<1x10x9x1xf32>
  %2 = linalg.conv_2d_nhwc_hwcf ins(%p, %k : tensor<1x10x9x1xf32>, tensor<3x3x1x1xf32>) outs(%f : tensor<1x8x7x1xf32>) -> tensor<1x8x7x1xf32>
  return %2 : tensor<1x8x7x1xf32>
}

// -----

// Where a box holds padding alone, an element-wise consumer takes one value for
// all of it.
// CHECK-LABEL: func.func @scalar
// CHECK: %[[V:.*]] = arith.constant 1.0
// CHECK-NOT: tensor.generate
// CHECK: linalg.generic {{.*}} ins(%[[V]] : f32) outs(%{{.*}} : tensor<2x8xf32>)
// CHECK: linalg.map { math.exp } ins(%{{.*}} : tensor<4x8xf32>)
func.func @scalar(%a: tensor<4x8xf32>) -> tensor<6x8xf32> {
  // expected-remark @below {{pad fused: with its consumers}}
  %p = tensor.pad %a low[2, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    %one = arith.constant 1.0 : f32
    tensor.yield %one : f32
  } : tensor<4x8xf32> to tensor<6x8xf32>
  %e = tensor.empty() : tensor<6x8xf32>
  %0 = linalg.map { math.exp } ins(%p : tensor<6x8xf32>) outs(%e : tensor<6x8xf32>)
  return %0 : tensor<6x8xf32>
}

// -----

// Softmax in its steps: all rows of padding have one result.
// CHECK-LABEL: func.func @softmax
// CHECK-NOT: linalg.softmax
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<4x8xf32>) outs(%{{.*}} : tensor<4xf32>)
// CHECK: scf.for %{{.*}} = %c0 to %c8
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<4x8xf32>)
// CHECK: math.exp
// CHECK: math.exp
// CHECK-NOT: math.exp
// CHECK-NOT: tensor<6xf32>
// CHECK-NOT: tensor.pad
// CHECK: pad.generic low [0, 0] high [2, 0]
func.func @softmax(%a: tensor<4x8xf32>, %v: f32, %e: tensor<6x8xf32>) -> tensor<6x8xf32> {
  %p = tensor.pad %a low[0, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x8xf32> to tensor<6x8xf32>
  // expected-remark @below {{padded behind instead of before}}
  // expected-remark @below {{pad fused: pointwise}}
  %0 = linalg.softmax dimension(1) ins(%p : tensor<6x8xf32>) outs(%e : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %0 : tensor<6x8xf32>
}
