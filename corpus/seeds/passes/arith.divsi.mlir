// Brings arith.divsi, scf.condition, scf.while, tensor.pad before tensor.insert_slice, tensor.pad element i32, tensor.pad of linalg.generic, tensor.splat.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<1xi8>, %arg1: index {padlab.value = 3 : index}, %arg2: index {padlab.value = 2 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: tensor<i32>) -> (tensor<1xi32>, tensor<?xi32>, tensor<7x3xi32>, tensor<?xi32>, tensor<i32>) attributes {padlab.passes = "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops function-boundary-type-conversion=identity-layout-map},convert-linalg-to-affine-loops,cse,func.func(buffer-hoisting)", padlab.seed = 3678819239 : i64} {
    %cst = arith.constant dense<100> : tensor<1xi32>
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<1xi8>) outs(%cst : tensor<1xi32>) {
    ^bb0(%in: i8, %out: i32):
      %2 = arith.extsi %in : i8 to i32
      %c-7_i32 = arith.constant -7 : i32
      %c2_i32 = arith.constant 2 : i32
      %3 = arith.cmpi sgt, %in, %in : i8
      %4 = arith.extsi %in : i8 to i32
      %5 = arith.extui %in : i8 to i32
      %6 = arith.select %3, %4, %5 : i32
      %c3_i32 = arith.constant 3 : i32
      %7 = arith.andi %6, %c3_i32 : i32
      %c1_i32 = arith.constant 1 : i32
      %8 = arith.ori %7, %c1_i32 : i32
      %9 = arith.divsi %c-7_i32, %8 : i32
      linalg.yield %9 : i32
    } -> tensor<1xi32>
    %padded = tensor.pad %0 nofold low[%arg1] high[0] {
    ^bb0(%arg5: index):
      %c0_i32 = arith.constant 0 : i32
      tensor.yield %c0_i32 : i32
    } : tensor<1xi32> to tensor<?xi32>
    %extracted = tensor.extract %padded[%arg2] : tensor<?xi32>
    %splat = tensor.splat %extracted : tensor<7x3xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.while (%arg5 = %c0, %arg6 = %splat) : (index, tensor<7x3xi32>) -> (index, tensor<7x3xi32>) {
      %2 = arith.cmpi ult, %arg5, %arg3 : index
      scf.condition(%2) %arg5, %arg6 : index, tensor<7x3xi32>
    } do {
    ^bb0(%arg5: index, %arg6: tensor<7x3xi32>):
      %extracted_slice = tensor.extract_slice %splat[4, 0] [1, 2] [2, 1] : tensor<7x3xi32> to tensor<1x2xi32>
      %2 = arith.addi %arg5, %c1 : index
      scf.yield %2, %arg6 : index, tensor<7x3xi32>
    }
    %inserted_slice = tensor.insert_slice %0 into %padded[3] [1] [1] : tensor<1xi32> into tensor<?xi32>
    %reduced = linalg.reduce { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%padded : tensor<?xi32>) outs(%arg4 : tensor<i32>) dimensions = [0] 
    return %0, %padded, %1#1, %inserted_slice, %reduced : tensor<1xi32>, tensor<?xi32>, tensor<7x3xi32>, tensor<?xi32>, tensor<i32>
  }
}

