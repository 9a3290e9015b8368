// Operations of the index dialect, at the ends of what they take.
// RUN: padlab-diff %s --pipelines=unfused,unfused:clean-loops | FileCheck %s

// CHECK: agree (unfused, unfused:clean-loops)
func.func @main(%least: index {padlab.value = -9223372036854775808 : index},
                %seven: index {padlab.value = 7 : index},
                %i: i8 {padlab.value = -3 : i8})
    -> (index, index, index, index, index, index, index, index, i8, i1, i1,
        index, index)
    attributes {padlab.seed = 1 : i64} {
  %up = index.ceildivs %least, %seven
  %upUnsigned = index.ceildivu %least, %seven
  %down = index.floordivs %least, %seven
  %rest = index.rems %least, %seven
  %left = index.shl %seven, %seven
  %right = index.shrs %least, %seven
  %less = index.sub %least, %seven
  %x = index.castu %i : i8 to index
  %most = index.maxu %least, %seven
  %narrow = index.casts %less : index to i8
  %isLess = index.cmp slt(%less, %seven)
  %isBelow = index.cmp ult(%less, %seven)
  %bits = index.sizeof
  return %up, %upUnsigned, %down, %rest, %left, %right, %x, %most, %narrow,
         %isLess, %isBelow, %less, %bits
      : index, index, index, index, index, index, index, index, i8, i1, i1,
        index, index
}
