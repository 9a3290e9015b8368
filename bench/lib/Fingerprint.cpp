//===- Fingerprint.cpp - which machine this is, and how busy ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Fingerprint.h"

#include "padlab/bench/Results.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"
#include "llvm/TargetParser/Host.h"

#include <algorithm>
#include <chrono>
#include <thread>

using namespace padlab;

namespace {
/// Reads files below /proc and /sys.
class Files {
public:
  explicit Files(llvm::StringRef root) : root(root) {}

  /// Returns the text of the file; empty if it cannot be read.
  std::string read(const llvm::Twine &path) const {
    llvm::SmallString<128> full(root);
    llvm::sys::path::append(full, path);
    // Files of the kernel report a size of 0, so they are read as streams.
    auto file = llvm::MemoryBuffer::getFileAsStream(full);
    return file ? (*file)->getBuffer().str() : std::string();
  }
  std::string readLine(const llvm::Twine &path) const {
    return llvm::StringRef(read(path)).split('\n').first.trim().str();
  }

private:
  llvm::StringRef root;
};
} // namespace

/// Returns the value of the first line `wanted : value`.
static std::string findValue(llvm::StringRef text, llvm::StringRef wanted) {
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    auto [key, value] = line.split(':');
    if (key.trim() == wanted)
      return value.trim().str();
    text = rest;
  }
  return "";
}

/// Returns the caches of the first processor: "L1d 48K, L2 2048K, L3 33792K".
static std::string describeCaches(const Files &files) {
  std::string caches;
  for (unsigned index = 0; index != 8; ++index) {
    std::string folder =
        llvm::formatv("sys/devices/system/cpu/cpu0/cache/index{0}/", index);
    std::string level = files.readLine(folder + "level");
    std::string type = files.readLine(folder + "type");
    if (level.empty() || type == "Instruction")
      continue;
    caches += (caches.empty() ? "L" : ", L") + level +
              (type == "Data" ? "d " : " ") + files.readLine(folder + "size");
  }
  return caches;
}

/// Returns the choice in brackets, such as `madvise` in "always [madvise]
/// never".
static std::string findChoice(llvm::StringRef choices) {
  auto [ignored, chosen] = choices.split('[');
  return chosen.split(']').first.str();
}

static std::string describeHypervisor(const Files &files,
                                      llvm::StringRef cpuInfo) {
  llvm::SmallVector<llvm::StringRef> flags;
  std::string line = findValue(cpuInfo, "flags");
  llvm::SplitString(line, flags);
  if (!llvm::is_contained(flags, "hypervisor"))
    return cpuInfo.empty() ? "" : "no";
  std::string vendor = files.readLine("sys/class/dmi/id/sys_vendor");
  return vendor.empty() ? "yes" : "yes, " + vendor;
}

static unsigned countProcessors(llvm::StringRef cpuInfo) {
  unsigned count = 0;
  for (; !cpuInfo.empty(); cpuInfo = cpuInfo.split('\n').second)
    count += cpuInfo.split('\n').first.split(':').first.trim() == "processor";
  return count;
}

ContextEntries padlab::describeMachine(llvm::StringRef root) {
  Files files(root);
  std::string cpuInfo = files.read("proc/cpuinfo");
  unsigned cores = countProcessors(cpuInfo);
  const std::string cpuFolder = "sys/devices/system/cpu/cpu0/";
  ContextEntries entries = {
      {"machine_cpu", llvm::sys::getHostCPUName().str()},
      {"machine_model", findValue(cpuInfo, "model name")},
      {"machine_microcode", findValue(cpuInfo, "microcode")},
      {"machine_cores", cores ? std::to_string(cores) : ""},
      {"machine_caches", describeCaches(files)},
      {"machine_kernel", files.readLine("proc/sys/kernel/osrelease")},
      {"machine_huge_pages",
       findChoice(
           files.readLine("sys/kernel/mm/transparent_hugepage/enabled"))},
      {"machine_governor",
       files.readLine(cpuFolder + "cpufreq/scaling_governor")},
      {"machine_virtual", describeHypervisor(files, cpuInfo)},
  };
  std::string all;
  for (auto &[key, value] : entries) {
    if (value.empty())
      value = "unknown";
    all += key + "=" + value + "\n";
  }
  entries.push_back(
      {"fingerprint", llvm::formatv("{0:x-16}", llvm::xxh3_64bits(all))});
  return entries;
}

namespace {
/// The times of all processors together, in ticks since the machine was
/// started.
struct ProcessorTimes {
  double all = 0, idle = 0, stolen = 0;
};
} // namespace

/// Parses the first line of /proc/stat, `cpu user nice system idle iowait irq
/// softirq steal ...`.
static ProcessorTimes readTimes(const Files &files) {
  std::string line = files.readLine("proc/stat");
  llvm::SmallVector<llvm::StringRef> words;
  llvm::SplitString(line, words);
  ProcessorTimes times;
  // The columns after `steal` are times of guests, which `user` and `nice`
  // contain.
  for (size_t i = 1; i < words.size() && i <= 8; ++i) {
    double ticks = 0;
    if (words[i].getAsDouble(ticks))
      continue;
    times.all += ticks;
    if (i == 4 || i == 5)
      times.idle += ticks;
    if (i == 8)
      times.stolen += ticks;
  }
  return times;
}

/// Returns the percentage in `some avg10=1.23 ...` as a share; below 0 if it is
/// missing.
static double readPressure(const Files &files) {
  std::string line = files.readLine("proc/pressure/cpu");
  double percent = -100;
  llvm::StringRef value = llvm::StringRef(line).split("avg10=").second;
  if (value.split(' ').first.getAsDouble(percent))
    return -1;
  return percent / 100;
}

Busyness padlab::measureBusyness(double seconds, llvm::StringRef root) {
  Files files(root);
  Busyness busyness;
  std::string load = files.readLine("proc/loadavg");
  if (llvm::StringRef(load).split(' ').first.getAsDouble(busyness.load))
    busyness.load = 0;
  busyness.cores = std::max(1u, countProcessors(files.read("proc/cpuinfo")));
  busyness.pressure = readPressure(files);
  ProcessorTimes before = readTimes(files);
  std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
  ProcessorTimes after = readTimes(files);
  double all = after.all - before.all;
  if (all > 0) {
    busyness.steal = (after.stolen - before.stolen) / all;
    busyness.used = 1 - (after.idle - before.idle) / all - busyness.steal;
  }
  return busyness;
}

std::string Busyness::explain() const {
  constexpr double mostUsed = 0.1, mostSteal = 0.02, mostPressure = 0.1;
  std::string why;
  auto add = [&](const std::string &reason) {
    why += (why.empty() ? "" : ", ") + reason;
  };
  // This thread is itself one of the threads that the load counts.
  if (load > cores - 0.5)
    add(llvm::formatv("load {0:f2} on {1} cores", load, cores));
  if (used > mostUsed)
    add(llvm::formatv("others use {0:f0} % of the processors", used * 100));
  if (steal > mostSteal)
    add(llvm::formatv("the host takes {0:f0} %", steal * 100));
  if (pressure > mostPressure)
    add(llvm::formatv("threads waited for a processor in {0:f0} % of the "
                      "last 10 s",
                      pressure * 100));
  return why;
}

ContextEntries Busyness::toContext() const {
  std::string why = explain();
  return {{"load", llvm::formatv("{0:f2}", load)},
          {"used", llvm::formatv("{0:f3}", used)},
          {"steal", llvm::formatv("{0:f3}", steal)},
          {"pressure", pressure < 0 ? std::string("unknown")
                                    : llvm::formatv("{0:f3}", pressure).str()},
          {"busy", why.empty() ? "no" : why}};
}
