// RUN: padlab-opt %s --mark-encoded-checks | FileCheck %s

// CHECK-LABEL: func.func @shapes
// CHECK:         check.expect_eq(%{{.*}}, %{{.*}}) encoded : !shape.shape
// CHECK-NEXT:    check.expect_eq(%{{.*}}, %{{.*}}) encoded : !shape.size
// CHECK-NEXT:    check.expect_shape(%{{.*}}, [2, ?]) encoded : !shape.shape
// A witness is a plain i1.
// CHECK-NEXT:    check.expect_eq(%{{.*}}, %{{.*}}) : !shape.witness
func.func @shapes(%shape: !shape.shape, %size: !shape.size, %witness: !shape.witness) {
  check.expect_eq(%shape, %shape) : !shape.shape
  check.expect_eq(%size, %size) : !shape.size
  check.expect_shape(%shape, [2, ?]) : !shape.shape
  check.expect_eq(%witness, %witness) : !shape.witness
  return
}

// Two messages of the module contain the text, one of them the program's own.
// CHECK-LABEL: func.func @errors
// CHECK:         check.expect_error(%{{.*}}) "cannot be broadcast" codes [{{[0-9]+, [0-9]+}}] : !shape.shape
// CHECK-NEXT:    check.expect_error(%{{.*}}) "nobody says so" codes [] : !shape.shape
// CHECK-NEXT:    check.expect_error(%{{.*}}) "" : !shape.shape
// CHECK-NEXT:    check.expect_error "cannot be broadcast"
func.func @errors(%a: !shape.shape, %b: !shape.shape) {
  %c = "shape.broadcast"(%a, %b) <{error = "a and b cannot be broadcast"}> : (!shape.shape, !shape.shape) -> !shape.shape
  check.expect_error(%c) "cannot be broadcast" : !shape.shape
  check.expect_error(%c) "nobody says so" : !shape.shape
  check.expect_error(%c) "" : !shape.shape
  check.expect_error "cannot be broadcast"
  return
}

// CHECK-LABEL: func.func @tensors
// CHECK:         check.expect_eq(%{{.*}}, %{{.*}}) : tensor<?xindex>
// CHECK-NEXT:    check.expect_shape(%{{.*}}, [?]) : tensor<?xindex>
func.func @tensors(%a: tensor<?xindex>) {
  check.expect_eq(%a, %a) : tensor<?xindex>
  check.expect_shape(%a, [?]) : tensor<?xindex>
  return
}
