// An index fits into i64: here the two casts are the identity.
func.func @wide(%x: index) -> index {
  %long = arith.index_cast %x : index to i64
  %back = arith.index_cast %long : i64 to index
  return %back : index
}
func.func @main() {
  %x = arith.constant 300 : index
  %r = call @wide(%x) : (index) -> index
  vector.print %r : index
  return
}
