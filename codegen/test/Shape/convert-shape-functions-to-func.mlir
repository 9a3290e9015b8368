// RUN: padlab-opt %s --convert-shape-functions-to-func | FileCheck %s
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused

// What a declaration stands for is called itself. Functions of a library keep
// their names where nobody has them, and call each other by the new ones.
// CHECK-NOT:   shape.func
// CHECK:       func.func private @sum_0(%{{.*}}: !shape.size, %{{.*}}: !shape.size) -> !shape.size {
// CHECK-NEXT:    %[[TWICE:.*]] = call @twice(
// CHECK-NEXT:    shape.add %[[TWICE]], %{{.*}}
// CHECK:       func.func private @twice(
// CHECK:       func.func private @mapped(
// CHECK-NEXT:    return %{{.*}} : !shape.size
shape.function_library @lib {
  func.func @sum(%a: !shape.size, %b: !shape.size) -> !shape.size {
    %0 = func.call @twice(%a) : (!shape.size) -> !shape.size
    %1 = shape.add %0, %b : !shape.size, !shape.size -> !shape.size
    return %1 : !shape.size
  }
  func.func @twice(%a: !shape.size) -> !shape.size {
    %0 = shape.add %a, %a : !shape.size, !shape.size -> !shape.size
    return %0 : !shape.size
  }
  shape.func @mapped(%a: !shape.size) -> !shape.size {
    shape.return %a : !shape.size
  }
} mapping {
  foo.op = @mapped
}

// CHECK:       func.func @top(
// CHECK-NEXT:    %[[C:.*]] = shape.const_size 100
// CHECK-NEXT:    return %[[C]] : !shape.size
shape.func @top() -> !shape.size {
  %0 = shape.const_size 100
  shape.return %0 : !shape.size
}

// CHECK-NOT: padlab.shape_function
func.func private @library_sum(!shape.size, !shape.size) -> !shape.size
    attributes {padlab.shape_function = @lib::@sum}
func.func private @by_operation(!shape.size) -> !shape.size
    attributes {padlab.shape_function = "foo.op"}
func.func private @hundred() -> !shape.size
    attributes {padlab.shape_function = @top}

// The module's own function of the name.
func.func private @sum(%a: !shape.size) -> !shape.size {
  return %a : !shape.size
}

// CHECK-LABEL: func.func @main
// CHECK:         call @sum_0(
// CHECK:         call @mapped(
// CHECK:         call @top(
// CHECK:         call @sum(
func.func @main(%three: !shape.size {padlab.value = 3 : index},
                %four: !shape.size {padlab.value = 4 : index},
                %ten: !shape.size {padlab.value = 10 : index},
                %expected_hundred: !shape.size {padlab.value = 100 : index})
    attributes {padlab.seed = 0 : i64} {
  %0 = func.call @library_sum(%three, %four) : (!shape.size, !shape.size) -> !shape.size
  check.expect_eq(%0, %ten) : !shape.size
  %1 = func.call @by_operation(%four) : (!shape.size) -> !shape.size
  check.expect_eq(%1, %four) : !shape.size
  %2 = func.call @hundred() : () -> !shape.size
  check.expect_eq(%2, %expected_hundred) : !shape.size
  %3 = func.call @sum(%three) : (!shape.size) -> !shape.size
  check.expect_eq(%3, %three) : !shape.size
  return
}
