// Bufferization visits functions in the order of their addresses and numbers
// their constants as it goes: equal programs got different code.
module {
  func.func private @a(%i: index) -> i32 {
    %t = arith.constant dense<[1, 2]> : tensor<2xi32>
    %0 = tensor.extract %t[%i] : tensor<2xi32>
    return %0 : i32
  }
  func.func private @b(%i: index) -> i32 {
    %t = arith.constant dense<[3, 4]> : tensor<2xi32>
    %0 = tensor.extract %t[%i] : tensor<2xi32>
    return %0 : i32
  }
  func.func private @c(%i: index) -> i32 {
    %t = arith.constant dense<[5, 6]> : tensor<2xi32>
    %0 = tensor.extract %t[%i] : tensor<2xi32>
    return %0 : i32
  }
  func.func private @d(%i: index) -> i16 {
    %t = arith.constant dense<[7, 8]> : tensor<2xi16>
    %0 = tensor.extract %t[%i] : tensor<2xi16>
    return %0 : i16
  }
  func.func @main(%i: index {padlab.value = 1 : index}) -> (i32, i32, i32, i16)
      attributes {padlab.seed = 1 : i64} {
    %0 = call @a(%i) : (index) -> i32
    %1 = call @b(%i) : (index) -> i32
    %2 = call @c(%i) : (index) -> i32
    %3 = call @d(%i) : (index) -> i16
    return %0, %1, %2, %3 : i32, i32, i32, i16
  }
}
