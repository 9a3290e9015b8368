// The result has 32 bits.
func.func @f(%a: i32) -> i32 {
  %r = memref.alloca_scope -> (i32) {
    memref.alloca_scope.return %a : i32
  }
  return %r : i32
}
