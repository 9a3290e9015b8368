// Canonicalization took what was read under a mask for what it was read from,
// and writes with a mask around them for writes of all lanes; upstream's does.
module {
  func.func @main(%s: tensor<4xi32>, %d: tensor<4xi32>, %m: vector<4xi1>, %q: vector<4xi32>)
      -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, vector<4xi32>) attributes {padlab.expect = "mismatch upstream-fused, mismatch upstream-shape-functions", padlab.seed = 7 : i64} {
    %c0 = arith.constant 0 : index
    %p = arith.constant 7 : i32
    %v = vector.transfer_read %s[%c0], %p {in_bounds = [true]} : tensor<4xi32>, vector<4xi32>
    %r0 = vector.transfer_write %v, %d[%c0], %m {in_bounds = [true]} : vector<4xi32>, tensor<4xi32>
    %r1 = vector.mask %m { vector.transfer_write %v, %d[%c0] {in_bounds = [true]} : vector<4xi32>, tensor<4xi32> } : vector<4xi1> -> tensor<4xi32>
    %k = vector.transfer_read %s[%c0], %p, %m {in_bounds = [true]} : tensor<4xi32>, vector<4xi32>
    %r2 = vector.transfer_write %k, %d[%c0] {in_bounds = [true]} : vector<4xi32>, tensor<4xi32>
    %w = vector.transfer_write %q, %d[%c0] {in_bounds = [true]} : vector<4xi32>, tensor<4xi32>
    %r3 = vector.mask %m { vector.transfer_write %v, %w[%c0] {in_bounds = [true]} : vector<4xi32>, tensor<4xi32> } : vector<4xi1> -> tensor<4xi32>
    %r4 = vector.mask %m { vector.transfer_read %w[%c0], %p {in_bounds = [true]} : tensor<4xi32>, vector<4xi32> } : vector<4xi1> -> vector<4xi32>
    return %r0, %r1, %r2, %r3, %r4 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, vector<4xi32>
  }
}
