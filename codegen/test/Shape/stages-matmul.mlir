// The document's matmul, a library's function on value shapes (repaired as
// docs/shape-matmul.md says), through all stages by passes alone.
// RUN: padlab-opt %s --convert-shape-functions-to-func --inline --shape-monadic-to-constrained -o %t.constrained.mlir
// RUN: padlab-opt %t.constrained.mlir --shape-constrained-to-asserting -o %t.asserting.mlir
// RUN: FileCheck %s --check-prefix=STAGE2 < %t.constrained.mlir
// RUN: FileCheck %s --check-prefix=STAGE3 < %t.asserting.mlir

// RUN: padlab-run %s --pipeline=reference | FileCheck %s --check-prefix=GOOD
// RUN: padlab-run %s --pipeline=unfused | FileCheck %s --check-prefix=GOOD
// RUN: padlab-run %t.constrained.mlir --pipeline=reference | FileCheck %s --check-prefix=GOOD
// RUN: padlab-run %t.constrained.mlir --pipeline=unfused | FileCheck %s --check-prefix=GOOD
// RUN: padlab-run %t.asserting.mlir --pipeline=reference | FileCheck %s --check-prefix=GOOD
// RUN: padlab-run %t.asserting.mlir --pipeline=unfused | FileCheck %s --check-prefix=GOOD
// GOOD: [2, 4]

// The same functions on inputs that do not fit.
// RUN: sed 's/i64: 3, 4/i64: 5, 4/' %s > %t.inner1.mlir
// RUN: sed 's/i64: 3, 4/i64: 5, 4/' %t.constrained.mlir > %t.inner2.mlir
// RUN: sed 's/i64: 3, 4/i64: 5, 4/' %t.asserting.mlir > %t.inner3.mlir
// RUN: padlab-run %t.inner1.mlir --pipeline=reference | FileCheck %s --check-prefix=INVALID
// RUN: padlab-run %t.inner1.mlir --pipeline=unfused | FileCheck %s --check-prefix=INVALID
// RUN: padlab-run %t.inner2.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=INNER
// RUN: padlab-run %t.inner2.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=INNER
// RUN: padlab-run %t.inner3.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=INNER
// RUN: padlab-run %t.inner3.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=INNER
// INVALID: [invalid]
// INNER: inner dimensions required to match

// RUN: sed 's/i64: 3, 4/i64: 3/' %s > %t.rank1.mlir
// RUN: sed 's/i64: 3, 4/i64: 3/' %t.constrained.mlir > %t.rank2.mlir
// RUN: sed 's/i64: 3, 4/i64: 3/' %t.asserting.mlir > %t.rank3.mlir
// RUN: padlab-run %t.rank1.mlir --pipeline=reference | FileCheck %s --check-prefix=INVALID
// RUN: padlab-run %t.rank1.mlir --pipeline=unfused | FileCheck %s --check-prefix=INVALID
// RUN: padlab-run %t.rank2.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: padlab-run %t.rank2.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: padlab-run %t.rank3.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: padlab-run %t.rank3.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=RANK
// RANK: requires rank 2 operands

// STAGE2-NOT: shape.meet
// STAGE2:     shape.assuming
// STAGE2-NOT: shape.meet
// STAGE3-NOT: shape.assuming
// STAGE3:     cf.assert %{{.*}}, "inner dimensions required to match"
// STAGE3-NOT: shape.assuming

shape.function_library @shplib {
  func.func @matmul(%lhs: !shape.value_shape, %rhs: !shape.value_shape) -> !shape.shape {
    %c1 = shape.const_size 1
    %c2 = shape.const_size 2
    %lhs_shape = shape.shape_of %lhs : !shape.value_shape -> !shape.shape
    %rhs_shape = shape.shape_of %rhs : !shape.value_shape -> !shape.shape
    %lhs_rank = shape.rank %lhs_shape : !shape.shape -> !shape.size
    %rhs_rank = shape.rank %rhs_shape : !shape.shape -> !shape.size
    %r = "shape.meet"(%lhs_rank, %rhs_rank) {error = "requires rank 2 operands"} :
      (!shape.size, !shape.size) -> !shape.size
    %rank = shape.meet %c2, %r, error="requires rank 2 operands" :
      !shape.size, !shape.size -> !shape.size
    %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
      (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
      (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    %c = shape.meet %l1, %r0, error="inner dimensions required to match" :
      !shape.shape, !shape.shape -> !shape.shape
    %res = shape.concat %l0, %r1 : !shape.shape, !shape.shape -> !shape.shape
    %checked = func.call @requires(%res, %rank, %c) : (!shape.shape, !shape.size, !shape.shape) -> !shape.shape
    return %checked : !shape.shape
  }
  // %res, unless %rank or %c is an error.
  func.func @requires(%res: !shape.shape, %rank: !shape.size, %c: !shape.shape) -> !shape.shape {
    %r = shape.from_extents %rank : !shape.size
    %required = shape.concat %r, %c : !shape.shape, !shape.shape -> !shape.shape
    %all = shape.concat %required, %res : !shape.shape, !shape.shape -> !shape.shape
    %n = shape.rank %required : !shape.shape -> !shape.size
    %head, %tail = "shape.split_at"(%all, %n) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    return %tail : !shape.shape
  }
} mapping {
  foo.matmul = @matmul
}

func.func private @shape_of_matmul(!shape.value_shape, !shape.value_shape) -> !shape.shape
    attributes {padlab.shape_function = "foo.matmul"}

func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3>},
                %rhs: tensor<*xf32> {padlab.extents = array<i64: 3, 4>})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> !shape.shape
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> !shape.shape
  %l = shape.with_shape %lhs, %lhs_shape : tensor<*xf32>, !shape.shape
  %r = shape.with_shape %rhs, %rhs_shape : tensor<*xf32>, !shape.shape
  %res = func.call @shape_of_matmul(%l, %r) : (!shape.value_shape, !shape.value_shape) -> !shape.shape
  return %res : !shape.shape
}
