// Each operation that can make an error, under each kind of condition. The
// first stage gives the error, the second stops with it.
// RUN: split-file %s %t
// RUN: padlab-run %t/meet.mlir --pipeline=reference
// RUN: padlab-run %t/meet.mlir --pipeline=unfused
// RUN: padlab-opt %t/meet.mlir --shape-monadic-to-constrained -o %t/meet.c.mlir
// RUN: padlab-run %t/meet.c.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=MEET
// RUN: padlab-run %t/meet.c.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=MEET
// MEET: operands contradict each other
// RUN: padlab-run %t/broadcast.mlir --pipeline=reference
// RUN: padlab-run %t/broadcast.mlir --pipeline=unfused
// RUN: padlab-opt %t/broadcast.mlir --shape-monadic-to-constrained -o %t/broadcast.c.mlir
// RUN: padlab-run %t/broadcast.c.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=BROADCAST
// RUN: padlab-run %t/broadcast.c.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=BROADCAST
// BROADCAST: sizes do not go together
// RUN: padlab-run %t/split.mlir --pipeline=reference
// RUN: padlab-run %t/split.mlir --pipeline=unfused
// RUN: padlab-opt %t/split.mlir --shape-monadic-to-constrained -o %t/split.c.mlir
// RUN: padlab-run %t/split.c.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=BOUNDS
// RUN: padlab-run %t/split.c.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=BOUNDS
// RUN: padlab-run %t/dim.mlir --pipeline=reference
// RUN: padlab-run %t/dim.mlir --pipeline=unfused
// RUN: padlab-opt %t/dim.mlir --shape-monadic-to-constrained -o %t/dim.c.mlir
// RUN: padlab-run %t/dim.c.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=BOUNDS
// RUN: padlab-run %t/dim.c.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=BOUNDS
// BOUNDS: index is out of bounds
// RUN: padlab-run %t/div.mlir --pipeline=reference
// RUN: padlab-run %t/div.mlir --pipeline=unfused
// RUN: padlab-opt %t/div.mlir --shape-monadic-to-constrained -o %t/div.c.mlir
// RUN: padlab-run %t/div.c.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=DIV
// RUN: padlab-run %t/div.c.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=DIV
// DIV: division by zero
// RUN: padlab-run %t/max.mlir --pipeline=reference
// RUN: padlab-run %t/max.mlir --pipeline=unfused
// RUN: padlab-opt %t/max.mlir --shape-monadic-to-constrained -o %t/max.c.mlir
// RUN: padlab-run %t/max.c.mlir --pipeline=reference 2>&1 | FileCheck %s --check-prefix=MAX
// RUN: padlab-run %t/max.c.mlir --pipeline=unfused 2>&1 | FileCheck %s --check-prefix=MAX
// MAX: ranks do not match

//--- meet.mlir
func.func @main(%t: tensor<?xf32> {padlab.extents = array<i64: 2>}) attributes {padlab.seed = 0 : i64} {
  %s = shape.shape_of %t : tensor<?xf32> -> !shape.shape
  %three = shape.const_shape [3] : !shape.shape
  %0 = shape.meet %s, %three : !shape.shape, !shape.shape -> !shape.shape
  check.expect_error(%0) "operands contradict each other" : !shape.shape
  return
}

//--- broadcast.mlir
func.func @main(%t: tensor<?xf32> {padlab.extents = array<i64: 2>}) attributes {padlab.seed = 0 : i64} {
  %s = shape.shape_of %t : tensor<?xf32> -> !shape.shape
  %three = shape.const_shape [3] : !shape.shape
  %0 = "shape.broadcast"(%s, %three) <{error = "sizes do not go together"}> : (!shape.shape, !shape.shape) -> !shape.shape
  check.expect_error(%0) "sizes do not go together" : !shape.shape
  return
}

//--- split.mlir
func.func @main(%t: tensor<?xf32> {padlab.extents = array<i64: 2>},
                %i: index {padlab.value = -2 : index}) attributes {padlab.seed = 0 : i64} {
  %s = shape.shape_of %t : tensor<?xf32> -> !shape.shape
  %0, %1 = "shape.split_at"(%s, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  check.expect_error(%0) "index is out of bounds" : !shape.shape
  check.expect_error(%1) "index is out of bounds" : !shape.shape
  return
}

//--- dim.mlir
func.func @main(%t: tensor<?xf32> {padlab.extents = array<i64: 2>},
                %i: index {padlab.value = 1 : index}) attributes {padlab.seed = 0 : i64} {
  %0 = shape.dim %t, %i : tensor<?xf32>, index -> !shape.size
  check.expect_error(%0) "index is out of bounds" : !shape.size
  return
}

//--- div.mlir
func.func @main(%t: tensor<?xf32> {padlab.extents = array<i64: 0>}) attributes {padlab.seed = 0 : i64} {
  %s = shape.shape_of %t : tensor<?xf32> -> !shape.shape
  %n = shape.num_elements %s : !shape.shape -> !shape.size
  %0 = shape.div %n, %n : !shape.size, !shape.size -> !shape.size
  check.expect_error(%0) "division by zero" : !shape.size
  return
}

//--- max.mlir
func.func @main(%t: tensor<?xf32> {padlab.extents = array<i64: 2>}) attributes {padlab.seed = 0 : i64} {
  %s = shape.shape_of %t : tensor<?xf32> -> !shape.shape
  %scalar = shape.const_shape [] : !shape.shape
  %0 = shape.max %s, %scalar : !shape.shape, !shape.shape -> !shape.shape
  check.expect_error(%0) "ranks do not match" : !shape.shape
  return
}
