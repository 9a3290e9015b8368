//===- Guards.h - wrong applications that are withheld ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// For one cause of the catalogue (docs/catalogue.md), a guard recognizes the
/// wrong applications of a pattern or of a pass. It withholds these and lets
/// everything else run: a program shows the cause if its result is wrong
/// without the guard and right with it.
///
/// Pattern applications and passes are MLIR's actions, which a handler may
/// skip. Folders are not actions, and every pass may call them. So a guard for
/// a wrong folder withholds every pass on a program that contains operations
/// that fold wrongly (`anyPass`).
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
  /// For a pattern, the end of its C++ name, without template arguments; for a
  /// pass, its argument, or `anyPass`.
  llvm::StringLiteral name;
  /// Whether the action would be wrong: for a pattern, rewriting `op`; for a
  /// pass, running on `op`. A pass is withheld as a whole, even if it would do
  /// other parts of `op` correctly.
  bool (*isWrong)(mlir::Operation *op);
  /// The options of the pass must contain this text, as a textual pipeline
  /// spells them (`no-min-max-bounds=true`). An empty text allows any options.
  llvm::StringLiteral option = "";

  static constexpr llvm::StringLiteral anyPass = "*";
};

/// Returns all guards, in no particular order.
llvm::ArrayRef<Guard> getGuards();
/// Returns null if the cause has no guard.
const Guard *findGuard(llvm::StringRef cause);

/// Guards that are on, and how often each has withheld something.
class ActiveGuards {
public:
  enum class Mode {
    Withhold, ///< Wrong applications do not happen.
    Count     ///< They happen, and are counted.
  };

  /// `names` are causes, separated by commas, or `all`. The error is one line.
  static llvm::Expected<std::shared_ptr<ActiveGuards>>
  create(llvm::StringRef names);

  /// Activates those of this object's guards whose causes are in `causes`, and
  /// no others; resets all counts to 0.
  void choose(llvm::ArrayRef<std::string> causes, Mode mode = Mode::Withhold);
  /// Turns all guards on or off: while they are off, nothing is withheld or
  /// counted. They are off for the lowering to native code, whose passes are
  /// not under test.
  void setOn(bool value) { isOn = value; }

  /// Installs the handler of actions. It replaces the context's handler, and
  /// must not outlive this.
  void install(mlir::MLIRContext *context);
  /// Returns whether the action must not be executed; for use by other action
  /// handlers.
  bool withholds(const mlir::tracing::Action &action);

  /// Returns the names of the causes whose guards have withheld something.
  std::vector<std::string> getMet() const;
  /// Prints `guard NAME: withheld N times`, one per line.
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

/// The guards that a case requests (`padlab.guards`): they are active in this
/// process while the scope lives. A context can have only one action handler.
/// One that it already has stays, and calls `withholds`, as every handler of
/// padlab does.
class GuardScope {
public:
  /// Creates the guards that the entry of a case names; null if it names none.
  /// The error is one line.
  static llvm::Expected<std::shared_ptr<ActiveGuards>>
  findGuards(mlir::ModuleOp theCase);

  /// Installs `guards` while this object lives; does nothing if there are none.
  GuardScope(mlir::MLIRContext *context, std::shared_ptr<ActiveGuards> guards);
  ~GuardScope();
  GuardScope(const GuardScope &) = delete;
  GuardScope &operator=(const GuardScope &) = delete;

  /// Whether the current case requests a guard that withholds the action.
  static bool withholds(const mlir::tracing::Action &action);
  /// Returns the causes whose guards withheld something in scopes that ended
  /// since the last call.
  static std::vector<std::string> takeMet();

private:
  mlir::MLIRContext *context;
  std::shared_ptr<ActiveGuards> guards;
  bool hasHandler = false;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_GUARDS_H
