// RUN: %mlir_tblgen -gen-op-defs %s | FileCheck %s

// Tests the section "How to specify new constraints": predicates are combined. predicate-function.td says why this is an Attr,
// and not an AttrConstraint.

include "mlir/IR/OpBase.td"
def My_Dialect : Dialect {
  let name = "my";
}

def My_IntegerAttr : Attr<
And<[
  CPred<"$_self.isa<IntegerAttr>()">,
  Or<[
    CPred<"$_self.cast<IntegerAttr>().getType().isInteger(32)">,
    CPred<"$_self.cast<IntegerAttr>().getType().isInteger(64)">
  ]>
]>
    , "integer of 32 or 64 bits">;

def My_ExampleOp : Op<My_Dialect, "example"> {
  let arguments = (ins
    My_IntegerAttr:$attr,
    // The document says that this shorter form is the same.
    Attr<Or<[I32Attr.predicate, I64Attr.predicate]>, "the same, reused">:$reused
  );
}

// TableGen copies the text of a CPred as C++ code. Today, `isa` and `cast` are functions, not methods.
// CHECK:      if (attr && !(((attr.isa<IntegerAttr>())) && (
// CHECK-SAME:   ((attr.cast<IntegerAttr>().getType().isInteger(32))) ||
// CHECK-SAME:   ((attr.cast<IntegerAttr>().getType().isInteger(64))))))
// CHECK:      "' failed to satisfy constraint: integer of 32 or 64 bits"
// CHECK:      isSignlessInteger(32)))) ||
// CHECK-SAME: isSignlessInteger(64))))))
// CHECK:      "' failed to satisfy constraint: the same, reused"
