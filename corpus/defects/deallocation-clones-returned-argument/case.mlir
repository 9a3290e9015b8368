// Writes 7 to a buffer by the name that a call gives it, and reads it by the first name. Expected: 7. Wrong: 1.
func.func private @same(%a: memref<1xi32>) -> memref<1xi32> attributes {no_inline} {
  return %a : memref<1xi32>
}
func.func @main() {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %one, %a[%zero] : memref<1xi32>
  %b = call @same(%a) : (memref<1xi32>) -> memref<1xi32>
  memref.store %seven, %b[%zero] : memref<1xi32>
  %r = memref.load %a[%zero] : memref<1xi32>
  vector.print %r : i32
  return
}
