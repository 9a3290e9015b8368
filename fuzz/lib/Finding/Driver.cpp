//===- Driver.cpp - a program that runs itself -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reproducer.h"

#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/LLVMVersion.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/InterleavedRange.h"

using namespace mlir;
using namespace padlab;

template <typename T>
static std::string toText(const T &printable) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << printable;
  return text;
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

static TypedAttr getAttr(const Element &element) {
  if (auto type = dyn_cast<FloatType>(element.getType()))
    return FloatAttr::get(type, element.getFloat());
  return IntegerAttr::get(element.getType(), element.getInt());
}

/// Returns the tensor as an attribute. If a decimal cannot express a value (a
/// NaN with its payload), MLIR prints the bits, so that the text is exact.
static TypedAttr getAttr(const TensorValue &tensor) {
  auto type = RankedTensorType::get(tensor.getShape(), tensor.getElementType());
  if (isa<ComplexType>(type.getElementType())) {
    SmallVector<llvm_version::Complex<llvm::APFloat>> elements;
    for (int64_t at = 0; at < tensor.getNumElements(); ++at)
      elements.emplace_back(tensor.get(at).getPart(0).getFloat(),
                            tensor.get(at).getPart(1).getFloat());
    return DenseElementsAttr::get(type, elements);
  }
  SmallVector<Attribute> elements;
  for (int64_t at = 0; at < tensor.getNumElements(); ++at)
    elements.push_back(getAttr(tensor.get(at)));
  return DenseElementsAttr::get(type, elements);
}

/// Returns the number that the driver prints for an element.
static int64_t getPrintedBits(const Element &element) {
  if (element.getType().isInteger(1))
    return element.getBits().getZExtValue();
  if (auto type = dyn_cast<FloatType>(element.getType());
      type && element.getFloat().isNaN())
    return llvm::APFloat::getQNaN(type.getFloatSemantics())
        .bitcastToAPInt()
        .getSExtValue();
  return element.getBits().getSExtValue();
}

//===----------------------------------------------------------------------===//
// The driver's text
//===----------------------------------------------------------------------===//

namespace {

class DriverWriter {
public:
  explicit DriverWriter(std::string &text) : os(text) {}

  void write(const Case &theCase);

private:
  raw_ostream &line() { return os.indent(2 * depth); }
  std::string makeName() { return "%v" + std::to_string(next++); }
  std::string emit(const Twine &operation) {
    std::string name = makeName();
    line() << name << " = " << operation << '\n';
    return name;
  }
  std::string emitScalar(const Element &element);
  std::string emitInput(const RuntimeValue &value, Type type);
  void emitResult(const std::string &value, Type type);
  void emitVector(const std::string &value, VectorType type);
  void emitPrint(const std::string &value, Type type);
  std::string emitBits(const std::string &value, FloatType type);

  llvm::raw_string_ostream os;
  unsigned next = 0, depth = 1;
  std::string zero, one;
};

} // namespace

std::string DriverWriter::emitScalar(const Element &element) {
  Type type = element.getType();
  if (!isa<ComplexType>(type))
    return emit("arith.constant " + toText(getAttr(element)));
  std::string real = emitScalar(element.getPart(0));
  std::string imaginary = emitScalar(element.getPart(1));
  return emit("complex.create " + real + ", " + imaginary + " : " +
              toText(type));
}

std::string DriverWriter::emitInput(const RuntimeValue &value, Type type) {
  if (const auto *element = std::get_if<Element>(&value))
    return emitScalar(*element);
  TypedAttr attr = getAttr(std::get<TensorValue>(value));
  if (auto vector = dyn_cast<VectorType>(type))
    attr = cast<DenseElementsAttr>(attr).reshape(vector);
  std::string constant = emit("arith.constant " + toText(attr));
  if (attr.getType() == type)
    return constant;
  return emit("tensor.cast " + constant + " : " + toText(attr.getType()) +
              " to " + toText(type));
}

/// Emits the bits of a float, and the same bits for every NaN. The emitted code
/// compares only integers, so that it works for floats that this machine does
/// not support.
std::string DriverWriter::emitBits(const std::string &value, FloatType type) {
  unsigned width = type.getWidth();
  std::string bitsType = "i" + std::to_string(width);
  auto constant = [&](const llvm::APInt &bits) {
    return emit("arith.constant " + Twine(bits.getSExtValue()) + " : " +
                bitsType);
  };
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  std::string bits =
      emit("arith.bitcast " + value + " : " + toText(type) + " to " + bitsType);
  std::string mask = constant(llvm::APInt::getSignedMaxValue(width));
  std::string infinity =
      constant(llvm::APFloat::getInf(semantics).bitcastToAPInt());
  std::string nan =
      constant(llvm::APFloat::getQNaN(semantics).bitcastToAPInt());
  std::string magnitude =
      emit("arith.andi " + bits + ", " + mask + " : " + bitsType);
  std::string isNaN =
      emit("arith.cmpi ugt, " + magnitude + ", " + infinity + " : " + bitsType);
  return emit("arith.select " + isNaN + ", " + nan + ", " + bits + " : " +
              bitsType);
}

void DriverWriter::emitPrint(const std::string &value, Type type) {
  if (auto complex = dyn_cast<ComplexType>(type)) {
    for (const char *part : {"re", "im"})
      emitPrint(
          emit("complex." + Twine(part) + " " + value + " : " + toText(type)),
          complex.getElementType());
    return;
  }
  std::string bits = value;
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  if (auto floatType = dyn_cast<FloatType>(type))
    bits = emitBits(value, floatType);
  else if (type.isIndex())
    bits = emit("arith.index_cast " + value + " : index to i64");
  if (width < 64)
    bits = emit(Twine(width == 1 ? "arith.extui " : "arith.extsi ") + bits +
                " : i" + Twine(width) + " to i64");
  if (!type.isF32() && !type.isF64()) {
    line() << "vector.print " << bits << " : i64\n";
    return;
  }
  line() << "vector.print " << bits << " : i64 punctuation <no_punctuation>\n";
  line() << "vector.print str \" \"\n";
  line() << "vector.print " << value << " : " << type << '\n';
}

/// Emits code that prints the vector without a loop, because extractions at
/// computed positions cannot always be lowered.
void DriverWriter::emitVector(const std::string &value, VectorType type) {
  for (int64_t extent : type.getShape())
    emitPrint(emit("arith.constant " + Twine(extent) + " : index"),
              IndexType::get(type.getContext()));
  SmallVector<int64_t> index(type.getRank(), 0);
  do {
    std::string place;
    llvm::raw_string_ostream(place) << llvm::interleaved_array(index);
    emitPrint(emit("vector.extract " + value + place + " : " +
                   toText(type.getElementType()) + " from " + toText(type)),
              type.getElementType());
  } while (nextIndex(index, type.getShape()));
}

void DriverWriter::emitResult(const std::string &value, Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    return emitVector(value, vector);
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return emitPrint(value, type);
  SmallVector<std::string> extents, indices;
  for (int64_t dim = 0; dim < tensor.getRank(); ++dim) {
    std::string index = emit("arith.constant " + Twine(dim) + " : index");
    extents.push_back(
        emit("tensor.dim " + value + ", " + index + " : " + toText(type)));
    emitPrint(extents.back(), IndexType::get(type.getContext()));
  }
  for (const std::string &extent : extents) {
    indices.push_back(makeName());
    line() << "scf.for " << indices.back() << " = " << zero << " to " << extent
           << " step " << one << " {\n";
    ++depth;
  }
  std::string element = emit("tensor.extract " + value + "[" +
                             llvm::join(indices, ", ") + "] : " + toText(type));
  emitPrint(element, tensor.getElementType());
  for (size_t i = 0; i < extents.size(); ++i) {
    --depth;
    line() << "}\n";
  }
}

void DriverWriter::write(const Case &theCase) {
  func::FuncOp entry = theCase.getEntry();
  os << "\nfunc.func @" << driverName << "() {\n";
  zero = emit("arith.constant 0 : index");
  one = emit("arith.constant 1 : index");
  SmallVector<std::string> arguments;
  for (auto [value, type] :
       llvm::zip_equal(materializeInputs(theCase), entry.getArgumentTypes()))
    arguments.push_back(emitInput(value, type));
  unsigned numResults = entry.getNumResults();
  std::string results = makeName();
  os << "  ";
  if (numResults > 0)
    os << results << ":" << numResults << " = ";
  os << "func.call @" << entry.getName() << "(" << llvm::join(arguments, ", ")
     << ") : " << entry.getFunctionType() << '\n';
  for (auto [index, type] : llvm::enumerate(entry.getResultTypes()))
    emitResult(results + "#" + std::to_string(index), type);
  os << "  return\n}\n";
}

//===----------------------------------------------------------------------===//
// Expected output
//===----------------------------------------------------------------------===//

static void describe(const std::string &label, const Element &element,
                     raw_ostream &os) {
  os << "// EXPECT: " << label << ' ';
  if (element.isPoison())
    os << "poison poison\n";
  else
    os << getPrintedBits(element) << ' ' << element.str() << '\n';
}

/// Writes one line for each number that the driver prints.
static void describeParts(const std::string &label, const Element &element,
                          raw_ostream &os) {
  auto complex = dyn_cast<ComplexType>(element.getType());
  if (!complex)
    return describe(label, element, os);
  static constexpr const char *names[] = {".re", ".im"};
  for (auto [part, name] : llvm::enumerate(names))
    describe(label + name,
             element.isPoison() ? Element::poison(complex.getElementType())
                                : element.getPart(part),
             os);
}

static void describe(const std::string &label, const RuntimeValue &value,
                     raw_ostream &os) {
  if (const auto *element = std::get_if<Element>(&value))
    return describeParts(label, *element, os);
  const auto &tensor = std::get<TensorValue>(value);
  for (auto [dim, extent] : llvm::enumerate(tensor.getShape()))
    os << "// EXPECT: " << label << ".dim" << dim << ' ' << extent << ' '
       << extent << '\n';
  if (isEmptyBox(tensor.getShape()))
    return;
  SmallVector<int64_t> index(tensor.getRank(), 0);
  do {
    std::string place;
    llvm::raw_string_ostream(place) << llvm::interleaved_array(index, ",");
    describeParts(label + place, tensor.get(index), os);
  } while (nextIndex(index, tensor.getShape()));
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

/// Returns the text without the line `module {` and its closing brace, so that
/// more functions can follow.
static std::string dropModule(const std::string &program) {
  SmallVector<StringRef> lines;
  StringRef(program).rtrim().split(lines, '\n');
  if (!llvm::is_contained(lines, "module {"))
    return program;
  std::string text;
  for (StringRef line : lines) {
    if (line == "module {" || line == "}")
      continue;
    line.consume_front("  ");
    text += line.str() + "\n";
  }
  return text;
}

std::string padlab::printPlain(ModuleOp program) {
  OwningOpRef<ModuleOp> module(program.clone());
  module->walk([](func::FuncOp function) {
    for (StringRef name : {attrs::extents, attrs::value})
      for (unsigned index = 0; index < function.getNumArguments(); ++index)
        function.removeArgAttr(index, name);
    for (StringRef name : {attrs::passes, attrs::seed, attrs::expect,
                           attrs::variants, attrs::guards})
      function->removeAttr(name);
  });
  return dropModule(toText(**module));
}

/// Whether the NaNs of the type are exactly the bit patterns above that of
/// infinity, as `emitBits` assumes.
static bool isSimpleFloat(Type type) {
  auto floatType = dyn_cast<FloatType>(type);
  return floatType && llvm::isPowerOf2_32(floatType.getWidth()) &&
         floatType.getWidth() <= 64 &&
         llvm::APFloat::semanticsHasInf(floatType.getFloatSemantics());
}

/// Whether the driver can hold and print values of the type.
static bool isSimple(Type type) {
  constexpr int64_t maxLanes = 256;
  if (auto vector = dyn_cast<VectorType>(type)) {
    if (vector.isScalable() || vector.getNumElements() > maxLanes)
      return false;
    type = vector.getElementType();
  }
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    type = tensor.getElementType();
  if (auto complex = dyn_cast<ComplexType>(type))
    return isSimpleFloat(complex.getElementType());
  if (type.isIndex() || isSimpleFloat(type))
    return true;
  auto integer = dyn_cast<IntegerType>(type);
  return integer && integer.isSignless() && integer.getWidth() <= 64;
}

/// Inserts the driver after everything else in the program.
static std::string insertDriver(std::string program,
                                const std::string &driver) {
  if (!StringRef(program).contains("\nmodule attributes") &&
      !StringRef(program).starts_with("module attributes"))
    return program + driver;
  program.erase(program.rfind('}'));
  return program + driver + "}\n";
}

static std::string commentOut(StringRef driver) {
  std::string text;
  for (StringRef line : llvm::split(driver.trim(), '\n'))
    text += "// DRIVER: " + line.str() + "\n";
  return text;
}

std::optional<std::string>
padlab::printWithDriver(ModuleOp program, const Case &theCase,
                        ArrayRef<RuntimeValue> expected, DriverPlace place) {
  func::FuncOp entry = theCase.getEntry(), now = findEntry(program);
  if (!now || now.getFunctionType() != entry.getFunctionType() ||
      program.lookupSymbol(driverName) ||
      !llvm::all_of(entry.getArgumentTypes(), isSimple) ||
      !llvm::all_of(entry.getResultTypes(), isSimple))
    return std::nullopt;
  std::string plain = printPlain(program), driver, comments;
  DriverWriter(driver).write(theCase);
  llvm::raw_string_ostream os(comments);
  for (auto [index, value] : llvm::enumerate(expected))
    describe("r" + std::to_string(index), value, os);
  if (place == DriverPlace::After)
    return comments + commentOut(driver) + plain;
  return comments + insertDriver(std::move(plain), driver);
}
