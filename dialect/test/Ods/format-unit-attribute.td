// RUN: %mlir_tblgen -gen-op-defs %s | FileCheck %s

// Tests the section "Unit attributes": a keyword represents the attribute. OdsExamplesTest parses and prints both spellings.

include "mlir/IR/OpBase.td"
def Foo_Dialect : Dialect {
  let name = "foo";
  let cppNamespace = "::ods::unit_attribute";
}

def FooOp : Op<Foo_Dialect, "op"> {
  let arguments = (ins UnitAttr:$is_read_only);

  let assemblyFormat = "attr-dict (`is_read_only` $is_read_only^)?";
}

// CHECK:      ::mlir::ParseResult FooOp::parse(
// CHECK:      if (::mlir::succeeded(parser.parseOptionalKeyword("is_read_only"))) {
// CHECK-NEXT:   result.getOrAddProperties<FooOp::Properties>().is_read_only = parser.getBuilder().getUnitAttr();
// CHECK:      void FooOp::print(
// CHECK:      _odsPrinter << {{' ' << "|" }}is_read_only";
