//===- StdFormat.cpp - custom directives of the assembly formats ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdDetail.h"

using namespace mlir;
using namespace padlab;

ParseResult standard::parsePredicate(OpAsmParser &parser,
                                     CmpIPredicateAttr &predicate) {
  SMLoc loc = parser.getCurrentLocation();
  std::string name;
  if (failed(parser.parseOptionalString(&name)))
    return parser.emitError(loc, "expected the comparison as a string, such as "
                                 "\"slt\"");
  std::optional<CmpIPredicate> known = symbolizeCmpIPredicate(name);
  if (!known)
    return parser.emitError(loc)
           << "unknown comparison \"" << name
           << "\": it is one of \"eq\", \"ne\", \"slt\", \"sle\", \"sgt\", "
              "\"sge\", \"ult\", \"ule\", \"ugt\", \"uge\"";
  predicate = CmpIPredicateAttr::get(parser.getContext(), *known);
  return success();
}

void standard::printPredicate(OpAsmPrinter &printer, CmpIOp,
                              CmpIPredicateAttr predicate) {
  printer << '"' << stringifyCmpIPredicate(predicate.getValue()) << '"';
}

ParseResult standard::parseAddress(OpAsmParser &parser, uint64_t &base) {
  SMLoc loc = parser.getCurrentLocation();
  APInt value;
  OptionalParseResult parsed = parser.parseOptionalInteger(value);
  if (!parsed.has_value())
    return parser.emitError(loc, "expected the address as an integer literal");
  if (failed(*parsed))
    return failure();
  if (value.isNegative() || value.getActiveBits() > 64)
    return parser.emitError(loc, "expected an address from 0 to 2^64 - 1");
  base = value.getZExtValue();
  return success();
}

void standard::printAddress(OpAsmPrinter &printer, AllocStaticOp,
                            uint64_t base) {
  printer << "0x";
  printer.getStream() << llvm::utohexstr(base, /*LowerCase=*/true);
}

ParseResult standard::parseConstant(OpAsmParser &parser, Attribute &value,
                                    Type &type) {
  if (failed(parser.parseAttribute(value)))
    return failure();
  // A reference to a function does not contain the function's type; the type
  // follows after a colon.
  if (auto typed = dyn_cast<TypedAttr>(value))
    type = typed.getType();
  else
    return parser.parseColonType(type);
  return success();
}

void standard::printConstant(OpAsmPrinter &printer, ConstantOp, Attribute value,
                             Type type) {
  printer << value;
  if (!isa<TypedAttr>(value))
    printer << " : " << type;
}
