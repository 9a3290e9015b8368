// The analysis of pad fusion, sections 3.2 and 4.1: its operations and its
// pattern before and after, completed with the least text. The expected values
// are computed element by element by tensor.generate.

// Section 3.2.1, tensor.pad.
func.func @main(%source: tensor<10x10xf32>) -> tensor<13x14xf32>
    attributes {padlab.seed = 321 : i64} {
  %const = arith.constant 7.0 : f32
  %padded = tensor.pad %source low [2, 2] high [1, 2] {
    ^bb0(%i: index, %j: index):
      tensor.yield %const : f32
  } : tensor<10x10xf32> to tensor<13x14xf32>

  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  %expected = tensor.generate {
  ^bb0(%i: index, %j: index):
    %si = arith.subi %i, %c2 : index
    %sj = arith.subi %j, %c2 : index
    // Negative positions are large unsigned ones.
    %rowInside = arith.cmpi ult, %si, %c10 : index
    %columnInside = arith.cmpi ult, %sj, %c10 : index
    %inside = arith.andi %rowInside, %columnInside : i1
    %value = scf.if %inside -> f32 {
      %element = tensor.extract %source[%si, %sj] : tensor<10x10xf32>
      scf.yield %element : f32
    } else {
      scf.yield %const : f32
    }
    tensor.yield %value : f32
  } : tensor<13x14xf32>
  check.expect_eq(%padded, %expected) : tensor<13x14xf32>
  return %padded : tensor<13x14xf32>
}

// -----

// Section 3.2.2, linalg.generic: the square of each element.
func.func @main(
    %input: tensor<?x?xf32> {
      padlab.extents = array<i64: 2, 3>,
      padlab.value = dense<[[1.0, -2.0, 0.5], [0.0, 3.0, -0.25]]>
          : tensor<2x3xf32>},
    %init: tensor<?x?xf32> {padlab.extents = array<i64: 2, 3>})
    -> tensor<?x?xf32> attributes {padlab.seed = 322 : i64} {
  %result = linalg.generic {
    indexing_maps = [
      affine_map<(d0, d1) -> (d0, d1)>,
      affine_map<(d0, d1) -> (d0, d1)>
    ],
    iterator_types = ["parallel", "parallel"]
  } ins(%input : tensor<?x?xf32>)
    outs(%init : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %squared = arith.mulf %in, %in : f32
      linalg.yield %squared : f32
  } -> tensor<?x?xf32>
  %values = arith.constant dense<[[1.0, 4.0, 0.25], [0.0, 9.0, 0.0625]]>
      : tensor<2x3xf32>
  %expected = tensor.cast %values : tensor<2x3xf32> to tensor<?x?xf32>
  check.expect_eq(%result, %expected) : tensor<?x?xf32>
  return %result : tensor<?x?xf32>
}

// -----

// Section 3.2.3, slices: what is inserted where it was extracted changes
// nothing else.
func.func @main(%tensor: tensor<13x14xf32>, %computed: tensor<10x10xf32>,
                %target: tensor<13x14xf32>)
    -> (tensor<10x10xf32>, tensor<13x14xf32>)
    attributes {padlab.seed = 323 : i64} {
  %slice = tensor.extract_slice %tensor[2, 2][10, 10][1, 1]
    : tensor<13x14xf32> to tensor<10x10xf32>
  %result = tensor.insert_slice %computed into %target[2, 2][10, 10][1, 1]
    : tensor<10x10xf32> into tensor<13x14xf32>

  %c2 = arith.constant 2 : index
  %expectedSlice = tensor.generate {
  ^bb0(%i: index, %j: index):
    %ti = arith.addi %i, %c2 : index
    %tj = arith.addi %j, %c2 : index
    %element = tensor.extract %tensor[%ti, %tj] : tensor<13x14xf32>
    tensor.yield %element : f32
  } : tensor<10x10xf32>
  check.expect_eq(%slice, %expectedSlice) : tensor<10x10xf32>
  %back = tensor.extract_slice %result[2, 2][10, 10][1, 1]
    : tensor<13x14xf32> to tensor<10x10xf32>
  check.expect_eq(%back, %computed) : tensor<10x10xf32>
  %row = tensor.extract_slice %result[12, 0][1, 14][1, 1]
    : tensor<13x14xf32> to tensor<14xf32>
  %oldRow = tensor.extract_slice %target[12, 0][1, 14][1, 1]
    : tensor<13x14xf32> to tensor<14xf32>
  check.expect_eq(%row, %oldRow) : tensor<14xf32>
  return %slice, %result : tensor<10x10xf32>, tensor<13x14xf32>
}

// -----

// Sections 4.1.1 and 4.1.2, the pattern before and after. Repair:
// `tensor.empty(13, 15)` of the sketch takes no static extents.
func.func @main(%input: tensor<10x10xf32>) -> tensor<13x15xf32>
    attributes {padlab.seed = 41 : i64} {
  %pad_value = arith.constant -1.5 : f32
  %init = tensor.empty() : tensor<10x10xf32>
  %computed = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
                     affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%input : tensor<10x10xf32>)
    outs(%init : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %result = arith.mulf %in, %in : f32
      linalg.yield %result : f32
  } -> tensor<10x10xf32>
  %padded = tensor.pad %computed low [2, 3] high [1, 2] {
    ^bb0(%i: index, %j: index):
      tensor.yield %pad_value : f32
  } : tensor<10x10xf32> to tensor<13x15xf32>

  %empty = tensor.empty() : tensor<13x15xf32>
  %filled = linalg.fill ins(%pad_value : f32)
                         outs(%empty : tensor<13x15xf32>)
            -> tensor<13x15xf32>
  %slice = tensor.extract_slice %filled[2, 3][10, 10][1, 1]
    : tensor<13x15xf32> to tensor<10x10xf32>
  %computedInPlace = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
                     affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%input : tensor<10x10xf32>)
    outs(%slice : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %result = arith.mulf %in, %in : f32
      linalg.yield %result : f32
  } -> tensor<10x10xf32>
  %result = tensor.insert_slice %computedInPlace into %filled
      [2, 3][10, 10][1, 1]
    : tensor<10x10xf32> into tensor<13x15xf32>
  check.expect_eq(%padded, %result) : tensor<13x15xf32>
  return %padded : tensor<13x15xf32>
}
