// Memory spaces say where memory lies; casts between them change no value.

func.func @main(%a: i32 {padlab.value = 4 : i32}) -> i32 attributes {padlab.seed = 0 : i64} {
  %i = arith.constant 1 : index
  %m = memref.alloc() : memref<3xi32, 1>
  %plain = memref.memory_space_cast %m : memref<3xi32, 1> to memref<3xi32>
  memref.store %a, %plain[%i] : memref<3xi32>
  %x = memref.load %m[%i] : memref<3xi32, 1>
  check.expect_eq(%x, %a) : i32
  memref.dealloc %m : memref<3xi32, 1>
  return %x : i32
}
