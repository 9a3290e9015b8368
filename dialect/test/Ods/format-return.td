// RUN: %mlir_tblgen -gen-op-defs %s | FileCheck %s
// RUN: not %mlir_tblgen -gen-op-defs -DANCHOR_MISSING %s 2>&1 | FileCheck %s --check-prefix=ANCHOR

// Tests the section "Optional groups": the format has either operands and their types, or nothing.

include "mlir/IR/OpBase.td"

def Func_Dialect : Dialect {
  let name = "func";
}
def ReturnOp : Op<Func_Dialect, "return"> {
  let arguments = (ins Variadic<AnyType>:$operands);

  // Operands and types are printed only if there is an operand.
#ifndef ANCHOR_MISSING
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
#else
  let assemblyFormat = "attr-dict ($operands `:` type($operands))?";
#endif
}

// CHECK:      ::mlir::ParseResult ReturnOp::parse(
// CHECK:      if (parser.parseOperandList(operandsOperands))
// CHECK:      if (!operandsOperands.empty()) {
// CHECK-NEXT:   if (parser.parseColon())
// CHECK:        if (parser.parseTypeList(operandsTypes))

// CHECK:      void ReturnOp::print(
// CHECK:      if (!getOperands().empty()) {
// CHECK-NEXT:   _odsPrinter << ' ';
// CHECK-NEXT:   _odsPrinter << getOperands();
// CHECK:        _odsPrinter << getOperands().getTypes();

// ANCHOR:     error: optional group has no anchor element
