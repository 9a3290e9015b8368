// RUN: %mlir_tblgen -gen-op-decls -op-shard-count=2 %s | FileCheck %s --check-prefix=DECL
// RUN: %mlir_tblgen -gen-op-defs -op-shard-count=2 %s | FileCheck %s --check-prefix=DEF

// Tests the section "Sharding operation definitions": there are GET_OP_DEFS_${N}, and a function that registers the operations
// of all shards.

include "mlir/IR/OpBase.td"

def MyDialect : Dialect {
  let name = "my_dialect";
}
def My_FirstOp : Op<MyDialect, "first">;
def My_SecondOp : Op<MyDialect, "second">;

// DECL:      void registerMyDialectOperations(my_dialect::MyDialect *dialect);
// DECL-NEXT: void registerMyDialectOperations0(my_dialect::MyDialect *dialect);
// DECL-NEXT: void registerMyDialectOperations1(my_dialect::MyDialect *dialect);

// DEF:       #ifdef GET_OP_DEFS_0
// DEF:       my_dialect::registerMyDialectOperations(my_dialect::MyDialect *dialect) {
// DEF-NEXT:    my_dialect::registerMyDialectOperations0(dialect);
// DEF-NEXT:    my_dialect::registerMyDialectOperations1(dialect);
// DEF:       insert<my_dialect::FirstOp>(*dialect)
// DEF-NOT:   SecondOp
// DEF:       #endif // GET_OP_DEFS_0
// DEF:       #ifdef GET_OP_DEFS_1
// DEF:       insert<my_dialect::SecondOp>(*dialect)
// DEF-NOT:   FirstOp
// DEF:       #endif // GET_OP_DEFS_1
