// A scope that gives an index.
func.func @f(%a: index) -> index {
  %r = memref.alloca_scope -> (index) {
    memref.alloca_scope.return %a : index
  }
  return %r : index
}
