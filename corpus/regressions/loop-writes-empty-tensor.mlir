// Loops write into one `tensor.empty` that another loop carries.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2xi32>, %arg1: index, %arg2: tensor<2xi32>) -> tensor<2xi32> attributes {padlab.seed = 0 : i64} {
    %0 = tensor.empty() : tensor<2xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg0) -> (tensor<2xi32>) {
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<2xi32>) outs(%0 : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<2xi32>
      scf.yield %arg4 : tensor<2xi32>
    }
    %c0_0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1_1 = arith.constant 1 : index
    %2 = scf.for %arg3 = %c0_0 to %c2 step %c1_1 iter_args(%arg4 = %0) -> (tensor<2xi32>) {
      %3 = scf.for %arg5 = %c0 to %arg1 step %c1 iter_args(%arg6 = %arg0) -> (tensor<2xi32>) {
        %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<2xi32>) outs(%0 : tensor<2xi32>) {
        ^bb0(%in: i32, %out: i32):
          linalg.yield %in : i32
        } -> tensor<2xi32>
        scf.yield %arg6 : tensor<2xi32>
      }
      %extracted_slice = tensor.extract_slice %3[%arg3] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %extracted_slice_2 = tensor.extract_slice %1[%arg3] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %4 = tensor.empty() : tensor<2xi32>
      %extracted_slice_3 = tensor.extract_slice %4[%arg3] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %extracted_slice_4 = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %mapped = linalg.map ins(%extracted_slice_2 : tensor<1xi32>) outs(%extracted_slice_4 : tensor<1xi32>)
        (%in: i32, %init: i32) {
          linalg.yield %in : i32
        }
      %inserted_slice = tensor.insert_slice %mapped into %arg4[%arg3] [1] [1] : tensor<1xi32> into tensor<2xi32>
      scf.yield %inserted_slice : tensor<2xi32>
    }
    return %2 : tensor<2xi32>
  }
}

