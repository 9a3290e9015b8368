// A buffer whose layout is shifted by one, and its extent forgotten.
#shifted = affine_map<(i) -> (i + 1)>
func.func @f() -> memref<2xf32, #shifted> {
  %m = memref.alloc() : memref<2xf32, #shifted>
  %a = memref.cast %m : memref<2xf32, #shifted> to memref<?xf32, #shifted>
  %b = memref.cast %a : memref<?xf32, #shifted> to memref<2xf32, #shifted>
  return %b : memref<2xf32, #shifted>
}
