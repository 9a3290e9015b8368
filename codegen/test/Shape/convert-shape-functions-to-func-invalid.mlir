// RUN: padlab-opt %s --convert-shape-functions-to-func --split-input-file --verify-diagnostics

// expected-error @below {{the declaration @nothing names no shape function}}
func.func private @nothing(!shape.size) -> !shape.size
    attributes {padlab.shape_function = @lib::@missing}

// -----

// expected-error @below {{the declaration @unmapped names no shape function}}
func.func private @unmapped(!shape.size) -> !shape.size
    attributes {padlab.shape_function = "foo.op"}

// -----

func.func private @declared(!shape.size) -> !shape.size
// expected-error @below {{the declaration @no_body names a function without a body}}
func.func private @no_body(!shape.size) -> !shape.size
    attributes {padlab.shape_function = @declared}

// -----

shape.func @other(%a: !shape.shape) -> !shape.shape {
  shape.return %a : !shape.shape
}
// expected-error @below {{the declaration @type names a function of another type}}
func.func private @type(!shape.size) -> !shape.size
    attributes {padlab.shape_function = @other}
