// Packs by n.
func.func @f(%a: tensor<?xf32>, %n: index, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%n] into %o : tensor<?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
