//===- JointModule.h - many programs as one module -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_JOINTMODULE_H
#define PADLAB_CODEGEN_JOINTMODULE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <string>
#include <vector>

namespace padlab {

/// A module that contains several programs: one copy of each structurally
/// different program, without inputs. The symbols of the programs differ.
struct JointModule {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// The symbols of the entries, one for each structurally different program.
  std::vector<std::string> entries;
  /// For each program, the index of its entry in `entries`.
  std::vector<unsigned> entryOf;
};

/// Joins one or more programs, each of which has an entry. `unique` is a part
/// of all symbols that the module defines: joint modules with different values
/// of `unique` define different symbols.
JointModule joinPrograms(llvm::ArrayRef<mlir::ModuleOp> programs,
                         uint64_t unique);

} // namespace padlab

#endif // PADLAB_CODEGEN_JOINTMODULE_H
