//===- PadlabPlugin.cpp - the plug-in that mlir-opt loads -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
///   mlir-opt --load-dialect-plugin=PadlabPlugin.so
///            --load-pass-plugin=PadlabPlugin.so
///
/// This library does not use LLVM, so that programs with any release of LLVM
/// can load it. If the program has another release than the one that padlab was
/// built with, the plug-in reports this in one line, and registers nothing. The
/// passes and dialects are in PadlabPluginPasses.so, in the same folder.
///
//===----------------------------------------------------------------------===//

#include "PadlabPlugin.h"

#include <cstdint>
#include <cstdio>
#include <dlfcn.h>
#include <string>

namespace {

/// Copies of declarations in mlir/Tools/Plugins/{Pass,Dialect}Plugin.h. These
/// headers are not included because they need all of MLIR's headers and
/// libraries.
struct PassPluginLibraryInfo {
  uint32_t apiVersion;
  const char *pluginName, *pluginVersion;
  void (*registerPasses)();
};
struct DialectPluginLibraryInfo {
  uint32_t apiVersion;
  const char *pluginName, *pluginVersion;
  void (*registerDialects)(mlir::DialectRegistry *registry);
};
constexpr uint32_t apiVersion = 1;

void report(const std::string &reason) {
  std::fprintf(stderr, "PadlabPlugin.so adds nothing: %s\n", reason.c_str());
}

/// Returns a message if the loading program has another LLVM than the one that
/// this plug-in was built with. Returns an empty string if it has the same
/// LLVM, or if its version is unknown.
std::string findOtherLLVM() {
  using GetVersion = void(unsigned *, unsigned *, unsigned *);
  auto *getVersion =
      reinterpret_cast<GetVersion *>(dlsym(RTLD_DEFAULT, "LLVMGetVersion"));
  if (!getVersion)
    return "";
  unsigned major = 0, minor = 0, patch = 0;
  getVersion(&major, &minor, &patch);
  if (major == PADLAB_LLVM_MAJOR && minor == PADLAB_LLVM_MINOR)
    return "";
  return "it was built with LLVM " PADLAB_LLVM_VERSION
         ", and this program has LLVM " +
         std::to_string(major) + "." + std::to_string(minor) + "." +
         std::to_string(patch);
}

/// Loads PadlabPluginPasses.so. If it does not fit this plug-in or the program,
/// prints a line to stderr and returns null.
void *loadPasses() {
  if (std::string reason = findOtherLLVM(); !reason.empty()) {
    report(reason);
    return nullptr;
  }
  Dl_info self;
  static const char here = 0;
  if (!dladdr(&here, &self))
    return nullptr;
  std::string path = self.dli_fname;
  path.erase(path.rfind('/') + 1);
  path += "PadlabPluginPasses.so";
  // RTLD_NOW resolves all symbols at once: otherwise a missing symbol would end
  // the process later.
  void *handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!handle)
    report(dlerror());
  return handle;
}

void *getPasses() {
  static void *const handle = loadPasses();
  return handle;
}

/// Finds a function of PadlabPluginPasses.so; returns null if this library
/// could not be loaded.
template <typename Function>
Function *find(const char *name) {
  void *handle = getPasses();
  return reinterpret_cast<Function *>(handle ? dlsym(handle, name) : nullptr);
}

void registerPasses() {
  static bool isDone = false;
  auto *function = find<decltype(padlabRegisterPasses)>("padlabRegisterPasses");
  if (!function)
    return;
  if (const char *reason = isDone ? "it is loaded twice" : function())
    report(reason);
  isDone = true;
}

void registerDialects(mlir::DialectRegistry *registry) {
  auto *function =
      find<decltype(padlabRegisterDialects)>("padlabRegisterDialects");
  if (!function)
    return;
  if (const char *reason = function(registry))
    report(reason);
}

} // namespace

extern "C" [[gnu::visibility("default")]] PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {apiVersion, "Padlab", PADLAB_VERSION, registerPasses};
}

extern "C" [[gnu::visibility("default")]] DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {apiVersion, "Padlab", PADLAB_VERSION, registerDialects};
}
