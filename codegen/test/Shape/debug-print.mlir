// Both ways print what the document says, one line each, and give the operand.
// RUN: padlab-run %s --pipeline=reference 2>&1 | FileCheck %s
// RUN: padlab-run %s --pipeline=unfused 2>&1 | FileCheck %s

// CHECK:      [3, ?]
// CHECK-NEXT: [*]
// CHECK-NEXT: [invalid]
// CHECK-NEXT: []
// CHECK-NEXT: 3
// CHECK-NEXT: ?
// CHECK-NEXT: [invalid]
func.func @main(%ranked: !shape.shape {padlab.value = "[3, ?]"},
                %unranked: !shape.shape {padlab.value = "[*]"},
                %invalid: !shape.shape {padlab.value = "[invalid]"},
                %scalar: !shape.shape {padlab.value = "[]"},
                %known: !shape.size {padlab.value = 3 : index},
                %unknown: !shape.size {padlab.value = "?"})
    attributes {padlab.seed = 0 : i64} {
  %0 = "shape.debug_print"(%ranked) : (!shape.shape) -> !shape.shape
  check.expect_eq(%0, %ranked) : !shape.shape
  %1 = "shape.debug_print"(%unranked) : (!shape.shape) -> !shape.shape
  %2 = "shape.debug_print"(%invalid) : (!shape.shape) -> !shape.shape
  %3 = "shape.debug_print"(%scalar) : (!shape.shape) -> !shape.shape
  %4 = "shape.debug_print"(%known) : (!shape.size) -> !shape.size
  check.expect_eq(%4, %known) : !shape.size
  %5 = "shape.debug_print"(%unknown) : (!shape.size) -> !shape.size
  %6 = shape.rank %invalid : !shape.shape -> !shape.size
  %7 = "shape.debug_print"(%6) : (!shape.size) -> !shape.size
  return
}
