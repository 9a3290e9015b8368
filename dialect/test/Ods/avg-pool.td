// RUN: %mlir_tblgen -gen-op-decls %s | FileCheck %s --check-prefix=DECL
// RUN: %mlir_tblgen -gen-op-defs %s | FileCheck %s --check-prefix=DEF

// Tests the section "Operation definition": an operation with every kind of field. The definitions before it stand for those in
// TensorFlow's own files.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def TF_Dialect : Dialect {
  let name = "tf";
}
class TF_Op<string mnemonic, list<Trait> traits = []>
    : Op<TF_Dialect, mnemonic, traits>;
def TF_FpTensor : TensorOf<[F16, F32, F64]>;
class TF_AnyStrAttrOf<list<string> values>
    : StringBasedAttr<Or<!foreach(value, values,
          CPred<"::llvm::cast<::mlir::StringAttr>($_self) == \"" # value # "\"">)>,
                      "string: one of " # !interleave(values, ", ")>;
def TF_ConvertDataFormatAttr : TF_AnyStrAttrOf<["NHWC", "NCHW"]>;
class TF_DerivedOperandTypeAttr<int index>
    : DerivedTypeAttr<"return getOperand(" # index # ").getType();">;

def TF_AvgPoolOp : TF_Op<"AvgPool", [NoMemoryEffect]> {
  let summary = "Performs average pooling on the input.";

  let description = [{
Each entry in `output` is the mean of the corresponding size `ksize`
window in `value`.
  }];

  let arguments = (ins
    TF_FpTensor:$value,

    ConfinedAttr<I64ArrayAttr, [ArrayMinCount<4>]>:$ksize,
    ConfinedAttr<I64ArrayAttr, [ArrayMinCount<4>]>:$strides,
    TF_AnyStrAttrOf<["SAME", "VALID"]>:$padding,
    DefaultValuedAttr<TF_ConvertDataFormatAttr, "NHWC">:$data_format
  );

  let results = (outs
    TF_FpTensor:$output
  );

  TF_DerivedOperandTypeAttr T = TF_DerivedOperandTypeAttr<0>;
}

// The prefix TF_ is not part of the class' name. Without cppNamespace, the dialect's name is the namespace.
// DECL:      namespace tf {
// DECL:      /// Performs average pooling on the input.
// DECL-NEXT: /// Each entry in `output` is the mean of the corresponding size `ksize`
// DECL:      class AvgPoolOp : public ::mlir::Op<AvgPoolOp
// DECL-SAME: ::mlir::MemoryEffectOpInterface::Trait, ::mlir::DerivedAttributeOpInterface::Trait
// DECL:      ::llvm::StringLiteral("tf.AvgPool")
// DECL:      ::mlir::TypedValue<::mlir::TensorType> getValue()
// DECL:      ::mlir::TypedValue<::mlir::TensorType> getOutput()
// DECL:      ::mlir::ArrayAttr getKsizeAttr()
// DECL:      ::llvm::StringRef getPadding();
// DECL:      ::mlir::Type getT();
// The default is copied as C++ code. Today, a string needs its own quotes, or must be a DefaultValuedStrAttr.
// DECL:      static void build({{.*}}::llvm::StringRef padding, ::llvm::StringRef data_format = NHWC);

// DEF:       isF16())) || ((elementType.isF32())) || ((elementType.isF64()))
// DEF:       64-bit integer array attribute with at least 4 elements
// DEF:       == "SAME")) || (({{.*}} == "VALID"))
// DEF:       ::mlir::Type AvgPoolOp::getT() {
// DEF-NEXT:    return getOperand(0).getType();
