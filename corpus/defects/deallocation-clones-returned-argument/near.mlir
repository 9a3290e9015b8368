// The function returns a buffer that it has made.
func.func private @made(%x: i32) -> memref<1xi32> attributes {no_inline} {
  %zero = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%zero] : memref<1xi32>
  return %a : memref<1xi32>
}
func.func @main() {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  %b = call @made(%one) : (i32) -> memref<1xi32>
  memref.store %seven, %b[%zero] : memref<1xi32>
  %r = memref.load %b[%zero] : memref<1xi32>
  vector.print %r : i32
  return
}
