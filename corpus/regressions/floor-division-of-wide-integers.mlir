// -1 was added as a number of 64 bits: of i65 a floor below zero became 2^64 - 1.
func.func @main(%x: i65 {padlab.value = -8 : i65}, %y: i65 {padlab.value = 7 : i65},
                %v: vector<2xi128> {padlab.value = dense<[-9, 9]> : vector<2xi128>},
                %w: vector<2xi128> {padlab.value = dense<[4, -4]> : vector<2xi128>})
    -> (i65, vector<2xi128>) attributes {padlab.seed = 1 : i64} {
  %0 = arith.floordivsi %x, %y : i65
  %1 = arith.floordivsi %v, %w : vector<2xi128>
  return %0, %1 : i65, vector<2xi128>
}
