// RUN: %mlir_tblgen -gen-op-defs %s | FileCheck %s

// Tests the section "Optional else groups": the else group is parsed and printed if the anchor is absent. OdsExamplesTest does
// both.

include "mlir/IR/OpBase.td"
def Foo_Dialect : Dialect {
  let name = "foo";
  let cppNamespace = "::ods::else_group";
}

def FooOp : Op<Foo_Dialect, "op"> {
  let arguments = (ins UnitAttr:$foo);

  let assemblyFormat = "attr-dict (`foo_is_present` $foo^):(`foo_is_absent`)?";
}

// CHECK:      ::mlir::ParseResult FooOp::parse(
// CHECK:      if (::mlir::succeeded(parser.parseOptionalKeyword("foo_is_present"))) {
// CHECK:      } else {
// CHECK-NEXT:   if (parser.parseKeyword("foo_is_absent"))
// CHECK:      void FooOp::print(
// CHECK:      _odsPrinter << {{' ' << "|" }}foo_is_present";
// CHECK-NEXT: } else {
// CHECK-NEXT:   _odsPrinter << {{' ' << "|" }}foo_is_absent";
