// The results have the extents that they have.
func.func @f() -> (!shape.shape, !shape.shape) {
  %a = shape.const_shape [1, 2] : !shape.shape
  %one = shape.const_size 1
  %h, %t = "shape.split_at"(%a, %one) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  return %h, %t : !shape.shape, !shape.shape
}
