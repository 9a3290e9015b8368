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
/// The plug-in does not use LLVM, so that any release can load it. With a
/// release that padlab was not built with, it reports that in one line instead
/// of registering passes. Everything else is in PadlabPluginPasses.so, in the
/// same folder.
///
//===----------------------------------------------------------------------===//

#include "PadlabPlugin.h"

#include <cstdint>
#include <cstdio>
#include <dlfcn.h>
#include <string>

namespace {

/// The declarations of mlir/Tools/Plugins/{Pass,Dialect}Plugin.h, whose headers
/// would need all of MLIR's headers and libraries.
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

/// Returns why the loader is of another LLVM than the one that this was built
/// with; empty if it is the same, or if the loader does not say.
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

/// Loads the library that has the passes; returns null, and prints a line to
/// stderr, if it does not fit this plug-in or the program.
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
  // All symbols are resolved now: a missing one would end the process later.
  void *handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!handle)
    report(dlerror());
  return handle;
}

void *getPasses() {
  static void *const handle = loadPasses();
  return handle;
}

/// Finds a function of PadlabPluginPasses.so; returns null if that was not
/// loaded.
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
