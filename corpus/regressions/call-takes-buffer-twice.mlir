// Functions get one buffer twice, or a global that they read themselves, and write
// it before they read it under the other name. Nests became one loop where a public
// function did so, in which iterations read what later ones were to write.
memref.global "private" @global : memref<4x2xi32> = dense<1>
func.func @public(%a: memref<4x2xi32>, %b: memref<4x2xi32>, %out: memref<4x2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %seven = arith.constant 7 : i32
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %seven, %a[%n, %c1] : memref<4x2xi32>
  }
  scf.for %n = %c0 to %c4 step %c1 {
    %x = memref.load %a[%n, %c1] : memref<4x2xi32>
    %m = arith.subi %c3, %n : index
    %y = memref.load %b[%m, %c1] : memref<4x2xi32>
    %z = arith.addi %x, %y : i32
    memref.store %z, %out[%n, %c1] : memref<4x2xi32>
  }
  return
}
func.func private @private(%a: memref<4x2xi32>, %b: memref<4x2xi32>, %out: memref<4x2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %seven = arith.constant 7 : i32
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %seven, %a[%n, %c1] : memref<4x2xi32>
  }
  scf.for %n = %c0 to %c4 step %c1 {
    %x = memref.load %a[%n, %c1] : memref<4x2xi32>
    %m = arith.subi %c3, %n : index
    %y = memref.load %b[%m, %c1] : memref<4x2xi32>
    %z = arith.addi %x, %y : i32
    memref.store %z, %out[%n, %c1] : memref<4x2xi32>
  }
  return
}
func.func @nested(%a: memref<4x2xi32>, %out: memref<4x2xi32>) {
  call @inner(%a, %a, %out) : (memref<4x2xi32>, memref<4x2xi32>, memref<4x2xi32>) -> ()
  return
}
func.func @inner(%a: memref<4x2xi32>, %b: memref<4x2xi32>, %out: memref<4x2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %seven = arith.constant 7 : i32
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %seven, %a[%n, %c1] : memref<4x2xi32>
  }
  scf.for %n = %c0 to %c4 step %c1 {
    %x = memref.load %a[%n, %c1] : memref<4x2xi32>
    %m = arith.subi %c3, %n : index
    %y = memref.load %b[%m, %c1] : memref<4x2xi32>
    %z = arith.addi %x, %y : i32
    memref.store %z, %out[%n, %c1] : memref<4x2xi32>
  }
  return
}
func.func @pointed(%a: memref<4x2xi32>, %b: memref<4x2xi32>, %out: memref<4x2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %seven = arith.constant 7 : i32
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %seven, %a[%n, %c1] : memref<4x2xi32>
  }
  scf.for %n = %c0 to %c4 step %c1 {
    %x = memref.load %a[%n, %c1] : memref<4x2xi32>
    %m = arith.subi %c3, %n : index
    %y = memref.load %b[%m, %c1] : memref<4x2xi32>
    %z = arith.addi %x, %y : i32
    memref.store %z, %out[%n, %c1] : memref<4x2xi32>
  }
  return
}
func.func @reads_global(%a: memref<4x2xi32>, %out: memref<4x2xi32>) {
  %b = memref.get_global @global : memref<4x2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %seven = arith.constant 7 : i32
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %seven, %a[%n, %c1] : memref<4x2xi32>
  }
  scf.for %n = %c0 to %c4 step %c1 {
    %x = memref.load %a[%n, %c1] : memref<4x2xi32>
    %m = arith.subi %c3, %n : index
    %y = memref.load %b[%m, %c1] : memref<4x2xi32>
    %z = arith.addi %x, %y : i32
    memref.store %z, %out[%n, %c1] : memref<4x2xi32>
  }
  return
}
func.func private @filled(%x: i32) -> memref<4x2xi32> {
  %m = memref.alloc() : memref<4x2xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<4x2xi32>)
  return %m : memref<4x2xi32>
}
func.func @main() -> (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>)
    attributes {padlab.seed = 1 : i64, padlab.variants = "fused:tiny-loops"} {
  %one = arith.constant 1 : i32
  %a0 = call @filled(%one) : (i32) -> memref<4x2xi32>
  %o0 = call @filled(%one) : (i32) -> memref<4x2xi32>
  %a1 = call @filled(%one) : (i32) -> memref<4x2xi32>
  %o1 = call @filled(%one) : (i32) -> memref<4x2xi32>
  %a2 = call @filled(%one) : (i32) -> memref<4x2xi32>
  %o2 = call @filled(%one) : (i32) -> memref<4x2xi32>
  %a3 = call @filled(%one) : (i32) -> memref<4x2xi32>
  %o3 = call @filled(%one) : (i32) -> memref<4x2xi32>
  %o4 = call @filled(%one) : (i32) -> memref<4x2xi32>
  call @public(%a0, %a0, %o0) : (memref<4x2xi32>, memref<4x2xi32>, memref<4x2xi32>) -> ()
  call @private(%a1, %a1, %o1) : (memref<4x2xi32>, memref<4x2xi32>, memref<4x2xi32>) -> ()
  call @nested(%a2, %o2) : (memref<4x2xi32>, memref<4x2xi32>) -> ()
  %f = func.constant @pointed : (memref<4x2xi32>, memref<4x2xi32>, memref<4x2xi32>) -> ()
  call_indirect %f(%a3, %a3, %o3) : (memref<4x2xi32>, memref<4x2xi32>, memref<4x2xi32>) -> ()
  %g = memref.get_global @global : memref<4x2xi32>
  call @reads_global(%g, %o4) : (memref<4x2xi32>, memref<4x2xi32>) -> ()
  %t0 = bufferization.to_tensor %o0 restrict : memref<4x2xi32> to tensor<4x2xi32>
  %t1 = bufferization.to_tensor %o1 restrict : memref<4x2xi32> to tensor<4x2xi32>
  %t2 = bufferization.to_tensor %o2 restrict : memref<4x2xi32> to tensor<4x2xi32>
  %t3 = bufferization.to_tensor %o3 restrict : memref<4x2xi32> to tensor<4x2xi32>
  %t4 = bufferization.to_tensor %o4 restrict : memref<4x2xi32> to tensor<4x2xi32>
  return %t0, %t1, %t2, %t3, %t4 : tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>
}
