// RUN: %mlir_tblgen -gen-op-defs %s | FileCheck %s

// Tests the section "Literals": a new line in the format. OdsExamplesTest parses and prints it.

include "mlir/IR/OpBase.td"

def My_Dialect : Dialect {
  let name = "my";
  let cppNamespace = "::ods::new_line";
}
def My_OperationOp : Op<My_Dialect, "operation"> {
  let results = (outs I32:$results);

let assemblyFormat = [{
  `{` `\n` ` ` ` ` `this_is_on_a_newline` `\n` `}` attr-dict
}];
}

// CHECK:      void OperationOp::print(
// CHECK:      _odsPrinter << "{";
// CHECK-NEXT: _odsPrinter.printNewline();
// CHECK:      _odsPrinter << "this_is_on_a_newline";
// CHECK-NEXT: _odsPrinter.printNewline();
// CHECK-NEXT: _odsPrinter << "}";
