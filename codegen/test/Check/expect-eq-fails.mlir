// An assertion that does not hold ends with exit code 1 and its place. Each
// function is a case of its own; split-file keeps them apart.
// RUN: split-file %s %t
// RUN: not padlab-run %t/element.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=REFERENCE
// RUN: not padlab-run %t/element.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=ELEMENT
// RUN: not padlab-run %t/extents.mlir --pipeline=reference
// RUN: not padlab-run %t/extents.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=EXTENTS
// RUN: not padlab-run %t/zeros.mlir --pipeline=reference
// RUN: not padlab-run %t/zeros.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=ZEROS
// RUN: not padlab-run %t/nan.mlir --pipeline=reference
// RUN: not padlab-run %t/nan.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=NAN

// REFERENCE: check-failed
// REFERENCE-SAME: check.expect_eq
// REFERENCE-SAME: expected 9, actual 2

//--- element.mlir
// ELEMENT: check-failed: {{.*}}element.mlir:5:3: check.expect_eq does not hold: the values differ
func.func @main(%a: tensor<3xi8> {padlab.value = dense<[1, 2, 3]> : tensor<3xi8>})
    attributes {padlab.seed = 1 : i64} {
  %expected = arith.constant dense<[1, 9, 3]> : tensor<3xi8>
  check.expect_eq(%a, %expected) : tensor<3xi8>
  return
}

//--- extents.mlir
// The common elements agree; the first of two failures is the one reported.
// EXTENTS: check-failed: {{.*}}extents.mlir:7:3: check.expect_eq does not hold
// EXTENTS-NOT: extents.mlir:8
func.func @main(%a: tensor<?xi8> {padlab.extents = array<i64: 2>, padlab.value = dense<4> : tensor<2xi8>},
                %b: tensor<?xi8> {padlab.extents = array<i64: 3>, padlab.value = dense<4> : tensor<3xi8>})
    attributes {padlab.seed = 1 : i64} {
  check.expect_eq(%a, %b) : tensor<?xi8>
  check.expect_eq(%b, %a) : tensor<?xi8>
  return
}

//--- zeros.mlir
// ZEROS: check-failed: {{.*}}check.expect_eq
func.func @main(%a: f32 {padlab.value = 0.0 : f32}, %b: f32 {padlab.value = -0.0 : f32})
    attributes {padlab.seed = 1 : i64} {
  check.expect_eq(%a, %b) : f32
  return
}

//--- nan.mlir
// Infinity is no NaN.
// NAN: check-failed: {{.*}}check.expect_eq
func.func @main(%a: f32 {padlab.value = 0x7FC00000 : f32}, %b: f32 {padlab.value = 0x7F800000 : f32})
    attributes {padlab.seed = 1 : i64} {
  check.expect_eq(%a, %b) : f32
  return
}
