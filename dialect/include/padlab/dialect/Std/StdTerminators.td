//===- StdTerminators.td - branches, returns, calls -------*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_STD_STDTERMINATORS_TD
#define PADLAB_DIALECT_STD_STDTERMINATORS_TD

include "padlab/dialect/Std/StdDialect.td"

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===----------------------------------------------------------------------===//
// Terminator operations
//===----------------------------------------------------------------------===//

/// A branch to a block of the same region.
class Std_BranchOp<string mnemonic, list<Trait> traits = []>
    : Std_Op<mnemonic, !listconcat(traits, [
          DeclareOpInterfaceMethods<BranchOpInterface,
                                    ["getSuccessorForOperands"]>,
          Pure, Terminator])>;

def Std_BrOp : Std_BranchOp<"br"> {
  let summary = "Unconditional jump to a block";
  let description = [{
    The number and types of operands must match the arguments of the target
    block, which must not be the entry block of a region.

    ```mlir
    std.br ^bb3(%2 : tensor<*xf32>)
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let builders = [OpBuilder<(ins "::mlir::Block *":$dest,
                                 CArg<"::mlir::ValueRange", "{}">:$operands), [{
    build($_builder, $_state, operands, dest);
  }]>];
  let assemblyFormat = [{
    $dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict
  }];
}

def Std_CondBrOp : Std_BranchOp<"cond_br", [AttrSizedOperandSegments]> {
  let summary = "Conditional jump to one of two blocks";
  let description = [{
    Jumps to the first destination if the condition is 1, and to the second one
    otherwise. Both may be the same block; neither may be the entry block.

    ```mlir
    std.cond_br %flag, ^bb1(%a : i32), ^bb1(%b : i32)
    ```
  }];
  let arguments = (ins I1:$condition, Variadic<AnyType>:$trueOperands,
                       Variadic<AnyType>:$falseOperands);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition `,` $trueDest (`(` $trueOperands^ `:` type($trueOperands) `)`)?
    `,` $falseDest (`(` $falseOperands^ `:` type($falseOperands) `)`)?
    attr-dict
  }];
}

def Std_ReturnOp : Std_Op<"return", [Pure, ReturnLike, Terminator,
                                     HasParent<"::mlir::func::FuncOp">]> {
  let summary = "Completion of a function";
  let description = [{
    Returns its operands as the results of the enclosing function. Their number
    and types must match. Several blocks may return.

    ```mlir
    std.return %x, %y : i32, tensor<4xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, {}); }]>];
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// A call. The derived operation defines its callee.
class Std_CallBase<string mnemonic, list<Trait> traits = []>
    : Std_Op<mnemonic, !listconcat([CallOpInterface], traits)> {
  let results = (outs Variadic<AnyType>:$results);

  code argumentMethods = [{
    ::mlir::Operation::operand_range getArgOperands() {
      return getArguments();
    }
    ::mlir::MutableOperandRange getArgOperandsMutable() {
      return getArgumentsMutable();
    }
  }];
}

def Std_CallOp
    : Std_CallBase<"call", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Direct call of a function";
  let description = [{
    The operands and results match the specified function type, which is the
    type of the function that the attribute `callee` names.

    ```mlir
    %31 = std.call @my_add(%0, %1)
        : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$arguments,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let builders = [OpBuilder<(ins "::mlir::func::FuncOp":$callee,
                                 CArg<"::mlir::ValueRange", "{}">:$arguments), [{
    build($_builder, $_state, callee.getFunctionType().getResults(),
          ::mlir::FlatSymbolRefAttr::get(callee), arguments,
          /*arg_attrs=*/nullptr, /*res_attrs=*/nullptr);
  }]>];
  let assemblyFormat = [{
    $callee `(` $arguments `)` attr-dict
    `:` functional-type($arguments, $results)
  }];
  let extraClassDeclaration = argumentMethods # [{
    ::mlir::CallInterfaceCallable getCallableForCallee() {
      return ::mlir::SymbolRefAttr(getCalleeAttr());
    }
    void setCalleeFromCallable(::mlir::CallInterfaceCallable callee) {
      setCalleeAttr(::llvm::cast<::mlir::FlatSymbolRefAttr>(
          ::llvm::cast<::mlir::SymbolRefAttr>(callee)));
    }
  }];
}

def Std_CallIndirectOp
    : Std_CallBase<"call_indirect", [
          TypesMatchWith<"the arguments have the types that the callee takes",
              "callee", "arguments",
              "::llvm::cast<::mlir::FunctionType>($_self).getInputs()",
              "::llvm::equal">,
          TypesMatchWith<"the results have the types that the callee gives",
              "callee", "results",
              "::llvm::cast<::mlir::FunctionType>($_self).getResults()",
              "::llvm::equal">]> {
  let summary = "Call of a function value";
  let description = [{
    Functions are first-class values: `std.constant` returns one, and blocks and
    functions can pass it on. The operands and results match its type.

    ```mlir
    %31 = std.call_indirect %15(%0, %1)
        : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ```
  }];
  let arguments = (ins FunctionType:$callee, Variadic<AnyType>:$arguments,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let builders = [OpBuilder<(ins "::mlir::Value":$callee,
                                 CArg<"::mlir::ValueRange", "{}">:$arguments), [{
    build($_builder, $_state,
          ::llvm::cast<::mlir::FunctionType>(callee.getType()).getResults(),
          callee, arguments, /*arg_attrs=*/nullptr, /*res_attrs=*/nullptr);
  }]>];
  let assemblyFormat =
      "$callee `(` $arguments `)` attr-dict `:` type($callee)";
  let extraClassDeclaration = argumentMethods # [{
    ::mlir::CallInterfaceCallable getCallableForCallee() {
      return getCallee();
    }
    void setCalleeFromCallable(::mlir::CallInterfaceCallable callee) {
      getCalleeMutable().assign(::llvm::cast<::mlir::Value>(callee));
    }
  }];
}

#endif // PADLAB_DIALECT_STD_STDTERMINATORS_TD
