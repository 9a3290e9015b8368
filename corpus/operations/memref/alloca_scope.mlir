// What is allocated inside is gone behind it; values leave it.

func.func @main(%a: i32 {padlab.value = 4 : i32}) -> (i32, i32) attributes {padlab.seed = 0 : i64} {
  %i = arith.constant 1 : index
  %0:2 = memref.alloca_scope -> (i32, i32) {
    %m = memref.alloca() : memref<3xi32>
    memref.store %a, %m[%i] : memref<3xi32>
    %x = memref.load %m[%i] : memref<3xi32>
    %y = arith.addi %x, %a : i32
    memref.alloca_scope.return %x, %y : i32, i32
  }
  check.expect_eq(%0#0, %a) : i32
  return %0#0, %0#1 : i32, i32
}

// -----

// EXPECT-UNDEFINED: memref.load
func.func @main(%a: i32) -> i32 attributes {padlab.seed = 0 : i64} {
  %i = arith.constant 1 : index
  %m = memref.alloca_scope -> (memref<3xi32>) {
    %inner = memref.alloca() : memref<3xi32>
    memref.store %a, %inner[%i] : memref<3xi32>
    memref.alloca_scope.return %inner : memref<3xi32>
  }
  %x = memref.load %m[%i] : memref<3xi32>
  return %x : i32
}
