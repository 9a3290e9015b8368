// RUN: padlab-opt %s --split-input-file --padlab-destination-passing \
// RUN:   | FileCheck %s --check-prefix=PASS
// RUN: padlab-opt %s --split-input-file --pass-pipeline='builtin.module( \
// RUN:   padlab-destination-passing,one-shot-bufferize{ \
// RUN:     bufferize-function-boundaries \
// RUN:     function-boundary-type-conversion=identity-layout-map}, \
// RUN:   canonicalize,cse,canonicalize)' \
// RUN:   | FileCheck %s --check-prefix=BUFFER

// What whole-fill fusion makes of a pad: everything happens in the destination.
// PASS-LABEL: func @fused
// PASS-SAME:    (%[[A:[a-z0-9_]+]]: tensor<?x4xf32>, %[[N:[a-z0-9_]+]]: index, %[[TO:[a-z0-9_]+]]: tensor<?x6xf32>)
// PASS-NOT:     tensor.empty
// PASS:         %[[FILLED:[a-z0-9_]+]] = linalg.fill {{.*}} outs(%[[TO]]
// PASS:         %[[ALL:[a-z0-9_]+]] = tensor.insert_slice %{{.*}} into %[[FILLED]]
// PASS:         %[[PUT:[a-z0-9_]+]] = bufferization.materialize_in_destination %[[ALL]] in %[[TO]]
// PASS:         return %[[PUT]]
// BUFFER-LABEL: func @fused
// BUFFER-SAME:    %[[TO:[a-z0-9_]+]]: memref<?x6xf32>)
// BUFFER-NOT:     memref.alloc
// BUFFER-NOT:     memref.copy
// BUFFER:         return %[[TO]]
func.func @fused(%a: tensor<?x4xf32>, %n: index) -> tensor<?x6xf32>
    attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %rows = tensor.dim %a, %c0 : tensor<?x4xf32>
  %empty = tensor.empty(%n) : tensor<?x6xf32>
  %filled = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x6xf32>)
      -> tensor<?x6xf32>
  %slice = tensor.extract_slice %filled[1, 1] [%rows, 4] [1, 1]
      : tensor<?x6xf32> to tensor<?x4xf32>
  %squares = linalg.map { arith.negf } ins(%a : tensor<?x4xf32>)
      outs(%slice : tensor<?x4xf32>)
  %all = tensor.insert_slice %squares into %filled[1, 1] [%rows, 4] [1, 1]
      : tensor<?x4xf32> into tensor<?x6xf32>
  return %all : tensor<?x6xf32>
}

// -----

// A pad that nothing fused, behind a cast; an argument and a scalar.
// PASS-LABEL: func @pads
// PASS-SAME:    (%[[A:[a-z0-9_]+]]: tensor<2xf32>, %[[TO:[a-z0-9_]+]]: tensor<?xf32>, %[[TO1:[a-z0-9_]+]]: tensor<2xf32>)
// PASS-SAME:    -> (tensor<?xf32>, f32, tensor<2xf32>)
// PASS-DAG:     %[[ONE:[a-z0-9_]+]] = arith.constant 1.0
// PASS-DAG:     %[[STATIC:[a-z0-9_]+]] = tensor.cast %[[TO]] : tensor<?xf32> to tensor<5xf32>
// PASS:         %[[FILLED:[a-z0-9_]+]] = linalg.fill ins(%[[ONE]] : f32) outs(%[[STATIC]]
// PASS:         tensor.insert_slice %[[A]] into %[[FILLED]][2] [2] [1]
// PASS:         bufferization.materialize_in_destination %[[A]] in %[[TO1]]
// BUFFER-LABEL: func @pads
// BUFFER-SAME:    (%[[A:[a-z0-9_]+]]: memref<2xf32>, %{{.*}}: memref<?xf32>, %[[TO1:[a-z0-9_]+]]: memref<2xf32>)
// BUFFER-NOT:     memref.alloc
// BUFFER:         %[[SLICE:[a-z0-9_]+]] = memref.subview
// BUFFER:         memref.copy %[[A]], %[[SLICE]]
// BUFFER:         memref.copy %[[A]], %[[TO1]]
// BUFFER-NOT:     memref.copy
// BUFFER:         return
func.func @pads(%a: tensor<2xf32>) -> (tensor<?xf32>, f32, tensor<2xf32>)
    attributes {padlab.seed = 1 : i64} {
  %padded = tensor.pad %a low[2] high[1] {
  ^bb0(%i: index):
    %one = arith.constant 1.0 : f32
    tensor.yield %one : f32
  } : tensor<2xf32> to tensor<5xf32>
  %cast = tensor.cast %padded : tensor<5xf32> to tensor<?xf32>
  %x = arith.constant 4.0 : f32
  return %cast, %x, %a : tensor<?xf32>, f32, tensor<2xf32>
}

// -----

// Reshapes that stand last are of the destination.
// PASS-LABEL: func @reshaped
// PASS-SAME:    %[[TO:[a-z0-9_]+]]: tensor<6xf32>, %[[TO1:[a-z0-9_]+]]: tensor<2x3xf32>)
// PASS-DAG:     %[[EXPANDED:[a-z0-9_]+]] = tensor.expand_shape %[[TO]]
// PASS-DAG:     %[[COLLAPSED:[a-z0-9_]+]] = tensor.collapse_shape %[[TO1]]
// PASS:         linalg.map { arith.negf } {{.*}} outs(%[[EXPANDED]]
// PASS:         linalg.map { arith.negf } {{.*}} outs(%[[COLLAPSED]]
// BUFFER-LABEL: func @reshaped
// BUFFER-NOT:     memref.alloc
// BUFFER-NOT:     memref.copy
// BUFFER:         return
func.func @reshaped(%a: tensor<2x3xf32>, %b: tensor<6xf32>)
    -> (tensor<6xf32>, tensor<2x3xf32>) attributes {padlab.seed = 1 : i64} {
  %e0 = tensor.empty() : tensor<2x3xf32>
  %0 = linalg.map { arith.negf } ins(%a : tensor<2x3xf32>) outs(%e0 : tensor<2x3xf32>)
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %e1 = tensor.empty() : tensor<6xf32>
  %2 = linalg.map { arith.negf } ins(%b : tensor<6xf32>) outs(%e1 : tensor<6xf32>)
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [2, 3]
      : tensor<6xf32> into tensor<2x3xf32>
  return %1, %3 : tensor<6xf32>, tensor<2x3xf32>
}

// -----

// One `tensor.empty` for two results has room for one.
// PASS-LABEL: func @shared
// PASS-SAME:    %[[TO:[a-z0-9_]+]]: tensor<2xf32>, %[[TO1:[a-z0-9_]+]]: tensor<2xf32>)
// PASS:         linalg.map { arith.negf } {{.*}} outs(%[[TO]]
// PASS:         linalg.map { math.exp } {{.*}} outs(%[[TO1]]
// BUFFER-LABEL: func @shared
// BUFFER-NOT:     memref.alloc
// BUFFER-NOT:     memref.copy
// BUFFER:         return
func.func @shared(%a: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    attributes {padlab.seed = 1 : i64} {
  %empty = tensor.empty() : tensor<2xf32>
  %0 = linalg.map { arith.negf } ins(%a : tensor<2xf32>) outs(%empty : tensor<2xf32>)
  %1 = linalg.map { math.exp } ins(%a : tensor<2xf32>) outs(%empty : tensor<2xf32>)
  return %0, %1 : tensor<2xf32>, tensor<2xf32>
}

// -----

// Not through control flow, of which bufferization would say that it cannot
// avoid a conflict: the result is copied.
// PASS-LABEL: func @loop(
// PASS-SAME:    %[[X:[a-z0-9_]+]]: f32, %[[TO:[a-z0-9_]+]]: tensor<4xf32>)
// PASS:         %[[CALLED:[a-z0-9_]+]] = call @loop_0(%[[X]])
// PASS:         materialize_in_destination %[[CALLED]] in %[[TO]]
// BUFFER-LABEL: func @loop(
// BUFFER:         memref.copy
func.func @loop(%x: f32) -> tensor<4xf32> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %empty = tensor.empty() : tensor<4xf32>
  %0 = scf.for %i = %c0 to %c4 step %c1 iter_args(%to = %empty)
      -> tensor<4xf32> {
    %1 = tensor.insert %x into %to[%i] : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

// Calls of the entry are calls of what it was.
// PASS-LABEL: func @recursive
// PASS-SAME:    (%[[N:[a-z0-9_]+]]: index {padlab.value = 3 : index}, %[[TO:[a-z0-9_]+]]: tensor<3xindex>)
// PASS:         %[[CALLED:[a-z0-9_]+]] = call @recursive_0(%[[N]])
// PASS:         materialize_in_destination %[[CALLED]] in %[[TO]]
// PASS:       func private @recursive_0(%{{[^ ]*}}: index) -> tensor<3xindex> {
// PASS:         func.call @recursive_0
func.func @recursive(%n: index {padlab.value = 3 : index}) -> tensor<3xindex>
    attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %stop = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %stop -> tensor<3xindex> {
    %f = tensor.splat %c0 : tensor<3xindex>
    scf.yield %f : tensor<3xindex>
  } else {
    %m = arith.subi %n, %c1 : index
    %s = func.call @recursive(%m) : (index) -> tensor<3xindex>
    %t = tensor.insert %n into %s[%m] : tensor<3xindex>
    scf.yield %t : tensor<3xindex>
  }
  return %r : tensor<3xindex>
}
