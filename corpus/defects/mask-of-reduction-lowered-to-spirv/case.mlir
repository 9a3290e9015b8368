// A vector.reduction under a mask.
func.func @f(%row: vector<4xi32>, %mask: vector<4xi1>) -> i32 {
  %r = vector.mask %mask { vector.reduction <add>, %row : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %r : i32
}
