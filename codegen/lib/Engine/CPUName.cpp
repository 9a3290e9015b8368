//===- CPUName.cpp - what a CPU's name means -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/CPUName.h"

#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/SubtargetFeature.h"

using namespace padlab;

static constexpr llvm::StringLiteral emulatedName = "aarch64";
static constexpr llvm::StringLiteral emulatedTriple =
    "aarch64-unknown-linux-gnu";

/// Features with instructions whose results differ from IEEE 754: they flush
/// bf16 denormals.
static constexpr llvm::StringLiteral inexactFeatures[] = {"avx512bf16",
                                                          "avxneconvert"};

/// Prefixes of the features that the code generator uses without being asked.
/// Only these are checked: a machine with the named CPU may lack other
/// features, such as those for operating systems and virtual machines.
static constexpr llvm::StringLiteral usedFeatures[] = {
    "sse", "ssse", "avx",   "fma",  "f16c",  "bmi",
    "xop", "tbm",  "lzcnt", "gfni", "vaes",  "vpclmulqdq",
    "adx", "cx16", "movbe", "sahf", "popcnt"};

static void initializeNative() {
  static const bool once = [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    // Some of upstream's lowerings emit inline assembly, which this parser
    // reads.
    llvm::InitializeNativeTargetAsmParser();
    return true;
  }();
  (void)once;
}

static void initializeEmulated() {
  static const bool once = [] {
    LLVMInitializeAArch64TargetInfo();
    LLVMInitializeAArch64Target();
    LLVMInitializeAArch64TargetMC();
    LLVMInitializeAArch64AsmPrinter();
    return true;
  }();
  (void)once;
}

bool padlab::isEmulated(llvm::StringRef name) { return name == emulatedName; }

static llvm::Expected<CPUName> resolveEmulated() {
  initializeEmulated();
  CPUName resolved{llvm::Triple(emulatedTriple), "generic", "", nullptr};
  std::string message;
  resolved.backend =
      llvm::TargetRegistry::lookupTarget(resolved.triple, message);
  if (!resolved.backend)
    return llvm::createStringError(message);
  return resolved;
}

static bool isKnown(const CPUName &name) {
  std::unique_ptr<llvm::MCSubtargetInfo> known(
      name.backend->createMCSubtargetInfo(name.triple, "", ""));
  return known->isCPUStringValid(name.cpu);
}

llvm::Expected<CPUName> padlab::resolveCPUName(llvm::StringRef name) {
  if (isEmulated(name))
    return resolveEmulated();
  initializeNative();
  CPUName resolved{llvm::Triple(llvm::sys::getProcessTriple()), name.str(), "",
                   nullptr};
  std::string message;
  resolved.backend =
      llvm::TargetRegistry::lookupTarget(resolved.triple, message);
  if (!resolved.backend)
    return llvm::createStringError(message);
  llvm::SubtargetFeatures features;
  if (name == "native") {
    resolved.cpu = llvm::sys::getHostCPUName().str();
    for (const auto &feature : llvm::sys::getHostCPUFeatures())
      features.AddFeature(feature.first(), feature.second);
  }
  if (!isKnown(resolved))
    return llvm::createStringError("unknown CPU '" + resolved.cpu + "'");
  if (resolved.triple.isX86())
    for (llvm::StringRef feature : inexactFeatures)
      features.AddFeature(feature, false);
  resolved.features = features.getString();
  return resolved;
}

static bool isUsed(llvm::StringRef feature) {
  return llvm::any_of(usedFeatures, [&](llvm::StringRef prefix) {
    return feature.starts_with(prefix);
  });
}

static std::unique_ptr<llvm::MCSubtargetInfo>
describeSubtarget(const CPUName &cpu) {
  return std::unique_ptr<llvm::MCSubtargetInfo>(
      cpu.backend->createMCSubtargetInfo(cpu.triple, cpu.cpu, cpu.features));
}

std::string padlab::findMissingFeature(const CPUName &cpu,
                                       const llvm::StringMap<bool> &features) {
  std::unique_ptr<llvm::MCSubtargetInfo> subtarget = describeSubtarget(cpu);
  std::string missing;
  for (const auto &feature : features) {
    llvm::StringRef name = feature.first();
    // If several features are missing, this returns the one with the shortest
    // name, because it is the most basic: avx512f.
    if (!feature.second && isUsed(name) &&
        subtarget->checkFeatures(("+" + name).str()) &&
        (missing.empty() ||
         std::pair(name.size(), name) <
             std::pair(missing.size(), llvm::StringRef(missing))))
      missing = name.str();
  }
  return missing;
}

bool padlab::runsCodeFor(llvm::StringRef cpu, llvm::StringRef level) {
  llvm::Expected<CPUName> runner = resolveCPUName(cpu),
                          code = resolveCPUName(level);
  if (!runner || !code || runner->triple != code->triple) {
    llvm::consumeError(runner.takeError());
    llvm::consumeError(code.takeError());
    return false;
  }
  llvm::StringMap<bool> features;
  std::unique_ptr<llvm::MCSubtargetInfo> subtarget = describeSubtarget(*runner);
  for (const llvm::SubtargetFeatureKV &feature :
       subtarget->getAllProcessorFeatures())
    features[feature.Key] =
        subtarget->checkFeatures(("+" + llvm::StringRef(feature.Key)).str());
  return findMissingFeature(*code, features).empty();
}

llvm::Error padlab::checkRunsHere(llvm::StringRef name) {
  if (isEmulated(name) || name == "native")
    return llvm::Error::success();
  llvm::Expected<CPUName> resolved = resolveCPUName(name);
  if (!resolved)
    return resolved.takeError();
  std::string missing =
      findMissingFeature(*resolved, llvm::sys::getHostCPUFeatures());
  if (missing.empty())
    return llvm::Error::success();
  return llvm::createStringError("code for CPU '" + name +
                                 "' does not run on this machine, which lacks "
                                 "the feature '" +
                                 missing + "'");
}
