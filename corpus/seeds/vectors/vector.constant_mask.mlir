// Brings vector.constant_mask, vector.mask, vector.multi_reduction, vector.transfer_read, vector.yield.
module {
  func.func @main(%arg0: tensor<?xi32> {padlab.extents = array<i64: 3>}, %arg1: index {padlab.value = 0 : index}, %arg2: i32) -> i32 attributes {padlab.seed = 2081721423 : i64} {
    %0 = vector.transfer_read %arg0[%arg1], %arg2 {in_bounds = [true]} : tensor<?xi32>, vector<3xi32>
    %1 = vector.constant_mask [0] : vector<3xi1>
    %2 = vector.mask %1 { vector.multi_reduction <minui>, %0, %arg2 [0] : vector<3xi32> to i32 } : vector<3xi1> -> i32
    return %2 : i32
  }
}

