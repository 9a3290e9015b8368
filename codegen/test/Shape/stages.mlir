// The three stages of the document: the same answers, and the error of the
// first is what stops the others.
// RUN: padlab-opt %s --shape-monadic-to-constrained | FileCheck %s --check-prefix=CONSTRAINED
// RUN: padlab-opt %s --shape-monadic-to-constrained --shape-constrained-to-asserting | FileCheck %s --check-prefix=ASSERTING
// RUN: padlab-opt %s --inline --shape-monadic-to-constrained -o %t.constrained.mlir
// RUN: padlab-opt %t.constrained.mlir --shape-constrained-to-asserting -o %t.asserting.mlir
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %t.constrained.mlir --pipeline=reference
// RUN: padlab-run %t.constrained.mlir --pipeline=unfused
// RUN: padlab-run %t.asserting.mlir --pipeline=reference
// RUN: padlab-run %t.asserting.mlir --pipeline=unfused

// CONSTRAINED-LABEL: func.func private @inner(
// CONSTRAINED:         %[[SAME_RANK:.*]] = arith.cmpi eq
// CONSTRAINED:         %[[W0:.*]] = shape.cstr_require %[[SAME_RANK]], "requires equal ranks"
// CONSTRAINED:         shape.assuming %[[W0]] -> (!shape.size, !shape.shape) {
// CONSTRAINED:           shape.cstr_require %{{.*}}, "index is out of bounds"
// CONSTRAINED:           %[[EQUAL:.*]] = shape.shape_eq
// CONSTRAINED:           %[[W2:.*]] = shape.cstr_require %[[EQUAL]], "inner dimensions required to match"
// CONSTRAINED:           shape.assuming %[[W2]]
// CONSTRAINED-NEXT:        %[[ANY:.*]] = shape.any
// CONSTRAINED-NEXT:        shape.concat %{{.*}}, %[[ANY]]
// CONSTRAINED-NOT:     shape.meet

// ASSERTING-LABEL: func.func private @inner(
// ASSERTING:         cf.assert %{{.*}}, "requires equal ranks"
// ASSERTING:         cf.assert %{{.*}}, "index is out of bounds"
// ASSERTING:         %[[EQUAL:.*]] = shape.shape_eq
// ASSERTING:         cf.assert %[[EQUAL]], "inner dimensions required to match"
// ASSERTING-NOT:     shape.assuming
// ASSERTING-NOT:     shape.cstr_require
func.func private @inner(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> (!shape.shape, !shape.size) {
  %c1 = shape.const_size 1
  %l = shape.shape_of %lhs : tensor<*xf32> -> !shape.shape
  %r = shape.shape_of %rhs : tensor<*xf32> -> !shape.shape
  %l_rank = shape.rank %l : !shape.shape -> !shape.size
  %r_rank = shape.rank %r : !shape.shape -> !shape.size
  %rank = shape.meet %l_rank, %r_rank, error = "requires equal ranks" : !shape.size, !shape.size -> !shape.size
  %l0, %l1 = "shape.split_at"(%l, %c1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %r0, %r1 = "shape.split_at"(%r, %c1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %c = shape.meet %l1, %r0, error = "inner dimensions required to match" : !shape.shape, !shape.shape -> !shape.shape
  %both = shape.concat %l0, %c : !shape.shape, !shape.shape -> !shape.shape
  %result = shape.concat %both, %r1 : !shape.shape, !shape.shape -> !shape.shape
  return %result, %rank : !shape.shape, !shape.size
}

// What may be invalid or unknown stays as it is.
// CONSTRAINED-LABEL: func.func private @unknown(
// CONSTRAINED-NEXT:    shape.meet
// CONSTRAINED-NEXT:    shape.broadcast
// CONSTRAINED-NEXT:    return
func.func private @unknown(%a: !shape.shape, %b: !shape.shape) -> !shape.shape {
  %0 = shape.meet %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.broadcast %0, %a : !shape.shape, !shape.shape -> !shape.shape
  return %1 : !shape.shape
}

// A witness from elsewhere is nobody's to decide; a failing one is.
// ASSERTING-LABEL: func.func private @witnesses(
// ASSERTING:         shape.assuming %{{.*}}
// ASSERTING:         cf.assert %{{.*}}, "required equal shapes"
// ASSERTING:         cf.assert %{{.*}}, "required broadcastable shapes"
// ASSERTING:         %[[FALSE:.*]] = arith.constant false
// ASSERTING-NEXT:    cf.assert %[[FALSE]], "an assumed witness does not hold"
// ASSERTING-NEXT:    return
func.func private @witnesses(%w: !shape.witness, %a: !shape.shape) -> f32 {
  %c = arith.constant 1.0 : f32
  %0 = shape.assuming %w -> (f32) {
    shape.assuming_yield %c : f32
  }
  %eq = shape.cstr_eq %a, %a : !shape.shape, !shape.shape
  %fits = shape.cstr_broadcastable %a, %a : !shape.shape, !shape.shape
  %false = shape.const_witness false
  %all = shape.assuming_all %eq, %fits, %false
  %1 = shape.assuming %all -> (f32) {
    shape.assuming_yield %0 : f32
  }
  return %1 : f32
}

func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>,
                %expected: !shape.shape {padlab.value = "[2, 3, 4]"},
                %two: !shape.size {padlab.value = 2 : index})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  %lhs = tensor.cast %a : tensor<2x3xf32> to tensor<*xf32>
  %rhs = tensor.cast %b : tensor<3x4xf32> to tensor<*xf32>
  %shape, %rank = func.call @inner(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> (!shape.shape, !shape.size)
  check.expect_eq(%shape, %expected) : !shape.shape
  check.expect_eq(%rank, %two) : !shape.size
  return %shape : !shape.shape
}
