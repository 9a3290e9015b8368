// RUN: padlab-opt %s --padlab-fuse-pad --split-input-file | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>

// The producer writes into a slice of the filled destination.
// CHECK-LABEL: func @static
// CHECK-SAME:    %[[A:.*]]: tensor<4x3xf32>, %[[V:.*]]: f32
// CHECK-NOT:     tensor<4x3xf32> {{.*}}tensor.empty
// CHECK:         %[[EMPTY:.*]] = tensor.empty() : tensor<7x6xf32>
// CHECK:         %[[FILLED:.*]] = linalg.fill ins(%[[V]] : f32) outs(%[[EMPTY]]
// CHECK:         %[[SLICE:.*]] = tensor.extract_slice %[[FILLED]][1, 2] [4, 3] [1, 1]
// CHECK:         %[[COMPUTED:.*]] = linalg.generic
// CHECK-SAME:      ins(%[[A]] : tensor<4x3xf32>) outs(%[[SLICE]] : tensor<4x3xf32>)
// CHECK:         %[[RESULT:.*]] = tensor.insert_slice %[[COMPUTED]] into %[[FILLED]][1, 2] [4, 3] [1, 1]
// CHECK:         return %[[RESULT]]
func.func @static(%a: tensor<4x3xf32>, %v: f32) -> tensor<7x6xf32> {
  %init = tensor.empty() : tensor<4x3xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x3xf32>) outs(%init : tensor<4x3xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.mulf %x, %x : f32
    linalg.yield %1 : f32
  } -> tensor<4x3xf32>
  %2 = tensor.pad %0 low[1, 2] high[2, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x3xf32> to tensor<7x6xf32>
  return %2 : tensor<7x6xf32>
}

// -----

// The padding value is computed inside the region, without the index: it moves
// in front of the fill.
// CHECK-LABEL: func @value_in_region
// CHECK:         %[[V:.*]] = arith.addi
// CHECK:         linalg.fill ins(%[[V]] : i32)
// CHECK-NOT:     tensor.pad
func.func @value_in_region(%a: tensor<4xi32>, %v: i32) -> tensor<6xi32> {
  %init = tensor.empty() : tensor<4xi32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<4xi32>) outs(%init : tensor<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<4xi32>
  %2 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    %c1 = arith.constant 1 : i32
    %w = arith.addi %v, %c1 : i32
    tensor.yield %w : i32
  } : tensor<4xi32> to tensor<6xi32>
  return %2 : tensor<6xi32>
}

// -----

// A crop restricts the producer, here to three of its five columns, and shifts
// what it sees of the index.
// CHECK-LABEL: func @negative
// CHECK-SAME:    %[[A:.*]]: tensor<5xindex>
// CHECK:         %[[SLICE:.*]] = tensor.extract_slice %{{.*}}[0] [3] [1] : tensor<5xindex> to tensor<3xindex>
// CHECK:         %[[IN:.*]] = tensor.extract_slice %[[A]][2] [3] [1]
// CHECK:         linalg.generic {{.*}} ins(%[[IN]] : tensor<3xindex>) outs(%[[SLICE]] : tensor<3xindex>)
// CHECK:           linalg.index 0
// CHECK-NEXT:      affine.apply
func.func @negative(%a: tensor<5xindex>, %v: index) -> tensor<5xindex> {
  %init = tensor.empty() : tensor<5xindex>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<5xindex>) outs(%init : tensor<5xindex>) {
  ^bb0(%x: index, %y: index):
    %i = linalg.index 0 : index
    %1 = arith.addi %x, %i : index
    linalg.yield %1 : index
  } -> tensor<5xindex>
  %2 = tensor.pad %0 low[-2] high[2] {
  ^bb0(%i: index):
    tensor.yield %v : index
  } : tensor<5xindex> to tensor<5xindex>
  return %2 : tensor<5xindex>
}

// -----

// Extents are not known to be non-negative by type alone, but by their bounds:
// no crop.
// CHECK-LABEL: func @dynamic_bounded
// CHECK-NOT:     affine.max
// CHECK:         tensor.extract_slice %{{.*}}[%{{.*}}] [%{{.*}}] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NOT:     tensor.pad
func.func @dynamic_bounded(%a: tensor<?xf32>, %b: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?xf32>
  %n = tensor.dim %b, %c0 : tensor<?xf32>
  %init = tensor.empty(%d) : tensor<?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>) outs(%init : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  %2 = tensor.pad %0 low[%n] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %2 : tensor<?xf32>
}

// -----

// Nothing is known of %n: the crop is computed at run time. The extent that was
// asked of the producer is asked of its init.
// CHECK-LABEL: func @dynamic_unknown
// CHECK-SAME:    %{{.*}}: tensor<?xf32>, %[[INIT:.*]]: tensor<?xf32>, %[[N:.*]]: index
// CHECK-DAG:     affine.max #{{.*}}()[%[[N]]]
// CHECK:         tensor.dim %[[INIT]]
// CHECK-NOT:     tensor.pad
func.func @dynamic_unknown(%a: tensor<?xf32>, %init: tensor<?xf32>, %n: index, %v: f32) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>) outs(%init : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  %d = tensor.dim %0, %c0 : tensor<?xf32>
  %2 = tensor.pad %0 low[%n] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %2, %d : tensor<?xf32>, index
}

// -----

// The result type says more than the padding: a cast would lose it.
// CHECK-LABEL: func @refined_result
// CHECK:         tensor.empty() : tensor<8xf32>
// CHECK:         return %{{.*}} : tensor<8xf32>
func.func @refined_result(%a: tensor<?xf32>, %init: tensor<?xf32>, %n: index, %v: f32) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>) outs(%init : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  %2 = tensor.pad %0 low[%n] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<8xf32>
  return %2 : tensor<8xf32>
}

// -----

// The padding says more than the result type: a cast restores it.
// CHECK-LABEL: func @vague_result
// CHECK:         %[[R:.*]] = tensor.insert_slice {{.*}} into tensor<5xf32>
// CHECK:         %[[C:.*]] = tensor.cast %[[R]] : tensor<5xf32> to tensor<?xf32>
// CHECK:         return %[[C]]
func.func @vague_result(%a: tensor<4xf32>, %v: f32) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %init = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  %2 = tensor.pad %0 low[%c1] high[0] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %2 : tensor<?xf32>
}

// -----

// A permuted result with a broadcast input, in a crop.
// CHECK-LABEL: func @permuted
// CHECK-SAME:    %[[A:.*]]: tensor<6xf16>
// CHECK:         %[[SLICE:.*]] = tensor.extract_slice %{{.*}}[1, 0] [4, 5] [1, 1] : tensor<6x7xf16> to tensor<4x5xf16>
// CHECK:         %[[IN:.*]] = tensor.extract_slice %[[A]][1] [5] [1]
// CHECK:         linalg.generic {{.*}} ins(%[[IN]] : tensor<5xf16>) outs(%[[SLICE]] : tensor<4x5xf16>)
func.func @permuted(%a: tensor<6xf16>, %v: f16) -> tensor<6x7xf16> {
  %init = tensor.empty() : tensor<4x6xf16>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j, i)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<6xf16>) outs(%init : tensor<4x6xf16>) {
  ^bb0(%x: f16, %y: f16):
    linalg.yield %x : f16
  } -> tensor<4x6xf16>
  %2 = tensor.pad %0 low[1, -1] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f16
  } : tensor<4x6xf16> to tensor<6x7xf16>
  return %2 : tensor<6x7xf16>
}

// -----

// A chain: each pad fuses with the producer right before it.
// CHECK-LABEL: func @chain
// CHECK-COUNT-2: linalg.fill
// CHECK-NOT:     tensor.pad
func.func @chain(%a: tensor<4xf32>, %v: f32) -> tensor<8xf32> {
  %init = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  %1 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<6xf32>
  %init2 = tensor.empty() : tensor<6xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%1 : tensor<6xf32>) outs(%init2 : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<6xf32>
  %3 = tensor.pad %2 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<6xf32> to tensor<8xf32>
  return %3 : tensor<8xf32>
}
