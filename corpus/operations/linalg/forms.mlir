// What two outputs that are one buffer hold depends on the order.

// EXPECT-UNSUPPORTED: operands that share memory
#id = affine_map<(i) -> (i)>
func.func @main() -> i32 attributes {padlab.seed = 0 : i64} {
  %i = arith.constant 0 : index
  %c = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c : i32) outs(%m : memref<4xi32>)
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} outs(%m, %m : memref<4xi32>, memref<4xi32>) {
  ^bb0(%a: i32, %b: i32):
    linalg.yield %a, %b : i32, i32
  }
  %x = memref.load %m[%i] : memref<4xi32>
  return %x : i32
}
