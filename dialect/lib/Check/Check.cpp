//===- Check.cpp - assertions inside programs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Check/Check.h"

#include "mlir/IR/DialectImplementation.h"

using namespace mlir;
using namespace padlab::check;

//===----------------------------------------------------------------------===//
// Custom directives
//===----------------------------------------------------------------------===//

/// Parses a list such as `[2, ?, 4]`, where `?` is any extent.
static ParseResult parseExtents(OpAsmParser &parser,
                                DenseI64ArrayAttr &extents) {
  SmallVector<int64_t> list;
  auto parseExtent = [&]() -> ParseResult {
    if (succeeded(parser.parseOptionalQuestion())) {
      list.push_back(ShapedType::kDynamic);
      return success();
    }
    SMLoc place = parser.getCurrentLocation();
    if (parser.parseInteger(list.emplace_back()))
      return failure();
    // Without this check, the smallest integer, which is kDynamic, would be
    // read as `?`.
    if (list.back() < 0)
      return parser.emitError(place, "an extent is not negative");
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseExtent,
                                     " in the list of extents"))
    return failure();
  extents = DenseI64ArrayAttr::get(parser.getContext(), list);
  return success();
}

static void printExtent(raw_ostream &os, int64_t extent) {
  if (ShapedType::isDynamic(extent))
    os << '?';
  else
    os << extent;
}

static void printExtents(raw_ostream &os, ArrayRef<int64_t> extents) {
  os << '[';
  llvm::interleaveComma(extents, os,
                        [&](int64_t extent) { printExtent(os, extent); });
  os << ']';
}

static void printExtents(OpAsmPrinter &printer, Operation *,
                         DenseI64ArrayAttr extents) {
  printExtents(printer.getStream(), extents.asArrayRef());
}

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

/// Whether the type is a tensor of index of rank 1.
static bool isExtentTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getRank() == 1 && tensor.getElementType().isIndex();
}

LogicalResult ExpectEqOp::verify() {
  Type type = getActual().getType();
  if (getEncoded() && !type.isIndex() && !isExtentTensor(type) &&
      !isa<shape::SizeType, shape::ShapeType>(type))
    return emitOpError("compares encoded values of type ")
           << type << ", which no size or shape is encoded as";
  return success();
}

LogicalResult ExpectShapeOp::verify() {
  Type type = getValue().getType();
  if (getEncoded()) {
    if (!isExtentTensor(type) && !isa<shape::ShapeType>(type))
      return emitOpError("has an encoded shape of type ")
             << type << ", which no shape is encoded as";
    return success();
  }
  auto shaped = dyn_cast<ShapedType>(type);
  auto extents = static_cast<int64_t>(getExtents().size());
  if (shaped && shaped.hasRank() && shaped.getRank() != extents)
    return emitOpError("expects ")
           << extents << " extents of a value of rank " << shaped.getRank();
  return success();
}

std::string ExpectShapeOp::getExtentsText() {
  std::string text;
  llvm::raw_string_ostream os(text);
  printExtents(os, getExtents());
  return text;
}

LogicalResult ExpectErrorOp::verify() {
  bool isEncoded = getValue() && !isa<shape::SizeType, shape::ShapeType>(
                                     getValue().getType());
  if (getCodes() && isAnnouncement())
    return emitOpError("has codes, and no value that could have one of them");
  if (isEncoded && !getText().empty() && !getCodes())
    return emitOpError("needs the codes of the messages that contain its text: "
                       "its value is encoded");
  return success();
}

//===----------------------------------------------------------------------===//
// Dialect
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Check/CheckDialect.cpp.inc"

#define GET_OP_CLASSES
#include "padlab/dialect/Check/Check.cpp.inc"

void CheckDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "padlab/dialect/Check/Check.cpp.inc"
      >();
}
