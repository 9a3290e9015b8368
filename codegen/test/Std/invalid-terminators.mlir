// What the Standard document calls invalid is refused, each by its rule.
// RUN: padlab-opt --split-input-file --verify-diagnostics %s

// Branches: the count and types of operands align with the target's arguments.
func.func @f(%a : i32) {
  // expected-error @+1 {{branch has 1 operands for successor #0, but target block has 2}}
  std.br ^bb1(%a : i32)
^bb1(%x : i32, %y : i32):
  std.return
}

// -----

func.func @f(%c : i1, %a : i32) {
  // expected-error @+1 {{type mismatch for bb argument #0 of successor #1}}
  std.cond_br %c, ^bb1, ^bb2(%a : i32)
^bb1:
  std.return
^bb2(%y : i64):
  std.return
}

// -----

// The condition is a bit.
// expected-note @+1 {{prior use here}}
func.func @f(%c : i32) {
  // expected-error @+1 {{use of value '%c' expects different type than prior uses: 'i1' vs 'i32'}}
  std.cond_br %c, ^bb1, ^bb1
^bb1:
  std.return
}

// -----

// A branch may not target the entry block.
// expected-error @+1 {{entry block of region may not have predecessors}}
func.func @f(i32) {
^bb0(%b : i32):
  std.br ^bb0(%b : i32)
}

// -----

func.func @f(%a : i32) -> (i32, i32) {
  // expected-error @+1 {{'std.return' op has 1 operands, but @f returns 2}}
  std.return %a : i32
}

// -----

func.func @f(%a : i32) -> i64 {
  // expected-error @+1 {{'std.return' op operand #0 is 'i32', but @f returns 'i64'}}
  std.return %a : i32
}

// -----

func.func @f(%p : i1) {
  scf.if %p {
    // expected-error @+1 {{'std.return' op expects parent op 'func.func'}}
    "std.return"() : () -> ()
  }
  std.return
}

// -----

func.func @f() {
  // expected-error @+1 {{'std.call' op @h does not name a function}}
  std.call @h() : () -> ()
  std.return
}

// -----

func.func private @g(i32) -> i64
func.func @f(%a : i64) {
  // expected-error @+1 {{'std.call' op calls @g as '(i64) -> i64', but its type is '(i32) -> i64'}}
  %0 = std.call @g(%a) : (i64) -> i64
  std.return
}

// -----

func.func @f() {
  // expected-error @+1 {{'std.constant' op @h does not name a function}}
  %0 = std.constant @h : () -> ()
  std.return
}

// -----

func.func private @g(i32) -> i64
func.func @f() {
  // expected-error @+1 {{'std.constant' op refers to @g as '(i32) -> i32', but its type is '(i32) -> i64'}}
  %0 = std.constant @g : (i32) -> i32
  std.return
}

// -----

func.func @f(%a : i32) {
  // expected-error @+1 {{'std.call_indirect' op operand #0 must be function type, but got 'i32'}}
  "std.call_indirect"(%a) : (i32) -> ()
  std.return
}

// -----

func.func @f(%g : (i32) -> i32, %a : i64) {
  // expected-error @+1 {{'std.call_indirect' op failed to verify that the arguments have the types that the callee takes}}
  "std.call_indirect"(%g, %a) : ((i32) -> i32, i64) -> i32
  std.return
}

// -----

func.func @f(%g : (i32) -> i32, %a : i32) {
  // expected-error @+1 {{'std.call_indirect' op failed to verify that the results have the types that the callee gives}}
  "std.call_indirect"(%g, %a) : ((i32) -> i32, i32) -> i64
  std.return
}
