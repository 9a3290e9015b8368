// RUN: %mlir_tblgen -gen-op-decls %s 2>&1 | FileCheck %s
// RUN: not %mlir_tblgen -gen-op-decls -on-deprecated=error %s 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: %mlir_tblgen -gen-op-decls -on-deprecated=none %s 2>&1 | FileCheck %s --check-prefix=NONE --implicit-check-not="Using"

// Tests the section "Deprecation in TableGen": using the definition gives a warning, an error, or neither.

include "mlir/IR/OpBase.td"

def My_Dialect : Dialect {
  let name = "my";
}
def OpTraitA : NativeOpTrait<"OpTraitA">, Deprecated<"use `bar` instead">;
def My_ExampleOp : Op<My_Dialect, "example", [OpTraitA]>;

// CHECK-DAG:  warning: Using deprecated def `OpTraitA`
// CHECK-DAG:  note: use `bar` instead
// CHECK-DAG:  class ExampleOp : public

// ERROR:      Using deprecated def `OpTraitA`
// ERROR:      note: use `bar` instead
// ERROR-NEXT: note: Error'ing out due to deprecated defs

// NONE:       class ExampleOp : public
