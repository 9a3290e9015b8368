// The place is an argument of the function, which is a symbol everywhere.
func.func @f(%m: memref<8xi32>, %x: i32, %again: i1, %place: index) {
  cf.br ^loop
^loop:
  affine.store %x, %m[symbol(%place)] : memref<8xi32>
  cf.cond_br %again, ^loop, ^end
^end:
  return
}
