//===- Guards.h - wrong applications that are withheld ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A guard tells the wrong applications of a pattern, or of a pass, from the
/// right ones, for one cause of the catalogue (docs/catalogue.md). Under it the
/// wrong ones are withheld, and everything else runs: a program shows the cause
/// if it goes wrong without the guard, and right with it.
///
/// Pattern applications and passes are MLIR's actions, which a handler may
/// skip. Folders are not: every pass may call them, and a guard of one
/// withholds each pass on a program that has what folds wrongly (`anyPass`).
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_GUARDS_H
#define PADLAB_CODEGEN_GUARDS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <atomic>
#include <memory>

namespace padlab {

struct Guard {
  /// The cause's name in `corpus/defects`.
  llvm::StringLiteral cause;
  enum class Withholds { Pattern, Pass } withholds;
  /// A pattern by the end of its C++ name, without template arguments; a pass
  /// by its argument, or `anyPass`.
  llvm::StringLiteral name;
  /// Whether it would be wrong: for a pattern, to rewrite `op`; for a pass, to
  /// run on `op`. A pass is withheld as a whole, also from what it would do
  /// rightly elsewhere in `op`.
  bool (*isWrong)(mlir::Operation *op);
  /// The options of the pass must contain this text, as a textual pipeline
  /// spells them (`no-min-max-bounds=true`). An empty text allows any options.
  llvm::StringLiteral option = "";

  static constexpr llvm::StringLiteral anyPass = "*";
};

/// All guards, in no order.
llvm::ArrayRef<Guard> getGuards();
/// Null if the cause has no guard.
const Guard *findGuard(llvm::StringRef cause);

/// Guards that are on, and how often each has withheld something.
class ActiveGuards {
public:
  enum class Mode {
    Withhold, ///< Wrong applications do not happen.
    Count     ///< They happen, and are counted.
  };

  /// `names`: causes, separated by commas, or `all`. The error is one line.
  static llvm::Expected<std::shared_ptr<ActiveGuards>>
  create(llvm::StringRef names);

  /// Only the guards of `causes` are on from now on, of those that this was
  /// made with; all counts are 0 again.
  void choose(llvm::ArrayRef<std::string> causes, Mode mode = Mode::Withhold);
  /// While off, nothing is withheld or counted: the way from a subject to
  /// native code goes through passes, too, and is not what is asked about.
  void setOn(bool value) { isOn = value; }

  /// Installs the handler of actions. It replaces the context's handler, and
  /// must not outlive this.
  void install(mlir::MLIRContext *context);
  /// For a handler of somebody else's: whether the action must not happen.
  bool withholds(const mlir::tracing::Action &action);

  /// The causes whose guards have met something, by name.
  std::vector<std::string> getMet() const;
  /// `guard NAME: withheld N times`, a line each.
  void print(llvm::raw_ostream &os) const;

private:
  struct Entry {
    const Guard *guard;
    bool isChosen = true;
    std::atomic<unsigned> count{0};
  };

  std::vector<std::unique_ptr<Entry>> entries;
  std::atomic<bool> isOn{true};
  bool anyIsChosen = true;
  Mode mode = Mode::Withhold;
};

/// The guards that a case asks for (`padlab.guards`): on in this process while
/// the scope lives. A context has one handler of actions, and somebody may have
/// installed one: every handler of ours asks `withholds`.
class GuardScope {
public:
  /// Creates the guards that the entry of a case names; null if it names none.
  /// The error is one line.
  static llvm::Expected<std::shared_ptr<ActiveGuards>>
  findGuards(mlir::ModuleOp theCase);

  /// Without guards it does nothing.
  GuardScope(mlir::MLIRContext *context, std::shared_ptr<ActiveGuards> guards);
  ~GuardScope();
  GuardScope(const GuardScope &) = delete;
  GuardScope &operator=(const GuardScope &) = delete;

  /// Whether the case at hand asks for a guard that withholds the action.
  static bool withholds(const mlir::tracing::Action &action);
  /// The causes whose guards have met something in scopes that ended, since the
  /// last call.
  static std::vector<std::string> takeMet();

private:
  mlir::MLIRContext *context;
  std::shared_ptr<ActiveGuards> guards;
  bool hasHandler = false;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_GUARDS_H
