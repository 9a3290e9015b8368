// Operations that just keep each rule of the verifier. They are read in three
// forms: the custom form, the generic form and bytecode.
// RUN: padlab-opt %s | FileCheck %s
// RUN: padlab-opt %s | padlab-opt | FileCheck %s
// RUN: padlab-opt %s --mlir-print-op-generic | padlab-opt | FileCheck %s
// RUN: padlab-opt %s --emit-bytecode | padlab-opt | FileCheck %s

// Rule 1: a destination without dimensions.
// CHECK-LABEL: func @rank
// CHECK: pad.frame low [] high [] outs(%{{[a-z0-9]+}} : tensor<f32>) border {
// CHECK-NEXT: pad.yield %{{[a-z0-9]+}} : f32
// CHECK-NEXT: } -> tensor<f32>
func.func @rank(%to: tensor<f32>, %v: f32) -> tensor<f32> {
  %0 = pad.frame low [] high [] outs(%to : tensor<f32>) border {
    pad.yield %v : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

// Rule 2: a dynamic amount is accepted, even if it is negative at run time.
// CHECK-LABEL: func @negative
// CHECK: pad.frame low [%{{[a-z0-9-]+}}] high [0] outs
func.func @negative(%to: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  %low = arith.constant -1 : index
  %0 = pad.frame low [%low] high [0] outs(%to : tensor<4xf32>) border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Rule 3: the destination has room for the border only.
// CHECK-LABEL: func @room
// CHECK: pad.frame strategy <fill> low [3] high [1] outs
func.func @room(%to: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  %0 = pad.frame strategy <fill> low [3] high [1] outs(%to : tensor<4xf32>) border {
  ^bb0(%i: index):
    pad.yield %v : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Rules 4, 5 and 9: maps of every kind; an extent of an input that is not
// indexed by one dimension alone, and one that is dynamic.
// CHECK-LABEL: func @maps
// CHECK: pad.generic strategy <stream_nt> low [1, %{{[a-z0-9]+}}] high [1, 1]
// CHECK-SAME: ins(%{{[a-z0-9]+}}, %{{[a-z0-9]+}}, %{{[a-z0-9]+}} : tensor<f32>, tensor<30x2xf16>, tensor<?xi1>)
// CHECK-SAME: maps [#{{[a-z0-9]+}}, #{{[a-z0-9]+}}, #{{[a-z0-9]+}}]
// CHECK-SAME: outs(%{{[a-z0-9]+}} : tensor<4x9xf32>) attributes {name = "x"} interior {
// CHECK-NEXT: ^bb0(%{{[a-z0-9]+}}: index, %{{[a-z0-9]+}}: index, %{{[a-z0-9]+}}: f32, %{{[a-z0-9]+}}: f16, %{{[a-z0-9]+}}: i1):
// CHECK: } border {
// CHECK-NEXT: ^bb0(%{{[a-z0-9]+}}: index, %{{[a-z0-9]+}}: index):
// CHECK: } -> tensor<4x9xf32>
func.func @maps(%a: tensor<f32>, %b: tensor<30x2xf16>, %c: tensor<?xi1>, %to: tensor<4x9xf32>, %low: index, %v: f32)
    -> tensor<4x9xf32> {
  %0 = pad.generic strategy <stream_nt> low [1, %low] high [1, 1]
      ins(%a, %b, %c : tensor<f32>, tensor<30x2xf16>, tensor<?xi1>)
      maps [affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i + j * 2, i)>, affine_map<(i, j) -> (j)>]
      outs(%to : tensor<4x9xf32>) attributes {name = "x"} interior {
  ^bb0(%i: index, %j: index, %x: f32, %y: f16, %z: i1):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  } -> tensor<4x9xf32>
  return %0 : tensor<4x9xf32>
}

// Rules 6, 7 and 8: a memref with strides, without a result; an input with
// another element type.
// CHECK-LABEL: func @memref
// CHECK: pad.generic low [1, 1] high [1, 1] ins(%{{[a-z0-9]+}} : memref<2x7xi8>) maps [#{{[a-z0-9]+}}]
// CHECK-SAME: outs(%{{[a-z0-9]+}} : memref<4x9xcomplex<f32>, strided<[20, 2], offset: ?>>) interior {
// CHECK: } border {
// CHECK: }
// CHECK-NEXT: return
func.func @memref(%a: memref<2x7xi8>, %to: memref<4x9xcomplex<f32>, strided<[20, 2], offset: ?>>, %v: complex<f32>) {
  pad.generic low [1, 1] high [1, 1] ins(%a : memref<2x7xi8>) maps [affine_map<(i, j) -> (i, j)>]
      outs(%to : memref<4x9xcomplex<f32>, strided<[20, 2], offset: ?>>) interior {
  ^bb0(%i: index, %j: index, %x: i8):
    pad.yield %v : complex<f32>
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : complex<f32>
  }
  return
}
