// The analysis of pad fusion, sections 4.3, 6.3, 7.2 and 8.1: what upstream's
// pattern declines or does at a cost, as whole programs.

// Sections 4.3.1 and 7.2, a pad value that depends on the position.
// The document spells it with `arith.index_cast` alone, which gives
// no float (next case). Repair: index_cast to i32, then sitofp.
func.func @main(%source: tensor<2x2xf32> {
      padlab.value = dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>})
    -> tensor<3x4xf32> attributes {padlab.seed = 431 : i64} {
  %padded = tensor.pad %source low [1, 1] high [0, 1] {
    ^bb0(%i: index, %j: index):
      %dynamic = arith.addi %i, %j : index
      %integer = arith.index_cast %dynamic : index to i32
      %float_val = arith.sitofp %integer : i32 to f32
      tensor.yield %float_val : f32
  } : tensor<2x2xf32> to tensor<3x4xf32>
  // The arguments of the region are positions in the destination.
  %expected = arith.constant dense<[[0.0, 1.0, 2.0, 3.0],
                                    [1.0, 1.0, 2.0, 4.0],
                                    [2.0, 3.0, 4.0, 5.0]]> : tensor<3x4xf32>
  check.expect_eq(%padded, %expected) : tensor<3x4xf32>
  return %padded : tensor<3x4xf32>
}

// -----

// EXPECT-ERROR: 'arith.index_cast' op result #0 must be
func.func @main(%source: tensor<2x2xf32>) -> tensor<3x4xf32>
    attributes {padlab.seed = 72 : i64} {
  %padded = tensor.pad %source low [1, 1] high [0, 1] {
    ^bb0(%i: index, %j: index):
      %dynamic = arith.addi %i, %j : index
      %float_val = arith.index_cast %dynamic : index to f32
      tensor.yield %float_val : f32
  } : tensor<2x2xf32> to tensor<3x4xf32>
  return %padded : tensor<3x4xf32>
}

// -----

// Sections 4.3.2 and 7.2, a producer with a reduction.
func.func @main(
    %A: tensor<2x3xf32> {padlab.value =
        dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>},
    %B: tensor<2x3xf32> {padlab.value =
        dense<[[2.0, 0.0, 1.0], [1.0, 1.0, 0.5]]> : tensor<2x3xf32>},
    %C: tensor<2xf32> {padlab.value = dense<[0.5, 1.0]> : tensor<2xf32>})
    -> tensor<4xf32> attributes {padlab.seed = 432 : i64} {
  %result = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
                     affine_map<(d0, d1) -> (d0, d1)>,
                     affine_map<(d0, d1) -> (d0)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%A, %B : tensor<2x3xf32>, tensor<2x3xf32>) outs(%C : tensor<2xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %prod = arith.mulf %a, %b : f32
      %sum = arith.addf %c, %prod : f32
      linalg.yield %sum : f32
  } -> tensor<2xf32>
  %zero = arith.constant 0.0 : f32
  %padded = tensor.pad %result low [1] high [1] {
    ^bb0(%i: index):
      tensor.yield %zero : f32
  } : tensor<2xf32> to tensor<4xf32>
  %expected = arith.constant dense<[0.0, 5.5, 13.0, 0.0]> : tensor<4xf32>
  check.expect_eq(%padded, %expected) : tensor<4xf32>
  return %padded : tensor<4xf32>
}

// -----

// Section 6.3.1, tiles of the filled destination. Repair: loops over tensors
// carry them.
func.func @main(%input: tensor<4x4xf32>) -> tensor<6x6xf32>
    attributes {padlab.seed = 631 : i64} {
  %pad = arith.constant 2.0 : f32
  %init = tensor.empty() : tensor<4x4xf32>
  %intermediate = linalg.map { arith.mulf } ins(%input, %input : tensor<4x4xf32>, tensor<4x4xf32>)
                  outs(%init : tensor<4x4xf32>)
  %padded = tensor.pad %intermediate low [1, 1] high [1, 1] {
    ^bb0(%i: index, %j: index):
      tensor.yield %pad : f32
  } : tensor<4x4xf32> to tensor<6x6xf32>

  %empty = tensor.empty() : tensor<6x6xf32>
  %filled = linalg.fill ins(%pad : f32) outs(%empty : tensor<6x6xf32>)
            -> tensor<6x6xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %tiled = scf.for %i = %c0 to %c4 step %c2
      iter_args(%rows = %filled) -> tensor<6x6xf32> {
    %row = scf.for %j = %c0 to %c4 step %c2
        iter_args(%tiles = %rows) -> tensor<6x6xf32> {
      %in = tensor.extract_slice %input[%i, %j][2, 2][1, 1]
        : tensor<4x4xf32> to tensor<2x2xf32>
      %oi = arith.addi %i, %c1 : index
      %oj = arith.addi %j, %c1 : index
      %tile = tensor.extract_slice %tiles[%oi, %oj][2, 2][1, 1]
        : tensor<6x6xf32> to tensor<2x2xf32>
      %computed_tile = linalg.map { arith.mulf } ins(%in, %in : tensor<2x2xf32>, tensor<2x2xf32>)
                       outs(%tile : tensor<2x2xf32>)
      %next = tensor.insert_slice %computed_tile into %tiles
          [%oi, %oj][2, 2][1, 1] : tensor<2x2xf32> into tensor<6x6xf32>
      scf.yield %next : tensor<6x6xf32>
    }
    scf.yield %row : tensor<6x6xf32>
  }
  check.expect_eq(%padded, %tiled) : tensor<6x6xf32>
  return %tiled : tensor<6x6xf32>
}

// -----

// Section 8.1.3, the alternative for dynamic values: one generic over the
// destination that tells border from data. Repair: the position comes from
// linalg.index.
func.func @main(%source: tensor<2x2xf32> {
      padlab.value = dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>})
    -> tensor<3x4xf32> attributes {padlab.seed = 813 : i64} {
  %empty = tensor.empty() : tensor<3x4xf32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %padded = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } outs(%empty : tensor<3x4xf32>) {
    ^bb0(%out: f32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %si = arith.subi %i, %c1 : index
      %sj = arith.subi %j, %c1 : index
      %row_outside = arith.cmpi uge, %si, %c2 : index
      %column_outside = arith.cmpi uge, %sj, %c2 : index
      %is_boundary = arith.ori %row_outside, %column_outside : i1
      %value = scf.if %is_boundary -> f32 {
        %sum = arith.addi %i, %j : index
        %integer = arith.index_cast %sum : index to i32
        %pad_val = arith.sitofp %integer : i32 to f32
        scf.yield %pad_val : f32
      } else {
        %data_val = tensor.extract %source[%si, %sj] : tensor<2x2xf32>
        scf.yield %data_val : f32
      }
      linalg.yield %value : f32
  } -> tensor<3x4xf32>
  %expected = arith.constant dense<[[0.0, 1.0, 2.0, 3.0],
                                    [1.0, 1.0, 2.0, 4.0],
                                    [2.0, 3.0, 4.0, 5.0]]> : tensor<3x4xf32>
  check.expect_eq(%padded, %expected) : tensor<3x4xf32>
  return %padded : tensor<3x4xf32>
}

// -----

// Section 8.1.4, one producer, two pads.
func.func @main(%input: tensor<3xf32> {
      padlab.value = dense<[1.0, -2.0, 3.0]> : tensor<3xf32>})
    -> (tensor<5xf32>, tensor<6xf32>) attributes {padlab.seed = 814 : i64} {
  %init = tensor.empty() : tensor<3xf32>
  %computed = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"]
  } ins(%input : tensor<3xf32>) outs(%init : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %squared = arith.mulf %in, %in : f32
      linalg.yield %squared : f32
  } -> tensor<3xf32>
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %padded1 = tensor.pad %computed low [1] high [1] {
    ^bb0(%i: index):
      tensor.yield %zero : f32
  } : tensor<3xf32> to tensor<5xf32>
  %padded2 = tensor.pad %computed low [0] high [3] {
    ^bb0(%i: index):
      tensor.yield %one : f32
  } : tensor<3xf32> to tensor<6xf32>
  %expected1 = arith.constant dense<[0.0, 1.0, 4.0, 9.0, 0.0]> : tensor<5xf32>
  %expected2 = arith.constant dense<[1.0, 4.0, 9.0, 1.0, 1.0, 1.0]>
      : tensor<6xf32>
  check.expect_eq(%padded1, %expected1) : tensor<5xf32>
  check.expect_eq(%padded2, %expected2) : tensor<6xf32>
  return %padded1, %padded2 : tensor<5xf32>, tensor<6xf32>
}
