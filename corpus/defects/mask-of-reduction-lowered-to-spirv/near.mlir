// The vector.reduction is not masked.
func.func @f(%row: vector<4xi32>) -> i32 {
  %r = vector.reduction <add>, %row : vector<4xi32> into i32
  return %r : i32
}
