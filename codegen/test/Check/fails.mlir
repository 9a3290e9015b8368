// Assertions that do not hold, the same way in the reference and in native code:
// exit code 1, and what was expected.
// RUN: split-file %s %t
// RUN: not padlab-run %t/close.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=CLOSE-REFERENCE
// RUN: not padlab-run %t/close.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=CLOSE
// RUN: not padlab-run %t/close-nan.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=FAILED
// RUN: not padlab-run %t/close-nan.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=FAILED
// RUN: not padlab-run %t/shape.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=SHAPE-REFERENCE
// RUN: not padlab-run %t/shape.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=SHAPE
// RUN: not padlab-run %t/rank.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=FAILED
// RUN: not padlab-run %t/rank.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=FAILED
// RUN: not padlab-run %t/unknown.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=UNKNOWN-REFERENCE
// RUN: not padlab-run %t/unknown.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=FAILED
// RUN: not padlab-run %t/value.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=VALUE-REFERENCE
// RUN: not padlab-run %t/value.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=VALUE
// RUN: not padlab-run %t/message.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=FAILED
// RUN: not padlab-run %t/message.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=FAILED
// RUN: not padlab-run %t/returns.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=RETURNS-REFERENCE
// RUN: not padlab-run %t/returns.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=RETURNS
// RUN: not padlab-run %t/other.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=OTHER-REFERENCE
// RUN: not padlab-run %t/other.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not padlab-run %t/earlier.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=EARLIER
// RUN: not padlab-run %t/earlier.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=EARLIER
// RUN: not padlab-run %t/unranked.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=FAILED
// RUN: not padlab-run %t/unranked.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=FAILED
// RUN: not padlab-run %t/complex.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=FAILED
// RUN: not padlab-run %t/complex.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=FAILED
// RUN: not padlab-run %t/vector.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=FAILED
// RUN: not padlab-run %t/vector.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=FAILED
// RUN: not padlab-run %t/witness.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=FAILED
// RUN: not padlab-run %t/witness.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=FAILED

// FAILED: check-failed: {{.*}}check.expect_

//--- close.mlir
// CLOSE-REFERENCE: check-failed: check.expect_close: {{.*}}expected
// CLOSE: check-failed: {{.*}}close.mlir:6:3: check.expect_close does not hold: the values differ by more than 2 ULP
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = arith.constant 0x3F800000 : f32
  %b = arith.constant 0x3F800003 : f32
  check.expect_close(%a, %b) ulps(2) : f32
  return
}

//--- close-nan.mlir
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = arith.constant 0x7F800001 : f32
  %b = arith.constant 0x7F800000 : f32
  check.expect_close(%a, %b) ulps(2) : f32
  return
}

//--- shape.mlir
// SHAPE-REFERENCE: check-failed: check.expect_shape: expected [2, ?], actual [3, 4]
// SHAPE: check-failed: {{.*}}check.expect_shape does not hold: the shape is not [2, ?]
func.func @main(%a: tensor<?x4xi8> {padlab.extents = array<i64: 3>}) attributes {padlab.seed = 1 : i64} {
  check.expect_shape(%a, [2, ?]) : tensor<?x4xi8>
  return
}

//--- rank.mlir
func.func @main(%a: tensor<?x4xi8> {padlab.extents = array<i64: 3>}) attributes {padlab.seed = 1 : i64} {
  %u = tensor.cast %a : tensor<?x4xi8> to tensor<*xi8>
  check.expect_shape(%u, [3, 4, 1]) : tensor<*xi8>
  return
}

//--- unknown.mlir
// UNKNOWN-REFERENCE: check-failed: check.expect_shape: expected [2, 3], actual [2, ?]
func.func @main(%a: !shape.shape {padlab.value = "[2, ?]"}) attributes {padlab.seed = 1 : i64} {
  check.expect_shape(%a, [2, 3]) : !shape.shape
  return
}

//--- value.mlir
// VALUE-REFERENCE: check-failed: check.expect_error: expected an error with 'why', actual 3
// VALUE: check-failed: {{.*}}check.expect_error does not hold: no error with 'why'
func.func @main(%a: !shape.size {padlab.value = 3 : index}) attributes {padlab.seed = 1 : i64} {
  check.expect_error(%a) "why" : !shape.size
  return
}

//--- message.mlir
func.func @main() attributes {padlab.seed = 1 : i64} {
  %zero = shape.const_size 0
  %one = shape.const_size 1
  %quotient = shape.div %one, %zero : !shape.size, !shape.size -> !shape.size
  check.expect_error(%quotient) "out of bounds" : !shape.size
  return
}

//--- returns.mlir
// RETURNS-REFERENCE: check-failed: check.expect_error: expected an error with 'text', but the run ends without one
// RETURNS: check-failed: {{.*}}returns.mlir:4:3: check.expect_error does not hold: no error with 'text'
func.func @main() attributes {padlab.seed = 1 : i64} {
  check.expect_error "text"
  return
}

//--- other.mlir
// OTHER-REFERENCE: check-failed: check.expect_error: expected an error with 'text', but the run ends with 'another'
// OTHER: check-failed: {{.*}}check.expect_error does not hold: no error with 'text'
func.func @main(%no: i1 {padlab.value = false}) attributes {padlab.seed = 1 : i64} {
  check.expect_error "another"
  check.expect_error "text"
  cf.assert %no, "another"
  return
}

//--- earlier.mlir
// What does not hold before the error is what failed.
// EARLIER: check-failed: {{.*}}check.expect_eq
func.func @main(%no: i1 {padlab.value = false}, %yes: i1 {padlab.value = true}) attributes {padlab.seed = 1 : i64} {
  check.expect_error "stop"
  check.expect_eq(%no, %yes) : i1
  cf.assert %no, "stop"
  return
}

//--- unranked.mlir
// Of different ranks, with as many elements.
func.func @main(%a: tensor<2x3xi8> {padlab.value = dense<1> : tensor<2x3xi8>}, %b: tensor<6xi8> {padlab.value = dense<1> : tensor<6xi8>})
    attributes {padlab.seed = 1 : i64} {
  %u = tensor.cast %a : tensor<2x3xi8> to tensor<*xi8>
  %v = tensor.cast %b : tensor<6xi8> to tensor<*xi8>
  check.expect_eq(%u, %v) : tensor<*xi8>
  return
}

//--- complex.mlir
func.func @main(%a: complex<f32> {padlab.value = [1.0 : f32, 2.0 : f32]}, %b: complex<f32> {padlab.value = [1.0 : f32, 3.0 : f32]})
    attributes {padlab.seed = 1 : i64} {
  check.expect_eq(%a, %b) : complex<f32>
  return
}

//--- vector.mlir
func.func @main() attributes {padlab.seed = 1 : i64} {
  %v = arith.constant dense<[1, 2, 3]> : vector<3xi8>
  %w = arith.constant dense<[1, 2, 4]> : vector<3xi8>
  check.expect_eq(%v, %w) : vector<3xi8>
  return
}

//--- witness.mlir
func.func @main(%a: !shape.witness {padlab.value = true}, %b: !shape.witness {padlab.value = false})
    attributes {padlab.seed = 1 : i64} {
  check.expect_eq(%a, %b) : !shape.witness
  return
}
