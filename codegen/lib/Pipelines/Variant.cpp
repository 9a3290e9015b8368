//===- Variant.cpp - a pipeline for a target ------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Variant.h"

#include "padlab/codegen/Relaxation.h"

#include "padlab/dialect/Case.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace padlab;

std::string padlab::listPipelines() {
  std::string names;
  for (const Pipeline &pipeline : getPipelines())
    names += (names.empty() ? "" : ", ") + pipeline.name;
  return names;
}

/// Calls `visit` with the position of each character outside of braces.
static void forEachOutsideBraces(llvm::StringRef text,
                                 llvm::function_ref<void(size_t, char)> visit) {
  int depth = 0;
  for (auto [place, c] : llvm::enumerate(text)) {
    depth += c == '{';
    depth -= c == '}';
    if (depth == 0 && c != '}')
      visit(place, c);
  }
}

std::vector<std::string> padlab::splitVariants(llvm::StringRef list) {
  std::vector<std::string> words;
  size_t begin = 0;
  auto addUntil = [&](size_t end) {
    if (llvm::StringRef word = list.slice(begin, end).trim(); !word.empty())
      words.push_back(word.str());
    begin = end + 1;
  };
  forEachOutsideBraces(list, [&](size_t place, char c) {
    if (c == ',')
      addUntil(place);
  });
  addUntil(list.size());
  return words;
}

std::vector<std::string>
padlab::splitVariants(llvm::ArrayRef<std::string> lists) {
  std::vector<std::string> words;
  for (const std::string &list : lists)
    llvm::append_range(words, splitVariants(llvm::StringRef(list)));
  return words;
}

namespace {

/// The parts of a variant as text. `tail` has the lowering and the level.
struct Parts {
  llvm::StringRef name, pipeline, cpu, tail;
  double weight = 1;
};

} // namespace

static llvm::Error parseWeight(llvm::StringRef text, double &weight) {
  if (text.getAsDouble(weight) || !(weight > 0) || weight > 1e9)
    return llvm::createStringError(
        "'" + text + "' is not a weight: expected a positive number");
  return llvm::Error::success();
}

static llvm::Expected<Parts> splitParts(llvm::StringRef text) {
  size_t at = llvm::StringRef::npos, colon = at, equals = at;
  forEachOutsideBraces(text, [&](size_t place, char c) {
    size_t *mark = c == '@'   ? &at
                   : c == ':' ? &colon
                   : c == '=' ? &equals
                              : nullptr;
    if (mark && *mark == llvm::StringRef::npos)
      *mark = place;
  });
  Parts parts;
  parts.name = text.substr(0, equals);
  if (equals != llvm::StringRef::npos)
    if (llvm::Error error = parseWeight(text.substr(equals + 1), parts.weight))
      return std::move(error);
  llvm::StringRef head = parts.name.substr(0, colon);
  if (colon < parts.name.size())
    parts.tail = parts.name.substr(colon + 1);
  parts.pipeline = head.substr(0, at);
  if (at < head.size()) {
    parts.cpu = head.substr(at + 1);
    if (parts.cpu.empty())
      return llvm::createStringError("'" + text + "' names no CPU after '@'");
  }
  return parts;
}

/// Removes `+FORM` from the end of `pipeline`, and returns this form; AsWritten
/// if there is none.
static llvm::Expected<ExtentForm> takeForm(llvm::StringRef &pipeline) {
  size_t plus = llvm::StringRef::npos;
  forEachOutsideBraces(pipeline, [&](size_t place, char c) {
    if (c == '+')
      plus = place;
  });
  if (plus == llvm::StringRef::npos)
    return ExtentForm::AsWritten;
  llvm::StringRef form = pipeline.substr(plus + 1);
  pipeline = pipeline.take_front(plus);
  if (form == "static")
    return ExtentForm::Static;
  if (form == "dynamic")
    return ExtentForm::Dynamic;
  return llvm::createStringError(
      "'" + form + "' is not a form of a case: expected static or dynamic");
}

static llvm::Expected<Pipeline> parsePipeline(llvm::StringRef text) {
  if (const Pipeline *pipeline = findPipeline(text))
    return *pipeline;
  if (!text.starts_with("{") || !text.ends_with("}"))
    return llvm::createStringError("no pipeline is named '" + text +
                                   "'; there are: " + listPipelines());
  std::optional<llvm::StringRef> passes =
      dropModuleAnchor(text.drop_front().drop_back());
  if (!passes)
    return llvm::createStringError(
        "'" + text +
        "': 'builtin.module(...)' must be around all passes, or be absent");
  Pipeline pipeline;
  pipeline.description = "a subject that is not registered";
  pipeline.subject = passes->str();
  pipeline.isUpstream = false;
  if (passes->contains("padlab-relax-floats"))
    pipeline.exactness.licence = relaxedLicence;
  return pipeline;
}

static std::optional<unsigned> parseLevel(llvm::StringRef text) {
  unsigned level;
  if (!text.consume_front("O") || text.getAsInteger(10, level) || level > 3)
    return std::nullopt;
  return level;
}

/// Parses `LOWERING`, `On` or `LOWERING:On`.
static llvm::Error parseTail(llvm::StringRef tail, Variant &variant) {
  auto [first, second] = tail.split(':');
  if (std::optional<unsigned> level = parseLevel(first);
      level && second.empty()) {
    variant.target.optLevel = *level;
    return llvm::Error::success();
  }
  if (!findLowering(first)) {
    std::string names;
    for (const Lowering &lowering : getLowerings())
      names += (names.empty() ? "" : ", ") + lowering.name;
    return llvm::createStringError("'" + first + "' is neither a lowering (" +
                                   names + ") nor a level, O0 to O3");
  }
  variant.pipeline.lowering = first.str();
  if (second.empty())
    return llvm::Error::success();
  std::optional<unsigned> level = parseLevel(second);
  if (!level)
    return llvm::createStringError("'" + second + "' is no level, O0 to O3");
  variant.target.optLevel = *level;
  return llvm::Error::success();
}

llvm::Expected<Variant> padlab::parseVariant(llvm::StringRef text,
                                             const Target &defaults) {
  llvm::Expected<Parts> parts = splitParts(text);
  if (!parts)
    return parts.takeError();
  llvm::Expected<ExtentForm> form = takeForm(parts->pipeline);
  if (!form)
    return form.takeError();
  llvm::Expected<Pipeline> pipeline = parsePipeline(parts->pipeline);
  if (!pipeline)
    return pipeline.takeError();
  Variant variant{std::move(*pipeline), defaults, *form, parts->weight};
  variant.pipeline.name = parts->name.str();
  if (!parts->cpu.empty())
    variant.target.cpu = parts->cpu.str();
  if (!parts->tail.empty())
    if (llvm::Error error = parseTail(parts->tail, variant))
      return std::move(error);
  return variant;
}

std::string padlab::spellOut(llvm::StringRef name, const Target &defaults) {
  llvm::Expected<Parts> parts = splitParts(name);
  if (!parts)
    return llvm::consumeError(parts.takeError()), name.str();
  std::string cpu = parts->cpu.str(), tail = parts->tail.str();
  if (cpu.empty() && defaults.cpu != Target().cpu)
    cpu = defaults.cpu;
  bool saysLevel =
      parseLevel(parts->tail.rsplit(':').second) || parseLevel(parts->tail);
  if (!saysLevel && defaults.optLevel != Target().optLevel)
    tail += (tail.empty() ? "O" : ":O") + std::to_string(defaults.optLevel);
  return parts->pipeline.str() + (cpu.empty() ? "" : "@" + cpu) +
         (tail.empty() ? "" : ":" + tail);
}

std::optional<Variant> padlab::findVariant(llvm::StringRef name) {
  llvm::Expected<Variant> variant = parseVariant(name);
  if (variant)
    return std::move(*variant);
  llvm::consumeError(variant.takeError());
  return std::nullopt;
}

llvm::Expected<std::vector<std::string>>
padlab::crossVariants(llvm::ArrayRef<std::string> pipelines,
                      llvm::ArrayRef<std::string> suffixes) {
  std::vector<std::string> variants;
  for (llvm::StringRef pipeline : pipelines) {
    llvm::Expected<Parts> parts = splitParts(pipeline);
    if (!parts)
      return parts.takeError();
    if (parts->name != parts->pipeline)
      return llvm::createStringError("'" + pipeline +
                                     "' already names a CPU, lowering or "
                                     "level, so that no other can be added");
    for (llvm::StringRef suffix : suffixes) {
      auto [place, weightText] = suffix.split('=');
      double weight = 1;
      if (!weightText.empty())
        if (llvm::Error error = parseWeight(weightText, weight))
          return std::move(error);
      std::string name = (parts->name + "@" + place).str();
      weight *= parts->weight;
      variants.push_back(
          weight == 1 ? name : llvm::formatv("{0}={1:F6}", name, weight).str());
    }
  }
  return variants;
}
