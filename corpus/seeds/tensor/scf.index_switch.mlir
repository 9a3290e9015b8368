// Brings scf.index_switch.
module {
  func.func @main(%arg0: tensor<0xi4>, %arg1: tensor<2xi4>, %arg2: tensor<2xi4>, %arg3: tensor<i4>) -> (tensor<2xi4>, tensor<2xi4>, tensor<0x7xi8>, tensor<2xi4>) attributes {padlab.seed = 1040611354 : i64} {
    %0 = call @callee_0(%arg1, %arg2) : (tensor<2xi4>, tensor<2xi4>) -> tensor<2xi4>
    %c1 = arith.constant 1 : index
    %1 = scf.index_switch %c1 -> tensor<2xi4> 
    case 1 {
      scf.yield %arg2 : tensor<2xi4>
    }
    case 3 {
      %concat = tensor.concat dim(0) %0, %arg2 : (tensor<2xi4>, tensor<2xi4>) -> tensor<4xi4>
      scf.yield %arg2 : tensor<2xi4>
    }
    default {
      scf.yield %0 : tensor<2xi4>
    }
    %2 = tensor.empty() : tensor<0x7xi8>
    %inserted_slice = tensor.insert_slice %arg3 into %arg2[0] [1] [2] : tensor<i4> into tensor<2xi4>
    return %0, %1, %2, %inserted_slice : tensor<2xi4>, tensor<2xi4>, tensor<0x7xi8>, tensor<2xi4>
  }
  func.func private @callee_0(%arg0: tensor<2xi4>, %arg1: tensor<2xi4>) -> tensor<2xi4> {
    %0 = scf.forall (%arg2) in (1) shared_outs(%arg3 = %arg0) -> (tensor<2xi4>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg3[%arg2] [2] [1] : tensor<2xi4> into tensor<2xi4>
      }
    }
    return %0 : tensor<2xi4>
  }
}

