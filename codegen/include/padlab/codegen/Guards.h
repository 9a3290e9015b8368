//===- Guards.h - wrong applications that are withheld ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A *cause* is a known mistake in LLVM's code, an entry of the catalogue
/// (docs/catalogue.md). A guard belongs to one cause: it recognizes the
/// applications of a pattern or of a pass in which the mistake happens. The
/// guard *withholds* these, that is, it prevents them, and lets everything else
/// run. A program shows the cause if its result is wrong without the guard and
/// right with it.
///
/// In MLIR, each application of a pattern and each run of a pass is an action
/// (`mlir::tracing::Action`), which a handler may skip. Calls of folders are
/// not actions, and every pass may make them. So a guard for a wrong folder
/// withholds every pass (`anyPass`) on a program that contains operations that
/// fold wrongly.
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
  /// Whether the action would be wrong: for a pattern, to rewrite `op`; for a
  /// pass, to run on `op`. A pass is withheld as a whole, even if it would
  /// transform other parts of `op` correctly.
  bool (*isWrong)(mlir::Operation *op);
  /// A text that the options of the pass must contain, as a textual pipeline
  /// spells them (`no-min-max-bounds=true`), so that the guard withholds the
  /// pass. With an empty text, the options do not matter.
  llvm::StringLiteral option = "";

  static constexpr llvm::StringLiteral anyPass = "*";
};

/// Returns all guards, in no particular order.
llvm::ArrayRef<Guard> getGuards();
/// Returns null if the cause has no guard.
const Guard *findGuard(llvm::StringRef cause);

/// A set of guards that are active, with counts of how often each has withheld
/// something.
class ActiveGuards {
public:
  enum class Mode {
    Withhold, ///< Wrong applications do not happen.
    Count     ///< Wrong applications happen, and are counted.
  };

  /// `names` are causes, separated by commas, or `all`. The error is one line.
  static llvm::Expected<std::shared_ptr<ActiveGuards>>
  create(llvm::StringRef names);

  /// Activates the guards of this object whose causes are in `causes`, and no
  /// others; resets all counts to 0.
  void choose(llvm::ArrayRef<std::string> causes, Mode mode = Mode::Withhold);
  /// Turns all guards on or off: while they are off, nothing is withheld or
  /// counted. They are off for the lowering to native code, whose passes are
  /// not under test.
  void setOn(bool value) { isOn = value; }

  /// Makes this object the context's handler of actions, in place of any other
  /// handler. The context must not execute actions after this object is
  /// destroyed.
  void install(mlir::MLIRContext *context);
  /// Returns whether the action must not be executed. Counts it if it would be
  /// wrong, also in mode `Count`, in which it is executed. Other action
  /// handlers call this.
  bool withholds(const mlir::tracing::Action &action);

  /// Returns the names of the causes whose guards have withheld or, in mode
  /// `Count`, counted something.
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

/// A scope in which the guards that a case requests (`padlab.guards`) are
/// active in this process. A context can have only one action handler. If the
/// context already has a handler, this handler stays; it must call `withholds`,
/// as every handler of padlab does.
class GuardScope {
public:
  /// Creates the guards that the entry of a case names; null if the entry names
  /// none. The error is one line.
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
