// Each function breaks one rule of the verifier, and expects its error.
// verify-valid.mlir has operations that just keep the rules.
// RUN: padlab-opt %s --split-input-file --verify-diagnostics

func.func @rank(%to: tensor<4x4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.frame' op breaks rule 1: a destination of rank 2 has 1 low and 2 high amounts}}
  pad.frame low [1] high [1, 1] outs(%to : tensor<4x4xf32>) border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  } -> tensor<4x4xf32>
  return
}

// -----

func.func @rank_of_generic(%to: tensor<4x4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.generic' op breaks rule 1: a destination of rank 2 has 2 low and 3 high amounts}}
  pad.generic low [1, 1] high [1, 1, 1] ins() maps [] outs(%to : tensor<4x4xf32>) interior {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  } -> tensor<4x4xf32>
  return
}

// -----

func.func @negative(%to: tensor<4x4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.frame' op breaks rule 2: an amount is negative}}
  pad.frame low [1, 0] high [1, -1] outs(%to : tensor<4x4xf32>) border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  } -> tensor<4x4xf32>
  return
}

// -----

func.func @room(%to: tensor<4x?xf32>, %v: f32) {
  // expected-error @+1 {{'pad.frame' op breaks rule 3: the amounts leave no room for the interior in dimension 0}}
  pad.frame low [3, 100] high [2, 100] outs(%to : tensor<4x?xf32>) border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  } -> tensor<4x?xf32>
  return
}

// -----

func.func @number_of_maps(%a: tensor<2xf32>, %to: tensor<4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.generic' op breaks rule 4: 1 inputs have 0 maps}}
  pad.generic low [1] high [1] ins(%a : tensor<2xf32>) maps [] outs(%to : tensor<4xf32>) interior {
  ^bb0(%i: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @map_results(%a: tensor<2xf32>, %to: tensor<4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.generic' op breaks rule 4: map 0 leads from 1 dimensions and 0 symbols to 2, which should be 1, 0 and 1}}
  pad.generic low [1] high [1] ins(%a : tensor<2xf32>) maps [affine_map<(i) -> (i, i)>] outs(%to : tensor<4xf32>) interior {
  ^bb0(%i: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @map_symbols(%a: tensor<2xf32>, %to: tensor<4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.generic' op breaks rule 4: map 0 leads from 1 dimensions and 1 symbols to 1, which should be 1, 0 and 1}}
  pad.generic low [1] high [1] ins(%a : tensor<2xf32>) maps [affine_map<(i)[s] -> (i + s)>] outs(%to : tensor<4xf32>) interior {
  ^bb0(%i: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @map_dimensions(%a: tensor<2xf32>, %to: tensor<4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.generic' op breaks rule 4: map 0 leads from 2 dimensions and 0 symbols to 1, which should be 1, 0 and 1}}
  pad.generic low [1] high [1] ins(%a : tensor<2xf32>) maps [affine_map<(i, j) -> (i)>] outs(%to : tensor<4xf32>) interior {
  ^bb0(%i: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @interior_indices(%a: tensor<2xf32>, %to: tensor<4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.generic' op breaks rule 5: the interior's arguments must be 1 indices and an element of each input}}
  pad.generic low [1] high [1] ins(%a : tensor<2xf32>) maps [affine_map<(i) -> (i)>] outs(%to : tensor<4xf32>) interior {
  ^bb0(%x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @interior_elements(%a: tensor<2xf32>, %to: tensor<4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.generic' op breaks rule 5: the interior's arguments must be 1 indices and an element of each input}}
  pad.generic low [1] high [1] ins(%a : tensor<2xf32>) maps [affine_map<(i) -> (i)>] outs(%to : tensor<4xf32>) interior {
  ^bb0(%i: index, %x: f16):
    pad.yield %v : f32
  } border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @border_count(%to: tensor<4x4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.frame' op breaks rule 6: the border's arguments must be 2 indices}}
  pad.frame low [1, 1] high [1, 1] outs(%to : tensor<4x4xf32>) border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<4x4xf32>
  return
}

// -----

func.func @border_types(%to: tensor<4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.generic' op breaks rule 6: the border's arguments must be 1 indices}}
  pad.generic low [1] high [1] ins() maps [] outs(%to : tensor<4xf32>) interior {
  ^bb0(%i: index):
    pad.yield %v : f32
  } border {
  ^bb0(%i: i64):
    pad.yield %v : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @yield_of_border(%to: tensor<4xf32>, %v: f16) {
  // expected-error @+1 {{'pad.frame' op breaks rule 7: its regions must end with pad.yield of 'f32'}}
  pad.frame low [1] high [1] outs(%to : tensor<4xf32>) border {
  ^bb0(%i: index):
    pad.yield %v : f16
  } -> tensor<4xf32>
  return
}

// -----

func.func @yield_of_interior(%to: tensor<4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.generic' op breaks rule 7: its regions must end with pad.yield of 'f32'}}
  pad.generic low [1] high [1] ins() maps [] outs(%to : tensor<4xf32>) interior {
  ^bb0(%i: index):
    pad.yield %i : index
  } border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @yield_elsewhere(%to: tensor<4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.frame' op breaks rule 7: its regions must end with pad.yield of 'f32'}}
  pad.frame low [1] high [1] outs(%to : tensor<4xf32>) border {
  ^bb0(%i: index):
    llvm.unreachable
  } -> tensor<4xf32>
  return
}

// -----

func.func @result_type(%to: tensor<4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.frame' op breaks rule 8: the result must have the destination's type, 'tensor<4xf32>'}}
  pad.frame low [1] high [1] outs(%to : tensor<4xf32>) border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<?xf32>
  return
}

// -----

func.func @no_result(%to: tensor<4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.frame' op breaks rule 8: the result must have the destination's type, 'tensor<4xf32>'}}
  pad.frame low [1] high [1] outs(%to : tensor<4xf32>) border {
  ^bb0(%i: index):
    pad.yield %v : f32
  }
  return
}

// -----

func.func @result_of_memref(%to: memref<4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.frame' op breaks rule 8: an operation on a memref has no result}}
  pad.frame low [1] high [1] outs(%to : memref<4xf32>) border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @mixed(%a: memref<2xf32>, %to: tensor<4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.generic' op breaks rule 8: tensors and memrefs are mixed}}
  pad.generic low [1] high [1] ins(%a : memref<2xf32>) maps [affine_map<(i) -> (i)>] outs(%to : tensor<4xf32>) interior {
  ^bb0(%i: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @extents(%a: tensor<3x?xf32>, %to: tensor<4x9xf32>, %v: f32) {
  // expected-error @+1 {{'pad.generic' op breaks rule 9: input 0 has extent 3 in dimension 0, the interior has 7}}
  pad.generic low [1, 1] high [1, 1] ins(%a : tensor<3x?xf32>) maps [affine_map<(i, j) -> (j, i)>] outs(%to : tensor<4x9xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  } -> tensor<4x9xf32>
  return
}

// -----

func.func @yield_of_others(%v: f32) {
  // expected-error @+1 {{'pad.yield' op expects parent op to be one of 'pad.frame, pad.generic'}}
  pad.yield %v : f32
}
