// Brings complex.constant, complex.mul, linalg.mul, linalg.transpose, tensor.from_elements, tensor.pad before linalg.transpose, tensor.pad before tensor.reshape, tensor.pad element complex<f32>, tensor.pad of linalg.mul, tensor.reshape.
module {
  func.func @main(%arg0: tensor<3x7xcomplex<f32>>, %arg1: index {padlab.value = 3 : index}) -> (tensor<9x10xcomplex<f32>>, tensor<8x7xcomplex<f32>>, index, complex<f32>) attributes {padlab.seed = 2444493442 : i64} {
    %0 = tensor.empty() : tensor<3x7xcomplex<f32>>
    %1 = linalg.mul ins(%arg0, %arg0 : tensor<3x7xcomplex<f32>>, tensor<3x7xcomplex<f32>>) outs(%0 : tensor<3x7xcomplex<f32>>) -> tensor<3x7xcomplex<f32>>
    %padded = tensor.pad %1 low[2, 1] high[2, 0] {
    ^bb0(%arg2: index, %arg3: index):
      %cst_2 = complex.constant [0xFF800000 : f32, -3.000000e+00 : f32] : complex<f32>
      tensor.yield %cst_2 : complex<f32>
    } : tensor<3x7xcomplex<f32>> to tensor<7x8xcomplex<f32>>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %padded[%arg1, %c2] : tensor<7x8xcomplex<f32>>
    %padded_0 = tensor.pad %padded low[2, 2] high[0, 0] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %extracted : complex<f32>
    } : tensor<7x8xcomplex<f32>> to tensor<9x10xcomplex<f32>>
    %2 = tensor.empty() : tensor<8x7xcomplex<f32>>
    %cst = complex.constant [0.000000e+00 : f32, -1.000000e+00 : f32] : complex<f32>
    %3 = linalg.fill ins(%cst : complex<f32>) outs(%2 : tensor<8x7xcomplex<f32>>) -> tensor<8x7xcomplex<f32>>
    %transposed = linalg.transpose ins(%padded : tensor<7x8xcomplex<f32>>) outs(%3 : tensor<8x7xcomplex<f32>>) permutation = [1, 0] 
    %4 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %1) -> (tensor<3x7xcomplex<f32>>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg2, 0] [1, 7] [1, 1] : tensor<3x7xcomplex<f32>> to tensor<7xcomplex<f32>>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg3[%arg2, 0] [1, 7] [1, 1] : tensor<7xcomplex<f32>> into tensor<3x7xcomplex<f32>>
      }
    }
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %transposed, %c0 : tensor<8x7xcomplex<f32>>
    %c1 = arith.constant 1 : index
    %dim_1 = tensor.dim %4, %c1 : tensor<3x7xcomplex<f32>>
    %from_elements = tensor.from_elements %dim, %dim_1 : tensor<2xindex>
    %reshape = tensor.reshape %padded(%from_elements) : (tensor<7x8xcomplex<f32>>, tensor<2xindex>) -> tensor<8x7xcomplex<f32>>
    return %padded_0, %reshape, %dim_1, %extracted : tensor<9x10xcomplex<f32>>, tensor<8x7xcomplex<f32>>, index, complex<f32>
  }
}

