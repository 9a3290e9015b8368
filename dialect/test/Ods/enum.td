// RUN: %mlir_tblgen -gen-enum-decls %s | FileCheck %s --check-prefix=DECL
// RUN: %mlir_tblgen -gen-enum-defs %s | FileCheck %s --check-prefix=DEF

// Tests the section "Enum attributes": an enumeration of integers. OdsExamplesTest calls the generated functions.

include "mlir/IR/EnumAttr.td"

def Case15: I32EnumAttrCase<"Case15", 15>;
def Case20: I32EnumAttrCase<"Case20", 20>;

def MyIntEnum: I32EnumAttr<"MyIntEnum", "An example int enum",
                           [Case15, Case20]> {
  let cppNamespace = "Outer::Inner";
  let stringToSymbolFnName = "ConvertToEnum";
  let symbolToStringFnName = "ConvertToString";
}

// DECL:      namespace Outer::Inner {
// DECL:      // An example int enum
// DECL-NEXT: enum class MyIntEnum : uint32_t {
// DECL-NEXT:   Case15 = 15,
// DECL-NEXT:   Case20 = 20,
// DECL-NEXT: };
// DECL:      ::std::optional<MyIntEnum> symbolizeMyIntEnum(uint32_t);
// DECL-NEXT: ::llvm::StringRef ConvertToString(MyIntEnum);
// DECL-NEXT: ::std::optional<MyIntEnum> ConvertToEnum(::llvm::StringRef);
// DECL-NEXT: inline constexpr unsigned getMaxEnumValForMyIntEnum() {
// DECL-NEXT:   return 20;
// Today, there are also a class of the attribute and a parser.
// DECL:      class MyIntEnumAttr : public ::mlir::IntegerAttr {
// DECL:      } // namespace Outer::Inner
// DECL:      struct FieldParser<Outer::Inner::MyIntEnum, Outer::Inner::MyIntEnum> {
// DECL:      namespace llvm {
// DECL:      template<> struct DenseMapInfo<Outer::Inner::MyIntEnum> {
// DECL-NEXT:   using StorageInfo = ::llvm::DenseMapInfo<uint32_t>;
// DECL:        static unsigned getHashValue(const Outer::Inner::MyIntEnum &val) {
// DECL:        static bool isEqual(const Outer::Inner::MyIntEnum &lhs, const Outer::Inner::MyIntEnum &rhs) {

// DEF:       namespace Outer::Inner {
// DEF:       ::llvm::StringRef ConvertToString(MyIntEnum val) {
// DEF-NEXT:    switch (val) {
// DEF-NEXT:      case MyIntEnum::Case15: return "Case15";
// DEF-NEXT:      case MyIntEnum::Case20: return "Case20";
// DEF-NEXT:    }
// DEF-NEXT:    return "";
// DEF:       ::std::optional<MyIntEnum> ConvertToEnum(::llvm::StringRef str) {
// DEF-NEXT:    return ::llvm::StringSwitch<::std::optional<MyIntEnum>>(str)
// DEF-NEXT:        .Case("Case15", MyIntEnum::Case15)
// DEF-NEXT:        .Case("Case20", MyIntEnum::Case20)
// DEF-NEXT:        .Default(::std::nullopt);
// DEF:       ::std::optional<MyIntEnum> symbolizeMyIntEnum(uint32_t value) {
// DEF-NEXT:    switch (value) {
// DEF-NEXT:    case 15: return MyIntEnum::Case15;
// DEF-NEXT:    case 20: return MyIntEnum::Case20;
// DEF-NEXT:    default: return ::std::nullopt;
