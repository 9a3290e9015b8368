// RUN: padlab-opt %s --convert-shape-functions-to-func --split-input-file --verify-diagnostics

// expected-error @below {{padlab.shape_function names no function with a body}}
func.func private @nothing(!shape.size) -> !shape.size
    attributes {padlab.shape_function = @lib::@missing}

// -----

// expected-error @below {{padlab.shape_function names no function with a body}}
func.func private @unmapped(!shape.size) -> !shape.size
    attributes {padlab.shape_function = "foo.op"}

// -----

func.func private @declared(!shape.size) -> !shape.size
// expected-error @below {{padlab.shape_function names no function with a body}}
func.func private @no_body(!shape.size) -> !shape.size
    attributes {padlab.shape_function = @declared}

// -----

shape.func @other(%a: !shape.shape) -> !shape.shape {
  shape.return %a : !shape.shape
}
// expected-error @below {{padlab.shape_function names a function of another type}}
func.func private @type(!shape.size) -> !shape.size
    attributes {padlab.shape_function = @other}

// -----

// expected-error @below {{padlab.shape_function is for declarations}}
func.func private @defined(%a: !shape.size) -> !shape.size
    attributes {padlab.shape_function = @defined} {
  return %a : !shape.size
}
