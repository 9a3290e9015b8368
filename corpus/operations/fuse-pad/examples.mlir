// The analysis of pad fusion, section 5: both examples, before and after, in
// one program each. Repair: the sketch defines `#map` inside of the function.

// Section 5.1, dynamic shapes, with the numbers of 5.1.3.
func.func private @dynamic_pad_fusion(
    %input : tensor<?x?xf32>, %low_pad_y : index, %low_pad_x : index,
    %high_pad_y : index, %high_pad_x : index, %border_color : f32)
    -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %height = tensor.dim %input, %c0 : tensor<?x?xf32>
  %width = tensor.dim %input, %c1 : tensor<?x?xf32>
  %output_buffer = tensor.empty(%height, %width) : tensor<?x?xf32>
  %filtered = linalg.generic {
    indexing_maps = [
      affine_map<(d0, d1) -> (d0, d1)>,
      affine_map<(d0, d1) -> (d0, d1)>
    ],
    iterator_types = ["parallel", "parallel"]
  } ins(%input : tensor<?x?xf32>)
    outs(%output_buffer : tensor<?x?xf32>) {
    ^bb0(%pixel_in: f32, %pixel_out: f32):
      %squared = arith.mulf %pixel_in, %pixel_in : f32
      linalg.yield %squared : f32
  } -> tensor<?x?xf32>
  %with_border = tensor.pad %filtered
    low [%low_pad_y, %low_pad_x]
    high [%high_pad_y, %high_pad_x] {
    ^bb0(%y: index, %x: index):
      tensor.yield %border_color : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %with_border : tensor<?x?xf32>
}

#map = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
func.func private @dynamic_pad_fusion_optimized(
    %input : tensor<?x?xf32>, %low_pad_y : index, %low_pad_x : index,
    %high_pad_y : index, %high_pad_x : index, %border_color : f32)
    -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %filtered_h = tensor.dim %input, %c0 : tensor<?x?xf32>
  %filtered_w = tensor.dim %input, %c1 : tensor<?x?xf32>
  %target_h = affine.apply #map()[%filtered_h, %low_pad_y, %high_pad_y]
  %target_w = affine.apply #map()[%filtered_w, %low_pad_x, %high_pad_x]
  %empty = tensor.empty(%target_h, %target_w) : tensor<?x?xf32>
  %filled_border = linalg.fill
    ins(%border_color : f32)
    outs(%empty : tensor<?x?xf32>)
    -> tensor<?x?xf32>
  %center_region = tensor.extract_slice %filled_border
    [%low_pad_y, %low_pad_x]
    [%filtered_h, %filtered_w]
    [1, 1]
    : tensor<?x?xf32> to tensor<?x?xf32>
  %filtered_in_place = linalg.generic {
    indexing_maps = [
      affine_map<(d0, d1) -> (d0, d1)>,
      affine_map<(d0, d1) -> (d0, d1)>
    ],
    iterator_types = ["parallel", "parallel"]
  } ins(%input : tensor<?x?xf32>)
    outs(%center_region : tensor<?x?xf32>) {
    ^bb0(%pixel_in: f32, %pixel_out: f32):
      %squared = arith.mulf %pixel_in, %pixel_in : f32
      linalg.yield %squared : f32
  } -> tensor<?x?xf32>
  %result = tensor.insert_slice %filtered_in_place into %filled_border
    [%low_pad_y, %low_pad_x]
    [%filtered_h, %filtered_w]
    [1, 1]
    : tensor<?x?xf32> into tensor<?x?xf32>
  return %result : tensor<?x?xf32>
}

func.func @main(
    %input : tensor<?x?xf32> {padlab.extents = array<i64: 10, 20>},
    %low_pad_y : index {padlab.value = 2 : index},
    %low_pad_x : index {padlab.value = 3 : index},
    %high_pad_y : index {padlab.value = 1 : index},
    %high_pad_x : index {padlab.value = 2 : index},
    %border_color : f32 {padlab.value = 0.0 : f32})
    -> tensor<?x?xf32> attributes {padlab.seed = 51 : i64} {
  %before = call @dynamic_pad_fusion(%input, %low_pad_y, %low_pad_x,
      %high_pad_y, %high_pad_x, %border_color)
      : (tensor<?x?xf32>, index, index, index, index, f32) -> tensor<?x?xf32>
  %after = call @dynamic_pad_fusion_optimized(%input, %low_pad_y, %low_pad_x,
      %high_pad_y, %high_pad_x, %border_color)
      : (tensor<?x?xf32>, index, index, index, index, f32) -> tensor<?x?xf32>
  check.expect_eq(%before, %after) : tensor<?x?xf32>
  // 13x25, as the document draws it; its first point is border.
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c13 = arith.constant 13 : index
  %c25 = arith.constant 25 : index
  %rows = tensor.dim %before, %c0 : tensor<?x?xf32>
  %columns = tensor.dim %before, %c1 : tensor<?x?xf32>
  check.expect_eq(%rows, %c13) : index
  check.expect_eq(%columns, %c25) : index
  %corner = tensor.extract %before[%c0, %c0] : tensor<?x?xf32>
  check.expect_eq(%corner, %border_color) : f32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %first = tensor.extract %input[%c0, %c0] : tensor<?x?xf32>
  %square = arith.mulf %first, %first : f32
  %inside = tensor.extract %before[%c2, %c3] : tensor<?x?xf32>
  check.expect_eq(%inside, %square) : f32
  return %before : tensor<?x?xf32>
}

// -----

// Section 5.2, mixed static and dynamic: a transposing producer.
func.func private @mixed_pad_fusion(
    %input : tensor<?x42xf32>, %low_pad_dynamic : index,
    %high_pad_dynamic : index, %pad_value : f32) -> tensor<49x?xf32> {
  %c0 = arith.constant 0 : index
  %batch_size = tensor.dim %input, %c0 : tensor<?x42xf32>
  %transposed_init = tensor.empty(%batch_size) : tensor<42x?xf32>
  %transposed = linalg.generic {
    indexing_maps = [
      affine_map<(d0, d1) -> (d0, d1)>,
      affine_map<(d0, d1) -> (d1, d0)>
    ],
    iterator_types = ["parallel", "parallel"]
  } ins(%input : tensor<?x42xf32>)
    outs(%transposed_init : tensor<42x?xf32>) {
    ^bb0(%in_val: f32, %out_val: f32):
      %squared = arith.mulf %in_val, %in_val : f32
      linalg.yield %squared : f32
  } -> tensor<42x?xf32>
  %padded = tensor.pad %transposed
    low [3, %low_pad_dynamic]
    high [4, %high_pad_dynamic] {
    ^bb0(%i: index, %j: index):
      tensor.yield %pad_value : f32
  } : tensor<42x?xf32> to tensor<49x?xf32>
  return %padded : tensor<49x?xf32>
}

#map = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
func.func private @mixed_pad_fusion_optimized(
    %input : tensor<?x42xf32>, %low_pad_dynamic : index,
    %high_pad_dynamic : index, %pad_value : f32) -> tensor<49x?xf32> {
  %c0 = arith.constant 0 : index
  %transposed_dim1 = tensor.dim %input, %c0 : tensor<?x42xf32>
  %target_dim1 = affine.apply #map()[
    %transposed_dim1,
    %low_pad_dynamic,
    %high_pad_dynamic
  ]
  %empty = tensor.empty(%target_dim1) : tensor<49x?xf32>
  %filled = linalg.fill
    ins(%pad_value : f32)
    outs(%empty : tensor<49x?xf32>)
    -> tensor<49x?xf32>
  %center = tensor.extract_slice %filled
    [3, %low_pad_dynamic]
    [42, %transposed_dim1]
    [1, 1]
    : tensor<49x?xf32> to tensor<42x?xf32>
  %result_center = linalg.generic {
    indexing_maps = [
      affine_map<(d0, d1) -> (d0, d1)>,
      affine_map<(d0, d1) -> (d1, d0)>
    ],
    iterator_types = ["parallel", "parallel"]
  } ins(%input : tensor<?x42xf32>)
    outs(%center : tensor<42x?xf32>) {
    ^bb0(%in_val: f32, %out_val: f32):
      %squared = arith.mulf %in_val, %in_val : f32
      linalg.yield %squared : f32
  } -> tensor<42x?xf32>
  %result = tensor.insert_slice %result_center into %filled
    [3, %low_pad_dynamic]
    [42, %transposed_dim1]
    [1, 1]
    : tensor<42x?xf32> into tensor<49x?xf32>
  return %result : tensor<49x?xf32>
}

func.func @main(
    %input : tensor<?x42xf32> {padlab.extents = array<i64: 5>},
    %low_pad_dynamic : index {padlab.value = 1 : index},
    %high_pad_dynamic : index {padlab.value = 2 : index},
    %pad_value : f32 {padlab.value = 9.0 : f32})
    -> tensor<49x?xf32> attributes {padlab.seed = 52 : i64} {
  %before = call @mixed_pad_fusion(%input, %low_pad_dynamic,
      %high_pad_dynamic, %pad_value)
      : (tensor<?x42xf32>, index, index, f32) -> tensor<49x?xf32>
  %after = call @mixed_pad_fusion_optimized(%input, %low_pad_dynamic,
      %high_pad_dynamic, %pad_value)
      : (tensor<?x42xf32>, index, index, f32) -> tensor<49x?xf32>
  check.expect_eq(%before, %after) : tensor<49x?xf32>
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %columns = tensor.dim %before, %c1 : tensor<49x?xf32>
  check.expect_eq(%columns, %c8) : index
  // Row 4, column 4 of the result is row 3 of the batch, feature 1.
  %element = tensor.extract %input[%c3, %c1] : tensor<?x42xf32>
  %square = arith.mulf %element, %element : f32
  %inside = tensor.extract %before[%c4, %c4] : tensor<49x?xf32>
  check.expect_eq(%inside, %square) : f32
  return %before : tensor<49x?xf32>
}
