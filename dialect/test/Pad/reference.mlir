// The interpreter and native code print the same results for every strategy of
// writing the destination.
// RUN: sed 's/strategy <STRATEGY>//' %s > %t.mlir
// RUN: padlab-run %t.mlir --pipeline=reference > %t.expected
// RUN: FileCheck %s < %t.expected
// RUN: padlab-run %t.mlir --pipeline=unfused --poison=170 | diff %t.expected -
// RUN: sed 's/<STRATEGY>/<fill>/' %s > %t.mlir
// RUN: padlab-run %t.mlir --pipeline=reference | diff %t.expected -
// RUN: padlab-run %t.mlir --pipeline=unfused --poison=170 | diff %t.expected -
// RUN: sed 's/<STRATEGY>/<frame>/' %s > %t.mlir
// RUN: padlab-run %t.mlir --pipeline=reference | diff %t.expected -
// RUN: padlab-run %t.mlir --pipeline=unfused --poison=170 | diff %t.expected -
// RUN: sed 's/<STRATEGY>/<stream>/' %s > %t.mlir
// RUN: padlab-run %t.mlir --pipeline=reference | diff %t.expected -
// RUN: padlab-run %t.mlir --pipeline=unfused --poison=170 | diff %t.expected -
// RUN: sed 's/<STRATEGY>/<stream_nt>/' %s > %t.mlir
// RUN: padlab-run %t.mlir --pipeline=reference | diff %t.expected -
// RUN: padlab-run %t.mlir --pipeline=unfused --poison=170 | diff %t.expected -
// RUN: sed 's/<STRATEGY>/<lazy>/' %s > %t.mlir
// RUN: padlab-run %t.mlir --pipeline=reference | diff %t.expected -
// RUN: padlab-run %t.mlir --pipeline=unfused --poison=170 | diff %t.expected -

// The indices of interior points count from the beginning of the interior, and
// those of border points from the beginning of the destination. The input is
// rotated by 90 degrees.
// CHECK: {{^}}[
// CHECK-SAME: [-1, -2, -3, -4, -5],
// CHECK-SAME: [-11, -12, 40, 130, -15],
// CHECK-SAME: [-21, -22, 60, 150, -25],
// CHECK-SAME: [-31, -32, -33, -34, -35]]
// pad.frame sets only the border: the interior keeps the values of the
// destination.
// CHECK: {{^}}[7, 1, 2, 7, 7]
func.func @main(%low: index {padlab.value = 2 : index}, %one: index {padlab.value = 1 : index})
    -> (tensor<4x5xi32>, tensor<5xi32>) attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[[3, 5], [4, 6]]> : tensor<2x2xi32>
  %to = tensor.empty() : tensor<4x5xi32>
  %0 = pad.generic strategy <STRATEGY> low [1, %low] high [1, %one] ins(%a : tensor<2x2xi32>)
      maps [affine_map<(i, j) -> (-j + 1, i)>] outs(%to : tensor<4x5xi32>) interior {
  ^bb0(%i: index, %j: index, %x: i32):
    %ten = arith.constant 10 : i32
    %hundred = arith.constant 100 : index
    %1 = arith.muli %x, %ten : i32
    %2 = arith.muli %j, %hundred : index
    %3 = arith.index_cast %2 : index to i32
    %4 = arith.addi %1, %3 : i32
    pad.yield %4 : i32
  } border {
  ^bb0(%i: index, %j: index):
    %minus = arith.constant -10 : index
    %c1 = arith.constant 1 : index
    %1 = arith.muli %i, %minus : index
    %2 = arith.subi %1, %j : index
    %3 = arith.subi %2, %c1 : index
    %4 = arith.index_cast %3 : index to i32
    pad.yield %4 : i32
  } -> tensor<4x5xi32>
  %line = arith.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %v = arith.constant 7 : i32
  %1 = pad.frame strategy <STRATEGY> low [1] high [%low] outs(%line : tensor<5xi32>) border {
  ^bb0(%i: index):
    pad.yield %v : i32
  } -> tensor<5xi32>
  return %0, %1 : tensor<4x5xi32>, tensor<5xi32>
}
