// Brings tensor.from_elements, tensor.reshape, vector.maskedstore.
#map = affine_map<(d0, d1, d2) -> (d1, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @main(%arg0: tensor<5x?xi32> {padlab.extents = array<i64: 5>}, %arg1: index {padlab.value = 0 : index}, %arg2: i32, %arg3: index {padlab.value = 3 : index}, %arg4: index {padlab.value = 25 : index}) -> (tensor<1x25xi32>, tensor<5x5xi32>, tensor<6xi1>, tensor<4xi1>, tensor<?xi32>) attributes {padlab.seed = 671672881 : i64} {
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true, true]} : tensor<5x?xi32>, vector<5x5xi32>
    %1 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction", "parallel"], kind = #vector.kind<add>} %0, %0, %0 : vector<5x5xi32>, vector<5x5xi32> into vector<5x5xi32>
    %alloca = memref.alloca() : memref<6xi1>
    %true = arith.constant true
    %2 = vector.broadcast %true : i1 to vector<6xi1>
    vector.store %2, %alloca[%arg1] : memref<6xi1>, vector<6xi1>
    %subview = memref.subview %alloca[1] [4] [1] : memref<6xi1> to memref<4xi1, strided<[1], offset: 1>>
    %3 = vector.constant_mask [1] : vector<1xi1>
    vector.maskedstore %subview[%arg3], %3, %3 : memref<4xi1, strided<[1], offset: 1>>, vector<1xi1>, vector<1xi1>
    %c0 = arith.constant 0 : index
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<5x?xi32> into tensor<?xi32>
    %dim = tensor.dim %arg0, %c0 : tensor<5x?xi32>
    %c-4 = arith.constant -4 : index
    %4 = arith.addi %dim, %c-4 : index
    %from_elements = tensor.from_elements %4, %arg4 : tensor<2xindex>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<5x?xi32>, tensor<2xindex>) -> tensor<1x25xi32>
    %true_0 = arith.constant true
    %5 = vector.transfer_read %subview[%arg1], %true_0 {in_bounds = [true]} : memref<4xi1, strided<[1], offset: 1>>, vector<4xi1>
    %c0_1 = arith.constant 0 : index
    %6 = tensor.empty() : tensor<5x5xi32>
    %7 = vector.transfer_write %1, %6[%c0_1, %c0_1] {in_bounds = [true, true]} : vector<5x5xi32>, tensor<5x5xi32>
    %8 = tensor.empty() : tensor<6xi1>
    %9 = vector.transfer_write %2, %8[%arg1] {in_bounds = [true]} : vector<6xi1>, tensor<6xi1>
    %10 = tensor.empty() : tensor<4xi1>
    %11 = vector.transfer_write %5, %10[%arg1] {in_bounds = [true]} : vector<4xi1>, tensor<4xi1>
    return %reshape, %7, %9, %11, %collapsed : tensor<1x25xi32>, tensor<5x5xi32>, tensor<6xi1>, tensor<4xi1>, tensor<?xi32>
  }
}

