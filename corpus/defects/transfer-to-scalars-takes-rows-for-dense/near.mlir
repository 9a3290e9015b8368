// A row of four takes no more memory than its numbers.
memref.global "private" constant @numbers : memref<2x4xi32> = dense<[[1, 2, 3, 4], [5, 6, 7, 8]]>
func.func @main() {
  %zero = arith.constant 0 : index
  %none = arith.constant 0 : i32
  %from = memref.get_global @numbers : memref<2x4xi32>
  %rows = vector.transfer_read %from[%zero, %zero], %none {in_bounds = [true, true]} : memref<2x4xi32>, vector<2x4xi32>
  %number = vector.extract %rows[1, 0] : i32 from vector<2x4xi32>
  vector.print %number : i32
  return
}
