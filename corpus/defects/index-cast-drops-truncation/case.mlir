// Casts 300 to i8 and back. Expected: 44. Wrong: 300.
func.func @narrow(%x: index) -> index {
  %byte = arith.index_cast %x : index to i8
  %back = arith.index_cast %byte : i8 to index
  return %back : index
}
func.func @main() {
  %x = arith.constant 300 : index
  %r = call @narrow(%x) : (index) -> index
  vector.print %r : index
  return
}
