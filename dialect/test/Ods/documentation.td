// RUN: %mlir_tblgen -gen-op-doc %s | FileCheck %s --check-prefix=DOC
// RUN: %mlir_tblgen -gen-op-decls %s | FileCheck %s --check-prefix=DECL

// Tests the section "Operation documentation": the dialect's documentation contains summary and description.

include "mlir/IR/OpBase.td"
def My_Dialect : Dialect {
  let name = "my";
}

def My_ExampleOp : Op<My_Dialect, "example"> {
  let summary = "...";

  let description = [{
  ...
  }];
}

// DOC:       ### `my.example` (my::ExampleOp)
// DOC-EMPTY:
// DOC-NEXT:  _..._
// DOC-EMPTY:
// DOC-NEXT:  {{^}}...

// DECL:      /// ...
// DECL-NEXT: /// ...
// DECL-NEXT: class ExampleOp;
