// Reads the rows 1 2 3 and 4 5 6, and prints the first number of the second. Expected: 4. Wrong: 5.
memref.global "private" constant @numbers : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
func.func @main() {
  %zero = arith.constant 0 : index
  %none = arith.constant 0 : i32
  %from = memref.get_global @numbers : memref<2x3xi32>
  %rows = vector.transfer_read %from[%zero, %zero], %none {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  %number = vector.extract %rows[1, 0] : i32 from vector<2x3xi32>
  vector.print %number : i32
  return
}
