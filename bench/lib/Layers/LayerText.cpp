//===- LayerText.cpp - layers as TOSA programs ----------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Layers.h"

#include "../NumberText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace padlab;
using llvm::formatv;

using Extents = llvm::SmallVector<int64_t, 4>;

namespace {

/// Builds the text of a function in TOSA, operation by operation.
class TosaText {
public:
  explicit TosaText(const Layer &layer) : layer(layer) {}

  std::string getText();

private:
  /// A value and its type.
  struct Value {
    std::string name;
    Extents extents;
  };

  static std::string getType(llvm::ArrayRef<int64_t> extents) {
    return "tensor<" + joinNumbers(extents, "x") + "xf32>";
  }
  Value addArgument(Extents extents);
  /// Adds `%v = tosa.OP operands {attributes} : (types) -> type`. The values
  /// `behind`, each a name and a type, are further operands after the others.
  Value
  add(llvm::StringRef op, llvm::ArrayRef<Value> operands,
      llvm::StringRef attributes, Extents extents,
      llvm::ArrayRef<std::pair<llvm::StringRef, std::string>> behind = {});
  std::string addShape(llvm::ArrayRef<int64_t> numbers);
  Value addReshape(const Value &value, Extents extents);
  /// Pads the end of dimension 1, so that its extent is `extent`.
  Value addPad(const Value &value, int64_t extent);
  Value addMatmul(const Value &a, const Value &b);
  Value addActivation(const Value &value);
  Value addWindows(const Value &input);
  Value addSequence(int64_t words, const Value &weights);
  Value addImage();
  Value addSequences();

  const Layer &layer;
  std::vector<std::string> arguments;
  std::string body;
  unsigned nextName = 0;
};

} // namespace

TosaText::Value TosaText::addArgument(Extents extents) {
  std::string name = "%a" + std::to_string(arguments.size());
  arguments.push_back(name + ": " + getType(extents));
  return {name, std::move(extents)};
}

TosaText::Value
TosaText::add(llvm::StringRef op, llvm::ArrayRef<Value> operands,
              llvm::StringRef attributes, Extents extents,
              llvm::ArrayRef<std::pair<llvm::StringRef, std::string>> behind) {
  std::vector<std::string> names, types;
  for (const Value &operand : operands) {
    names.push_back(operand.name);
    types.push_back(getType(operand.extents));
  }
  for (const auto &[name, type] : behind) {
    names.push_back(name.str());
    types.push_back(type);
  }
  std::string name = "%v" + std::to_string(nextName++);
  body += formatv("  {0} = \"tosa.{1}\"({2}){3}\n      : ({4}) -> {5}\n", name,
                  op, llvm::join(names, ", "),
                  attributes.empty() ? "" : (" <{" + attributes + "}>").str(),
                  llvm::join(types, ", "), getType(extents));
  return {name, std::move(extents)};
}

std::string TosaText::addShape(llvm::ArrayRef<int64_t> numbers) {
  std::string name = "%v" + std::to_string(nextName++);
  body += formatv("  {0} = \"tosa.const_shape\"() <{{values = dense<[{1}]> : "
                  "tensor<{2}xindex>}> : () -> !tosa.shape<{2}>\n",
                  name, joinNumbers(numbers, ", "), numbers.size());
  return name;
}

static std::string getShapeType(size_t rank) {
  return "!tosa.shape<" + std::to_string(rank) + ">";
}

static constexpr llvm::StringLiteral zeroType = "tensor<1xf32>";

TosaText::Value TosaText::addReshape(const Value &value, Extents extents) {
  std::string shape = addShape(extents);
  std::string type = getShapeType(extents.size());
  return add("reshape", value, "", std::move(extents), {{shape, type}});
}

TosaText::Value TosaText::addPad(const Value &value, int64_t extent) {
  Extents padded = value.extents, amounts(2 * padded.size(), 0);
  amounts[3] = extent - padded[1];
  padded[1] = extent;
  std::string shape = addShape(amounts);
  return add(
      "pad", value, "", padded,
      {{shape, getShapeType(amounts.size())}, {"%zero", zeroType.str()}});
}

TosaText::Value TosaText::addMatmul(const Value &a, const Value &b) {
  return add("matmul", {a, b}, "", {a.extents[0], a.extents[1], b.extents[2]},
             {{"%zero", zeroType.str()}, {"%zero", zeroType.str()}});
}

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

TosaText::Value TosaText::addActivation(const Value &value) {
  switch (layer.activation) {
  case Layer::Activation::None:
    return value;
  case Layer::Activation::ReLU:
    return add("clamp", value,
               "min_val = 0.0 : f32, max_val = 3.40282347E+38 : f32",
               value.extents);
  case Layer::Activation::ReLU6:
    return add("clamp", value, "min_val = 0.0 : f32, max_val = 6.0 : f32",
               value.extents);
  case Layer::Activation::Leaky:
    break;
  }
  body += "  %slope = \"tosa.const\"() <{values = dense<0.2> : "
          "tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>\n"
          "  %shift = \"tosa.const\"() <{values = dense<0> : tensor<1xi8>}> : "
          "() -> tensor<1xi8>\n";
  Value scaled =
      add("mul", value, "", value.extents,
          {{"%slope", "tensor<1x1x1x1xf32>"}, {"%shift", "tensor<1xi8>"}});
  return add("maximum", {value, scaled}, "", value.extents);
}

/// Adds the convolution or pool, which pads its input.
TosaText::Value TosaText::addWindows(const Value &input) {
  int64_t to = layer.getOutputSize();
  // TOSA requires that the last window ends at the end of the padding.
  int64_t behind =
      (to - 1) * layer.stride + layer.window - layer.size - layer.pad;
  std::string windows = formatv("pad = array<i64: {0}, {1}, {0}, {1}>, "
                                "stride = array<i64: {2}, {2}>",
                                layer.pad, behind, layer.stride);
  Extents extents = {1, to, to, layer.outputs};
  if (layer.kind == Layer::Kind::MaxPool)
    return add(
        "max_pool2d", input,
        formatv("kernel = array<i64: {0}, {0}>, {1}", layer.window, windows)
            .str(),
        extents);
  bool isDepthwise = layer.kind == Layer::Kind::Depthwise;
  Value filter = addArgument(
      isDepthwise
          ? Extents{layer.window, layer.window, layer.channels, 1}
          : Extents{layer.outputs, layer.window, layer.window, layer.channels});
  Value bias = addArgument({layer.outputs});
  return add(isDepthwise ? "depthwise_conv2d" : "conv2d", {input, filter, bias},
             "acc_type = f32, dilation = array<i64: 1, 1>, " + windows, extents,
             {{"%zero", zeroType.str()}, {"%zero", zeroType.str()}});
}

TosaText::Value TosaText::addImage() {
  Value input = addArgument({1, layer.size, layer.size, layer.channels});
  return addWindows(addActivation(input));
}

//===----------------------------------------------------------------------===//
// Sequences
//===----------------------------------------------------------------------===//

/// Adds the padded projection of one sequence. For attention scores, splits the
/// projection into heads, pads these, and multiplies each head with all keys.
TosaText::Value TosaText::addSequence(int64_t words, const Value &weights) {
  Value input = addArgument({1, words, layer.features});
  Value projected = addMatmul(input, weights);
  if (layer.kind == Layer::Kind::Projection)
    return addPad(projected, layer.length);
  int64_t depth = layer.outputs / layer.heads;
  Value split = addReshape(projected, {words, layer.heads, depth});
  Value heads = add("transpose", split, "perms = array<i32: 1, 0, 2>",
                    {layer.heads, words, depth});
  Value keys = addArgument({layer.heads, depth, layer.length});
  return addMatmul(addPad(heads, layer.length), keys);
}

TosaText::Value TosaText::addSequences() {
  Value weights = addArgument({1, layer.features, layer.outputs});
  std::vector<Value> all;
  for (int64_t words : layer.lengths)
    all.push_back(addSequence(words, weights));
  if (all.size() == 1)
    return all.front();
  Extents extents = all.front().extents;
  extents[0] *= all.size();
  return add("concat", all, "axis = 0 : i32", extents);
}

std::string TosaText::getText() {
  Value result = layer.isOfImages() ? addImage() : addSequences();
  return formatv("func.func @main({0}) -> {1}\n"
                 "    attributes {{padlab.seed = 1 : i64} {{\n"
                 "  %zero = \"tosa.const\"() <{{values = dense<0.0> : {2}}> : "
                 "() -> {2}\n{3}  return {4} : {1}\n}\n",
                 llvm::join(arguments, ",\n    "), getType(result.extents),
                 zeroType, body, result.name);
}

std::string padlab::getTosaText(const Layer &layer) {
  return TosaText(layer).getText();
}
