// RUN: %mlir_tblgen -gen-enum-decls %s | FileCheck %s --check-prefix=DECL
// RUN: %mlir_tblgen -gen-enum-defs %s | FileCheck %s --check-prefix=DEF
// RUN: not %mlir_tblgen -gen-enum-decls -DAS_DOCUMENTED %s 2>&1 | FileCheck %s --check-prefix=DOCUMENTED

// Tests the section "Enum attributes": an enumeration of bits. OdsExamplesTest calls the generated functions.

include "mlir/IR/EnumAttr.td"

def None: I32BitEnumAttrCaseNone<"None">;
def Bit0: I32BitEnumAttrCaseBit<"Bit0", 0, "tagged">;
def Bit1: I32BitEnumAttrCaseBit<"Bit1", 1>;
def Bit2: I32BitEnumAttrCaseBit<"Bit2", 2>;
def Bit3: I32BitEnumAttrCaseBit<"Bit3", 3>;

#ifdef AS_DOCUMENTED
def MyBitEnum: BitEnumAttr<"MyBitEnum", "An example bit enum",
                           [None, Bit0, Bit1, Bit2, Bit3]>;
#else
// Today, the width must be given, by BitEnumAttr<I32, ...> or by I32BitEnumAttr.
def MyBitEnum: I32BitEnumAttr<"MyBitEnum", "An example bit enum",
                              [None, Bit0, Bit1, Bit2, Bit3]>;
#endif

// DOCUMENTED: error: Encountered a list when expecting a string

// DECL:      // An example bit enum
// DECL-NEXT: enum class MyBitEnum : uint32_t {
// DECL-NEXT:   None = 0,
// DECL-NEXT:   Bit0 = 1,
// DECL-NEXT:   Bit1 = 2,
// DECL-NEXT:   Bit2 = 4,
// DECL-NEXT:   Bit3 = 8,
// DECL-NEXT: };
// DECL:      ::std::optional<MyBitEnum> symbolizeMyBitEnum(uint32_t);
// DECL-NEXT: std::string stringifyMyBitEnum(MyBitEnum);
// DECL-NEXT: ::std::optional<MyBitEnum> symbolizeMyBitEnum(::llvm::StringRef);
// DECL:      inline constexpr MyBitEnum operator|(MyBitEnum a, MyBitEnum b) {
// DECL-NEXT:   return static_cast<MyBitEnum>(static_cast<uint32_t>(a) | static_cast<uint32_t>(b));
// DECL:      inline constexpr MyBitEnum operator&(MyBitEnum a, MyBitEnum b) {
// DECL-NEXT:   return static_cast<MyBitEnum>(static_cast<uint32_t>(a) & static_cast<uint32_t>(b));
// DECL:      inline constexpr MyBitEnum operator^(MyBitEnum a, MyBitEnum b) {
// DECL-NEXT:   return static_cast<MyBitEnum>(static_cast<uint32_t>(a) ^ static_cast<uint32_t>(b));
// DECL:      inline constexpr MyBitEnum &operator|=(MyBitEnum &a, MyBitEnum b) {
// DECL:      inline constexpr MyBitEnum operator~(MyBitEnum bits) {
// DECL:        return static_cast<MyBitEnum>(~static_cast<uint32_t>(bits) & static_cast<uint32_t>(15u));
// DECL:      inline constexpr bool bitEnumContainsAll(MyBitEnum bits, MyBitEnum bit) {
// DECL-NEXT:   return (bits & bit) == bit;
// DECL:      inline constexpr bool bitEnumContainsAny(MyBitEnum bits, MyBitEnum bit) {
// DECL-NEXT:   return (static_cast<uint32_t>(bits) & static_cast<uint32_t>(bit)) != 0;
// DECL:      inline constexpr MyBitEnum bitEnumClear(MyBitEnum bits, MyBitEnum bit) {
// DECL-NEXT:   return bits & ~bit;
// DECL:      inline constexpr MyBitEnum bitEnumSet(MyBitEnum bits, MyBitEnum bit, /*optional*/bool value=true) {
// DECL:      inline std::string stringifyEnum(MyBitEnum enumValue) {
// DECL:      inline ::std::optional<MyBitEnum> symbolizeEnum<MyBitEnum>(::llvm::StringRef str) {
// DECL-NEXT:   return symbolizeMyBitEnum(str);
// DECL:      template<> struct DenseMapInfo<::MyBitEnum> {

// DEF:       std::string stringifyMyBitEnum(MyBitEnum symbol) {
// DEF:         assert(15u == (15u | val) && "invalid bits set in bit enum");
// DEF:         if (val == 0) return "None";
// DEF:         if (1u == (1u & val))
// DEF-NEXT:      strs.push_back("tagged");
// DEF:         if (2u == (2u & val))
// DEF-NEXT:      strs.push_back("Bit1");
// DEF:         if (4u == (4u & val))
// DEF-NEXT:      strs.push_back("Bit2");
// DEF:         if (8u == (8u & val))
// DEF-NEXT:      strs.push_back("Bit3");
// DEF:         return ::llvm::join(strs, "|");
// DEF:       ::std::optional<MyBitEnum> symbolizeMyBitEnum(::llvm::StringRef str) {
// DEF:         if (str == "None") return MyBitEnum::None;
// DEF:         str.split(symbols, "|");
// Today, white space beside a bar is ignored.
// DEF:         (symbol.trim())
// DEF-NEXT:      .Case("tagged", 1)
// DEF-NEXT:      .Case("Bit1", 2)
// DEF-NEXT:      .Case("Bit2", 4)
// DEF-NEXT:      .Case("Bit3", 8)
// DEF-NEXT:      .Default(::std::nullopt);
// DEF-NEXT:    if (bit) { val |= *bit; } else { return ::std::nullopt; }
// DEF:       ::std::optional<MyBitEnum> symbolizeMyBitEnum(uint32_t value) {
// DEF:         if (value == 0) return MyBitEnum::None;
// DEF:         if (value & ~static_cast<uint32_t>(15u)) return std::nullopt;
// DEF-NEXT:    return static_cast<MyBitEnum>(value);
