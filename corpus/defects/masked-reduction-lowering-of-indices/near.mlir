// The elements are i64, which the conversion of types keeps.
func.func @sum(%mask: vector<4xi1>, %numbers: vector<4xi64>) -> i64 {
  %sum = vector.mask %mask { vector.reduction <add>, %numbers : vector<4xi64> into i64 } : vector<4xi1> -> i64
  return %sum : i64
}
