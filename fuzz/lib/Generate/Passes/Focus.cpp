//===- Focus.cpp - the pass that a sequence is about ----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Focus.h"

#include "../Transforms/Script.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

//===----------------------------------------------------------------------===//
// Listing all focuses
//===----------------------------------------------------------------------===//

std::string Focus::getName() const {
  if (patterns)
    return ("patterns " + patterns->text).str();
  if (script)
    return ("transform " + script->name).str();
  // A test pass of mlir-opt may have one entry for each set of patterns that it
  // can apply. The name of the focus then includes the option that selects the
  // set.
  llvm::StringRef set = pass->fixed;
  if (pass->name.starts_with("test-") && set.consume_back("=true") &&
      !set.contains(' '))
    return (pass->name + " " + set).str();
  return pass->name.str();
}

static constexpr llvm::StringLiteral applyPatternsName = "apply_patterns";

llvm::ArrayRef<Focus> generate::getFocuses() {
  static const std::vector<Focus> all = [] {
    // Some passes have a large weight because many sequences need them. That is
    // no reason to focus on them more often, so limit the weight.
    constexpr unsigned maxWeight = 15;
    std::vector<Focus> focuses;
    const ScriptEntry *applyPatterns = nullptr;
    for (const PassEntry *entry : getPassTable())
      if (!entry->extend)
        focuses.push_back({entry, nullptr, nullptr,
                           std::min(entry->weight, maxWeight), entry->levels,
                           entry->needs,
                           bool(entry->forbidden & RoundsFloats)});
    for (const ScriptEntry *entry : getScriptTable())
      if (entry->name == applyPatternsName)
        applyPatterns = entry;
      else
        focuses.push_back({nullptr, entry, nullptr, entry->weight,
                           entry->levels, entry->needs, entry->reassociates,
                           nullptr});
    for (const PatternSet &set : getPatternSets())
      focuses.push_back({nullptr, applyPatterns, &set, set.weight, set.levels,
                         set.needs, set.reassociates, nullptr});
    for (Focus &focus : focuses)
      focus.hint = &findHint(focus.getName());
    return focuses;
  }();
  return all;
}

const Focus *generate::findFocus(llvm::StringRef name) {
  for (const Focus &focus : getFocuses())
    if (focus.getName() == name)
      return &focus;
  return nullptr;
}

namespace {
struct LevelWeight {
  unsigned level, weight;
};
} // namespace

/// How often each level is drawn for a focus that accepts several levels.
static constexpr LevelWeight levelWeights[] = {{OnTensors, 40},
                                               {OnBuffers, 20},
                                               {OnAffineLoops, 20},
                                               {OnLoops, 16},
                                               {OnBranches, 4}};

Aim generate::drawAim(Choices &choices, StringRef name) {
  SmallVector<unsigned> weights, levels;
  for (const Focus &focus : getFocuses())
    weights.push_back(focus.isNamed(name) ? focus.weight : 0);
  const Focus &focus = getFocuses()[choices.weighted(weights)];
  // Programs on tensors rarely contain operations of these kinds, because only
  // lowering makes them.
  constexpr unsigned lower = AffineLoops | ParallelLoops | Allocations |
                             StackBuffers | Branches | Frees;
  for (const LevelWeight &each : levelWeights) {
    bool isEarly = each.level == OnTensors && (focus.needs & lower) &&
                   focus.levels != OnTensors;
    levels.push_back(focus.levels & each.level ? (isEarly ? 2 : each.weight)
                                               : 0);
  }
  Aim aim{&focus, levelWeights[choices.weighted(levels)].level};
  SmallVector<StringRef> forms = focus.hint->getForms();
  // A focus that handles any operation is often tried on a program without a
  // form, too.
  unsigned formShare = focus.needs || focus.hint->isFormed ? 85 : 45;
  if (!forms.empty() && choices.chance(formShare))
    aim.form = forms[choices.weighted(focus.hint->getFormWeights())];
  return aim;
}

//===----------------------------------------------------------------------===//
// Kinds of operations that a lowering removes and makes
//===----------------------------------------------------------------------===//

namespace {
struct Origin {
  unsigned made, of;
};
} // namespace

/// Each row has a kind of operations that lowering makes (`made`), and the
/// kinds of operations that it makes them from (`of`).
static constexpr Origin origins[] = {
    {AffineLoops, Structured | Pads | Makers},
    {ParallelLoops, Structured | Foralls},
    {Allocations, Structured | Pads | Inserts},
    {StackBuffers, Structured | Pads},
    {Vectors, Structured},
    {Branches, Loops | Conditions | Whiles},
    {Frees, Structured | Pads | Inserts},
};

Demand Aim::getDemand() const {
  Demand demand{getLevels(), focus->needs, focus->hint->also,
                focus->reassociates, form};
  for (const Origin &origin : origins)
    if (focus->needs & origin.made)
      demand.kinds |= origin.of;
  // Below the level of tensors, most loops come from structured operations.
  if (level != OnTensors && (focus->needs & Loops))
    demand.kinds |= Structured;
  return demand;
}

/// Returns the kinds of operations that a program with `kinds` contains after
/// the pass of `entry`.
static unsigned findKindsAfter(const PassEntry &entry, unsigned kinds) {
  bool isStructured = kinds & Structured;
  switch (entry.leadsTo) {
  case OnBuffers:
    kinds |= Allocations;
    if (kinds & (Pads | Makers))
      kinds |= Structured | Generics;
    return kinds & ~(Pads | Makers | Empties);
  case OnAffineLoops:
    return isStructured ? kinds | AffineLoops : kinds;
  case OnLoops:
    if (kinds & AffineLoops)
      kinds |= Loops;
    if (entry.name == "convert-linalg-to-parallel-loops" && isStructured)
      kinds |= ParallelLoops;
    return isStructured ? kinds | Loops : kinds;
  case OnBranches:
    return kinds & (Loops | Whiles | Conditions) ? kinds | Branches : kinds;
  default:
    return kinds;
  }
}

namespace {
/// A pass that makes operations of some kind. It may run before a focus that
/// needs them.
struct Maker {
  llvm::StringLiteral pass;
  unsigned makes;
};
} // namespace

static constexpr Maker passMakers[] = {
    {"affine-super-vectorize", Vectors},
    {"promote-buffers-to-stack", StackBuffers},
    {"scf-forall-to-parallel", ParallelLoops},
    {"buffer-deallocation-pipeline", Frees},
    {"ownership-based-buffer-deallocation", Frees},
};

//===----------------------------------------------------------------------===//
// Sequences
//===----------------------------------------------------------------------===//

namespace {
class SequenceWriter {
public:
  SequenceWriter(ModuleOp program, const Aim &aim, Choices &choices)
      : program(program), aim(aim), focus(*aim.focus), choices(choices),
        state(PassState::draw(program, choices)),
        payload(Payload::of(program)) {
    for (const PassEntry *entry : getPassTable())
      weights.push_back(entry->weight);
  }

  std::optional<FocusedSteps> write();

private:
  bool descend();
  bool descendOnce();
  bool makeWhatIsNeeded();
  void addTiling();
  void settleMemory();
  void prepare();
  bool addFocus();
  void addOthers(llvm::ArrayRef<unsigned> counts);
  void addLower();

  bool has(unsigned kinds) const {
    return kinds == 0 || (payload.kinds & kinds);
  }
  bool mayRound() const { return state.facts & RoundsFloats; }
  /// Returns whether the focus converts to the LLVM dialect, so that no part of
  /// the program may still be above the levels of the focus.
  bool isLast() const {
    return focus.pass && (focus.pass->leaves & HasPointers);
  }
  bool hasArrived() const {
    return (state.level & aim.getLevels()) &&
           !(isLast() && (state.level & ~focus.levels));
  }
  bool isAllowed() const {
    return focus.pass
               ? state.allows(*focus.pass)
               : (state.level & focus.levels) && !(state.facts & HasPointers) &&
                     !(mayRound() && focus.reassociates);
  }
  void add(const PassEntry &entry, unsigned optionShare);
  bool addScript(const ScriptEntry &entry, const PatternSet *patterns);
  void append(std::string step);

  ModuleOp program;
  const Aim &aim;
  const Focus &focus;
  Choices &choices;
  PassState state;
  /// The kinds of `payload` are those that exist after `steps`; `add` and
  /// `addScript` keep them up to date.
  Payload payload;
  SmallVector<unsigned> weights;
  PassSteps steps;
};
} // namespace

void SequenceWriter::append(std::string step) {
  state.pass(step);
  steps.push_back(std::move(step));
}

void SequenceWriter::add(const PassEntry &entry, unsigned optionShare) {
  payload.kinds = findKindsAfter(entry, payload.kinds);
  for (const Maker &maker : passMakers)
    if (entry.name == maker.pass)
      payload.kinds |= maker.makes;
  append(printFresh(entry, choices, optionShare));
}

bool SequenceWriter::addScript(const ScriptEntry &entry,
                               const PatternSet *patterns) {
  std::string step;
  if (!extendWithScript(program, state, payload, choices, {&entry}, patterns,
                        step))
    return false;
  payload.kinds |= entry.makes;
  append(std::move(step));
  return true;
}

/// Returns the smallest number of steps that lead from `level` to `goal`, or 5
/// if fewer steps do not.
static unsigned getDistance(unsigned level, unsigned goal) {
  constexpr unsigned most = 5;
  for (unsigned distance = 0; distance < most; ++distance) {
    if (level & goal)
      return distance;
    unsigned next = level;
    for (const PassEntry *entry : getPassTable())
      if (entry->leadsTo && (entry->levels & level))
        next |= entry->leadsTo;
    level = next;
  }
  return most;
}

bool SequenceWriter::descendOnce() {
  unsigned goal = aim.getLevels();
  SmallVector<const PassEntry *> entries;
  SmallVector<unsigned> chances;
  for (const PassEntry *entry : getPassTable()) {
    unsigned from =
        isLast() ? state.level & entry->levels & ~goal : state.level;
    if (!entry->leadsTo || from == 0 || !state.allows(*entry) ||
        getDistance(entry->leadsTo, goal) >= getDistance(from, goal))
      continue;
    entries.push_back(entry);
    // Rarely draw a step that turns only some of the tensors into buffers,
    // because few passes accept its result.
    chances.push_back(entry->leaves & HasMixture ? 1 : entry->weight);
  }
  if (entries.empty())
    return false;
  constexpr unsigned optionShare = 6;
  add(*entries[choices.weighted(chances)], optionShare);
  return true;
}

bool SequenceWriter::descend() {
  while (!hasArrived())
    if (!descendOnce())
      return false;
  return true;
}

bool SequenceWriter::makeWhatIsNeeded() {
  if (has(focus.needs))
    return true;
  SmallVector<const PassEntry *> passes;
  for (const PassEntry *entry : getPassTable())
    for (const Maker &maker : passMakers)
      if (entry->name == maker.pass && (maker.makes & focus.needs) &&
          state.allows(*entry) && has(entry->needs))
        passes.push_back(entry);
  SmallVector<const ScriptEntry *> scripts;
  SmallVector<unsigned> chances;
  for (const ScriptEntry *entry : getScriptTable())
    if ((entry->makes & focus.needs) && (entry->levels & state.level) &&
        has(entry->needs) && !(mayRound() && entry->reassociates)) {
      scripts.push_back(entry);
      chances.push_back(entry->weight);
    }
  if (!passes.empty() && (scripts.empty() || choices.chance(50))) {
    add(*choices.pick<const PassEntry *>(passes), 30);
    return true;
  }
  return !scripts.empty() &&
         addScript(*scripts[choices.weighted(chances)], nullptr);
}

/// At times adds a transform script that tiles operations. Lowering then makes
/// loops with bounds that other programs do not have, and slices of buffers.
void SequenceWriter::addTiling() {
  // Rarely tile for a focus on affine loops, because partial tiles do not occur
  // at that level.
  unsigned share = aim.level == OnAffineLoops ? 3
                   : focus.hint->isTiled      ? 80
                                              : 15;
  if (!(state.level & OnTensors) || aim.level == OnTensors ||
      !has(Structured) || !choices.chance(share))
    return;
  llvm::ArrayRef<ScriptEntry> tilings =
      choices.chance(75) ? getTilingScripts() : getFusionScripts();
  addScript(choices.pick(tilings), nullptr);
}

/// Adds a pass after which the program's own buffers are like all others, if
/// the program has such buffers and the focus moves or frees buffers. Only does
/// so once the program has no tensors left.
void SequenceWriter::settleMemory() {
  bool movesMemory = focus.pass ? focus.pass->forbidden & HasMemory
                                : focus.script->name == "buffer_loop_hoisting";
  if (!movesMemory || !(state.facts & HasMemory) || (state.level & OnTensors))
    return;
  for (const PassEntry *entry : getPassTable())
    if ((entry->clears & HasMemory) && state.allows(*entry))
      return add(*entry, 0);
}

void SequenceWriter::prepare() {
  SmallVector<StringRef> names = focus.hint->getBefore();
  if (names.empty() || !choices.chance(75))
    return;
  const Focus *first = findFocus(choices.pick<StringRef>(names));
  if (first->pass && state.allows(*first->pass))
    add(*first->pass, 30);
  else if (first->script && (first->levels & state.level) &&
           !(mayRound() && first->reassociates))
    addScript(*first->script, first->patterns);
}

bool SequenceWriter::addFocus() {
  if (!isAllowed())
    return false;
  if (focus.script)
    return addScript(*focus.script, focus.patterns);
  add(*focus.pass, choices.pick({30u, 0u, 50u, 75u}));
  return true;
}

void SequenceWriter::addOthers(llvm::ArrayRef<unsigned> counts) {
  for (size_t i = 0, e = choices.weighted(counts); i < e; ++i) {
    PassState before = state;
    auto step = drawStep(program, state, choices, weights, /*descends=*/false);
    if (!step || steps.size() + 1 >= maxPassSteps)
      return;
    append(std::move(*step));
    // Undo the step if the focus is not allowed after it.
    if (!isAllowed()) {
      steps.pop_back();
      state = before;
    }
  }
}

/// At times adds a pass that leads to a lower level than that of the focus. The
/// pass works on the output of the focus, on which it may fail.
void SequenceWriter::addLower() {
  if (steps.size() >= maxPassSteps || !choices.chance(25))
    return;
  if (auto step = drawStep(program, state, choices, weights, /*descends=*/true))
    append(std::move(*step));
}

std::optional<FocusedSteps> SequenceWriter::write() {
  // A program that starts below the level of tensors, and that already has what
  // the focus needs, need not contain the kinds that the hint names.
  bool startsBelow =
      aim.level != OnTensors && (state.level & aim.level) && has(focus.needs);
  if (!startsBelow && aim.form.empty() &&
      (payload.kinds & focus.hint->also) != focus.hint->also)
    return std::nullopt;
  addTiling();
  if (!descend() || !makeWhatIsNeeded())
    return std::nullopt;
  settleMemory();
  prepare();
  addOthers({70, 22, 8});
  size_t place = steps.size();
  if (!addFocus())
    return std::nullopt;
  addOthers({50, 35, 15});
  if (choices.chance(20) && steps.size() < maxPassSteps)
    addFocus();
  addLower();
  return FocusedSteps{std::move(steps), place};
}

std::optional<FocusedSteps>
generate::drawFocusedSteps(ModuleOp program, const Aim &aim, Choices &choices) {
  return SequenceWriter(program, aim, choices).write();
}
