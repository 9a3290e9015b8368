// Brings std.addi, std.and, std.constant, std.or, std.remiu.
module {
  func.func @main(%arg0: tensor<?x5x2xi64> {padlab.extents = array<i64: 4>}, %arg1: i64) -> i64 attributes {padlab.seed = 4095370030 : i64} {
    %0 = std.remiu %arg1, %arg1 : i64
    %1 = std.addi %0, %arg1 : i64
    %2 = std.constant 9223372036854775807 : i64
    %3 = std.and %1, %2 : i64
    %4 = std.constant 1 : i64
    %5 = std.or %3, %4 : i64
    std.return %1 : i64
  }
}

