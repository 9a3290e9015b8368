//===- ObjectEmitter.h - LLVM IR to an object in memory -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_OBJECTEMITTER_H
#define PADLAB_CODEGEN_OBJECTEMITTER_H

#include "padlab/codegen/Pipeline.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"

#include <memory>
#include <string>

namespace llvm {
class Module;
} // namespace llvm

namespace padlab {

/// Generates code by passes that are set up once and run for every module. The
/// objects are position-independent ELF objects for the triple that belongs to
/// the CPU's name (CPUName.h); this machine need not be able to run them.
class ObjectEmitter {
public:
  /// Fails if the CPU is unknown, or if LLVM cannot emit objects for it. The
  /// error is one line.
  static llvm::Expected<std::unique_ptr<ObjectEmitter>>
  create(const Target &target);

  const llvm::TargetMachine &getMachine() const { return *machine; }

  /// Sets the triple and the data layout of `module` to those of this target,
  /// and optimizes the module if the level is above 0.
  void optimize(llvm::Module &module);
  /// Generates code for `module`, the output of `optimize`, and appends the
  /// object file to `object`.
  void generate(llvm::Module &module, llvm::SmallVectorImpl<char> &object);
  /// Returns the assembly for the output of `optimize`, which is not changed.
  std::string printAssembly(const llvm::Module &module);
  /// Optimizes the module and generates code for it.
  void emit(llvm::Module &module, llvm::SmallVectorImpl<char> &object) {
    optimize(module);
    generate(module, object);
  }

private:
  ObjectEmitter(std::unique_ptr<llvm::TargetMachine> machine, unsigned optLevel)
      : machine(std::move(machine)), optLevel(optLevel), stream(buffer) {}

  std::unique_ptr<llvm::TargetMachine> machine;
  unsigned optLevel;
  llvm::SmallVector<char, 0> buffer;
  llvm::raw_svector_ostream stream;
  llvm::legacy::PassManager passes;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_OBJECTEMITTER_H
