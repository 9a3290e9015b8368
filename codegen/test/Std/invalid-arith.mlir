// What the Standard document calls invalid is refused, each by its rule.
// RUN: padlab-opt --split-input-file --verify-diagnostics %s

func.func @f(%a : i32) {
  // expected-error @+1 {{'std.absf' op operand #0 must be float, or a vector or tensor of it, but got 'i32'}}
  %0 = std.absf %a : i32
  std.return
}

// -----

func.func @f(%a : i32) {
  // expected-error @+1 {{'std.ceilf' op operand #0 must be float, or a vector or tensor of it, but got 'i32'}}
  %0 = std.ceilf %a : i32
  std.return
}

// -----

func.func @f(%a : i32) {
  // expected-error @+1 {{'std.cos' op operand #0 must be float, or a vector or tensor of it, but got 'i32'}}
  %0 = std.cos %a : i32
  std.return
}

// -----

func.func @f(%a : i32) {
  // expected-error @+1 {{'std.exp' op operand #0 must be float, or a vector or tensor of it, but got 'i32'}}
  %0 = std.exp %a : i32
  std.return
}

// -----

func.func @f(%a : i32) {
  // expected-error @+1 {{'std.negf' op operand #0 must be float, or a vector or tensor of it, but got 'i32'}}
  %0 = std.negf %a : i32
  std.return
}

// -----

func.func @f(%a : i32) {
  // expected-error @+1 {{'std.sqrt' op operand #0 must be float, or a vector or tensor of it, but got 'i32'}}
  %0 = std.sqrt %a : i32
  std.return
}

// -----

func.func @f(%a : i32) {
  // expected-error @+1 {{'std.tanh' op operand #0 must be float, or a vector or tensor of it, but got 'i32'}}
  %0 = std.tanh %a : i32
  std.return
}

// -----

func.func @f(%a : tensor<4xf32>) {
  // expected-error @+1 {{'std.absf' op failed to verify that all of {operand, result} have same type}}
  %0 = "std.absf"(%a) : (tensor<4xf32>) -> tensor<?xf32>
  std.return
}

// -----

func.func @f(%a : f32) {
  // expected-error @+1 {{'std.addi' op operand #0 must be integer or index, or a vector or tensor of it, but got 'f32'}}
  %0 = std.addi %a, %a : f32
  std.return
}

// -----

func.func @f(%a : f32) {
  // expected-error @+1 {{'std.and' op operand #0 must be integer or index, or a vector or tensor of it, but got 'f32'}}
  %0 = std.and %a, %a : f32
  std.return
}

// -----

func.func @f(%a : f32) {
  // expected-error @+1 {{'std.or' op operand #0 must be integer or index, or a vector or tensor of it, but got 'f32'}}
  %0 = std.or %a, %a : f32
  std.return
}

// -----

func.func @f(%a : f32) {
  // expected-error @+1 {{'std.xor' op operand #0 must be integer or index, or a vector or tensor of it, but got 'f32'}}
  %0 = std.xor %a, %a : f32
  std.return
}

// -----

func.func @f(%a : f32) {
  // expected-error @+1 {{'std.divis' op operand #0 must be integer or index, or a vector or tensor of it, but got 'f32'}}
  %0 = std.divis %a, %a : f32
  std.return
}

// -----

func.func @f(%a : f32) {
  // expected-error @+1 {{'std.diviu' op operand #0 must be integer or index, or a vector or tensor of it, but got 'f32'}}
  %0 = std.diviu %a, %a : f32
  std.return
}

// -----

func.func @f(%a : f32) {
  // expected-error @+1 {{'std.remis' op operand #0 must be integer or index, or a vector or tensor of it, but got 'f32'}}
  %0 = std.remis %a, %a : f32
  std.return
}

// -----

func.func @f(%a : f32) {
  // expected-error @+1 {{'std.remiu' op operand #0 must be integer or index, or a vector or tensor of it, but got 'f32'}}
  %0 = std.remiu %a, %a : f32
  std.return
}

// -----

func.func @f(%a : tensor<4xi32>, %b : tensor<?xi32>) {
  // expected-error @+1 {{'std.addi' op failed to verify that all of {lhs, rhs, result} have same type}}
  %0 = "std.addi"(%a, %b) : (tensor<4xi32>, tensor<?xi32>) -> tensor<4xi32>
  std.return
}

// -----

func.func @f(%a : i32, %b : i64) {
  // expected-error @+1 {{'std.divis' op failed to verify that all of {lhs, rhs, result} have same type}}
  %0 = "std.divis"(%a, %b) : (i32, i64) -> i32
  std.return
}

// -----

func.func @f(%a : tensor<4xi32>) {
  // expected-error @+1 {{'std.addf' op operand #0 must be float, or a vector or tensor of it, but got 'tensor<4xi32>'}}
  %0 = std.addf %a, %a : tensor<4xi32>
  std.return
}

// -----

func.func @f(%a : f32, %b : f64) {
  // expected-error @+1 {{'std.addf' op failed to verify that all of {lhs, rhs, result} have same type}}
  %0 = "std.addf"(%a, %b) : (f32, f64) -> f32
  std.return
}

// -----

func.func @f(%a : tensor<4xi32>) {
  // expected-error @+1 {{'std.mulf' op operand #0 must be float, or a vector or tensor of it, but got 'tensor<4xi32>'}}
  %0 = std.mulf %a, %a : tensor<4xi32>
  std.return
}

// -----

func.func @f(%a : f32, %b : f64) {
  // expected-error @+1 {{'std.mulf' op failed to verify that all of {lhs, rhs, result} have same type}}
  %0 = "std.mulf"(%a, %b) : (f32, f64) -> f32
  std.return
}

// -----

func.func @f(%a : tensor<4xi32>) {
  // expected-error @+1 {{'std.copysign' op operand #0 must be float, or a vector or tensor of it, but got 'tensor<4xi32>'}}
  %0 = std.copysign %a, %a : tensor<4xi32>
  std.return
}

// -----

func.func @f(%a : f32, %b : f64) {
  // expected-error @+1 {{'std.copysign' op failed to verify that all of {lhs, rhs, result} have same type}}
  %0 = "std.copysign"(%a, %b) : (f32, f64) -> f32
  std.return
}

// -----

func.func @f(%a : f32) {
  // expected-error @+1 {{'std.cmpi' op operand #0 must be integer or index, or a vector or tensor of it, but got 'f32'}}
  %0 = "std.cmpi"(%a, %a) {predicate = 0 : i64} : (f32, f32) -> i1
  std.return
}

// -----

func.func @f(%a : i32) {
  // expected-error @+1 {{unknown comparison "oeq": it is one of "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"}}
  %0 = std.cmpi "oeq", %a, %a : i32
  std.return
}

// -----

func.func @f(%a : i32) {
  // expected-error @+1 {{expected the comparison as a string, such as "slt"}}
  %0 = std.cmpi slt, %a, %a : i32
  std.return
}

// -----

func.func @f(%a : i32) {
  // expected-error @+1 {{attribute 'predicate' failed to satisfy constraint: integer comparison}}
  %0 = "std.cmpi"(%a, %a) {predicate = 10 : i64} : (i32, i32) -> i1
  std.return
}

// -----

func.func @f(%a : i32, %b : i64) {
  // expected-error @+1 {{'std.cmpi' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "std.cmpi"(%a, %b) {predicate = 0 : i64} : (i32, i64) -> i1
  std.return
}

// -----

func.func @f(%a : vector<4xi32>) {
  // expected-error @+1 {{'std.cmpi' op failed to verify that the result is i1 of the operands' shape}}
  %0 = "std.cmpi"(%a, %a) {predicate = 0 : i64} : (vector<4xi32>, vector<4xi32>) -> i1
  std.return
}

// -----

func.func @f(%c : i1, %a : i32, %b : i64) {
  // expected-error @+1 {{'std.select' op failed to verify that all of {trueValue, falseValue, result} have same type}}
  %0 = "std.select"(%c, %a, %b) : (i1, i32, i64) -> i32
  std.return
}

// -----

func.func @f(%c : i1, %a : tensor<4xi32>) {
  // expected-error @+1 {{'std.select' op failed to verify that the condition is i1 of the values' shape}}
  %0 = "std.select"(%c, %a, %a) : (i1, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  std.return
}

// -----

func.func @f() {
  // expected-error @+1 {{'std.constant' op has a value of type 'i32' but the result type 'i64'}}
  %0 = "std.constant"() {value = 1 : i32} : () -> i64
  std.return
}

// -----

func.func @f() {
  // expected-error @+1 {{'std.constant' op value must be an integer, a float, a vector or tensor of them, or a reference to a function, not "text" of type 'none'}}
  %0 = "std.constant"() {value = "text"} : () -> none
  std.return
}

// -----

func.func @f(%a : memref<4xf32>) {
  // expected-error @+1 {{'std.memref_cast' op failed to verify that the element types are the same}}
  %0 = std.memref_cast %a : memref<4xf32> to memref<4xf64>
  std.return
}

// -----

func.func @f(%a : memref<4xf32>) {
  // expected-error @+1 {{'std.memref_cast' op failed to verify that the ranks are the same where both are known}}
  %0 = std.memref_cast %a : memref<4xf32> to memref<4x1xf32>
  std.return
}

// -----

func.func @f(%a : memref<4x?xf32>) {
  // expected-error @+1 {{'std.memref_cast' op failed to verify that constant dimensions match}}
  %0 = std.memref_cast %a : memref<4x?xf32> to memref<5x?xf32>
  std.return
}

// -----

func.func @f(%a : memref<4xf32>) {
  // expected-error @+1 {{'std.memref_cast' op failed to verify that the layout maps are the same}}
  %0 = std.memref_cast %a : memref<4xf32> to memref<4xf32, strided<[2]>>
  std.return
}

// -----

func.func @f(%a : memref<4xf32>) {
  // expected-error @+1 {{'std.memref_cast' op failed to verify that the memory spaces are the same}}
  %0 = std.memref_cast %a : memref<4xf32> to memref<4xf32, 1>
  std.return
}

// -----

func.func @f(%a : memref<*xf32>) {
  // expected-error @+1 {{'std.memref_cast' op failed to verify that not both memrefs are unranked}}
  %0 = std.memref_cast %a : memref<*xf32> to memref<*xf32>
  std.return
}

// -----

func.func @f(%a : memref<*xf32>) {
  // expected-error @+1 {{'std.memref_cast' op failed to verify that the element types are the same}}
  %0 = std.memref_cast %a : memref<*xf32> to memref<4xf64>
  std.return
}

// -----

func.func @f(%a : memref<*xf32>) {
  // expected-error @+1 {{'std.memref_cast' op failed to verify that the memory spaces are the same}}
  %0 = std.memref_cast %a : memref<*xf32> to memref<4xf32, 1>
  std.return
}

// -----

func.func @f(%a : tensor<4xf32>) {
  // expected-error @+1 {{'std.tensor_cast' op failed to verify that the element types are the same}}
  %0 = std.tensor_cast %a : tensor<4xf32> to tensor<4xf64>
  std.return
}

// -----

func.func @f(%a : tensor<?xf32>) {
  // expected-error @+1 {{'std.tensor_cast' op failed to verify that the ranks are the same where both are known}}
  %0 = std.tensor_cast %a : tensor<?xf32> to tensor<?x?xf32>
  std.return
}

// -----

func.func @f(%a : tensor<4x?xf32>) {
  // expected-error @+1 {{'std.tensor_cast' op failed to verify that constant dimensions match}}
  %0 = std.tensor_cast %a : tensor<4x?xf32> to tensor<5x?xf32>
  std.return
}

// -----

func.func @f(%a : vector<4xf32>) {
  // expected-error-re @+1 {{'std.tensor_cast' op operand #0 must be tensor of any{{.*}} type values, but got 'vector<4xf32>'}}
  %0 = "std.tensor_cast"(%a) : (vector<4xf32>) -> tensor<4xf32>
  std.return
}
