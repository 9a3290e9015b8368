//===- ScriptWriter.cpp - the text of a script ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScriptWriter.h"

#include "../Ops/LLVMVersion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

using namespace padlab;
using namespace padlab::generate;

unsigned generate::countLoops(llvm::ArrayRef<int64_t> sizes) {
  return llvm::count_if(sizes, [](int64_t size) { return size != 0; });
}

std::string generate::printList(llvm::ArrayRef<int64_t> numbers) {
  return "[" +
         llvm::join(llvm::map_range(
                        numbers, [](int64_t n) { return std::to_string(n); }),
                    ", ") +
         "]";
}

std::string generate::printAttributes(llvm::ArrayRef<std::string> attributes) {
  return attributes.empty() ? "" : " {" + llvm::join(attributes, ", ") + "}";
}

Handle ScriptWriter::match(const llvm::Twine &what) {
  return write("structured.match", what + " in " + scope.name, {scope}, 1)
      .front();
}

Handle ScriptWriter::matchOps(llvm::StringRef name) {
  return match("ops{[\"" + name + "\"]}");
}

Handle ScriptWriter::matchTyped(llvm::StringRef name) {
  return write("structured.match", "ops{[\"" + name + "\"]} in " + scope.name,
               {scope}, 1, ("!transform.op<\"" + name + "\">").str())
      .front();
}

Handle ScriptWriter::pickOne(const Handle &handle, unsigned number) {
  // Zip the operations with a list of `count` parameters, so that only the
  // first `count` operations are left. split_handle with an overflow_result
  // could do the same, but it crashes if there are fewer operations than
  // results.
  unsigned count = number + 1;
  std::string zero = nextName(), zeros = nextName(), first = nextName(),
              op = nextName(), ignored = nextName();
  line(zero + " = transform.param.constant 0 : i64 -> !transform.param<i64>");
  line(zeros + " = transform.merge_handles " +
       llvm::join(std::vector<std::string>(count, zero), ", ") +
       " : !transform.param<i64>");
  line(first + " = transform.foreach " + handle.name + ", " + zeros +
       " with_zip_shortest : " + handle.type + ", !transform.param<i64> -> " +
       handle.type + " {");
  line("^bb0(" + op + ": " + handle.type + ", " + ignored +
       ": !transform.param<i64>):");
  line("  transform.yield " + op + " : " + handle.type);
  line("}");
  return write("split_handle", first + " {fail_on_payload_too_small = false}",
               {handle}, count, handle.type)[number];
}

static std::string printTypes(llvm::ArrayRef<Handle> handles) {
  if (handles.size() == 1)
    return handles.front().type;
  return "(" +
         llvm::join(
             llvm::map_range(handles, [](const Handle &h) { return h.type; }),
             ", ") +
         ")";
}

Handles ScriptWriter::write(llvm::StringRef name, const llvm::Twine &text,
                            llvm::ArrayRef<Handle> operands, unsigned results,
                            llvm::StringRef resultType) {
  Handles handles;
  std::string base = nextName(), left;
  for (unsigned i = 0; i < results; ++i)
    handles.push_back({results == 1 ? base : base + "#" + std::to_string(i),
                       resultType.str()});
  if (results != 0)
    left = base + (results == 1 ? "" : ":" + std::to_string(results)) + " = ";
  std::string from = printTypes(operands);
  if (operands.size() == 1)
    from = "(" + from + ")";
  line(left + "transform." + name + " " + text + " : " + from + " -> " +
       printTypes(handles));
  return handles;
}

Handle ScriptWriter::apply(llvm::StringRef name, const Handle &operand,
                           const llvm::Twine &attributes) {
  return write(name, operand.name + attributes, {operand}, 1).front();
}

void ScriptWriter::applyToEach(llvm::StringRef name, const Handle &operand,
                               const llvm::Twine &attributes,
                               unsigned results) {
  std::string suffix = attributes.str();
  Handle each{"%each", operand.type}, alone{"%alone", operand.type};
  line("transform.foreach " + operand.name + " : " + operand.type + " {");
  line("^bb0(%each: " + operand.type + "):");
  line("transform.sequence %each : " + operand.type + " failures(suppress) {");
  line("^bb1(%alone: " + operand.type + "):");
  write(name, alone.name + suffix, {alone}, results);
  line("}");
  line("}");
}

void ScriptWriter::run(llvm::StringRef name, const Handle &operand,
                       const llvm::Twine &attributes) {
  line("transform." + name + " " + operand.name + attributes + " : " +
       operand.type);
}

const Target *
ScriptWriter::drawTarget(llvm::function_ref<bool(const Target &)> accept) {
  llvm::SmallVector<const Target *> accepted;
  for (const Target &target : payload.targets)
    if (accept(target))
      accepted.push_back(&target);
  return accepted.empty() ? nullptr : accepted[choices.draw(accepted.size())];
}

Handle ScriptWriter::matchTarget(const Target &target) {
  return choices.chance(30) ? pickTarget(target) : match(target.match);
}

Handle ScriptWriter::pickTarget(const Target &target, const llvm::Twine &more) {
  unsigned count = llvm::count_if(payload.targets, [&](const Target &other) {
    return other.match == target.match;
  });
  return pickOne(match(target.match + more), choices.draw(std::max(count, 1u)));
}

llvm::SmallVector<int64_t> ScriptWriter::drawSizes(const Target &target,
                                                   bool parallelOnly) {
  // If there are several reductions, tiling one of them changes the order of
  // additions. The further iterators of a prefix are not known.
  bool keepReductions =
      parallelOnly ||
      (exact && (target.countReductions() > 1 || target.isPrefix));
  llvm::SmallVector<int64_t> sizes;
  for (bool isParallel : target.parallel)
    sizes.push_back(!isParallel && keepReductions
                        ? 0
                        : choices.pick<int64_t>({2, 0, 1, 3, 4, 5, 8, 16}));
  if (choices.chance(20) && sizes.size() > 1)
    sizes.truncate(1 + choices.draw(sizes.size() - 1));
  return sizes;
}

Handle ScriptWriter::computeSize(const Handle &op, unsigned dimension,
                                 int64_t size) {
  std::string sizes = nextName();
  line(sizes + ":3 = transform.structured.multitile_sizes " + op.name +
       " {dimension = " + llvm::Twine(dimension) + ", target_size = " +
       llvm::Twine(size) + "} : (" + op.type + ") -> !transform.any_op");
  return {sizes + "#1"};
}

std::string ScriptWriter::printSizes(const Handle &op, const Target &target,
                                     llvm::ArrayRef<int64_t> sizes,
                                     Handles &operands,
                                     unsigned computedShare) {
  llvm::SmallVector<unsigned> tiled;
  for (auto [dimension, size] : llvm::enumerate(sizes))
    if (size != 0)
      tiled.push_back(dimension);
  operands.assign({op});
  // A size can be computed only for a structured operation, but not for a pad,
  // pack or unpack.
  if (tiled.empty() || target.elementTypes.empty() ||
      !choices.chance(computedShare))
    return printList(sizes);
  unsigned dimension = tiled[choices.draw(tiled.size())];
  operands.push_back(computeSize(op, dimension, sizes[dimension]));
  std::string text;
  for (auto [i, size] : llvm::enumerate(sizes))
    text += (i ? ", " : "") +
            (i == dimension ? operands.back().name : std::to_string(size));
  return "[" + text + "]";
}

llvm::SmallVector<int64_t> generate::drawOrder(Choices &choices, size_t count) {
  llvm::SmallVector<int64_t> order;
  for (size_t i = 0; i < count; ++i)
    order.insert(order.begin() + choices.draw(i + 1), i);
  return order;
}

//===----------------------------------------------------------------------===//
// Syntax of attributes in different versions of LLVM
//===----------------------------------------------------------------------===//

/// Operations whose attributes newer versions of LLVM read as properties,
/// `<{...}>`.
static constexpr llvm::StringLiteral withDictionary[] = {
    "bufferization.one_shot_bufferize",
    "memref.multibuffer",
    "structured.bufferize_to_allocation",
    "structured.pad",
    "structured.promote",
    "structured.split_reduction",
    "structured.vectorize_children_and_apply_patterns"};

/// Operations whose custom parser reads a dictionary in braces.
static constexpr llvm::StringLiteral withBraces[] = {"structured.split"};

/// Splits the text of a dictionary into entries. Commas within lists do not end
/// an entry.
static llvm::SmallVector<std::string> splitEntries(llvm::StringRef text) {
  llvm::SmallVector<std::string> entries(1);
  int depth = 0;
  for (char c : text) {
    depth += c == '[' || c == '<' || c == '(';
    depth -= c == ']' || c == '>' || c == ')';
    if (c == ',' && depth == 0)
      entries.emplace_back();
    else if (c != ' ' || !entries.back().empty())
      entries.back() += c;
  }
  return entries;
}

/// Returns the text of an entry without the type of its value, such as `factor
/// = 2`, because the operation determines the type. The number of `fmr` becomes
/// the name of an enumerator.
static std::string spellEntry(llvm::StringRef entry) {
  static const char *const winograd[] = {"F_2_3", "F_4_3", "F_2_5"};
  auto [name, value] = entry.split(" = ");
  unsigned number;
  if (name == "fmr" && !value.split(' ').first.getAsInteger(10, number))
    return std::string("fmr(") + winograd[number] + ")";
  return llvm::Regex(" : i[0-9]+$").sub("", entry);
}

/// Returns the text of a dictionary as properties. An entry that is a keyword
/// of the operation comes before the properties.
static std::string spellDictionary(llvm::StringRef inside) {
  constexpr llvm::StringLiteral word = "use_prescribed_tensor_shapes";
  llvm::SmallVector<std::string> entries = splitEntries(inside);
  bool hasWord = llvm::is_contained(entries, word);
  llvm::erase(entries, word);
  return (hasWord ? " " + word.str() : "") + " <{" + llvm::join(entries, ", ") +
         "}>";
}

std::string generate::spellAttributes(llvm::StringRef line) {
  size_t begin = line.rfind(" {"), end = line.find('}', begin);
  if (!llvm_version::hasStrictProperties || begin == llvm::StringRef::npos ||
      end == llvm::StringRef::npos)
    return line.str();
  llvm::StringRef inside = line.slice(begin + 2, end);
  llvm::StringRef name =
      line.split("transform.").second.split(' ').first.trim();
  if (llvm::is_contained(withBraces, name))
    return line.str();
  std::string spelled;
  if (llvm::is_contained(withDictionary, name))
    spelled = spellDictionary(inside);
  else
    for (const std::string &entry : splitEntries(inside))
      spelled += " " + spellEntry(entry);
  return (line.take_front(begin) + spelled + line.drop_front(end + 1)).str();
}
