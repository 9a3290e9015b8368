// RUN: %mlir_tblgen -gen-op-decls %s | FileCheck %s

// Tests the section "Operation successors": the last successor of a terminator is variadic.

include "mlir/IR/OpBase.td"
def My_Dialect : Dialect {
  let name = "my";
}

def My_ExampleOp : Op<My_Dialect, "example", [Terminator]> {
  let successors = (successor
    AnySuccessor:$successor_name,
    VariadicSuccessor<AnySuccessor>:$others
  );
}

// CHECK:      class ExampleOp : public
// CHECK-SAME: ::mlir::OpTrait::AtLeastNSuccessors<1>::Impl
// CHECK-SAME: ::mlir::OpTrait::IsTerminator
// CHECK:      ::mlir::Block *getSuccessorName() {
// CHECK-NEXT:   return (*this)->getSuccessor(0);
// CHECK:      ::mlir::SuccessorRange getOthers() {
// CHECK:      static void build({{.*}}, ::mlir::Block *successor_name, ::mlir::BlockRange others);
