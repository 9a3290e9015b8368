// RUN: %mlir_tblgen -gen-op-decls %s | FileCheck %s --check-prefix=DECL
// RUN: %mlir_tblgen -gen-op-defs %s | FileCheck %s --check-prefix=DEF

// Tests the section "Custom verifier code": two functions are declared, which must be defined in C++.

include "mlir/IR/OpBase.td"
def My_Dialect : Dialect {
  let name = "my";
}

def My_ExampleOp : Op<My_Dialect, "example"> {
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

// DECL:      class ExampleOp : public
// DECL:      ::llvm::LogicalResult verify();
// DECL-NEXT: ::llvm::LogicalResult verifyRegions();

// Tests the section "Verification ordering": invariants are checked before the operation's own verifier runs.
// DEF:       ::llvm::LogicalResult ExampleOp::verifyInvariants() {
// DEF-NEXT:    if(::mlir::succeeded(verifyInvariantsImpl()) && ::mlir::succeeded(verify()))
