// RUN: %mlir_tblgen -gen-op-defs %s | FileCheck %s

// "How to specify new constraints": predicates put together. Attr, not AttrConstraint: see predicate-function.td.

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
    // The text says that the two are the same; so this is the shorter form.
    Attr<Or<[I32Attr.predicate, I64Attr.predicate]>, "the same, reused">:$reused
  );
}

// The text of a leaf is C++ that TableGen does not read. `isa` and `cast` are functions today, not methods.
// CHECK:      if (attr && !(((attr.isa<IntegerAttr>())) && (
// CHECK-SAME:   ((attr.cast<IntegerAttr>().getType().isInteger(32))) ||
// CHECK-SAME:   ((attr.cast<IntegerAttr>().getType().isInteger(64))))))
// CHECK:      "' failed to satisfy constraint: integer of 32 or 64 bits"
// CHECK:      isSignlessInteger(32)))) ||
// CHECK-SAME: isSignlessInteger(64))))))
// CHECK:      "' failed to satisfy constraint: the same, reused"
