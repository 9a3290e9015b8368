// RUN: padlab-opt %s --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: func @no_border(
// CHECK-SAME:    %[[TO:.*]]: tensor<4x?xf32>
// CHECK-NEXT: return %[[TO]]
func.func @no_border(%to: tensor<4x?xf32>, %v: f32) -> tensor<4x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = pad.frame low [%c0, 0] high [0, %c0] outs(%to : tensor<4x?xf32>) border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// -----

#id = affine_map<(i, j) -> (i, j)>
#turned = affine_map<(i, j) -> (j, i)>

// CHECK-DAG: #[[ID:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[TURNED:.*]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-LABEL: func @nothing_but_interior(
// CHECK: linalg.generic {indexing_maps = [#[[TURNED]], #[[ID]]], iterator_types = ["parallel", "parallel"]}
// CHECK-SAME: ins(%{{.*}} : tensor<?x4xindex>) outs(%{{.*}} : tensor<4x?xindex>)
// CHECK-NEXT: ^bb0(%[[X:.*]]: index, %{{.*}}: index):
// CHECK-NEXT:   %[[J:.*]] = linalg.index 1
// CHECK-NEXT:   %[[SUM:.*]] = arith.addi %[[X]], %[[J]]
// CHECK-NEXT:   linalg.yield %[[SUM]]
func.func @nothing_but_interior(%a: tensor<?x4xindex>, %to: tensor<4x?xindex>, %v: index) -> tensor<4x?xindex> {
  %0 = pad.generic strategy <stream> low [0, 0] high [0, 0] ins(%a : tensor<?x4xindex>) maps [#turned]
      outs(%to : tensor<4x?xindex>) interior {
  ^bb0(%i: index, %j: index, %x: index):
    %1 = arith.addi %x, %j : index
    pad.yield %1 : index
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : index
  } -> tensor<4x?xindex>
  return %0 : tensor<4x?xindex>
}

// This operation without a border does not become a structured one, because
// only operations of this dialect are written past the caches. One without a
// strategy may get this strategy later, so that it stays, too.
// CHECK-LABEL: func @past_the_caches(
// CHECK: pad.generic strategy <stream_nt>
func.func @past_the_caches(%to: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  %0 = pad.generic strategy <stream_nt> low [0] high [0] ins() maps [] outs(%to : tensor<4xf32>) interior {
  ^bb0(%i: index):
    pad.yield %v : f32
  } border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @not_chosen_yet(
// CHECK: pad.generic low [0] high [0]
func.func @not_chosen_yet(%to: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  %0 = pad.generic low [0] high [0] ins() maps [] outs(%to : tensor<4xf32>) interior {
  ^bb0(%i: index):
    pad.yield %v : f32
  } border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @nothing_but_border(
// CHECK: pad.frame strategy <fill> low [%{{.*}}, 5] high [0, 4] outs(%{{.*}} : tensor<4x9xf32>) border
func.func @nothing_but_border(%a: tensor<?x0xf32>, %to: tensor<4x9xf32>, %low: index, %v: f32) -> tensor<4x9xf32> {
  %0 = pad.generic strategy <fill> low [%low, 5] high [0, 4] ins(%a : tensor<?x0xf32>) maps [#id]
      outs(%to : tensor<4x9xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  } -> tensor<4x9xf32>
  return %0 : tensor<4x9xf32>
}

// -----

#id = affine_map<(i, j) -> (i, j)>

// A constant amount stays dynamic if the operation would not verify with a
// static one: a program that is undefined when it runs is still valid IR.
// CHECK-LABEL: func @constants(
// CHECK: %[[LESS:.*]] = arith.constant -1 : index
// CHECK: %[[MORE:.*]] = arith.constant 5 : index
// CHECK: pad.frame low [2, %[[LESS]]] high [%[[MORE]], 5]
// CHECK: pad.generic low [1, 1] high [%{{.*}}, 5] ins(%{{.*}} : tensor<3x?xf32>)
func.func @constants(%a: tensor<3x?xf32>, %to: tensor<4x?xf32>, %other: tensor<4x?xf32>, %v: f32)
    -> (tensor<4x?xf32>, tensor<4x?xf32>) {
  %less = arith.constant -1 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %0 = pad.frame low [%c2, %less] high [%c5, %c5] outs(%to : tensor<4x?xf32>) border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  } -> tensor<4x?xf32>
  %1 = pad.generic low [%c1, %c1] high [%c2, %c5] ins(%a : tensor<3x?xf32>) maps [#id]
      outs(%other : tensor<4x?xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  } -> tensor<4x?xf32>
  return %0, %1 : tensor<4x?xf32>, tensor<4x?xf32>
}

// -----

#id = affine_map<(i, j) -> (i, j)>
#turned = affine_map<(i, j) -> (j, i)>

// CHECK-DAG: #[[ID:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[TURNED:.*]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-LABEL: func @inputs(
// CHECK-SAME:    %[[A:.*]]: tensor<3x3xi32>, %[[B:.*]]: tensor<3x3xi32>
// CHECK: pad.generic low [1, 1] high [0, 0] ins(%[[A]], %[[A]] : tensor<3x3xi32>, tensor<3x3xi32>) maps [#[[ID]], #[[TURNED]]]
// CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index, %[[X:.*]]: i32, %[[Y:.*]]: i32):
// CHECK-NEXT:   %[[P:.*]] = arith.muli %[[X]], %[[Y]]
// CHECK-NEXT:   %[[Q:.*]] = arith.subi %[[P]], %[[X]]
// CHECK-NEXT:   pad.yield %[[Q]]
func.func @inputs(%a: tensor<3x3xi32>, %b: tensor<3x3xi32>, %to: tensor<4x4xi32>, %v: i32) -> tensor<4x4xi32> {
  %0 = pad.generic low [1, 1] high [0, 0]
      ins(%b, %a, %a, %a : tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>)
      maps [#id, #id, #turned, #id] outs(%to : tensor<4x4xi32>) interior {
  ^bb0(%i: index, %j: index, %w: i32, %x: i32, %y: i32, %z: i32):
    %1 = arith.muli %x, %y : i32
    %2 = arith.subi %1, %z : i32
    pad.yield %2 : i32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : i32
  } -> tensor<4x4xi32>
  return %0 : tensor<4x4xi32>
}

// -----

#id = affine_map<(i, j) -> (i, j)>

// Operands, destination and result get their most static types.
// CHECK-LABEL: func @casts(
// CHECK-SAME:    %[[A:.*]]: tensor<3x3xi32>, %[[TO:.*]]: tensor<4x?xi32>
// CHECK: %[[INIT:.*]] = tensor.cast %[[TO]] : tensor<4x?xi32> to tensor<4x4xi32>
// CHECK: %[[RESULT:.*]] = pad.generic low [1, 1] high [0, 0] ins(%[[A]] : tensor<3x3xi32>)
// CHECK-SAME: outs(%[[INIT]] : tensor<4x4xi32>)
// CHECK: return %[[RESULT]] : tensor<4x4xi32>
func.func @casts(%a: tensor<3x3xi32>, %to: tensor<4x?xi32>, %v: i32) -> tensor<4x4xi32> {
  %dynamic = tensor.cast %a : tensor<3x3xi32> to tensor<?x?xi32>
  %init = tensor.cast %to : tensor<4x?xi32> to tensor<?x?xi32>
  %0 = pad.generic low [1, 1] high [0, 0] ins(%dynamic : tensor<?x?xi32>) maps [#id]
      outs(%init : tensor<?x?xi32>) interior {
  ^bb0(%i: index, %j: index, %x: i32):
    pad.yield %x : i32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : i32
  } -> tensor<?x?xi32>
  %1 = tensor.cast %0 : tensor<?x?xi32> to tensor<4x4xi32>
  return %1 : tensor<4x4xi32>
}

// The destination is not cast, because a static extent of 2 has no room for the
// amounts: the frame would not verify.
// CHECK-LABEL: func @impossible_cast(
// CHECK: %[[RESULT:.*]] = pad.frame low [3] high [0] outs(%{{.*}} : tensor<?xi32>)
// CHECK: tensor.cast %[[RESULT]] : tensor<?xi32> to tensor<2xi32>
func.func @impossible_cast(%to: tensor<?xi32>, %v: i32) -> tensor<2xi32> {
  %0 = pad.frame low [3] high [0] outs(%to : tensor<?xi32>) border {
  ^bb0(%i: index):
    pad.yield %v : i32
  } -> tensor<?xi32>
  %1 = tensor.cast %0 : tensor<?xi32> to tensor<2xi32>
  return %1 : tensor<2xi32>
}

// -----

// CHECK-LABEL: func @frame_of_frame(
// CHECK-SAME:    %[[TO:[a-z0-9]+]]: tensor<4xindex>, %[[LOW:[a-z0-9]+]]: index
// CHECK-NEXT: %[[RESULT:.*]] = pad.frame low [%[[LOW]]] high [1] outs(%[[TO]] :
// CHECK-NEXT: ^bb0(%[[I:.*]]: index):
// CHECK-NEXT:   pad.yield %[[I]]
// CHECK-NEXT: }
// CHECK-NEXT: return %[[RESULT]]
func.func @frame_of_frame(%to: tensor<4xindex>, %low: index, %v: index) -> tensor<4xindex> {
  %0 = pad.frame low [%low] high [1] outs(%to : tensor<4xindex>) border {
  ^bb0(%i: index):
    pad.yield %v : index
  } -> tensor<4xindex>
  %1 = pad.frame low [%low] high [1] outs(%0 : tensor<4xindex>) border {
  ^bb0(%i: index):
    pad.yield %i : index
  } -> tensor<4xindex>
  return %1 : tensor<4xindex>
}

// CHECK-LABEL: func @frame_of_other_frame(
// CHECK-COUNT-2: pad.frame
func.func @frame_of_other_frame(%to: tensor<4xindex>, %v: index) -> tensor<4xindex> {
  %0 = pad.frame low [2] high [1] outs(%to : tensor<4xindex>) border {
  ^bb0(%i: index):
    pad.yield %v : index
  } -> tensor<4xindex>
  %1 = pad.frame low [1] high [1] outs(%0 : tensor<4xindex>) border {
  ^bb0(%i: index):
    pad.yield %i : index
  } -> tensor<4xindex>
  return %1 : tensor<4xindex>
}

// The whole destination is overwritten, so that the fill before it is dropped.
// CHECK-LABEL: func @overwritten(
// CHECK-SAME:    %[[TO:.*]]: tensor<4xindex>
// CHECK-NOT: linalg.fill
// CHECK: pad.generic low [1] high [1] ins() maps [] outs(%[[TO]] :
func.func @overwritten(%to: tensor<4xindex>, %v: index) -> tensor<4xindex> {
  %0 = linalg.fill ins(%v : index) outs(%to : tensor<4xindex>) -> tensor<4xindex>
  %1 = pad.generic low [1] high [1] ins() maps [] outs(%0 : tensor<4xindex>) interior {
  ^bb0(%i: index):
    pad.yield %i : index
  } border {
  ^bb0(%i: index):
    pad.yield %v : index
  } -> tensor<4xindex>
  return %1 : tensor<4xindex>
}

// -----

#id = affine_map<(i, j) -> (i, j)>

// The slice is in the upper left corner, so that its tile has the low amounts
// only.
// CHECK-LABEL: func @slice(
// CHECK-SAME:    %[[A:.*]]: tensor<10x20xf32>, %[[TO:.*]]: tensor<13x24xf32>
// CHECK-DAG: %[[PART:.*]] = tensor.extract_slice %[[A]][0, 0] [3, 3] [1, 1]
// CHECK-DAG: %[[TILE:.*]] = tensor.extract_slice %[[TO]][1, 2] [4, 5] [1, 1]
// CHECK: %[[RESULT:.*]] = pad.generic low [1, 2] high [0, 0] ins(%[[PART]] : tensor<3x3xf32>)
// CHECK-SAME: outs(%[[TILE]] : tensor<4x5xf32>)
// CHECK: return %[[RESULT]]
func.func @slice(%a: tensor<10x20xf32>, %to: tensor<13x24xf32>, %v: f32) -> tensor<4x5xf32> {
  %0 = pad.generic low [2, 4] high [1, 0] ins(%a : tensor<10x20xf32>) maps [#id] outs(%to : tensor<13x24xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  } -> tensor<13x24xf32>
  %1 = tensor.extract_slice %0[1, 2] [4, 5] [1, 1] : tensor<13x24xf32> to tensor<4x5xf32>
  return %1 : tensor<4x5xf32>
}

// -----

// The slice is in the border. The border's region still computes with the
// indices of the whole result.
// CHECK: #[[BEHIND:.*]] = affine_map<()[s0] -> (s0 + 11)>
// CHECK-LABEL: func @slice_of_border(
// CHECK: pad.frame low [0] high [2] outs(%{{.*}} : tensor<2xindex>) border {
// CHECK-NEXT: ^bb0(%[[I:.*]]: index):
// CHECK-NEXT:   %[[INDEX:.*]] = affine.apply #[[BEHIND]]()[%[[I]]]
// CHECK-NEXT:   pad.yield %[[INDEX]]
func.func @slice_of_border(%a: tensor<10xindex>, %to: tensor<13xindex>) -> tensor<2xindex> {
  %0 = pad.generic low [0] high [3] ins(%a : tensor<10xindex>) maps [affine_map<(i) -> (i)>]
      outs(%to : tensor<13xindex>) interior {
  ^bb0(%i: index, %x: index):
    pad.yield %x : index
  } border {
  ^bb0(%i: index):
    pad.yield %i : index
  } -> tensor<13xindex>
  %1 = tensor.extract_slice %0[11] [2] [1] : tensor<13xindex> to tensor<2xindex>
  return %1 : tensor<2xindex>
}

// These operations are not replaced by tiles, because that would save nothing:
// the first result has another user, the second would be computed again in each
// iteration of a loop, and the third slice has a stride, so that its tile would
// also have the elements in between.
// CHECK-LABEL: func @slices_that_stay(
// CHECK-COUNT-3: pad.frame low [1] high [0] outs(%{{.*}} : tensor<13xf32>)
func.func @slices_that_stay(%to: tensor<13xf32>, %other: tensor<13xf32>, %third: tensor<13xf32>, %n: index, %v: f32)
    -> (tensor<13xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = pad.frame low [1] high [0] outs(%to : tensor<13xf32>) border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<13xf32>
  %1 = tensor.extract_slice %0[0] [2] [1] : tensor<13xf32> to tensor<2xf32>
  %2 = pad.frame low [1] high [0] outs(%other : tensor<13xf32>) border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<13xf32>
  %3 = scf.for %i = %c0 to %n step %c1 iter_args(%last = %1) -> tensor<2xf32> {
    %4 = tensor.extract_slice %2[%i] [2] [1] : tensor<13xf32> to tensor<2xf32>
    scf.yield %4 : tensor<2xf32>
  }
  %5 = pad.frame low [1] high [0] outs(%third : tensor<13xf32>) border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<13xf32>
  %6 = tensor.extract_slice %5[0] [2] [3] : tensor<13xf32> to tensor<2xf32>
  return %0, %1, %3, %6 : tensor<13xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// -----

// The extents of the result are replaced by those of the destination.
// CHECK-LABEL: func @extents(
// CHECK-SAME:    %[[N:.*]]: index
// CHECK-NEXT: return %[[N]]
func.func @extents(%n: index, %v: f32) -> index {
  %c1 = arith.constant 1 : index
  %to = tensor.empty(%n) : tensor<4x?xf32>
  %0 = pad.frame low [1, 1] high [1, 1] outs(%to : tensor<4x?xf32>) border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  } -> tensor<4x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<4x?xf32>
  return %1 : index
}
