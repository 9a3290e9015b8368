// RUN: %mlir_tblgen -gen-op-defs %s | FileCheck %s
// RUN: not %mlir_tblgen -gen-op-defs -DAS_DOCUMENTED %s 2>&1 | FileCheck %s --check-prefix=DOCUMENTED

// Tests the section "How to specify new constraints": a predicate calls a C++ function. Today, the constraint of an argument
// must be an Attr.

include "mlir/IR/OpBase.td"
def My_Dialect : Dialect {
  let name = "my";
}

#ifdef AS_DOCUMENTED
def HasSomeProperty : AttrConstraint<CPred<"HasSomeProperty($_self)">,
                                     "has some property">;
#else
def HasSomeProperty : Attr<CPred<"HasSomeProperty($_self)">,
                           "has some property">;
#endif

def MyOp : Op<My_Dialect, "my_op"> {
  let arguments = (ins
    HasSomeProperty:$attr
  );
}

// CHECK:      if (attr && !((HasSomeProperty(attr))))
// CHECK:      "' failed to satisfy constraint: has some property"

// DOCUMENTED: error: unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed
