// There is no cast.
#shifted = affine_map<(i) -> (i + 1)>
func.func @f() -> memref<2xf32, #shifted> {
  %m = memref.alloc() : memref<2xf32, #shifted>
  return %m : memref<2xf32, #shifted>
}
