// Brings func.func, std.addf, std.alloc, std.ceilf, std.dealloc, std.exp, std.negf, std.return, std.store.
module {
  func.func @main(%arg0: f32) -> (f32, f32) attributes {padlab.seed = 2328567413 : i64} {
    %0 = std.negf %arg0 : f32
    %1 = std.alloc() : memref<f32, 1>
    std.store %0, %1[] : memref<f32, 1>
    std.dealloc %1 : memref<f32, 1>
    %2 = std.exp %0 : f32
    %3 = std.ceilf %2 : f32
    %4 = std.addf %3, %3 : f32
    %5 = std.addf %4, %3 : f32
    std.return %3, %5 : f32, f32
  }
}

