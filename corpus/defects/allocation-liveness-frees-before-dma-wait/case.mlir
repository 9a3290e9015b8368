// Sends a buffer, waits, and frees it. Expected: the buffer is freed after the wait. Wrong: it is freed while it is sent.
func.func @send(%destination: memref<4xi32>, %tag: memref<1xi32>, %i: index, %number: i32) {
  %c4 = arith.constant 4 : index
  %source = memref.alloc() : memref<4xi32>
  linalg.fill ins(%number : i32) outs(%source : memref<4xi32>)
  affine.dma_start %source[%i], %destination[%i], %tag[%i], %c4 : memref<4xi32>, memref<4xi32>, memref<1xi32>
  affine.dma_wait %tag[%i], %c4 : memref<1xi32>
  memref.dealloc %source : memref<4xi32>
  return
}
