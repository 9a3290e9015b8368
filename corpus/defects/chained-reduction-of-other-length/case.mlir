// Adds one element and then two. Wrong: a vector of one element is added to one of two.
func.func @sum(%v: vector<1xi32>, %w: vector<2xi32>) -> i32 {
  %first = vector.reduction <add>, %v : vector<1xi32> into i32
  %both = vector.reduction <add>, %w, %first : vector<2xi32> into i32
  return %both : i32
}
