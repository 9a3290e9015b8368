// A slice of a tensor without elements would not verify. Therefore the tile of
// an operation with an empty input has no interior: it becomes a pad.frame.
// RUN: padlab-opt %s --canonicalize | FileCheck %s

// CHECK-DAG: #[[REST:.*]] = affine_map<()[s0] -> (-s0 + 1)>
// CHECK-DAG: #[[NEXT:.*]] = affine_map<(d0) -> (d0 + 1)>
// CHECK-LABEL: func @empty_input(
// CHECK-NOT: tensor.extract_slice %{{.*}} : tensor<5x0xf32>
// CHECK: pad.frame low [%{{.*}}, 0] high [%{{[0-9]+}}, %{{[0-9]+}}] outs(%{{.*}} : tensor<1x3xf32>) border
func.func @empty_input(%a: tensor<5x0xf32>, %to: tensor<?x6xf32>, %l: index, %h: index, %h1: index, %v: f32)
    -> tensor<1x3xf32> {
  %0 = pad.generic low [%l, 0] high [%h, %h1] ins(%a : tensor<5x0xf32>) maps [affine_map<(i, j) -> (j, i)>]
      outs(%to : tensor<?x6xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  } -> tensor<?x6xf32>
  %1 = tensor.extract_slice %0[2, 3] [1, 3] [1, 1] : tensor<?x6xf32> to tensor<1x3xf32>
  return %1 : tensor<1x3xf32>
}

// The slice of the input begins at one of its elements even if the interior of
// the tile is empty.
// CHECK-LABEL: func @beyond(
// CHECK: %[[SIZE:.*]] = affine.apply #[[REST]]()[%[[OFFSET:[0-9]+]]]
// CHECK: tensor.extract_slice %{{.*}}[%[[OFFSET]]] [%[[SIZE]]] [1] : tensor<1xf32> to tensor<?xf32>
// CHECK: pad.generic {{.*}} maps [#[[NEXT]]]
func.func @beyond(%a: tensor<1xf32>, %to: tensor<6xf32>, %h: index, %v: f32) -> tensor<3xf32> {
  %0 = pad.generic low [0] high [%h] ins(%a : tensor<1xf32>) maps [affine_map<(i) -> (i + 1)>]
      outs(%to : tensor<6xf32>) interior {
  ^bb0(%i: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<6xf32>
  %1 = tensor.extract_slice %0[1] [3] [1] : tensor<6xf32> to tensor<3xf32>
  return %1 : tensor<3xf32>
}
