// Brings tensor.pad before linalg.pack, tensor.pad element i8, transform.apply_patterns.linalg.erase_unnecessary_inputs, transform.apply_patterns.tensor.fold_into_pack_and_unpack.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<2xi8>, %arg1: tensor<?x4xi4> {padlab.extents = array<i64: 1>}) -> (tensor<1x2xi8>, tensor<1xi4>) attributes {padlab.passes = "arith-emulate-unsupported-floats{source-types=bf16,f16 target-type=f32},transform-interpreter{entry-point=__transform_0},resolve-shaped-type-result-dims", padlab.seed = 1774552942 : i64} {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<2xi8>
    %padded = tensor.pad %arg0 low[0] high[0] {
    ^bb0(%arg2: index):
      %c2 = arith.constant 2 : index
      %3 = arith.remui %arg2, %c2 : index
      %extracted_0 = tensor.extract %arg0[%3] : tensor<2xi8>
      tensor.yield %extracted_0 : i8
    } : tensor<2xi8> to tensor<2xi8>
    %0 = tensor.empty() : tensor<1x2xi8>
    %c3_i8 = arith.constant 3 : i8
    %1 = linalg.fill ins(%c3_i8 : i8) outs(%0 : tensor<1x2xi8>) -> tensor<1x2xi8>
    %c0_i8 = arith.constant 0 : i8
    %pack = linalg.pack %padded padding_value(%c0_i8 : i8) inner_dims_pos = [0] inner_tiles = [2] into %1 : tensor<2xi8> -> tensor<1x2xi8>
    %cast = tensor.cast %arg1 : tensor<?x4xi4> to tensor<1x4xi4>
    %2 = tensor.empty() : tensor<1xi4>
    %unpack = linalg.unpack %cast inner_dims_pos = [0] inner_tiles = [4] into %2 : tensor<1x4xi4> -> tensor<1xi4>
    return %pack, %unpack : tensor<1x2xi8>, tensor<1xi4>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.apply_patterns to %arg2 {
          transform.apply_patterns.tensor.fold_into_pack_and_unpack
          transform.apply_patterns.canonicalization
          transform.apply_patterns.linalg.erase_unnecessary_inputs
        } : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

