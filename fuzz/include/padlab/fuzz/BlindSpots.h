//===- BlindSpots.h - what programs never have -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream's own registrations say what a program could have: operations,
/// their attributes, bodies and element types, passes and options. A blind spot
/// is an entry of that list which no program of a corpus, or of a run of the
/// generators, has. Each is generated one day, or has a reason that names what
/// stands against it (corpus/blind-spots/reasons.json).
///
/// | axis | an entry is | it is seen in a program that |
/// |---|---|---|
/// | dialect | a dialect of mlir-opt | has any operation of it |
/// | operation | an operation | has it |
/// | body | an operation and a body | has the operation directly in the body |
/// | attribute | an operation and an attribute | gives it another value than
/// most programs do, or leaves it out where most have it | | element | an
/// operation and a class of element types | has an operand or a result of it |
/// | pass | a pass of mlir-opt | has it in its sequence |
/// | option | a pass and an option | sets the option |
/// | form | a subject and a form that makes it fire | has a sequence about the
/// subject, on that form |
///
/// An operation that is never seen has no other entry, and a dialect that is
/// never seen has none for its operations.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_BLINDSPOTS_H
#define PADLAB_FUZZ_BLINDSPOTS_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/JSON.h"

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace padlab {

/// An entry of the list.
struct Spot {
  std::string axis;
  std::string of;   ///< An operation, a pass, a dialect, a subject.
  std::string with; ///< It is paired with this; empty: with nothing.

  bool operator<(const Spot &other) const {
    return std::tie(axis, of, with) <
           std::tie(other.axis, other.of, other.with);
  }
  bool operator==(const Spot &other) const {
    return std::tie(axis, of, with) ==
           std::tie(other.axis, other.of, other.with);
  }
  std::string str() const {
    return axis + " " + of + (with.empty() ? "" : " x " + with);
  }
};

/// A pass as mlir-opt lists it.
struct ListedPass {
  std::string name;
  std::vector<std::string> options;
};

/// The passes that `mlir-opt --list-passes` of the installed LLVM prints.
/// Fails, with one line, where mlir-opt cannot be run.
llvm::Expected<std::vector<ListedPass>> listPassesOfMlirOpt();
/// The same, of that text.
std::vector<ListedPass> parsePassListing(llvm::StringRef text);

/// The reason that stands against the entries that match the globs.
struct SpotReason {
  std::string axis, of, with, because;
  /// Compiled from the three.
  std::vector<llvm::GlobPattern> globs;

  bool explains(const Spot &spot) const;
};
/// The first that explains `spot`, or null.
const SpotReason *findReason(llvm::ArrayRef<SpotReason> reasons,
                             const Spot &spot);

/// Reads `{"schema": "padlab-blind-spot-reasons-1", "reasons": [...]}`. Every
/// field must be there, and none that is unknown; an axis must exist. One line
/// with `name` says what is wrong.
llvm::Expected<std::vector<SpotReason>> parseReasons(llvm::StringRef text,
                                                     llvm::StringRef name);

/// The entries, and in how many programs each was seen.
struct SpotCounts {
  std::map<Spot, uint64_t> seen; ///< 0: never.
  uint64_t programs = 0;
  uint64_t unreadable = 0; ///< Files that were no cases.
  uint64_t filesLeft = 0;  ///< Files that nobody had the time to read.
  uint64_t passesOfMlirOpt = 0, passesWithoutTable = 0;
};

/// Looks at programs of one context.
class SpotCounter {
public:
  explicit SpotCounter(mlir::MLIRContext *context);
  ~SpotCounter();

  /// Counts what `program` has, with the sequence of its entry. It must verify.
  void look(mlir::ModuleOp program);
  /// Counts what the case in a file has.
  void lookAtFile(const std::string &path);
  /// Counts `rounds` times the share that each generator has, seeds from `seed`
  /// on, and tries each form of each subject. Calls `show` with what is done
  /// and what there is.
  void generate(uint64_t rounds, uint64_t seed,
                llvm::function_ref<void(uint64_t, uint64_t)> show);

  /// Everything that programs could have, of what is known by now.
  SpotCounts finish(llvm::ArrayRef<ListedPass> passes) const;

private:
  struct State;
  std::unique_ptr<State> state;
};

/// The committed list (corpus/blind-spots/baseline.json).
struct SpotBaseline {
  uint64_t rounds = 0, seed = 0;
  uint64_t programs = 0;
  uint64_t passesOfMlirOpt = 0, passesWithoutTable = 0;
  /// Without those that have a reason. `true`: seen, but in so few programs
  /// that a shorter run has it by chance alone.
  std::map<Spot, bool> spots;

  static llvm::Expected<SpotBaseline> parse(llvm::StringRef text,
                                            llvm::StringRef name);
  /// One entry a line, sorted.
  std::string str() const;
};

/// Entries, by whether somebody has said why they are there.
struct SpotReport {
  std::vector<Spot> blind;
  /// How many each reason explains, in the order of the reasons.
  std::vector<uint64_t> explained;
  /// Places of reasons that fit no entry at all, blind or not.
  std::vector<size_t> stale;
};
SpotReport explainSpots(const SpotCounts &counts,
                        llvm::ArrayRef<SpotReason> reasons);

/// The entries that came back by `counts` of a run of `rounds`: seen more often
/// than by chance when the baseline was made, and blind now. Entries that the
/// baseline did not know, such as a new operation's pairs, are not among them.
std::vector<Spot> findReturned(const SpotReport &report,
                               const SpotBaseline &baseline);

/// A baseline of what a run saw. What is seen in fewer programs than a run of
/// `shortRounds` surely has is marked as seldom.
SpotBaseline makeBaseline(const SpotCounts &counts, const SpotReport &report,
                          llvm::ArrayRef<SpotReason> reasons, uint64_t rounds,
                          uint64_t shortRounds, uint64_t seed);

/// The schema `padlab-blind-spots-1` of reports/schema.md.
llvm::json::Object describeSpots(const SpotCounts &counts,
                                 const SpotReport &report,
                                 llvm::ArrayRef<SpotReason> reasons);

} // namespace padlab

#endif // PADLAB_FUZZ_BLINDSPOTS_H
