// RUN: padlab-opt %s --convert-error-carrying-shape --split-input-file | FileCheck %s

// Types change wherever they are: in signatures, branches, loops, calls,
// function types, operations that know nothing of shapes.
// CHECK-LABEL: func.func @types(
// CHECK-SAME:    %{{.*}}: i1, %[[SIZE:.*]]: index, %[[SHAPE:.*]]: tensor<?xindex>, %{{.*}}: tensor<?xindex>, %{{.*}}: i1)
// CHECK-SAME:    -> (index, tensor<?xindex>)
// CHECK:         arith.select %{{.*}}, %[[SIZE]], %[[SIZE]] : index
// CHECK:         scf.for {{.*}} iter_args(%{{.*}} = %[[SHAPE]]) -> (tensor<?xindex>)
// CHECK:         constant @callee : (tensor<?xindex>) -> tensor<?xindex>
// CHECK:         call @callee(%{{.*}}) : (tensor<?xindex>) -> tensor<?xindex>
// CHECK:         cf.cond_br %{{.*}}, ^[[BB:.*]](%{{.*}} : index), ^[[BB]](%{{.*}} : index)
// CHECK:       ^[[BB]](%{{.*}}: index):
// CHECK-LABEL: func.func private @callee(tensor<?xindex>) -> tensor<?xindex>
func.func @types(%c: i1, %size: !shape.size, %shape: !shape.shape, %vs: !shape.value_shape,
                 %w: !shape.witness) -> (!shape.size, !shape.shape) {
  %selected = arith.select %c, %size, %size : !shape.size
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %looped = scf.for %i = %c0 to %c1 step %c1 iter_args(%s = %shape) -> !shape.shape {
    scf.yield %s : !shape.shape
  }
  %f = func.constant @callee : (!shape.shape) -> !shape.shape
  %called = func.call @callee(%looped) : (!shape.shape) -> !shape.shape
  cf.cond_br %c, ^bb(%selected : !shape.size), ^bb(%size : !shape.size)
^bb(%n: !shape.size):
  return %n, %called : !shape.size, !shape.shape
}
func.func private @callee(!shape.shape) -> !shape.shape

// -----

// Operations are calls of functions that come with what they call, once.
// CHECK-LABEL: func.func @calls(
// CHECK:         call @padlab_size_add(%{{.*}}, %{{.*}}) : (index, index) -> index
// CHECK:         call @padlab_size_add(
// CHECK:       func.func private @padlab_size_add(
// CHECK:         call @padlab_size_status(
// CHECK:       func.func private @padlab_size_status(
// CHECK-NOT:   func.func
func.func @calls(%a: !shape.size, %b: !shape.size) -> !shape.size {
  %0 = shape.add %a, %b : !shape.size, !shape.size -> !shape.size
  %1 = shape.add %0, %b : !shape.size, !shape.size -> !shape.size
  return %1 : !shape.size
}

// -----

// A function of the program may have the name.
// CHECK-LABEL: func.func @names(
// CHECK:         call @padlab_size_max_0(
// CHECK:       func.func private @padlab_size_max(%{{.*}}: i32) -> i32
// CHECK:       func.func private @padlab_size_max_0(%{{.*}}: index, %{{.*}}: index) -> index
func.func @names(%a: !shape.size) -> !shape.size {
  %0 = shape.max %a, %a : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}
func.func private @padlab_size_max(%a: i32) -> i32 {
  return %a : i32
}

// -----

// Constraints stop the program where they stand; a witness is a bit.
// CHECK-LABEL: func.func @constraints(
// CHECK-SAME:    %[[P:.*]]: i1, %[[W:.*]]: i1)
// CHECK:         cf.assert %[[P]], "too bad"
// CHECK:         %[[TRUE:.*]] = arith.constant true
// CHECK:         %[[ALL:.*]] = arith.andi %{{.*}}, %[[W]]
// CHECK:         cf.assert %[[ALL]], "an assumed witness does not hold"
// CHECK-NEXT:    %[[C:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    return %[[C]] : f32
func.func @constraints(%p: i1, %w: !shape.witness) -> f32 {
  %require = shape.cstr_require %p, "too bad"
  %all = shape.assuming_all %require, %w
  %result = shape.assuming %all -> (f32) {
    %c = arith.constant 1.0 : f32
    shape.assuming_yield %c : f32
  }
  return %result : f32
}

// -----

// What is an index or an extent tensor all over is upstream's, but for what it
// lacks.
// CHECK-LABEL: func.func @extents(
// CHECK:         tensor.generate
// CHECK:         arith.floordivsi
// CHECK:         arith.addi
// CHECK:         call @padlab_shape_concat(
// CHECK-NOT:     shape.
func.func @extents(%t: tensor<*xf32>, %a: index) -> (tensor<?xindex>, index) {
  %0 = shape.shape_of %t : tensor<*xf32> -> tensor<?xindex>
  %1 = shape.div %a, %a : index, index -> index
  %2 = shape.add %1, %a : index, index -> index
  %3 = shape.concat %0, %0 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %3, %2 : tensor<?xindex>, index
}

// -----

// A module without shapes stays as it is.
// CHECK-LABEL: func.func @none(
// CHECK-NEXT:    arith.addi
// CHECK-NEXT:    return
func.func @none(%a: index) -> index {
  %0 = arith.addi %a, %a : index
  return %0 : index
}
