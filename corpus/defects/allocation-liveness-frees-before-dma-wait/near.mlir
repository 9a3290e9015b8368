// memref.copy is complete where it stands: the buffer may be freed before the wait for another transfer.
func.func @send(%destination: memref<4xi32>, %tag: memref<1xi32>, %i: index, %number: i32) {
  %c4 = arith.constant 4 : index
  %source = memref.alloc() : memref<4xi32>
  linalg.fill ins(%number : i32) outs(%source : memref<4xi32>)
  memref.copy %source, %destination : memref<4xi32> to memref<4xi32>
  affine.dma_wait %tag[%i], %c4 : memref<1xi32>
  memref.dealloc %source : memref<4xi32>
  return
}
