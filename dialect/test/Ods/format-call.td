// RUN: %mlir_tblgen -gen-op-defs %s | FileCheck %s

// Tests the section "Declarative assembly format": a format with variables, literals and directives.

include "mlir/IR/OpBase.td"

def Std_Dialect : Dialect {
  let name = "std";
}
class Std_Op<string mnemonic, list<Trait> traits = []>
    : Op<Std_Dialect, mnemonic, traits>;

def CallOp : Std_Op<"call"> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$args);
  let results = (outs Variadic<AnyType>);

  let assemblyFormat = [{
    $callee `(` $args `)` attr-dict `:` functional-type($args, results)
  }];
}

// CHECK:      ::mlir::ParseResult CallOp::parse(
// CHECK:      parser.parseCustomAttributeWithFallback(calleeAttr
// CHECK:      parser.parseLParen()
// CHECK:      parser.parseOperandList(argsOperands)
// CHECK:      parser.parseRParen()
// CHECK:      parser.parseOptionalAttrDict(result.attributes)
// CHECK:      parser.parseColon()
// CHECK:      argsTypes = [[TYPE:.*]].getInputs();
// CHECK:      allResultTypes = [[TYPE]].getResults();

// CHECK:      void CallOp::print(
// CHECK:      _odsPrinter.printAttributeWithoutType(getCalleeAttr());
// CHECK-NEXT: _odsPrinter << "(";
// CHECK-NEXT: _odsPrinter << getArgs();
// CHECK-NEXT: _odsPrinter << ")";
// The attribute dictionary is printed without the callee.
// CHECK:      {{elidedAttrs.push_back."callee".;|printOptionalAttrDict.*getDiscardableAttrDictionary}}
// CHECK:      _odsPrinter.printFunctionalType(getArgs().getTypes(), getOperation()->getResultTypes());
