// Interiors that types, constants and operands say to be empty, or to be larger
// or smaller than the init says: slices have to verify. Such programs crashed
// upstream's tiling, or were rejected by the verifier of slices.
// RUN: padlab-opt %s --padlab-fuse-pad --split-input-file | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>

// Nothing is known of %n, so that the producer would be cropped, to no columns.
// CHECK-LABEL: func @empty_crop
// CHECK:         linalg.fill
// CHECK-NOT:     linalg.generic
// CHECK:         return %{{.*}} : tensor<?x1xbf16>
func.func @empty_crop(%a: tensor<2x0xbf16>, %v: bf16, %n: index) -> tensor<?x1xbf16> {
  %init = tensor.empty() : tensor<2x0xbf16>
  %0 = linalg.generic {indexing_maps = [#id, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<2x0xbf16>) outs(%init : tensor<2x0xbf16>) {
  ^bb0(%x: bf16, %y: bf16):
    linalg.yield %x : bf16
  } -> tensor<2x0xbf16>
  %1 = tensor.pad %0 low[%n, 1] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : bf16
  } : tensor<2x0xbf16> to tensor<?x1xbf16>
  return %1 : tensor<?x1xbf16>
}

// -----

#id = affine_map<(i, j) -> (i, j)>

// The extent of zero is a constant, not part of the type.
// CHECK-LABEL: func @empty_constant
// CHECK:         tensor.empty(%{{.*}}) : tensor<?x0xi32>
// CHECK:         linalg.fill
// CHECK-NOT:     linalg.generic
// CHECK:         tensor.cast %{{.*}} : tensor<?x0xi32> to tensor<?x?xi32>
func.func @empty_constant(%n: index, %v: i32) -> tensor<?x?xi32> {
  %c0 = arith.constant 0 : index
  %init = tensor.empty(%n, %c0) : tensor<?x?xi32>
  %0 = linalg.generic {indexing_maps = [#id],
      iterator_types = ["parallel", "parallel"]}
      outs(%init : tensor<?x?xi32>) {
  ^bb0(%x: i32):
    linalg.yield %v : i32
  } -> tensor<?x?xi32>
  %1 = tensor.pad %0 low[1, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i32
  } : tensor<?x?xi32> to tensor<?x?xi32>
  return %1 : tensor<?x?xi32>
}

// -----

// The padding in front fills all of the result.
// CHECK-LABEL: func @empty_by_result
// CHECK:         linalg.fill {{.*}} -> tensor<3xf32>
// CHECK-NOT:     linalg.generic
// CHECK-NOT:     tensor.dim
// CHECK:         return
func.func @empty_by_result(%a: tensor<?xf32>, %init: tensor<?xf32>, %n: index, %v: f32) -> tensor<3xf32> {
  %c3 = arith.constant 3 : index
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>) outs(%init : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  %1 = tensor.pad %0 low[%c3] high[%n] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<3xf32>
  return %1 : tensor<3xf32>
}

// -----

// The crop takes all three elements, which only the input's type tells.
// CHECK-LABEL: func @empty_by_input
// CHECK:         linalg.fill
// CHECK-NOT:     linalg.generic
// CHECK:         return
func.func @empty_by_input(%a: tensor<3xf32>, %init: tensor<?xf32>, %n: index, %v: f32) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<3xf32>) outs(%init : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  %1 = tensor.pad %0 low[-3] high[%n] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// The size follows from the result's type; the init's cannot be sliced to more.
// CHECK-LABEL: func @size_by_result
// CHECK:         tensor.extract_slice %{{.*}}[1] [5] [1] : tensor<8xf32> to tensor<5xf32>
// CHECK:         tensor.cast %{{.*}} : tensor<5xf32> to tensor<?xf32>
// CHECK:         tensor.insert_slice %{{.*}} into %{{.*}}[1] [5] [1] : tensor<5xf32> into tensor<8xf32>
func.func @size_by_result(%a: tensor<?xf32>, %init: tensor<?xf32>, %v: f32) -> tensor<8xf32> {
  %c2 = arith.constant 2 : index
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>) outs(%init : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  %1 = tensor.pad %0 low[1] high[%c2] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<8xf32>
  return %1 : tensor<8xf32>
}
