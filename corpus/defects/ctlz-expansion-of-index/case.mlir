// Counts the leading zeros of an index.
func.func @zeros(%x: index) -> index {
  %n = math.ctlz %x : index
  return %n : index
}
